import type { CivilDate } from "../domain/shared/civil-date.ts";

/** The time in Unix milliseconds, and today in the user's time zone. */
export type Clock = {
  now(): number;
  today(): CivilDate;
};
