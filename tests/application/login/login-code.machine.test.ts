import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { loginCodeMachine } from "../../../src/application/login/login-code.machine.ts";
import type { CodeAnswer } from "../../../src/application/login/entrances.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { userWith } from "../../support/users.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const SESSION: Session = { token: "t1", user: userWith() };
const SIGNED_IN = { type: "signed-in", session: SESSION } as const;
const WANTED = { type: "code-wanted", challenge: "c2" } as const;
const WRONG = { type: "rejected", status: 401, detail: "O código não está certo" } as const;
const GONE = { ...WRONG, detail: "Passou demasiado tempo.", code: "desafio" } as const;
const RECOVERY = "ABCD-EFGH-JKMN-PQRS";

const typed = (value: string) => ({ type: "CHANGE", value }) as const;

function start() {
  const logIn = byHand<LoginOutcome, CodeAnswer>();
  const begun: Session[] = [];
  const actor = createActor(
    loginCodeMachine.provide({
      actors: { logIn: logIn.logic },
      actions: { loggedIn: (_, { session }) => begun.push(session) },
    }),
    { input: { challenge: "c1" } },
  ).start();
  const submit = (code: string) => {
    actor.send(typed(code));
    actor.send({ type: "SUBMIT" });
  };
  return { actor, logIn, begun, submit, now: () => actor.getSnapshot() };
}

describe("the second step of a login", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = loginCodeMachine.provide({
      actors: { logIn: silent() },
      actions: { loggedIn: () => undefined },
    });
    const events = [
      typed("123456"),
      typed("1"),
      { type: "SWITCH" },
      { type: "SUBMIT" },
      done("loginCode.submitting", SIGNED_IN),
      done("loginCode.submitting", WANTED),
      failed("loginCode.submitting", WRONG),
      failed("loginCode.submitting", GONE),
    ];
    expect(walk(machine, { events, inputs: [{ challenge: "c1" }] })).toEqual(EVERYWHERE);
  });

  it.each(["", " ", "12345", "1234567", "abc"])("asks nobody about %j", (code) => {
    const { logIn, submit, now } = start();
    submit(code);
    expect(logIn.inputs).toEqual([]);
    expect([now().value, now().context.incomplete]).toEqual(["form", true]);
  });

  it.each([" 123 456 ", RECOVERY, RECOVERY.toLowerCase()])("sends %j once", (code) => {
    const { logIn, submit, now } = start();
    submit(code);
    submit("654321");
    expect(logIn.inputs).toEqual([{ challenge: "c1", code: code.trim() }]);
    expect(now().hasTag("busy")).toBe(true);
  });

  it("begins the session once", async () => {
    const { logIn, begun, submit, now } = start();
    submit("123456");
    await logIn.answer(SIGNED_IN);
    expect([begun, now().status]).toEqual([[SESSION], "done"]);
  });

  it("asks once more where another code is wanted, under the challenge of that", async () => {
    const { logIn, begun, submit, now } = start();
    submit("123456");
    await logIn.answer(WANTED);
    expect([now().value, now().context.code, begun]).toEqual(["form", "", []]);
    submit("654321");
    expect(logIn.inputs.at(-1)).toEqual({ challenge: "c2", code: "654321" });
  });

  it("keeps a wrong code and tells the failure until it is tried again", async () => {
    const { logIn, submit, now } = start();
    submit("123456");
    await logIn.fail(WRONG);
    expect([now().value, now().context.failure, now().context.code]).toEqual([
      "form",
      WRONG,
      "123456",
    ]);
    submit("123456");
    expect(now().context.failure).toBe(null);
  });

  it("takes the codes for recovery instead, with an empty field, and back", async () => {
    const { actor, logIn, submit, now } = start();
    submit("123456");
    await logIn.fail(WRONG);
    actor.send({ type: "SWITCH" });
    expect(now().context).toMatchObject({ recovery: true, code: "", failure: null });
    actor.send({ type: "SWITCH" });
    expect(now().context.recovery).toBe(false);
  });

  it("is over when the password is too long ago: nothing is sent any more", async () => {
    const { logIn, submit, now } = start();
    submit("123456");
    await logIn.fail(GONE);
    expect([now().hasTag("expired"), now().context.failure]).toEqual([true, GONE]);
    submit("654321");
    expect(logIn.inputs).toHaveLength(1);
  });

  it("begins nothing that nobody provided", async () => {
    const machine = loginCodeMachine.provide({ actors: { logIn: silent() } });
    const events = [typed("123456"), { type: "SUBMIT" }, done("loginCode.submitting", SIGNED_IN)];
    expect(await errorOf(machine, events, { challenge: "c1" })).toEqual(PORT_NOT_PROVIDED);
  });
});
