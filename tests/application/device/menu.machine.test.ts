import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { menuMachine } from "../../../src/application/device/menu.machine.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

describe("the menu", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    expect(walk(menuMachine, { events: [{ type: "OPEN" }, { type: "CLOSE" }] })).toEqual(
      EVERYWHERE,
    );
  });

  it("starts closed, opens once and closes once", () => {
    const actor = createActor(menuMachine).start();
    const after = (type: "OPEN" | "CLOSE") => {
      actor.send({ type });
      return actor.getSnapshot().value;
    };
    expect(actor.getSnapshot().value).toBe("closed");
    expect([after("CLOSE"), after("OPEN"), after("OPEN"), after("CLOSE")]).toEqual([
      "closed",
      "open",
      "open",
      "closed",
    ]);
  });
});
