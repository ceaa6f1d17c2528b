import type { Sliced } from "../../../src/domain/shared/slices.ts";
import type { Pause } from "../pause.ts";

/** Does a long work slice by slice, between which others have their turn. */
export async function inTurns<Outcome>(work: Sliced<Outcome>, pause: Pause): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}
