/** The place that a copy is restored into has data already. */
export class NotEmpty extends Error {}

/** Another program works with the data that a restore would replace. */
export class InUse extends Error {}
