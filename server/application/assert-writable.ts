/** Throws a storage failure while the database answers but takes nothing that is written. */
export type AssertWritable = () => Promise<void>;
