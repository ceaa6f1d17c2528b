/** One that waits for its turn. */
type Waiting = { readonly since: number; readonly start: () => void; readonly refuse: () => void };

type Surroundings = {
  /** In milliseconds, from whatever beginning. */
  readonly now: () => number;
  /** Calls back after whatever else is ready has been looked at. */
  readonly defer: (next: () => void) => void;
  /** How long one may wait for its turn, in milliseconds. */
  readonly patience: number;
  /** How many may be under way at once. */
  readonly mostUnderWay: number;
};

export type WaitingLine = {
  /** Starts it when its turn has come, or refuses it as soon as that is known to be too late. */
  readonly enter: (start: () => void, refuse: () => void) => void;
  /** One that was started has come to its end, or waits for somebody else. */
  readonly leave: () => void;
  /** One that had left goes on. */
  readonly goOn: () => void;
};

/** How much the latest measure counts in a mean. */
const WEIGHT = 0.1;
/** No turn is taken for shorter, in milliseconds, so that the line is bounded whatever is measured. */
const SHORTEST_TURN = 0.2;
/** The others are heard again after so long, in milliseconds, whatever hearing them took. */
const LONGEST_ROUND = 300;

const mean = (sofar: number, measured: number) =>
  Math.max(SHORTEST_TURN, sofar + WEIGHT * (measured - sofar));

/**
 * Lets in one after the other, in the order of their coming. Between two rounds of turns the others are heard: so the wait
 * of each is known, and who would wait too long is refused while that costs next to nothing. A round takes as long as it
 * took to hear the others, so that a crowd that is refused and asks again leaves half of the time to those let in.
 */
export function waitingLine({ now, defer, patience, mostUnderWay }: Surroundings): WaitingLine {
  let line: Waiting[] = [];
  let head = 0;
  let underWay = 0;
  let isRound = false;
  let turns = 1;
  let begin = 0;
  let work = SHORTEST_TURN;
  let meanTurn = SHORTEST_TURN;
  /** When the round before ended; null after a pause. */
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

  const refuseLate = (time: number) => {
    for (
      let first = line[head];
      first !== undefined && time - first.since > patience;
      first = line[head]
    )
      next()?.refuse();
  };

  /** A burst may yet pass quickly; a line that stands goes on as it did, or worse, so only half of the patience is given away. */
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
    // Deferred together they come one after the other, each when the work of the one before it is done.
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
    turns = Math.max(1, Math.min(length(), Math.ceil(Math.min(heard, LONGEST_ROUND) / work)));
    // Only rounds that follow each other without a pause tell how long a turn takes.
    before = length() > 0 ? end : null;
    later();
  };

  return {
    enter: (start, refuse) => {
      const since = now();
      refuseLate(since);
      if (length() >= patience / SHORTEST_TURN || isHopeless(since)) {
        refuse();
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
  };
}
