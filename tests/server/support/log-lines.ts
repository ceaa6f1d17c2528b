import { pino } from "pino";

/** Makes a log whose lines can be read. */
export function logLines() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: "warn" }, { write }), lines };
}
