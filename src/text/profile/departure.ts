const moments = new Intl.DateTimeFormat("pt-PT", {
  timeZone: "Europe/Lisbon",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment in Unix milliseconds as it is told to whoever may be elsewhere than their account: `22/11/2026, 14:05 (hora de Lisboa)`. */
export const lisbonMoment = (instant: number): string =>
  `${moments.format(instant)} (hora de Lisboa)`;

/** Until when an account can be had back that its person wanted removed. */
export const comeBackUntil = (leavesAt: number): string =>
  `Pode recuperá-la até ${lisbonMoment(leavesAt)}.`;
