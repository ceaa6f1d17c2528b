import { serverProblems } from "../../../src/text/server-problems.ts";
import { reject } from "./line.ts";

/** Creates a record once per key, and refuses a key that is reused for a different request. */
export function onceEach<Made>() {
  const kept = new Map<string, { readonly wish: string; readonly made: Made }>();
  return (key: string, wished: unknown, make: () => Made): Made => {
    const wish = JSON.stringify(wished);
    const earlier = kept.get(key);
    if (earlier !== undefined && earlier.wish !== wish) reject(409, serverProblems["key-reused"]);
    if (earlier !== undefined) return earlier.made;
    const made = make();
    kept.set(key, { wish, made });
    return made;
  };
}
