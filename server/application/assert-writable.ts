/** Throws a storage failure while the database answers but accepts no writes. */
export type AssertWritable = () => Promise<void>;
