/**
 * Does a long work slice by slice; `pause` lets others have their turn after each of them, so that whoever waits for the
 * outcome goes on in a turn of their own.
 */
export async function inSlices<Outcome>(
  work: Generator<void, Outcome>,
  pause: () => Promise<void>,
): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    // the slices are one after the other
    await pause();
    if (step.done) return step.value;
  }
}
