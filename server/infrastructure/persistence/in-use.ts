/** Another program works with the data that one would change as a whole: by a restore, or by a migration. */
export class InUse extends Error {}
