import { duration, isBeyondWords } from "./duration.ts";
import { countText } from "./format-further.ts";

/** A number of months, never by the thousand: `1 mês`, `1200 meses`, `mais de 100 anos`. */
export function monthCount(count: number): string {
  if (isBeyondWords(count)) return duration(count);
  return count === 1 ? "1 mês" : `${countText(count)} meses`;
}
