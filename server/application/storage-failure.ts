/** Why the storage failed, as far as it matters to the caller. */
export type StorageFailure = "full" | "unavailable" | "no-access" | StorageFault | "owner-gone";

/** The faults that only the operator can repair: the files are missing or damaged. */
export type StorageFault = "gone" | "damaged";

/** Recognises the storage's own errors; null for every other error. */
export type StorageFailureOf = (error: unknown) => StorageFailure | null;
