import { DAY_MS } from "../shared/duration.ts";

/** After how many days a session ends, however much it is used. */
export const MAX_SESSION_DAYS = 30;

export const MAX_SESSION_MS = MAX_SESSION_DAYS * DAY_MS;
