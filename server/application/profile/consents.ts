import type { ConsentRecord } from "../../../src/domain/consent/consent-record.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";

/** The users' answers to the policy. */
export type Consents = {
  /** Newest first. */
  readonly list: (owner: UserId) => Promise<readonly ConsentRecord[]>;
  /** Stores an answer as the last one, beside at most `most` earlier ones; updates the user's flag. */
  readonly add: (owner: UserId, answer: ConsentRecord, most: number) => Promise<void>;
};
