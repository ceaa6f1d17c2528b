const instants = new Intl.DateTimeFormat("pt-PT", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** An instant in Unix milliseconds as `20/11/2026, 14:05`, in the reader's time zone. */
export const formatInstant = (instant: number): string => instants.format(instant);
