/** Why the storage could not do as asked, as far as the caller can make something of it. */
export type StorageFailure = "full" | "unavailable" | "owner-gone";

/** Recognises the storage's own errors; null for every other error. */
export type StorageFailureOf = (error: unknown) => StorageFailure | null;
