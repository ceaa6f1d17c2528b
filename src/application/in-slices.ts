/**
 * Does long work slice by slice. `pause` yields to other work after each slice, the last one included, so the caller
 * continues in a turn of its own.
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
