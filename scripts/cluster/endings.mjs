// Ends what a program has started, also where it fails or is told to end.
import { endChildren } from "./processes.mjs";

/** Runs a program with a list of ends, comes to them all, the last first, and exits; a failure is told. */
export async function runToItsEnds(work) {
  const ends = [];
  let ending = null;
  const end = () =>
    (ending ??= (async () => {
      for (const one of ends.toReversed()) await Promise.try(one).catch(console.error);
      await endChildren();
    })());
  const giveUp = () => void end().finally(() => process.exit(1));
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, giveUp);
  process.once("uncaughtException", (error) => {
    console.error(error);
    giveUp();
  });
  try {
    await work(ends);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await end();
  }
  process.exit();
}
