import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { copyBudgetsMachine } from "../../../src/application/machines/copy-budgets.machine.ts";
import type { BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const DRAFT: BudgetDraft = {
  category: "Lazer",
  limit: cents(1_000),
  month: "2026-11" as YearMonth,
  repeats: false,
};
const COPY = { type: "COPY", drafts: [DRAFT] } as const;
const OFFLINE = { type: "offline" } as const;

function start() {
  const copy = byHand<number, readonly BudgetDraft[]>();
  const actor = createActor(copyBudgetsMachine.provide({ actors: { copy: copy.logic } }));
  const told: unknown[] = [];
  actor.on("COPIED", (event) => told.push(event));
  actor.on("FAILED", (event) => told.push(event));
  actor.start();
  return { actor, copy, told, now: () => actor.getSnapshot() };
}

describe("copying budgets", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = copyBudgetsMachine.provide({ actors: { copy: silent() } });
    const events = [
      COPY,
      { type: "COPY", drafts: [] },
      done("copyBudgets.copying", 1),
      failed("copyBudgets.copying", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("that is asked for twice happens once, and tells how many", async () => {
    const { actor, copy, told, now } = start();
    actor.send(COPY);
    actor.send(COPY);
    expect([now().value, now().hasTag("busy")]).toEqual(["copying", true]);
    await copy.answer(1);
    expect([now().value, now().hasTag("busy")]).toEqual(["idle", false]);
    expect(copy.inputs).toEqual([[DRAFT]]);
    expect(told).toEqual([{ type: "COPIED", count: 1 }]);
  });

  it("of nothing does not happen", () => {
    const { actor, copy, now } = start();
    actor.send({ type: "COPY", drafts: [] });
    expect([now().value, copy.inputs]).toEqual(["idle", []]);
  });

  it("that fails tells why, and may be tried again", async () => {
    const { actor, copy, told } = start();
    actor.send(COPY);
    await copy.fail(OFFLINE);
    actor.send(COPY);
    await copy.answer(1);
    expect(told).toEqual([
      { type: "FAILED", failure: OFFLINE },
      { type: "COPIED", count: 1 },
    ]);
  });

  it("fails as unexpected when nobody provided how", async () => {
    const actor = createActor(copyBudgetsMachine);
    const told: unknown[] = [];
    actor.on("FAILED", (event) => told.push(event));
    actor.start().send(COPY);
    await settled();
    expect(told).toEqual([{ type: "FAILED", failure: { type: "unexpected" } }]);
  });
});
