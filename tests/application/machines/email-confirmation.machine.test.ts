import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { emailConfirmationMachine } from "../../../src/application/machines/email-confirmation.machine.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const GONE = { type: "rejected", status: 410, detail: "Gasta.", code: "ligacao_invalida" } as const;
const TAKEN = { type: "rejected", status: 409, detail: "Tomado.", code: "email_em_uso" } as const;

function start(token: string | null = "token") {
  const confirm = byHand<void, { readonly token: string }>();
  const actor = createActor(
    emailConfirmationMachine.provide({ actors: { confirm: confirm.logic } }),
    { input: { token } },
  ).start();
  const press = () => actor.send({ type: "CONFIRM" });
  return { confirm, press, now: () => actor.getSnapshot() };
}

describe("confirming an email", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = emailConfirmationMachine.provide({ actors: { confirm: silent() } });
    const events = [
      { type: "CONFIRM" },
      done("emailConfirmation.confirming"),
      failed("emailConfirmation.confirming", GONE),
      failed("emailConfirmation.confirming", TAKEN),
    ];
    const inputs = [{ token: "token" }, { token: null }];
    expect(walk(machine, { events, inputs })).toEqual(EVERYWHERE);
  });

  it("waits for a press, and is sent once", async () => {
    const { confirm, press, now } = start();
    expect([confirm.inputs, now().value]).toEqual([[], "ready"]);
    press();
    press();
    expect([confirm.inputs, now().hasTag("busy")]).toEqual([[{ token: "token" }], true]);
    await confirm.answer();
    expect(now().value).toBe("confirmed");
  });

  it("ends with a link that is not good any more, or is none", async () => {
    expect(start(null).now().value).toBe("gone");
    const { confirm, press, now } = start();
    press();
    await confirm.fail(GONE);
    expect(now().value).toBe("gone");
  });

  it("tells any other failure until it is tried again", async () => {
    const { confirm, press, now } = start();
    press();
    await confirm.fail(TAKEN);
    expect([now().value, now().context.failure]).toEqual(["ready", TAKEN]);
    press();
    expect(now().context.failure).toBe(null);
  });
});
