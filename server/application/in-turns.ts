import { setImmediate } from "node:timers/promises";
import type { Sliced } from "../../src/domain/shared/slices.ts";

/** Does a long work slice by slice, between which others have their turn. */
export async function inTurns<Outcome>(work: Sliced<Outcome>): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
