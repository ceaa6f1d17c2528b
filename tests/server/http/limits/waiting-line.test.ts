import fc from "fast-check";
import { expect, it } from "vitest";
import { waitingLine } from "../../../../server/http/limits/waiting-line.ts";

const TURN_TIMEOUT_MS = 1_000;

/** A line whose time is moved by the work of those who are let in, and of nothing else. */
function begin({ work = 0, mostUnderWay = Infinity } = {}) {
  let time = 0;
  let deferred: (() => void)[] = [];
  const answers: { readonly name: number; readonly started: boolean; readonly waited: number }[] =
    [];
  const line = waitingLine({
    now: () => time,
    defer: (next) => {
      deferred.push(next);
    },
    patience: TURN_TIMEOUT_MS,
    mostUnderWay,
  });
  const enter = (name: number) => {
    const since = time;
    const answered = (started: boolean) => answers.push({ name, started, waited: time - since });
    line.enter(
      () => {
        answered(true);
        time += work;
      },
      () => answered(false),
    );
  };
  const turn = () => {
    const round = deferred;
    deferred = [];
    for (const next of round) next();
    return round.length > 0;
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { line, enter, turn, pass, answers, now: () => time };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it("those who do not have to wait long are all let in, in their order, one a turn", () => {
  const { enter, turn, answers } = begin({ work: 3 });
  for (const name of upTo(300)) enter(name);
  expect(answers).toEqual([]);
  turn();
  expect(answers.map(({ name }) => name)).toEqual([0]);
  while (turn());
  expect(answers.map(({ name }) => name)).toEqual(upTo(300));
  expect(answers.every(({ started }) => started)).toBe(true);
});

it("nobody is let in after more than their patience, and everybody is answered once", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ arrivals: fc.nat(400), pause: fc.nat(50) }), { minLength: 1 }),
      fc.nat(20),
      (waves, work) => {
        const { enter, turn, pass, answers } = begin({ work });
        let entered = 0;
        for (const { arrivals, pause } of waves) {
          for (const _ of upTo(arrivals)) enter((entered += 1));
          turn();
          pass(pause);
        }
        while (turn());
        const started = answers.filter((answer) => answer.started);
        expect(started.every(({ waited }) => waited <= TURN_TIMEOUT_MS)).toBe(true);
        expect(started.map(({ name }) => name)).toEqual(
          started.map(({ name }) => name).toSorted((a, b) => a - b),
        );
        expect(new Set(answers.map(({ name }) => name)).size).toBe(entered);
        expect(answers).toHaveLength(entered);
      },
    ),
  );
});

it("a line that stands takes no more than it can let in within the patience", () => {
  const { enter, turn, answers, now } = begin({ work: 10 });
  for (const name of upTo(100)) enter(name);
  for (const _ of upTo(60)) turn();
  const before = answers.length;
  const begun = now();
  for (const name of upTo(1_000)) enter(100 + name);
  expect(now()).toBe(begun);
  expect(answers.length - before).toBeGreaterThan(850);
});

it("a burst after a slow turn is not refused", () => {
  const { enter, turn, pass, answers } = begin();
  enter(0);
  enter(1);
  turn();
  pass(900);
  while (turn());
  for (const name of upTo(200)) enter(2 + name);
  while (turn());
  expect(answers).toHaveLength(202);
  expect(answers.every(({ started }) => started)).toBe(true);
});

it("a crowd that is refused and asks again leaves half of the time to those let in", () => {
  const { enter, turn, pass, answers, now } = begin({ work: 2 });
  let entered = 0;
  while (now() < 20_000) {
    // Hearing a thousand takes a hundred milliseconds.
    for (const _ of upTo(1_000)) enter((entered += 1));
    pass(100);
    turn();
  }
  const started = answers.filter((answer) => answer.started);
  expect(started.length * 2).toBeGreaterThan(20_000 * 0.4);
  expect(started.every(({ waited }) => waited <= TURN_TIMEOUT_MS)).toBe(true);
});

it("however short the turns, the line is bounded", () => {
  const { enter, answers } = begin();
  for (const name of upTo(100_000)) enter(name);
  expect(100_000 - answers.length).toBeLessThanOrEqual(TURN_TIMEOUT_MS / 0.2 + 1);
});

it("no more than allowed are under way, and one that leaves lets the next one in", () => {
  const { line, enter, turn, answers } = begin({ mostUnderWay: 2 });
  for (const name of upTo(4)) enter(name);
  while (turn());
  expect(answers).toHaveLength(2);
  line.leave();
  while (turn());
  expect(answers).toHaveLength(3);
  line.leave();
  line.goOn();
  line.leave();
  while (turn());
  expect(answers).toHaveLength(4);
});

it("those who wait, are under way and were refused are counted", () => {
  const { line, enter, turn, pass } = begin({ mostUnderWay: 2 });
  for (const name of upTo(5)) enter(name);
  expect(line.counts()).toEqual({ waiting: 5, running: 0, refused: 0 });
  while (turn());
  expect(line.counts()).toEqual({ waiting: 3, running: 2, refused: 0 });
  pass(TURN_TIMEOUT_MS + 1);
  line.leave();
  while (turn());
  expect(line.counts()).toEqual({ waiting: 0, running: 1, refused: 3 });
});
