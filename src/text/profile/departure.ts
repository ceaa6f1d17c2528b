const moments = new Intl.DateTimeFormat("pt-PT", {
  timeZone: "Europe/Lisbon",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/**
 * A moment in Unix milliseconds, in Lisbon time whatever the reader's time zone: `22/11/2026, 14:05 (hora de Lisboa)`.
 */
export const lisbonMoment = (instant: number): string =>
  `${moments.format(instant)} (hora de Lisboa)`;

/** Until when a user can take back the closing of their account. */
export const comeBackUntil = (leavesAt: number): string =>
  `Pode recuperá-la até ${lisbonMoment(leavesAt)}.`;
