import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { themeMachine } from "../../../src/application/device/theme.machine.ts";
import type { Theme } from "../../../src/application/device/theme-store.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

function start(stored: Theme | null) {
  const log: string[] = [];
  const actor = createActor(
    themeMachine.provide({
      actions: {
        apply: (_, { theme }) => log.push(`apply ${theme}`),
        store: (_, { theme }) => log.push(`store ${theme}`),
      },
    }),
    { input: { stored } },
  ).start();
  return { actor, log };
}

describe("the theme", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = themeMachine.provide({
      actions: { apply: () => undefined, store: () => undefined },
    });
    const inputs = [{ stored: null }, { stored: "light" }];
    expect(walk(machine, { events: [{ type: "TOGGLE" }], inputs })).toEqual(EVERYWHERE);
  });

  it.each([
    [null, "dark"],
    ["dark", "dark"],
    ["light", "light"],
  ] as const)("with %j stored starts %s, and stores nothing", (stored, theme) => {
    const { actor, log } = start(stored);
    expect([actor.getSnapshot().value, log]).toEqual([theme, [`apply ${theme}`]]);
  });

  it("swaps with every toggle, is put on the page and stored", () => {
    const { actor, log } = start(null);
    actor.send({ type: "TOGGLE" });
    actor.send({ type: "TOGGLE" });
    expect(actor.getSnapshot().value).toBe("dark");
    expect(log).toEqual(["apply dark", "store light", "apply light", "store dark", "apply dark"]);
  });

  it("is put nowhere that nobody provided", async () => {
    expect(await errorOf(themeMachine, [], { stored: null })).toEqual(PORT_NOT_PROVIDED);
  });
});
