import type { CivilDate } from "../domain/shared/civil-date.ts";

/** The time: Unix milliseconds, and the day in the user's zone. */
export type Clock = {
  now(): number;
  today(): CivilDate;
};
