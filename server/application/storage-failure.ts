/** Why the storage could not do as asked, as far as the caller can make something of it. */
export type StorageFailure = "full" | "unavailable" | StorageFault | "owner-gone";

/** The faults that only the operator can mend: the files are not there any more, or what they hold is damaged. */
export type StorageFault = "gone" | "damaged";

/** Recognises the storage's own errors; null for every other error. */
export type StorageFailureOf = (error: unknown) => StorageFailure | null;
