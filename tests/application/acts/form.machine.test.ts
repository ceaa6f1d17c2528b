import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { formFault, readRequired, type Form } from "../../../src/application/acts/form.ts";
import { formMachine, type FormEvent } from "../../../src/application/acts/form.machine.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed, passed } from "../machines/synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

type Fields = { readonly token: string; readonly name: string };
type Draft = { readonly name: string };

const OFFLINE: Failure = { type: "offline" };
const MISSING = { incomplete: true, issues: { name: "required" } };

const form: Form<Fields, Draft> = {
  blank: () => ({ token: "", name: "" }),
  read: (fields) => {
    const name = readRequired(fields.name, accepted);
    return name.ok ? accepted({ name: name.value }) : refused(formFault<Fields>({ name }));
  },
};

const type = (value: string): FormEvent<Fields> => ({ type: "CHANGE", field: "name", value });
const SUBMIT: FormEvent<Fields> = { type: "SUBMIT" };
const RESET: FormEvent<Fields> = { type: "RESET" };
const EVENTS = [
  type("ana"),
  type(""),
  SUBMIT,
  RESET,
  done("form.sending", "answer"),
  failed("form.sending", OFFLINE),
  passed("shown", "form.answered"),
];

const TOKEN = { token: "token" };
const ends = (endsAfter?: number) => (endsAfter === undefined ? {} : { endsAfter });

function start(endsAfter?: number) {
  const clock = new SimulatedClock();
  const send = byHand<string, { readonly draft: Draft }>();
  const handedOver: string[] = [];
  const actor = createActor(
    formMachine<Fields, Draft, string>(form, ends(endsAfter)).provide({
      actors: { send: send.logic },
      actions: { handOver: (_, { answer }) => handedOver.push(answer) },
    }),
    { clock, input: TOKEN },
  ).start();
  const hear = (...events: readonly FormEvent<Fields>[]) =>
    events.forEach((event) => actor.send(event));
  const tags = () => [...actor.getSnapshot().tags];
  return { actor, clock, send, handedOver, hear, tags, now: () => actor.getSnapshot().context };
}

const walked = (endsAfter?: number) =>
  walk(
    formMachine<Fields, Draft, string>(form, ends(endsAfter)).provide({
      actors: { send: silent() },
      actions: { handOver: () => undefined },
    }),
    { events: EVENTS, inputs: [undefined, TOKEN] },
  );

describe("a form", () => {
  it("that goes on is nowhere but in its states, and never where one ends", () => {
    expect(walked()).toEqual({
      ...EVERYWHERE,
      unseenStates: ["form.answered", "form.over"],
      unseenTransitions: [
        "form.sending: xstate.done.actor.0.form.sending 0",
        "form.answered: xstate.after.shown.form.answered 0",
      ],
    });
  });

  it("that ends is nowhere but in its states, and does not go on", () => {
    expect(walked(1500)).toEqual({
      ...EVERYWHERE,
      unseenTransitions: ["form.sending: xstate.done.actor.0.form.sending 1"],
    });
  });

  it("begins with what is known already, and is not sent with a fault", () => {
    const { send, hear, now } = start();
    expect(now().fields).toEqual({ ...TOKEN, name: "" });
    hear(SUBMIT);
    expect([now().fault, send.inputs]).toEqual([MISSING, []]);
    hear(type("ana"), SUBMIT);
    expect([now().fault, send.inputs]).toEqual([null, [{ draft: { name: "ana" } }]]);
  });

  it("is sent once, and hears of nothing meanwhile", async () => {
    const { send, hear, tags, now } = start();
    hear(type("ana"), SUBMIT, SUBMIT, type("rui"), RESET);
    expect([tags(), now().fields.name, send.inputs.length]).toEqual([["busy"], "ana", 1]);
    await send.answer("answer");
    expect([tags(), now().answer]).toEqual([[], "answer"]);
  });

  it("keeps what was typed beside a failure, and no answer of before", async () => {
    const { send, hear, now } = start();
    hear(type("ana"), SUBMIT);
    await send.answer("answer");
    hear(type("rui"));
    expect(now().answer).toBe("answer");
    hear(SUBMIT);
    await send.fail(OFFLINE);
    expect(now()).toMatchObject({ fields: { name: "rui" }, failure: OFFLINE, answer: null });
  });

  it("tells either a failure or a fault, each until the next try", async () => {
    const { send, hear, now } = start();
    hear(type("ana"), SUBMIT);
    await send.fail(OFFLINE);
    hear(type(""), SUBMIT);
    expect(now()).toMatchObject({ failure: null, fault: MISSING });
    hear(type("ana"), SUBMIT);
    expect(now()).toMatchObject({ failure: null, fault: null });
    await send.fail(OFFLINE);
    expect(now()).toMatchObject({ failure: OFFLINE, fault: null });
  });

  it("begins afresh when that is wanted", async () => {
    const { send, hear, now } = start();
    hear(type("ana"), SUBMIT);
    await send.answer("answer");
    hear(RESET);
    expect(now()).toEqual({
      fields: form.blank(),
      fault: null,
      failure: null,
      draft: null,
      answer: null,
    });
  });

  it("that ends shows its answer for a time, hands it over then, and cannot be sent again", async () => {
    const { actor, clock, send, handedOver, hear, tags } = start(1500);
    hear(type("ana"), SUBMIT);
    await send.answer("answer");
    hear(SUBMIT);
    clock.increment(1499);
    expect([tags(), handedOver, send.inputs.length]).toEqual([["answered"], [], 1]);
    clock.increment(1);
    expect([tags(), handedOver, actor.getSnapshot().status]).toEqual([
      ["answered"],
      ["answer"],
      "done",
    ]);
  });

  it("reaches nobody, and hands nothing over to anybody, that nobody provided", async () => {
    const events = [type("ana"), SUBMIT];
    const actor = createActor(formMachine<Fields, Draft>(form)).start();
    events.forEach((event) => actor.send(event));
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
    const machine = formMachine<Fields, Draft, string>(form, { endsAfter: 0 }).provide({
      actors: { send: silent() },
    });
    const ending = [...events, done("form.sending", "x"), passed("shown", "form.answered")];
    expect(await errorOf(machine, ending)).toEqual(PORT_NOT_PROVIDED);
  });
});
