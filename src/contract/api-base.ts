/** Where every call of the API lives, relative to the base path. */
export const API_BASE = "/api";

/** The header of every answer to a session: the revision of its ledger, a write's own or a read's. */
export const REVISION_HEADER = "fincontrol-revisao";

/** The header beside it: which life of the ledger that is a revision of, as the log's `epoca` says it. */
export const EPOCH_HEADER = "fincontrol-epoca";

/** The header by which a client names a change, so that the same change sent twice is one. */
export const CHANGE_HEADER = "fincontrol-alteracao";

/** The header that makes a repeated creating call answer what the first one answered. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
