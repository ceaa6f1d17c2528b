import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { sessionsMachine } from "../../../src/application/machines/sessions.machine.ts";
import { sessionId, type SessionId } from "../../../src/domain/shared/ids.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const ONE = sessionId("one");
const OFFLINE: Failure = { type: "offline" };
const GONE: Failure = { type: "rejected", status: 404, detail: "Não foi encontrado." };

function start() {
  const [end, endOthers] = [byHand<void, SessionId>(), byHand<void>()];
  const actors = { end: end.logic, endOthers: endOthers.logic };
  const actor = createActor(sessionsMachine.provide({ actors }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, end, endOthers, told, now: () => actor.getSnapshot() };
}

describe("ending sessions", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = sessionsMachine.provide({ actors: { end: silent(), endOthers: silent() } });
    const events = [
      { type: "END", id: ONE },
      { type: "ASK_OTHERS" },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      done("sessions.ending"),
      failed("sessions.ending", OFFLINE),
      failed("sessions.ending", GONE),
      done("sessions.endingOthers"),
      failed("sessions.endingOthers", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("ends one at once, one at a time, and tells it", async () => {
    const { actor, end, told, now } = start();
    actor.send({ type: "END", id: ONE });
    actor.send({ type: "END", id: sessionId("two") });
    expect([now().hasTag("ending"), now().context.id]).toEqual([true, ONE]);
    expect(end.inputs).toEqual([ONE]);
    await end.answer();
    expect(now().hasTag("ending")).toBe(false);
    expect(told).toEqual([{ type: "ENDED", which: "one" }]);
  });

  it("tells of one that has ended already as of one that it ended", async () => {
    const { actor, end, told } = start();
    actor.send({ type: "END", id: ONE });
    await end.fail(GONE);
    expect(told).toEqual([{ type: "ENDED", which: "one" }]);
  });

  it("tells why one could not be ended", async () => {
    const { actor, end, told } = start();
    actor.send({ type: "END", id: ONE });
    await end.fail(OFFLINE);
    expect(told).toEqual([{ type: "FAILED", failure: OFFLINE }]);
  });

  it("ends all others after a question, once", async () => {
    const { actor, endOthers, told, now } = start();
    actor.send({ type: "CONFIRM" });
    expect(endOthers.inputs).toHaveLength(0);
    actor.send({ type: "ASK_OTHERS" });
    expect(now().hasTag("asking")).toBe(true);
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CANCEL" });
    expect([now().hasTag("asking"), now().hasTag("endingOthers")]).toEqual([true, true]);
    expect(endOthers.inputs).toHaveLength(1);
    await endOthers.answer();
    expect(now().hasTag("asking")).toBe(false);
    expect(told).toEqual([{ type: "ENDED", which: "others" }]);
  });

  it("keeps the question open with what went wrong, and asks afresh the next time", async () => {
    const { actor, endOthers, told, now } = start();
    actor.send({ type: "ASK_OTHERS" });
    actor.send({ type: "CONFIRM" });
    await endOthers.fail(OFFLINE);
    expect([now().value, now().context.failure, told]).toEqual(["asking", OFFLINE, []]);
    actor.send({ type: "CANCEL" });
    actor.send({ type: "ASK_OTHERS" });
    expect(now().context.failure).toBeNull();
  });
});
