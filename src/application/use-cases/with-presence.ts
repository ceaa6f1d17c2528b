import { failureOf } from "../failure.ts";

/** Does an act, and once more if it was refused until its person had confirmed that it is them. */
export type WithPresence = <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome>;

const isPresenceMissing = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === "presenca";
};

/**
 * Has presence confirmed where an act needs it: `confirm` says whether it was. If not, the act rejects as it was
 * refused, so that whoever began it keeps what was typed.
 */
export const withPresence =
  (confirm: () => Promise<boolean>): WithPresence =>
  async (act) => {
    try {
      return await act();
    } catch (reason) {
      if (!isPresenceMissing(reason) || !(await confirm())) throw reason;
      return act();
    }
  };
