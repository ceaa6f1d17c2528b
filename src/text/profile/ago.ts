import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/shared/duration.ts";

const ago = (count: number, one: string, many: string) => `há ${count} ${count === 1 ? one : many}`;

/** How long ago a moment was, as exactly as is worth it: `há 3 horas`; in Unix milliseconds. */
export function agoText(at: number, now: number): string {
  const since = now - at;
  if (since < 2 * MINUTE_MS) return "agora mesmo";
  if (since < HOUR_MS) return ago(Math.floor(since / MINUTE_MS), "minuto", "minutos");
  if (since < DAY_MS) return ago(Math.floor(since / HOUR_MS), "hora", "horas");
  return ago(Math.floor(since / DAY_MS), "dia", "dias");
}
