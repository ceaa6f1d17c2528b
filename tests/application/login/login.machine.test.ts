import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  loginMachine,
  type LoginInput,
  type LoginAnswer,
} from "../../../src/application/login/login.machine.ts";
import type { Credentials } from "../../../src/application/login/entrances.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { userWith } from "../../support/users.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const SESSION: Session = { token: "t1", user: userWith() };
const SIGNED_IN = { type: "signed-in", session: SESSION } as const;
const codeWanted = (challenge = "c1") => ({ type: "code-wanted", challenge }) as const;
const notShown = (why: string | null) => ({ type: "not-shown", why }) as const;
const WRONG = { type: "rejected", status: 401, detail: "Credenciais inválidas" } as const;

const typed = (field: keyof Credentials, value: string) =>
  ({ type: "CHANGE", field, value }) as const;

const tried = (username: string, password: string, how: Partial<LoginInput> = {}): LoginInput => ({
  username,
  password,
  device: "",
  comesBack: false,
  passkey: false,
  ...how,
});

function start(username = "") {
  const logIn = byHand<LoginAnswer, LoginInput>();
  const begun: Session[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: { logIn: logIn.logic },
      actions: { loggedIn: (_, { session }) => begun.push(session) },
    }),
    { input: { username } },
  ).start();
  const fill = (name: string, password: string) => {
    actor.send(typed("username", name));
    actor.send(typed("password", password));
  };
  const submit = () => actor.send({ type: "SUBMIT" });
  return { actor, logIn, begun, fill, submit, now: () => actor.getSnapshot() };
}

