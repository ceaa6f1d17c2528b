import type { Sliced } from "../../../src/domain/shared/slices.ts";
import type { Pause } from "../pause.ts";

/** Runs a long job slice by slice, yielding to other work in between. */
export async function inTurns<Outcome>(work: Sliced<Outcome>, pause: Pause): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}
