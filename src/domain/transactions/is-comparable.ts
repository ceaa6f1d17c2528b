import { partsOf, type CivilDate } from "../shared/civil-date.ts";

/** The day of the month from which it is compared with earlier ones. */
const FIRST_COMPARED_DAY = 8;

/** Whether enough of the current month is over to compare it with earlier ones. */
export const isComparable = (today: CivilDate): boolean => partsOf(today).day >= FIRST_COMPARED_DAY;
