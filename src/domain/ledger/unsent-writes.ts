/** After how many days without use a person has to confirm the writes that wait on their device. */
export const STALE_UNSENT_DAYS = 30;

/** After how many days without use they are destroyed. */
export const MAX_UNSENT_DAYS = 90;
