import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { passkeyPresenceMachine } from "../../../src/application/machines/passkey-presence.machine.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { AuthenticatorFault } from "../../../src/domain/users/authenticator-fault.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const OFFLINE: Failure = { type: "offline" };
type Proved = Result<null, AuthenticatorFault>;

function start() {
  const [look, prove] = [byHand<boolean>(), byHand<Proved>()];
  const actors = { look: look.logic, prove: prove.logic };
  const actor = createActor(passkeyPresenceMachine.provide({ actors }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const now = () => actor.getSnapshot();
  const offer = async () => {
    actor.send({ type: "LOOK" });
    await look.answer(true);
    actor.send({ type: "PROVE" });
  };
  return { actor, look, prove, told, now, offer };
}

describe("proving by a passkey who sits here", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = passkeyPresenceMachine.provide({
      actors: { look: silent(), prove: silent() },
    });
    const events = [
      { type: "LOOK" },
      { type: "PROVE" },
      done("passkeyPresence.looking", true),
      done("passkeyPresence.looking", false),
      failed("passkeyPresence.looking", OFFLINE),
      done("passkeyPresence.proving", accepted(null)),
      done("passkeyPresence.proving", refused("cancelled")),
      done("passkeyPresence.proving", refused("unable")),
      failed("passkeyPresence.proving", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is offered once it is known that there is one", async () => {
    const { actor, look, prove, now } = start();
    actor.send({ type: "LOOK" });
    actor.send({ type: "PROVE" });
    expect([now().hasTag("offered"), prove.inputs.length]).toEqual([false, 0]);
    await look.answer(true);
    expect(now().hasTag("offered")).toBe(true);
    actor.send({ type: "LOOK" });
    await look.fail(OFFLINE);
    expect([now().hasTag("offered"), now().context.failure]).toEqual([false, null]);
  });

  it("is told once, and asked for once at a time", async () => {
    const { actor, prove, told, now, offer } = start();
    await offer();
    actor.send({ type: "PROVE" });
    expect([prove.inputs.length, now().hasTag("busy")]).toEqual([1, true]);
    await prove.answer(accepted(null));
    expect([told, now().hasTag("offered")]).toEqual([[{ type: "PROVED" }], false]);
  });

  it.each([
    ["cancelled", null],
    ["unable", "unable"],
    ["elsewhere", "elsewhere"],
  ] as const)("that ends as %s tells %s, and may be tried again", async (reason, refusal) => {
    const { actor, prove, told, now, offer } = start();
    await offer();
    await prove.answer(refused(reason));
    expect([now().value, now().context, told]).toEqual(["ready", { failure: null, refusal }, []]);
    actor.send({ type: "PROVE" });
    expect(now().context.refusal).toBeNull();
  });

  it("that fails tells why, until somebody is asked anew", async () => {
    const { actor, prove, now, offer } = start();
    await offer();
    await prove.fail(OFFLINE);
    expect([now().value, now().context.failure]).toEqual(["ready", OFFLINE]);
    actor.send({ type: "LOOK" });
    expect(now().context.failure).toBeNull();
  });
});
