/** The base of every API path, relative to the base path of the app. */
export const API_BASE = "/api";

/**
 * The header with the revision of the ledger, on every response to a session: after a write its own revision, else the
 * one that was read.
 */
export const REVISION_HEADER = "fincontrol-revisao";

/** The header with the epoch of the ledger that the revision belongs to, the same as the log's `epoca`. */
export const EPOCH_HEADER = "fincontrol-epoca";

/** The header in which a client names a change, so that the same change sent twice counts once. */
export const CHANGE_HEADER = "fincontrol-alteracao";

/** The header that makes a repeated creation return the response of the first. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
