/** Makes identifiers that occur nowhere else, for idempotency keys. */
export type IdGenerator = { next(): string };
