import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { passkeyRemovalMachine } from "../../../src/application/machines/passkey-removal.machine.ts";
import type { PasskeyId } from "../../../src/domain/shared/ids.ts";
import { PHONE_KEY } from "../../support/passkeys.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const OFFLINE: Failure = { type: "offline" };
const GONE: Failure = { type: "rejected", status: 404, detail: "Não foi encontrado." };

function start() {
  const remove = byHand<void, PasskeyId>();
  const actor = createActor(passkeyRemovalMachine.provide({ actors: { remove: remove.logic } }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, remove, told, now: () => actor.getSnapshot() };
}

describe("removing a passkey", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = passkeyRemovalMachine.provide({ actors: { remove: silent() } });
    const events = [
      { type: "ASK", passkey: PHONE_KEY },
      { type: "CONFIRM" },
      { type: "CANCEL" },
      done("passkeyRemoval.removing"),
      failed("passkeyRemoval.removing", OFFLINE),
      failed("passkeyRemoval.removing", GONE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("asks first, then removes once, and tells it", async () => {
    const { actor, remove, told, now } = start();
    actor.send({ type: "ASK", passkey: PHONE_KEY });
    expect([now().hasTag("asking"), remove.inputs]).toEqual([true, []]);
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CANCEL" });
    expect(remove.inputs).toEqual([PHONE_KEY.id]);
    expect(now().hasTag("removing")).toBe(true);
    await remove.answer();
    expect(now().hasTag("asking")).toBe(false);
    expect(told).toEqual([{ type: "REMOVED" }]);
  });

  it("of one that is gone already is done as well", async () => {
    const { actor, remove, told } = start();
    actor.send({ type: "ASK", passkey: PHONE_KEY });
    actor.send({ type: "CONFIRM" });
    await remove.fail(GONE);
    expect(told).toEqual([{ type: "REMOVED" }]);
  });

  it("that fails leaves the question open with what went wrong, and asks afresh the next time", async () => {
    const { actor, remove, told, now } = start();
    actor.send({ type: "ASK", passkey: PHONE_KEY });
    actor.send({ type: "CONFIRM" });
    await remove.fail(OFFLINE);
    expect([now().value, now().context.failure, told]).toEqual(["asking", OFFLINE, []]);
    actor.send({ type: "CANCEL" });
    actor.send({ type: "ASK", passkey: PHONE_KEY });
    expect(now().context.failure).toBeNull();
  });
});
