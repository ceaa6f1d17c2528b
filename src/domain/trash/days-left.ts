import { RETENTION_DAYS } from "../ledger/retention.ts";
import { DAY_MS } from "../shared/duration.ts";

/** How many days a thing still stays that was removed then, begun ones included; both in Unix milliseconds. */
export const daysLeft = (removedAt: number, now: number): number =>
  Math.min(RETENTION_DAYS, Math.max(0, Math.ceil((removedAt - now) / DAY_MS + RETENTION_DAYS)));
