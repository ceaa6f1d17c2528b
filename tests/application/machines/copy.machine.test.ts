import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { copyMachine } from "../../../src/application/machines/copy.machine.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

describe("copying", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = copyMachine.provide({ actors: { copy: silent() } });
    const events = [{ type: "COPY" }, done("copy.copying"), failed("copy.copying", new Error())];
    expect(walk(machine, { events, inputs: [{ text: "a" }] })).toEqual(EVERYWHERE);
  });

  it("copies its text, says so, and may be asked again", async () => {
    const copy = byHand<void, string>();
    const machine = copyMachine.provide({ actors: { copy: copy.logic } });
    const actor = createActor(machine, { input: { text: "a" } }).start();
    actor.send({ type: "COPY" });
    actor.send({ type: "COPY" });
    expect(copy.inputs).toEqual(["a"]);
    await copy.fail(new Error("not allowed"));
    expect(actor.getSnapshot().value).toBe("refused");
    actor.send({ type: "COPY" });
    await copy.answer();
    expect(actor.getSnapshot().value).toBe("copied");
  });
});
