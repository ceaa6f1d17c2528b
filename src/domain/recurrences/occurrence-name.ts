import type { Occurrence } from "./recurrence.ts";

/** The name of a planned movement among those of all recurrences. */
export const occurrenceName = ({
  recurrenceId,
  day,
}: Pick<Occurrence, "recurrenceId" | "day">): string => `${recurrenceId} ${day}`;
