const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const YEAR_MONTHS = 12;
/** The number of months up to which a duration is still given in months. */
const MAX_IN_MONTHS = 24;
const MAX_IN_YEARS = 100;

/** Whether a number of months is only given as `mais de 100 anos`. */
export const isBeyondWords = (months: number): boolean => months > MAX_IN_YEARS * YEAR_MONTHS;

/** A number of months in words: `8 meses`, `3 anos e 4 meses`, `mais de 100 anos`. */
export function duration(months: number): string {
  if (months <= MAX_IN_MONTHS) return count(months, "mês", "meses");
  if (isBeyondWords(months)) return `mais de ${MAX_IN_YEARS} anos`;
  const years = Math.floor(months / YEAR_MONTHS);
  const rest = months % YEAR_MONTHS;
  const whole = count(years, "ano", "anos");
  return rest === 0 ? whole : `${whole} e ${count(rest, "mês", "meses")}`;
}

/** As `duration`, with 'about': `cerca de 8 meses`, `mais de 100 anos`. */
export const aboutDuration = (months: number): string => {
  const words = duration(months);
  return words.startsWith("mais") ? words : `cerca de ${words}`;
};
