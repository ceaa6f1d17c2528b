import { DAY_MS } from "../shared/duration.ts";

/** How many days removed and replaced records stay, to be restored or undone. */
export const RETENTION_DAYS = 30;

export const RETENTION_MS = RETENTION_DAYS * DAY_MS;
