import type { ConsentAnswer, ConsentRecord } from "../../domain/consent/consent-record.ts";
import type { Departure } from "../../domain/users/departure.ts";
import type { DownloadProgress } from "../exports/data-exports.ts";
import type { ReadyFile } from "../exports/file-saver.ts";

/** A person's rights over what is kept of them. Every call rejects with a Failure. */
export type OwnRights = {
  /** Tells an answer to the policy; resolves with the one that holds now. */
  answerPolicy(answer: ConsentAnswer): Promise<ConsentRecord>;
  /** The answers to the policy, the newest first. */
  consents(): Promise<readonly ConsentRecord[]>;
  /** Everything that is kept, in one file. */
  download(onProgress: (progress: DownloadProgress) => void): Promise<ReadyFile>;
  /** Asks for the end of the account, which ends every session. A wrong password is `rejected`, in the field `senha`. */
  leave(password: string): Promise<Departure>;
};
