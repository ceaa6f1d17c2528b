import type { AnswerCache } from "../../application/device/answer-cache.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import { BESIDE, readStored, storeBeside } from "./copy-database.ts";
import { seal, unseal } from "./seal.ts";

/** The version of the stored format; an answer of another version does not open. */
export const ANSWER_FORMAT = 1;

/** The largest answer that is kept, in characters. */
export const MAX_ANSWER_LENGTH = 2 * 1024 * 1024;

const label = (owner: UserId, name: string) =>
  JSON.stringify(["answer", ANSWER_FORMAT, owner, name]);

/** The kept answers in the database of the copy, each a chunk of its own under the copy's key. */
export const sealedAnswers: AnswerCache = {
  read: async (owner, name) => {
    try {
      const stored = await readStored([BESIDE + name]);
      const chunk = stored?.chunks.get(BESIDE + name);
      if (!stored || !chunk) return undefined;
      return JSON.parse(await unseal(stored.key, label(owner, name), chunk)) as unknown;
    } catch {
      return undefined;
    }
  },
  keep: async (owner, name, answer) => {
    try {
      const stored = await readStored([BESIDE + name]);
      if (stored === null) return;
      const text = JSON.stringify(answer);
      const chunk =
        text.length > MAX_ANSWER_LENGTH ? null : await seal(stored.key, label(owner, name), text);
      await storeBeside(name, chunk);
    } catch {
      // The browser refuses: the answer is asked for again.
    }
  },
};
