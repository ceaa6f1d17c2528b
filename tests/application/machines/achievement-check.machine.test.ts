import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { achievementCheckMachine } from "../../../src/application/machines/achievement-check.machine.ts";
import type { NewAchievement } from "../../../src/domain/achievements/status.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const CHECKING = "achievementCheck.checking";
const WON: NewAchievement = { name: "Início", description: "Começou.", points: 10 };

function start() {
  const verify = byHand<readonly NewAchievement[]>();
  const actor = createActor(achievementCheckMachine.provide({ actors: { verify: verify.logic } }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, verify, told, busy: () => actor.getSnapshot().hasTag("busy") };
}

describe("a check for achievements", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = achievementCheckMachine.provide({ actors: { verify: silent() } });
    const events = [{ type: "CHECK" }, done(CHECKING, [WON]), failed(CHECKING, "?")];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is made once, however often it is asked for while it is being made", async () => {
    const { actor, verify, told, busy } = start();
    actor.send({ type: "CHECK" });
    actor.send({ type: "CHECK" });
    await settled();
    expect(verify.inputs).toHaveLength(1);
    expect(busy()).toBe(true);
    await verify.answer([WON]);
    expect(busy()).toBe(false);
    expect(told).toEqual([{ type: "CHECKED", won: [WON] }]);
  });

  it("that fails says why, and may be made again", async () => {
    const { actor, verify, told, busy } = start();
    actor.send({ type: "CHECK" });
    await verify.fail({ type: "offline" });
    expect(busy()).toBe(false);
    expect(told).toEqual([{ type: "FAILED", failure: { type: "offline" } }]);
    actor.send({ type: "CHECK" });
    await verify.answer([]);
    expect(told.at(-1)).toEqual({ type: "CHECKED", won: [] });
  });
});
