/** The migrated rows differ from the original ones; the migration is rolled back. */
export class NotCarriedOver extends Error {}
