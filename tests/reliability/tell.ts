import { KILLS } from "./chances.ts";

/** Says how many of many kills left what. */
export function tell(what: string, found: readonly string[]): void {
  if (KILLS === 1) return;
  const counts = Object.entries(Object.groupBy(found, (one) => one));
  const parts = counts.map(([one, all]) => `${all?.length} ${one}`);
  console.log(`${KILLS} ${what}: ${parts.join("; ")}`);
}
