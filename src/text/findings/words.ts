import type { Recommendation } from "../../domain/recommendations/recommendation.ts";

/** What is written about a finding. */
export type FindingWords = Pick<Recommendation, "title" | "description" | "impact">;

/** What stands where the balance never gets to a goal. */
export const NO_FORECAST = "Sem previsão";

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const YEAR = 12;
/** Up to here months are still pictured as months. */
const LONGEST_IN_MONTHS = 24;
const LONGEST_IN_YEARS = 50;

/** A number of months in words: `8 meses`, `3 anos e 4 meses`, `mais de 50 anos`. */
export function duration(months: number): string {
  if (months <= LONGEST_IN_MONTHS) return count(months, "mês", "meses");
  const years = Math.floor(months / YEAR);
  if (years >= LONGEST_IN_YEARS) return `mais de ${LONGEST_IN_YEARS} anos`;
  const rest = months % YEAR;
  const whole = count(years, "ano", "anos");
  return rest === 0 ? whole : `${whole} e ${count(rest, "mês", "meses")}`;
}

/** As `duration`, about: `cerca de 8 meses`, `mais de 50 anos`. */
export const aboutDuration = (months: number): string => {
  const words = duration(months);
  return words.startsWith("mais") ? words : `cerca de ${words}`;
};
