import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { presenceMachine } from "../../../src/application/presence/presence.machine.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { AuthenticatorFault } from "../../../src/domain/users/authenticator-fault.ts";
import { NO_OTHER_WAY, type OtherWays } from "../../../src/domain/users/other-ways.ts";
import type { Proof } from "../../../src/domain/users/proof.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE: Failure = { type: "offline" };
const EVERY_WAY: OtherWays = { passkey: true, code: true };
type Proved = Result<null, AuthenticatorFault>;

function start() {
  const look = byHand<OtherWays>();
  const confirm = byHand<void, Proof>();
  const usePasskey = byHand<Proved>();
  const actors = { look: look.logic, confirm: confirm.logic, usePasskey: usePasskey.logic };
  const actor = createActor(presenceMachine.provide({ actors }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const now = () => actor.getSnapshot();
  const ask = async (ways = EVERY_WAY) => {
    actor.send({ type: "ASK" });
    await look.answer(ways);
  };
  const type = (value: string) => actor.send({ type: "CHANGE", value });
  return { actor, look, confirm, usePasskey, told, now, ask, type };
}

describe("asking who sits here", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = presenceMachine.provide({
      actors: { look: silent(), confirm: silent(), usePasskey: silent() },
    });
    const events = [
      { type: "ASK" },
      { type: "CHANGE", value: "Segredo!1" },
      { type: "CHANGE", value: "123 456" },
      { type: "SUBMIT" },
      { type: "USE_PASSKEY" },
      { type: "CLOSE" },
      done("presence.open", EVERY_WAY),
      failed("presence.open", OFFLINE),
      done("presence.open.confirming"),
      failed("presence.open.confirming", OFFLINE),
      done("presence.open.proving", accepted(null)),
      done("presence.open.proving", refused("cancelled")),
      done("presence.open.proving", refused("unable")),
      failed("presence.open.proving", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("takes the password at once, before it is known what else there is", async () => {
    const { actor, look, confirm, told, now, type } = start();
    actor.send({ type: "ASK" });
    type("Segredo!1");
    actor.send({ type: "SUBMIT" });
    actor.send({ type: "SUBMIT" });
    expect([confirm.inputs, now().hasTag("confirming")]).toEqual([
      [{ type: "password", password: "Segredo!1" }],
      true,
    ]);
    await look.answer(EVERY_WAY);
    actor.send({ type: "CLOSE" });
    expect([now().hasTag("open"), now().context.ways]).toEqual([true, EVERY_WAY]);
    await confirm.answer(undefined);
    expect([now().hasTag("open"), told]).toEqual([false, [{ type: "CLOSED", confirmed: true }]]);
  });

  it("offers what there is, and nothing where nobody can tell", async () => {
    const { actor, look, now, ask } = start();
    await ask({ passkey: false, code: true });
    expect(now().context.ways).toEqual({ passkey: false, code: true });
    actor.send({ type: "USE_PASSKEY" });
    expect(now().hasTag("proving")).toBe(false);
    actor.send({ type: "CLOSE" });
    actor.send({ type: "ASK" });
    expect(now().context.ways).toEqual(NO_OTHER_WAY);
    await look.fail(OFFLINE);
    expect(now().context).toMatchObject({ ways: NO_OTHER_WAY, by: "password", failure: null });
  });

  it("takes a code, and no password, of whoever has a second factor", async () => {
    const { actor, look, confirm, now, type } = start();
    actor.send({ type: "ASK" });
    type("Segre");
    await look.answer(EVERY_WAY);
    type(" 123 456 ");
    actor.send({ type: "SUBMIT" });
    expect(confirm.inputs).toEqual([{ type: "code", code: "123 456" }]);
    await confirm.fail(OFFLINE);
    expect(now().context).toMatchObject({ by: "code", code: " 123 456 ", failure: OFFLINE });
  });

  it.each([
    ["password", ""],
    ["code", ""],
    ["code", "12345"],
    ["code", "palavra"],
  ] as const)("sends nothing that can be no %s: %j", async (by, typed) => {
    const { actor, confirm, now, ask, type } = start();
    await ask({ passkey: true, code: by === "code" });
    type(typed);
    actor.send({ type: "SUBMIT" });
    expect([confirm.inputs, now().context.incomplete]).toEqual([[], true]);
  });

  it("takes a recovery code as well", async () => {
    const { actor, confirm, ask, type } = start();
    await ask();
    type("aaaa-bbbb-cccc-0001");
    actor.send({ type: "SUBMIT" });
    expect(confirm.inputs).toEqual([{ type: "code", code: "aaaa-bbbb-cccc-0001" }]);
  });

  it("asks the authenticator once at a time", async () => {
    const { actor, usePasskey, told, now, ask } = start();
    await ask();
    actor.send({ type: "USE_PASSKEY" });
    actor.send({ type: "USE_PASSKEY" });
    expect([usePasskey.inputs.length, now().hasTag("proving")]).toEqual([1, true]);
    await usePasskey.answer(accepted(null));
    expect([now().hasTag("open"), told]).toEqual([false, [{ type: "CLOSED", confirmed: true }]]);
  });

  it.each([
    ["cancelled", null],
    ["unable", "unable"],
    ["elsewhere", "elsewhere"],
  ] as const)("with a passkey that ends as %s tells %s, and goes on", async (reason, refusal) => {
    const { actor, usePasskey, told, now, ask } = start();
    await ask();
    actor.send({ type: "USE_PASSKEY" });
    await usePasskey.answer(refused(reason));
    expect([now().value, now().context.refusal, told]).toEqual([{ open: "form" }, refusal, []]);
    actor.send({ type: "USE_PASSKEY" });
    expect(now().context.refusal).toBeNull();
    await usePasskey.fail(OFFLINE);
    expect(now().context).toMatchObject({ failure: OFFLINE, refusal: null });
  });

  it("that is left says so once, also to the browser's question, and forgets what was typed", async () => {
    const { actor, usePasskey, told, now, ask, type } = start();
    await ask({ passkey: true, code: false });
    type("Segredo!1");
    actor.send({ type: "USE_PASSKEY" });
    actor.send({ type: "CLOSE" });
    await usePasskey.answer(accepted(null));
    expect([told, now().context.password]).toEqual([[{ type: "CLOSED", confirmed: false }], ""]);
  });
});
