/** Makes identifiers that occur nowhere else, later ones greater: for records, and for changes to them. */
export type IdGenerator = { next(): string };
