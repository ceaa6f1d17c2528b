import { pino } from "pino";

/** A log whose lines can be looked at. */
export function logLines() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: "warn" }, { write }), lines };
}
