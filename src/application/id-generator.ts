/** Makes unique ids, each greater than the one before: for records, and for changes to them. */
export type IdGenerator = { next(): string };
