import type { ConsentRecord } from "../../../src/domain/consent/consent-record.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";

/** The answers of people to the policy. */
export type Consents = {
  /** The newest first. */
  readonly list: (owner: UserId) => Promise<readonly ConsentRecord[]>;
  /** Keeps an answer as the last one, beside at most so many before it; the user's flag follows it. */
  readonly add: (owner: UserId, answer: ConsentRecord, most: number) => Promise<void>;
};
