import type { ConsentAnswer, ConsentRecord } from "../../domain/consent/consent-record.ts";
import type { Departure } from "../../domain/users/departure.ts";
import type { DownloadProgress } from "../exports/data-exports.ts";
import type { ReadyFile } from "../exports/file-saver.ts";

/** The user's rights over their data. Every call rejects with a Failure. */
export type OwnRights = {
  /** Reports an answer to the policy; resolves with the one that is now valid. */
  answerPolicy(answer: ConsentAnswer): Promise<ConsentRecord>;
  /** The answers to the policy, the newest first. */
  consents(): Promise<readonly ConsentRecord[]>;
  /** All stored data, in one file. */
  download(onProgress: (progress: DownloadProgress) => void): Promise<ReadyFile>;
  /**
   * Requests the removal of the account, which ends every session. A wrong password is `rejected`, in the field
   * `senha`.
   */
  leave(password: string): Promise<Departure>;
};
