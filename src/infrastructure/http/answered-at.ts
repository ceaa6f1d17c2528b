import type { Answered } from "./call.ts";

/** The moment of a response by the server's clock, in Unix milliseconds; null if it does not tell it. */
export function answeredAt({ headers }: Answered): number | null {
  const at = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(at) ? null : at;
}
