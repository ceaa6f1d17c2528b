/** Does a long work slice by slice; `pause` lets others have their turn between two of them. */
export async function inSlices<Outcome>(
  work: Generator<void, Outcome>,
  pause: () => Promise<void>,
): Promise<Outcome> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    // the slices are one after the other
    await pause();
  }
}
