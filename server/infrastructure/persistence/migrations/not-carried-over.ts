/** What was carried over is not what was there; the migration is undone as a whole. */
export class NotCarriedOver extends Error {}
