import { failureOf } from "../../../application/failure.ts";

/** Makes a call, and once more if it was refused until its person had confirmed that it is them. */
export type WithPresence = <Answer>(make: () => Promise<Answer>) => Promise<Answer>;

const isPresenceMissing = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === "presenca";
};

/**
 * Has presence confirmed where a call needs it: `confirm` asks its person whether it is them, and says whether they have
 * shown it. If not, the call rejects as it was refused, so that whoever began it keeps what was typed.
 */
export const withPresence =
  (confirm: () => Promise<boolean>): WithPresence =>
  async (make) => {
    try {
      return await make();
    } catch (reason) {
      if (!isPresenceMissing(reason) || !(await confirm())) throw reason;
      return make();
    }
  };
