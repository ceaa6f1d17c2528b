import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { actMachine, type ActInput } from "../../../src/application/acts/act.machine.ts";
import type { Failure } from "../../../src/application/failure.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE: Failure = { type: "offline" };
const WAITING: Failure = { type: "waiting" };
const GONE: Failure = { type: "rejected", status: 404, detail: "Não existe." };

const ASK = { type: "ASK", of: "one" } as const;
const DO = { type: "DO", of: "one" } as const;
const CONFIRM = { type: "CONFIRM" } as const;
const CLOSE = { type: "CLOSE" } as const;

const EVENTS = [
  ASK,
  DO,
  CONFIRM,
  CLOSE,
  done("act.looking", "sight"),
  failed("act.looking", OFFLINE),
  done("act.confirmed", "answer"),
  failed("act.confirmed", OFFLINE),
  failed("act.confirmed", GONE),
  done("act.doing", "answer"),
  failed("act.doing", OFFLINE),
  failed("act.confirmed", WAITING),
  failed("act.doing", WAITING),
];

function start(looks = false) {
  const look = byHand<string, { readonly of: string }>();
  const act = byHand<string, ActInput<string>>();
  let keys = 0;
  const actor = createActor(
    actMachine<string, string, string>({ looks, newKey: () => `key-${(keys += 1)}` }).provide({
      actors: { look: look.logic, act: act.logic },
    }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const tags = () => [...actor.getSnapshot().tags].toSorted();
  return { actor, look, act, told, tags, now: () => actor.getSnapshot().context };
}

const walked = (looks: boolean) =>
  walk(
    actMachine<string, string, string>({ looks }).provide({
      actors: { look: silent(), act: silent() },
    }),
    { events: EVENTS },
  );

describe("an act", () => {
  it("that looks first is nowhere but in its states, by no other way than its transitions", () => {
    expect(walked(true)).toEqual({
      ...EVERYWHERE,
      unseenTransitions: ["act.resting: ASK 1"],
    });
  });

  it("that does not look first is never where it would", () => {
    expect(walked(false)).toEqual({
      ...EVERYWHERE,
      unseenStates: ["act.looking"],
      unseenTransitions: [
        "act.resting: ASK 0",
        "act.looking: CLOSE 0",
        "act.looking: xstate.done.actor.0.act.looking 0",
        "act.looking: xstate.error.actor.0.act.looking 0",
        "act.asking: CONFIRM 0",
      ],
    });
  });

  it("fails as unexpected when nobody provided how", async () => {
    const actor = createActor(actMachine());
    const told: unknown[] = [];
    actor.on("*", (event) => told.push(event));
    actor.start().send({ type: "DO", of: null });
    await settled();
    expect(told).toEqual([{ type: "FAILED", of: null, failure: { type: "unexpected" } }]);
  });
});

describe("an act without a question", () => {
  it("is done once, however often it is wanted meanwhile, and is told", async () => {
    const { actor, act, told, tags, now } = start();
    for (const event of [DO, { ...DO, of: "other" }, ASK, CONFIRM, CLOSE]) actor.send(event);
    expect([act.inputs, tags()]).toEqual([[{ of: "one", key: "key-1" }], ["busy"]]);
    await act.answer("yes");
    expect(told).toEqual([{ type: "DONE", of: "one", key: "key-1", answer: "yes" }]);
    expect([tags(), now().answer]).toEqual([["done"], "yes"]);
  });

  it("that is left on the device to be sent later is over, and tells nothing", async () => {
    for (const events of [[DO], [ASK, CONFIRM]]) {
      const { actor, act, told, tags, now } = start();
      for (const event of events) actor.send(event);
      await act.fail(WAITING);
      expect([told, tags(), now().failure]).toEqual([[], [], null]);
    }
  });

  it("that fails tells why, and is another one when it is wanted again", async () => {
    const { actor, act, told, tags, now } = start();
    actor.send(DO);
    await act.fail(OFFLINE);
    expect(told).toEqual([{ type: "FAILED", of: "one", failure: OFFLINE }]);
    expect([tags(), now().failure]).toEqual([["failed"], OFFLINE]);
    actor.send(DO);
    expect([tags(), now().failure]).toEqual([["busy"], null]);
    await act.answer("yes");
    expect(act.inputs.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
    expect(told.at(-1)).toEqual({ type: "DONE", of: "one", key: "key-2", answer: "yes" });
  });

  it("is forgotten with all that came of it", async () => {
    const { actor, act, tags, now } = start();
    actor.send(DO);
    await act.answer("secret");
    actor.send(CLOSE);
    expect([tags(), now().of, now().answer]).toEqual([[], null, null]);
  });
});

describe("an act with a question", () => {
  it("is done once it is confirmed, once, and is told", async () => {
    const { actor, act, told, tags } = start();
    actor.send(CONFIRM);
    actor.send(ASK);
    expect([act.inputs, tags()]).toEqual([[], ["asking"]]);
    for (const event of [CONFIRM, CONFIRM, CLOSE, DO]) actor.send(event);
    expect([act.inputs, tags()]).toEqual([[{ of: "one", key: "key-1" }], ["asking", "busy"]]);
    await act.answer("yes");
    expect(told).toEqual([{ type: "DONE", of: "one", key: "key-1", answer: "yes" }]);
    expect(tags()).toEqual(["done"]);
  });

  it("that is not wanted is not done", () => {
    const { actor, act, told, tags } = start();
    for (const event of [ASK, CLOSE, CONFIRM]) actor.send(event);
    expect([act.inputs, told, tags()]).toEqual([[], [], []]);
  });

  it("that fails keeps the question with the reason, which neither another try nor another question shows", async () => {
    const { actor, act, told, tags, now } = start();
    actor.send(ASK);
    actor.send(CONFIRM);
    await act.fail(OFFLINE);
    expect([told, tags(), now().failure]).toEqual([[], ["asking"], OFFLINE]);
    actor.send(CONFIRM);
    expect(now().failure).toBeNull();
    await act.fail(OFFLINE);
    actor.send(CLOSE);
    actor.send(ASK);
    expect(now().failure).toBeNull();
  });

  it.each([
    { failure: OFFLINE, name: "key-1", how: "under the same name where no answer came" },
    { failure: GONE, name: "key-2", how: "under another one where it was refused" },
  ])("that failed is tried again $how", async ({ failure, name }) => {
    const { actor, act } = start();
    actor.send(ASK);
    actor.send(CONFIRM);
    await act.fail(failure);
    actor.send(CONFIRM);
    expect(act.inputs[1]).toEqual({ of: "one", key: name });
  });
});

describe("an act that is looked at before its question", () => {
  it("can be confirmed once it was seen what comes of it", async () => {
    const { actor, look, act, tags, now } = start(true);
    actor.send(ASK);
    actor.send(CONFIRM);
    expect([look.inputs, act.inputs, tags()]).toEqual([[{ of: "one" }], [], ["asking", "looking"]]);
    await look.answer("sight");
    expect([now().preview, tags()]).toEqual(["sight", ["asking"]]);
    actor.send(CONFIRM);
    expect(act.inputs).toEqual([{ of: "one", key: "key-1" }]);
  });

  it("is looked at again instead of done where that failed", async () => {
    const { actor, look, act, now } = start(true);
    actor.send(ASK);
    await look.fail(OFFLINE);
    expect([now().preview, now().failure]).toEqual([null, OFFLINE]);
    actor.send(CONFIRM);
    expect([look.inputs.length, act.inputs]).toEqual([2, []]);
    await look.answer("sight");
    expect(now().failure).toBeNull();
  });

  it("is left while it is looked at, and looked at afresh the next time", async () => {
    const { actor, look, tags, now } = start(true);
    actor.send(ASK);
    actor.send(CLOSE);
    await look.answer("late");
    expect([tags(), now().preview]).toEqual([[], null]);
    actor.send(ASK);
    await look.answer("sight");
    actor.send(CLOSE);
    actor.send(ASK);
    expect([look.inputs.length, now().preview]).toEqual([3, null]);
  });

  it("needs no look where nobody is asked", () => {
    const { actor, look, act } = start(true);
    actor.send(DO);
    expect([look.inputs, act.inputs.length]).toEqual([[], 1]);
  });
});
