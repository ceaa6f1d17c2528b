/** A long computation that pauses between slices, so that its caller can yield to other work. */
export type Sliced<Outcome> = Generator<void, Outcome>;

/** The number of records per slice. */
const SLICE_ROWS = 4_000;

/** Runs a computation to its end, without pauses. */
export function finish<Outcome>(work: Sliced<Outcome>): Outcome {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Groups items by a key, slice by slice; items whose key is null are left out. */
export function* groupedBy<Each, Key extends string>(
  all: Iterable<Each>,
  keyOf: (each: Each) => Key | null,
): Sliced<ReadonlyMap<Key, readonly Each[]>> {
  const groups = new Map<Key, Each[]>();
  let count = 0;
  for (const each of all) {
    if ((count += 1) % SLICE_ROWS === 0) yield;
    const key = keyOf(each);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}

/** Visits items slice by slice. */
export function* eachOf<Each>(all: Iterable<Each>, look: (each: Each) => void): Sliced<void> {
  let count = 0;
  for (const each of all) {
    if ((count += 1) % SLICE_ROWS === 0) yield;
    look(each);
  }
}
