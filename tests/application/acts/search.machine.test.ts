import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { searchMachine } from "../../../src/application/acts/search.machine.ts";
import { TYPING_PAUSE_MS } from "../../../src/application/acts/typing-pause.ts";
import { passed } from "../machines/synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

function start(text = "") {
  const clock = new SimulatedClock();
  const write = vi.fn<(text: string) => void>();
  const machine = searchMachine.provide({
    actions: { write: (_, written) => write(written.text) },
  });
  const actor = createActor(machine, { clock, input: { text } }).start();
  const type = (typed: string) => actor.send({ type: "TYPE", text: typed });
  const shown = () => actor.getSnapshot().context.text;
  const waits = () => actor.getSnapshot().hasTag("waiting");
  return { actor, clock, type, shown, waits, written: () => write.mock.calls.flat() };
}

describe("what is looked for", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = searchMachine.provide({ actions: { write: () => undefined } });
    const events = [
      { type: "TYPE", text: "ana" },
      { type: "SUBMIT" },
      { type: "CLEAR" },
      { type: "ADDRESS_SAYS", text: "rui" },
      { type: "ADDRESS_SAYS", text: "" },
      passed("pause", "search.typing"),
    ];
    expect(walk(machine, { events, inputs: [{ text: "" }] })).toEqual(EVERYWHERE);
  });

  it("goes into the address after a pause, once, without the white space around it", () => {
    const { clock, type, shown, waits, written } = start();
    type("an");
    clock.increment(TYPING_PAUSE_MS - 1);
    type("ana ");
    clock.increment(TYPING_PAUSE_MS - 1);
    expect([written(), waits()]).toEqual([[], true]);
    clock.increment(1);
    expect([written(), waits(), shown()]).toEqual([["ana"], false, "ana "]);
  });

  it("is looked for at once when it is submitted, and not again after the pause", () => {
    const { actor, clock, type, written } = start();
    type("ana");
    actor.send({ type: "SUBMIT" });
    clock.increment(TYPING_PAUSE_MS);
    expect(written()).toEqual(["ana"]);
  });

  it("is not looked for again when it came to the same", () => {
    const { clock, type, waits, written } = start("ana");
    type("anab");
    type("ana");
    clock.increment(TYPING_PAUSE_MS);
    expect([written(), waits()]).toEqual([[], false]);
  });

  it("is nothing at once when it is cleared", () => {
    const { actor, shown, written } = start("ana");
    actor.send({ type: "CLEAR" });
    expect([shown(), written()]).toEqual(["", [""]]);
  });

  it("stays as it was typed, though the address has it in a neater form", () => {
    const { actor, clock, type, shown } = start();
    type("ana ");
    clock.increment(TYPING_PAUSE_MS);
    actor.send({ type: "ADDRESS_SAYS", text: "ana" });
    expect(shown()).toBe("ana ");
  });

  it("is what the address says when somebody else wrote it", () => {
    const { actor, clock, type, shown, written } = start("ana");
    type("anab");
    actor.send({ type: "ADDRESS_SAYS", text: "rui" });
    clock.increment(TYPING_PAUSE_MS);
    expect([shown(), written()]).toEqual(["rui", []]);
  });

  it("goes nowhere when nobody provided an address", async () => {
    const events = [{ type: "TYPE", text: "ana" }, { type: "SUBMIT" }];
    expect(await errorOf(searchMachine, events, { text: "" })).toEqual(PORT_NOT_PROVIDED);
  });
});
