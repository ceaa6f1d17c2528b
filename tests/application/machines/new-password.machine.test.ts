import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  newPasswordMachine,
  type NewPasswordFields,
} from "../../../src/application/machines/new-password.machine.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "./unprovided.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const GOOD: NewPasswordFields = { password: "Outra!senha2", repeated: "Outra!senha2" };
const GONE = { type: "rejected", status: 410, detail: "Gasta.", code: "ligacao_invalida" } as const;
const INPUT = { token: "token" };

const changes = (fields: Partial<NewPasswordFields>) =>
  Object.entries(fields).map(
    ([field, value]) =>
      ({ type: "CHANGE", field: field as keyof NewPasswordFields, value }) as const,
  );

function start() {
  const conclude = byHand<void, { readonly token: string; readonly password: string }>();
  let concluded = 0;
  const actor = createActor(
    newPasswordMachine.provide({
      actors: { conclude: conclude.logic },
      actions: {
        concluded: () => {
          concluded += 1;
        },
      },
    }),
    { input: INPUT },
  ).start();
  const submit = (fields: Partial<NewPasswordFields> = {}) => {
    changes(fields).forEach((event) => actor.send(event));
    actor.send({ type: "SUBMIT" });
  };
  return { conclude, submit, concluded: () => concluded, now: () => actor.getSnapshot() };
}

describe("choosing a new password by a link", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = newPasswordMachine.provide({
      actors: { conclude: silent() },
      actions: { concluded: () => undefined },
    });
    const events = [
      ...changes(GOOD),
      { type: "SUBMIT" },
      done("newPassword.submitting"),
      failed("newPassword.submitting", GONE),
      failed("newPassword.submitting", { type: "offline" }),
    ];
    expect(walk(machine, { events, inputs: [INPUT] })).toEqual(EVERYWHERE);
  });

  it.each([
    [{ password: "" }, "incomplete"],
    [{ repeated: "" }, "incomplete"],
    [{ repeated: "Outra!senha3" }, "mismatch"],
    [{ password: "curta", repeated: "curta" }, "too-short"],
    [{ password: "comprida", repeated: "comprida" }, "no-digit"],
    [{ password: "comprida1", repeated: "comprida1" }, "no-special"],
  ] as const)("with %j is not sent, for it is %s", (fields, fault) => {
    const { conclude, submit, now } = start();
    submit({ ...GOOD, ...fields });
    expect([conclude.inputs, now().value, now().context.fault]).toEqual([[], "form", fault]);
  });

  it("sends the token and the password, once, and says that it is done", async () => {
    const { conclude, submit, concluded, now } = start();
    submit(GOOD);
    submit({ password: "x" });
    expect(conclude.inputs).toEqual([{ token: "token", password: GOOD.password }]);
    expect(now().hasTag("busy")).toBe(true);
    await conclude.answer();
    expect([now().value, concluded()]).toEqual(["done", 1]);
  });

  it("ends with a link that is not good any more", async () => {
    const { conclude, submit, concluded, now } = start();
    submit(GOOD);
    await conclude.fail(GONE);
    expect([now().value, concluded()]).toEqual(["gone", 0]);
  });

  it("keeps what was typed through any other failure", async () => {
    const { conclude, submit, now } = start();
    submit(GOOD);
    await conclude.fail({ type: "offline" });
    expect([now().value, now().context]).toEqual([
      "form",
      { ...INPUT, ...GOOD, fault: null, failure: { type: "offline" } },
    ]);
    submit({ repeated: "x" });
    expect(now().context).toMatchObject({ failure: null, fault: "mismatch" });
  });

  it("reaches nobody, and tells nobody, that nobody provided", async () => {
    const actor = createActor(newPasswordMachine, { input: INPUT }).start();
    const events = [...changes(GOOD), { type: "SUBMIT" } as const];
    events.forEach((event) => actor.send(event));
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
    const machine = newPasswordMachine.provide({ actors: { conclude: silent() } });
    const ending = [...events, done("newPassword.submitting")];
    expect(await errorOf(machine, ending, INPUT)).toEqual(PORT_NOT_PROVIDED);
  });
});
