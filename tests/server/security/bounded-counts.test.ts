import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundedCounts } from "../../../server/infrastructure/security/bounded-counts.ts";
import { DAY, MINUTE, testClock } from "../support/test-clock.ts";

const SPAN_MS = 15 * MINUTE;

/** A count that knows no room, to compare with. */
function plainCounts(now: () => number) {
  const counts = new Map<string, { value: number; since: number }>();
  const of = (key: string) => {
    const count = counts.get(key);
    return count !== undefined && count.value > 0 && now() < count.since + SPAN_MS ? count : null;
  };
  return {
    of: (key: string) => of(key)?.value ?? 0,
    raise: (key: string) => {
      const { value, since } = of(key) ?? { value: 0, since: now() };
      counts.set(key, { value: value + 1, since });
    },
    lower: (key: string) => {
      const count = of(key);
      if (count !== null) count.value -= 1;
    },
  };
}

const step = fc.oneof(
  fc.record({ act: fc.constantFrom("raise", "lower"), key: fc.constantFrom("a", "b", "c") }),
  fc.record({ act: fc.constant("wait" as const), milliseconds: fc.nat(SPAN_MS) }),
);

describe("bounded counts", () => {
  it("count like any others as long as there is room", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const clock = testClock();
        const [bounded, plain] = [boundedCounts(SPAN_MS, 3, clock), plainCounts(clock.now)];
        for (const one of steps) {
          if (one.act === "wait") clock.advance(one.milliseconds);
          else for (const counts of [bounded, plain]) counts[one.act as "raise"](one.key);
          for (const key of ["a", "b", "c"]) expect(bounded.of(key).value).toBe(plain.of(key));
        }
      }),
    );
  });

  it("never hold more keys than there is room", () => {
    const counts = boundedCounts(SPAN_MS, 100, testClock());
    for (let index = 0; index < 10_000; index += 1) {
      counts.raise(`${index}`);
      expect(counts.size()).toBeLessThanOrEqual(100);
    }
    expect(counts.size()).toBeGreaterThan(80);
  });

  it("lose nothing of a key that has collected some to a flood of new ones", () => {
    const counts = boundedCounts(SPAN_MS, 100, testClock());
    for (let times = 0; times < 10; times += 1) counts.raise("guessed");
    counts.raise("tried twice");
    counts.raise("tried twice");
    for (let index = 0; index < 10_000; index += 1) counts.raise(`${index}`);
    expect(counts.of("guessed").value).toBe(10);
    expect(counts.of("tried twice").value).toBe(2);
  });

  it("let the oldest go of those that are alike", () => {
    const counts = boundedCounts(SPAN_MS, 2, testClock());
    for (const key of ["a", "b", "c"]) counts.raise(key);
    expect(["a", "b", "c"].map((key) => counts.of(key).value)).toEqual([0, 1, 1]);
  });

  it("let those go first whose span is over, whatever they had collected", () => {
    const clock = testClock();
    const counts = boundedCounts(SPAN_MS, 3, clock);
    for (const key of ["a", "a", "b", "b"]) counts.raise(key);
    clock.advance(SPAN_MS);
    for (const key of ["c", "d"]) counts.raise(key);
    expect(counts.size()).toBe(2);
    expect(counts.of("c").value).toBe(1);
  });

  it("keep nothing of a key whose count was taken back", () => {
    const counts = boundedCounts(SPAN_MS, 100, testClock());
    counts.raise("a");
    counts.lower("a");
    expect(counts.size()).toBe(0);
  });

  it("end with a clock that is set back, instead of lasting until it has caught up", () => {
    const clock = testClock();
    const counts = boundedCounts(SPAN_MS, 100, clock);
    counts.raise("a");
    clock.advance(-DAY);
    expect(counts.of("a").value).toBe(0);
  });
});
