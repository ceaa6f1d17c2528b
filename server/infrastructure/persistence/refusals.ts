/** The place that a copy is restored into has data already. */
export class NotEmpty extends Error {}

/** Another program works with the data that one would change as a whole: by a restore, or by a migration. */
export class InUse extends Error {}
