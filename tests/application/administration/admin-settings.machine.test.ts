import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { adminSettingsMachine } from "../../../src/application/administration/admin-settings.machine.ts";
import type { AdminSettings } from "../../../src/domain/users/second-factor.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;
const [ON, OFF]: readonly AdminSettings[] = [{ factorRequired: true }, { factorRequired: false }];

function start() {
  const write = byHand<void, AdminSettings>();
  const actor = createActor(adminSettingsMachine.provide({ actors: { write: write.logic } }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, write, told, now: () => actor.getSnapshot() };
}

describe("what administrators decide about themselves", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "LOADED", settings: ON },
      { type: "SET", settings: ON },
      { type: "SET", settings: OFF },
      done("adminSettings.writing"),
      failed("adminSettings.writing", OFFLINE),
    ];
    const machine = adminSettingsMachine.provide({ actors: { write: silent() } });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is shown at once, written once, and told", async () => {
    const { actor, write, told, now } = start();
    actor.send({ type: "LOADED", settings: { factorRequired: false } });
    actor.send({ type: "SET", settings: { factorRequired: true } });
    actor.send({ type: "SET", settings: { factorRequired: false } });
    actor.send({ type: "LOADED", settings: { factorRequired: false } });
    expect([now().hasTag("busy"), now().context.shown]).toEqual([true, ON]);
    expect(write.inputs).toEqual([ON]);
    await write.answer();
    expect(told).toEqual([{ type: "DONE", settings: ON }]);
    expect(now().context).toEqual({ kept: ON, shown: ON });
  });

  it("is taken back if it is refused, which is told", async () => {
    const { actor, write, told, now } = start();
    actor.send({ type: "SET", settings: { factorRequired: true } });
    await write.fail(OFFLINE);
    expect(told).toEqual([{ type: "FAILED", failure: OFFLINE }]);
    expect(now().context.shown).toEqual(OFF);
  });
});
