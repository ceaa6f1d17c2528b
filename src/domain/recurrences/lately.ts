import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { nextOf } from "./due.ts";
import type { Recurrence } from "./recurrence.ts";
import { openedOn } from "./settle.ts";

/** The most days back at which a movement is recorded by itself: what was due before that is left out. */
export const RECORDED_BACK_DAYS = 400;

/** The first day of which a movement is recorded, or asked about, by itself. */
export const recordedSince = (today: CivilDate): CivilDate => addDays(today, -RECORDED_BACK_DAYS);

/** Whether an automatic recurrence has movements open that are too old to be recorded by themselves. */
export function isOpenTooLong(recurrence: Recurrence, today: CivilDate): boolean {
  const since = recordedSince(today);
  if (recurrence.mode !== "automatic" || recurrence.openFrom >= since) return false;
  const first = nextOf(recurrence);
  return first !== null && first.date < since;
}

/** A recurrence without those movements; the same one if it has none. */
export const openedLately = (recurrence: Recurrence, today: CivilDate): Recurrence =>
  isOpenTooLong(recurrence, today) ? openedOn(recurrence, recordedSince(today)) : recurrence;
