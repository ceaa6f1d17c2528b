import type { UserId } from "../../domain/shared/ids.ts";

/**
 * Answers of the server that are no part of the ledger, sealed beside its copy and destroyed with it. Never throws: an
 * answer that cannot be kept is not there without a network.
 */
export type AnswerCache = {
  /** The last answer under a name; undefined if there is none, or it does not open. */
  read(owner: UserId, name: string): Promise<unknown>;
  /** Replaces the answer under a name; does nothing where there is no copy. An answer that is too large is not kept. */
  keep(owner: UserId, name: string, answer: unknown): Promise<void>;
};
