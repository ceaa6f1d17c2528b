import { failureOf } from "../../../application/failure.ts";

/** Makes a call, and repeats it once if it was refused for lack of confirmed presence. */
export type WithPresence = <Answer>(make: () => Promise<Answer>) => Promise<Answer>;

const isPresenceMissing = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === "presenca";
};

/**
 * Has the user confirm their presence when a call needs it: `confirm` asks them, and returns whether they did. If not,
 * the call rejects with its refusal, so that its form keeps what was typed.
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
