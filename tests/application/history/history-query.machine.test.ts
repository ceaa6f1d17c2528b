import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
  DEFAULT_QUERY,
  readHistoryFields,
} from "../../../src/application/history/history-fields.ts";
import { historyQueryMachine } from "../../../src/application/history/history-query.machine.ts";
import { TYPING_PAUSE_MS } from "../../../src/application/acts/typing-pause.ts";
import type { HistoryQuery } from "../../../src/domain/history/history-view.ts";

type Written = { readonly query: HistoryQuery; readonly replace: boolean };

function start(query = DEFAULT_QUERY) {
  const clock = new SimulatedClock();
  const write = vi.fn<(written: Written) => void>();
  const machine = historyQueryMachine.provide({
    actions: { write: (_, written) => write(written) },
  });
  const actor = createActor(machine, { clock, input: { query } }).start();
  const fields = () => actor.getSnapshot().context.fields;
  return { actor, clock, write, fields, asked: () => readHistoryFields(fields()) };
}

const withFilter = (filter: Partial<HistoryQuery["filter"]>): HistoryQuery => ({
  ...DEFAULT_QUERY,
  filter: { ...DEFAULT_QUERY.filter, ...filter },
});

describe("the filters of the history", () => {
  it("follow what is typed at once, and the address after a pause, in the place of its last entry", () => {
    const { actor, clock, write, asked } = start();
    actor.send({ type: "TYPE", changes: { search: "pad" } });
    clock.increment(TYPING_PAUSE_MS - 1);
    actor.send({ type: "TYPE", changes: { search: "padaria" } });
    expect(asked().filter.search).toBe("padaria");
    clock.increment(TYPING_PAUSE_MS - 1);
    expect(write).not.toHaveBeenCalled();
    clock.increment(1);
    expect(write.mock.calls).toEqual([
      [{ query: withFilter({ search: "padaria" }), replace: true }],
    ]);
  });

  it("put a choice into the address at once, as a step of its own", () => {
    const { actor, write } = start();
    actor.send({ type: "CHOOSE", changes: { category: "Lazer" } });
    expect(write.mock.calls).toEqual([
      [{ query: withFilter({ category: "Lazer" }), replace: false }],
    ]);
  });

  it("forget the category when the kind changes", () => {
    const { actor, asked } = start(withFilter({ kind: "expense", category: "Lazer" }));
    actor.send({ type: "CHOOSE_KIND", kind: "income" });
    expect(asked()).toEqual(withFilter({ kind: "income" }));
  });

  it("start again when they are cleared", () => {
    const { actor, write, asked } = start({ ...withFilter({ search: "x" }), order: "amount-asc" });
    actor.send({ type: "CLEAR" });
    expect(asked()).toEqual(DEFAULT_QUERY);
    expect(write.mock.calls).toEqual([[{ query: DEFAULT_QUERY, replace: false }]]);
  });

  it("leave what was typed as it was typed, though the address has it in a neater form", () => {
    const { actor, clock, fields, asked } = start();
    actor.send({ type: "TYPE", changes: { least: "12," } });
    clock.increment(TYPING_PAUSE_MS);
    actor.send({ type: "ADDRESS_SAYS", query: asked() });
    expect(fields().least).toBe("12,");
  });

  it("take over what the address says when somebody else wrote it", () => {
    const { actor, fields } = start(withFilter({ search: "x" }));
    actor.send({ type: "TYPE", changes: { search: "xy" } });
    actor.send({ type: "ADDRESS_SAYS", query: DEFAULT_QUERY });
    expect(fields().search).toBe("");
    expect(actor.getSnapshot().matches("settled")).toBe(true);
  });
});