describe("the login", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = loginMachine.provide({
      actors: { logIn: silent() },
      actions: { loggedIn: () => undefined },
    });
    const events = [
      typed("username", "ana"),
      typed("password", "x"),
      typed("password", ""),
      { type: "SUBMIT" },
      { type: "COME_BACK" },
      done("login.submitting", SIGNED_IN),
      done("login.submitting", codeWanted()),
      { type: "BACK" },
      { type: "AGAIN" },
      failed("login.submitting", WRONG),
      { type: "USE_PASSKEY" },
      done("login.submitting", notShown(null)),
      done("login.submitting", notShown("Não foi possível.")),
    ];
    expect(walk(machine, { events, inputs: [{ username: "" }] })).toEqual(EVERYWHERE);
  });

  it("begins with the name of the account that was just made", () => {
    expect(start("ana").now().context).toEqual({
      username: "ana",
      password: "",
      failure: null,
      incomplete: false,
      comesBack: false,
      challenge: "",
      device: "",
      why: null,
      passkey: false,
    });
  });

  it.each([
    ["", ""],
    ["ana", ""],
    ["", "x"],
    ["  ", "x"],
  ])("with the name %j and the password %j asks nobody", (name, password) => {
    const { logIn, fill, submit, now } = start();
    fill(name, password);
    submit();
    expect(logIn.inputs).toEqual([]);
    expect([now().value, now().context.incomplete]).toEqual(["form", true]);
  });

  it("says whose the device is, once that was said, whichever way it is tried", () => {
    const { actor, logIn, fill, submit } = start();
    fill("ana", "Segredo!1");
    actor.send({ type: "CHANGE", field: "device", value: "sim" });
    submit();
    expect(logIn.inputs).toEqual([tried("ana", "Segredo!1", { device: "sim" })]);
    const other = start();
    other.actor.send({ type: "CHANGE", field: "device", value: "sim" });
    other.actor.send({ type: "USE_PASSKEY" });
    expect(other.logIn.inputs).toMatchObject([{ device: "sim", passkey: true }]);
  });

  it("has an account back where that is asked for, and only then", async () => {
    const { actor, logIn, fill, submit, begun } = start();
    actor.send({ type: "COME_BACK" });
    expect([logIn.inputs, actor.getSnapshot().context.incomplete]).toEqual([[], true]);
    fill("ana", "x");
    actor.send({ type: "COME_BACK" });
    await logIn.fail(WRONG);
    submit();
    expect(logIn.inputs).toEqual([tried("ana", "x", { comesBack: true }), tried("ana", "x")]);
    await logIn.answer(SIGNED_IN);
    expect(begun).toEqual([SESSION]);
  });

  it("sends the name without white space around it, and the password as it is", () => {
    const { logIn, fill, submit, now } = start();
    fill(" ana ", " x ");
    submit();
    expect(logIn.inputs).toEqual([tried("ana", " x ")]);
    expect(now().value).toBe("submitting");
  });

  it("that is under way can neither be changed nor sent again", () => {
    const { logIn, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    submit();
    fill("rui", "y");
    expect(logIn.inputs.length).toBe(1);
    expect(now().context).toMatchObject({ username: "ana", password: "x" });
  });

  it("begins the session once", async () => {
    const { logIn, begun, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    await logIn.answer(SIGNED_IN);
    expect([begun, now().status]).toEqual([[SESSION], "done"]);
  });

  it("goes to its second step where a code is needed, and begins no session", async () => {
    const { logIn, begun, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    await logIn.answer(codeWanted());
    expect([now().value, now().context.challenge, begun]).toEqual(["code", "c1", []]);
  });

  it("comes back from its second step with what was typed", async () => {
    const { actor, logIn, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    await logIn.answer(codeWanted());
    actor.send({ type: "BACK" });
    expect(now().value).toBe("form");
    expect(now().context).toMatchObject({ username: "ana", password: "x", failure: null });
  });

  it("begins anew with what was typed when its second step came too late", async () => {
    const { actor, logIn, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    await logIn.answer(codeWanted());
    actor.send({ type: "AGAIN" });
    const typedOnce = tried("ana", "x");
    expect(logIn.inputs).toEqual([typedOnce, typedOnce]);
    await logIn.answer(codeWanted("c2"));
    expect([now().value, now().context.challenge]).toEqual(["code", "c2"]);
    actor.send({ type: "AGAIN" });
    await logIn.fail(WRONG);
    expect([now().value, now().context.failure]).toEqual(["form", WRONG]);
  });

  it("still has the account back when its second step came too late", async () => {
    const { actor, logIn, fill } = start();
    fill("ana", "x");
    actor.send({ type: "COME_BACK" });
    await logIn.answer(codeWanted());
    actor.send({ type: "AGAIN" });
    const asked = tried("ana", "x", { comesBack: true });
    expect(logIn.inputs).toEqual([asked, asked]);
  });

  it("keeps what was typed and tells the failure until it is tried again", async () => {
    const { logIn, begun, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    await logIn.fail(WRONG);
    expect(now().value).toBe("form");
    expect(now().context).toEqual({
      username: "ana",
      password: "x",
      failure: WRONG,
      incomplete: false,
      comesBack: false,
      challenge: "",
      device: "",
      why: null,
      passkey: false,
    });
    submit();
    expect(now().context.failure).toBe(null);
    await logIn.answer(SIGNED_IN);
    expect(begun).toEqual([SESSION]);
  });

  it("tells either a failure or an empty field, never both", async () => {
    const { logIn, fill, submit, now } = start();
    submit();
    fill("ana", "x");
    submit();
    expect(now().context.incomplete).toBe(false);
    await logIn.fail(WRONG);
    fill("", "x");
    submit();
    expect(now().context).toMatchObject({ failure: null, incomplete: true });
  });

  it("takes a defect for an unexpected failure", async () => {
    const { logIn, fill, submit, now } = start();
    fill("ana", "x");
    submit();
    await logIn.fail(new TypeError("defect"));
    expect(now().context.failure).toEqual({ type: "unexpected" });
  });

  it("by a passkey needs nothing that is typed, and begins the session once", async () => {
    const { actor, logIn, begun, submit, now } = start();
    actor.send({ type: "USE_PASSKEY" });
    actor.send({ type: "USE_PASSKEY" });
    submit();
    expect([now().value, now().context.passkey]).toEqual(["submitting", true]);
    expect(logIn.inputs).toEqual([tried("", "", { passkey: true })]);
    await logIn.answer(SIGNED_IN);
    expect([begun, now().status]).toEqual([[SESSION], "done"]);
  });

  it.each([null, "Não foi possível."])(
    "by a passkey that gives no session says %j, and keeps what was typed",
    async (why) => {
      const { actor, logIn, begun, fill, submit, now } = start();
      fill("ana", "x");
      actor.send({ type: "USE_PASSKEY" });
      await logIn.answer(notShown(why));
      expect([now().value, begun]).toEqual(["form", []]);
      expect(now().context).toMatchObject({ username: "ana", password: "x", failure: null, why });
      submit();
      expect(now().context.why).toBeNull();
    },
  );

  it("has an account back by the passkey that was tried last, whatever is typed", async () => {
    const { actor, logIn, fill, begun } = start();
    actor.send({ type: "USE_PASSKEY" });
    await logIn.fail(WRONG);
    actor.send({ type: "COME_BACK" });
    await logIn.fail(WRONG);
    actor.send({ type: "USE_PASSKEY" });
    await logIn.fail(WRONG);
    fill("ana", "x");
    actor.send({ type: "SUBMIT" });
    await logIn.fail(WRONG);
    actor.send({ type: "COME_BACK" });
    const [nothing, both] = [tried("", "", { passkey: true }), tried("ana", "x")];
    expect(logIn.inputs).toEqual([
      nothing,
      { ...nothing, comesBack: true },
      nothing,
      both,
      { ...both, comesBack: true },
    ]);
    await logIn.answer(SIGNED_IN);
    expect(begun).toEqual([SESSION]);
  });

  it("by a passkey tells its failure, and nothing of the tries before", async () => {
    const { actor, logIn, submit, now } = start();
    submit();
    actor.send({ type: "USE_PASSKEY" });
    expect(now().context.incomplete).toBe(false);
    await logIn.fail(WRONG);
    expect(now().context).toMatchObject({ failure: WRONG, why: null });
    actor.send({ type: "USE_PASSKEY" });
    expect(now().context.failure).toBeNull();
  });

  it("reaches nobody that nobody provided", async () => {
    const actor = createActor(loginMachine, { input: { username: "ana" } }).start();
    actor.send(typed("password", "x"));
    actor.send({ type: "SUBMIT" });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });

  it("begins nothing that nobody provided", async () => {
    const machine = loginMachine.provide({ actors: { logIn: silent() } });
    const events = [
      typed("password", "x"),
      { type: "SUBMIT" },
      done("login.submitting", SIGNED_IN),
    ];
    expect(await errorOf(machine, events, { username: "ana" })).toEqual(PORT_NOT_PROVIDED);
  });
});
