/** How many days a removed thing stays in the trash. */
export const TRASH_DAYS = 30;

const DAY = 24 * 60 * 60_000;

/** How many days a thing still stays that was removed then, begun ones included; both in Unix milliseconds. */
export const daysLeft = (removedAt: number, now: number): number =>
  Math.min(TRASH_DAYS, Math.max(0, Math.ceil((removedAt - now) / DAY + TRASH_DAYS)));
