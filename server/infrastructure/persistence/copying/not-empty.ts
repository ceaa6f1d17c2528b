/** The place that a copy is restored into has data already. */
export class NotEmpty extends Error {}
