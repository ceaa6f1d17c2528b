import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { recoveryRequestMachine } from "../../../src/application/recovery/recovery-request.machine.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;

function start() {
  const sendsMail = byHand<boolean>();
  const ask = byHand<void, { readonly email: string }>();
  const actor = createActor(
    recoveryRequestMachine.provide({ actors: { sendsMail: sendsMail.logic, ask: ask.logic } }),
  ).start();
  const submit = (value: string) => {
    actor.send({ type: "CHANGE", value });
    actor.send({ type: "SUBMIT" });
  };
  return { actor, sendsMail, ask, submit, now: () => actor.getSnapshot() };
}

async function ready() {
  const started = start();
  await started.sendsMail.answer(true);
  return started;
}

describe("asking for a new password", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = recoveryRequestMachine.provide({
      actors: { sendsMail: silent(), ask: silent() },
    });
    const events = [
      done("recoveryRequest.looking", true),
      done("recoveryRequest.looking", false),
      failed("recoveryRequest.looking", OFFLINE),
      { type: "RETRY" },
      { type: "CHANGE", value: "ana@exemplo.pt" },
      { type: "CHANGE", value: " " },
      { type: "SUBMIT" },
      done("recoveryRequest.submitting"),
      failed("recoveryRequest.submitting", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("leads to an administrator where no mail is sent", async () => {
    const { sendsMail, now } = start();
    await sendsMail.answer(false);
    expect(now().value).toBe("byAdministrator");
  });

  it("finds out anew how links are made where nobody answered", async () => {
    const { actor, sendsMail, now } = start();
    await sendsMail.fail(OFFLINE);
    expect([now().value, now().context.failure]).toEqual(["unknown", OFFLINE]);
    actor.send({ type: "RETRY" });
    expect(now().context.failure).toBe(null);
    await sendsMail.answer(true);
    expect(now().value).toBe("form");
  });

  it("sends nothing where nothing was typed", async () => {
    const { ask, submit, now } = await ready();
    submit(" ");
    expect([ask.inputs, now().value, now().context.incomplete]).toEqual([[], "form", true]);
  });

  it("sends the email without white space, and once", async () => {
    const { ask, submit, now } = await ready();
    submit(" ana@exemplo.pt ");
    submit("rui@exemplo.pt");
    expect([ask.inputs, now().hasTag("busy")]).toEqual([[{ email: "ana@exemplo.pt" }], true]);
    await ask.answer();
    expect(now().value).toBe("sent");
  });

  it("that fails keeps what was typed, and tells the failure until it is tried again", async () => {
    const { ask, submit, actor, now } = await ready();
    submit("ana@exemplo.pt");
    await ask.fail(OFFLINE);
    expect([now().value, now().context]).toEqual([
      "form",
      { email: "ana@exemplo.pt", failure: OFFLINE, incomplete: false },
    ]);
    actor.send({ type: "SUBMIT" });
    expect(now().context.failure).toBe(null);
  });

  it("reaches nobody that nobody provided", async () => {
    const actor = createActor(recoveryRequestMachine).start();
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });
});
