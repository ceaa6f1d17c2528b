/** An entry that waits for its turn. */
type Waiting = { readonly since: number; readonly start: () => void; readonly refuse: () => void };

type Surroundings = {
  /** In milliseconds, from any origin. */
  readonly now: () => number;
  /** Calls back after all other work that is ready. */
  readonly defer: (next: () => void) => void;
  /** The longest wait for a turn, in milliseconds. */
  readonly patience: number;
  /** The most entries under way at once. */
  readonly mostUnderWay: number;
};

/** The numbers of entries that wait, are under way, and were refused since the start. */
export type Turns = {
  readonly waiting: number;
  readonly running: number;
  readonly refused: number;
};

export type WaitingLine = {
  /** Starts an entry when its turn has come, or refuses it as soon as that is known to be too late. */
  readonly enter: (start: () => void, refuse: () => void) => void;
  /** A started entry has ended, or waits for something external. */
  readonly leave: () => void;
  /** An entry that waited for something external goes on. */
  readonly goOn: () => void;
  /** Returns how many wait and are under way now, and how many were refused so far. */
  readonly counts: () => Turns;
};

/** The weight of the latest measurement in the mean. */
const WEIGHT = 0.1;
/** The shortest assumed turn, so that the line is always bounded. */
const MIN_TURN_MS = 0.2;
/** The longest round of turns, however long the other work took. */
const MAX_ROUND_MS = 300;

const mean = (sofar: number, measured: number) =>
  Math.max(MIN_TURN_MS, sofar + WEIGHT * (measured - sofar));

/**
 * Lets entries in one after the other, first come first served. Between two rounds of turns other work runs: so the
 * wait of each entry is known, and one that would wait too long is refused cheaply. A round lasts as long as the other
 * work took, so that a crowd of refused retries leaves half of the time to those let in.
 */
export function waitingLine({ now, defer, patience, mostUnderWay }: Surroundings): WaitingLine {
  let line: Waiting[] = [];
  let head = 0;
  let underWay = 0;
  let refused = 0;
  let isRound = false;
  let turns = 1;
  let begin = 0;
  let work = MIN_TURN_MS;
  let meanTurn = MIN_TURN_MS;
  /** When the previous round ended; null after a pause. */
  let before: number | null = null;

  const length = () => line.length - head;

  const next = (): Waiting | undefined => {
    const first = line[head];
    if (first !== undefined) head += 1;
    if (head * 2 > line.length) {
      line = line.slice(head);
      head = 0;
    }
    return first;
  };

  const turnAway = (refuse: () => void) => {
    refused += 1;
    refuse();
  };

  const refuseLate = (time: number) => {
    for (
      let first = line[head];
      first !== undefined && time - first.since > patience;
      first = line[head]
    ) {
      next();
      turnAway(first.refuse);
    }
  };

  /**
   * A burst may pass quickly, but a blocked line goes on as it did, or worse, so only half of the patience is granted.
   */
  const isHopeless = (time: number) => {
    const first = line[head];
    const stands = first !== undefined && time - first.since > patience / 2;
    return stands && length() * meanTurn > patience / 2;
  };

  const later = () => {
    if (isRound || length() === 0 || underWay >= mostUnderWay) return;
    isRound = true;
    defer(() => {
      begin = now();
    });
    // Deferred together they run in sequence, each when the one before it is done.
    for (let count = 0; count < turns; count += 1) defer(turn);
    defer(finish);
  };

  const turn = () => {
    refuseLate(now());
    if (underWay >= mostUnderWay) return;
    const first = next();
    if (first === undefined) return;
    underWay += 1;
    first.start();
  };

  const finish = () => {
    isRound = false;
    const end = now();
    work = mean(work, (end - begin) / turns);
    if (before !== null) meanTurn = mean(meanTurn, (end - before) / turns);
    const heard = before === null ? 0 : begin - before;
    turns = Math.max(1, Math.min(length(), Math.ceil(Math.min(heard, MAX_ROUND_MS) / work)));
    // Only rounds without a pause in between measure a turn.
    before = length() > 0 ? end : null;
    later();
  };

  return {
    enter: (start, refuse) => {
      const since = now();
      refuseLate(since);
      if (length() >= patience / MIN_TURN_MS || isHopeless(since)) {
        turnAway(refuse);
        return;
      }
      line.push({ since, start, refuse });
      later();
    },
    leave: () => {
      underWay -= 1;
      later();
    },
    goOn: () => {
      underWay += 1;
    },
    counts: () => ({ waiting: length(), running: underWay, refused }),
  };
}
