// Ends what a program has started, also where it is told to end.
import { endChildren } from "./processes.mjs";

/** Returns a list of ends, and how to come to them all, the last first. */
export function endings() {
  const ends = [];
  let ending = null;
  const end = () =>
    (ending ??= (async () => {
      for (const one of ends.toReversed()) await Promise.try(one).catch(console.error);
      await endChildren();
    })());
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(name, () => void end().finally(() => process.exit(1)));
  return { ends, end };
}
