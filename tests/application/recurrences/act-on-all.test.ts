import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { actOnAll, MAX_ACTS_AT_ONCE } from "../../../src/application/recurrences/act-on-all.ts";
import type {
  NamedAct,
  RecurrenceAct,
} from "../../../src/application/recurrences/recurrence-act.ts";
import type { Failure } from "../../../src/application/failure.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { actsDoneText } from "../../../src/text/recurrences/acts-done.ts";
import { planned } from "../../support/recurrences.ts";

const DAILY = { ...planned({ mode: "confirm", unit: "day" }), revision: 1 };
const skips = (count: number): readonly RecurrenceAct[] =>
  dueUntil(DAILY, civilDate(2040, 1, 1), count).map((occurrence) => ({
    type: "skip",
    of: DAILY,
    occurrence,
  }));

const ends = {
  done: null,
  left: { type: "waiting" },
  refused: { type: "rejected", status: 409, message: "", code: null },
  away: { type: "offline" },
} as const;

function running(outcomes: readonly (keyof typeof ends)[]) {
  let keys = 0;
  const left = [...outcomes];
  const act = vi.fn<(named: NamedAct) => Promise<void>>(async () => {
    const end = ends[left.shift() ?? "done"];
    if (end !== null) throw end as unknown as Failure;
  });
  return { act, all: actOnAll(act, { next: () => `key-${(keys += 1)}` }) };
}

describe("several acts at once", () => {
  it("are each a change, of which the true number is told, and end where there is no answer", async () => {
    const outcome = fc.constantFrom<keyof typeof ends>("done", "left", "refused", "away");
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { maxLength: 8 }), async (outcomes) => {
        const { act, all } = running(outcomes);
        const done = await all({ kind: "skip", acts: skips(outcomes.length), leftOut: 0 });
        const until = outcomes.indexOf("away");
        const tried = until === -1 ? outcomes : outcomes.slice(0, until + 1);
        expect(act).toHaveBeenCalledTimes(tried.length);
        const made = tried.filter((one) => one === "done" || one === "left").length;
        expect(new Set(done.changes).size).toBe(made);
        expect(done.count).toBe(outcomes.length);
        expect(done.isUnsent).toBe(tried.includes("left"));
        expect(done.failure === null).toBe(
          !tried.some((one) => one === "refused" || one === "away"),
        );
        const { message, isWhole } = actsDoneText(done);
        expect(message.startsWith(`${made}`)).toBe(true);
        expect(isWhole).toBe(made === outcomes.length && !done.isUnsent);
      }),
    );
  });

  it("are at most so many for one press, and that is said", async () => {
    const { act, all } = running([]);
    const acts = skips(MAX_ACTS_AT_ONCE + 1);
    const done = await all({ kind: "skip", acts, leftOut: 2 });
    expect(act).toHaveBeenCalledTimes(MAX_ACTS_AT_ONCE);
    expect(actsDoneText(done).message).toBe(
      `200 de 201 movimentos saltados. Ficam 2 por responder: já há registos parecidos.`,
    );
  });
});
