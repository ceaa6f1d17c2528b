import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  ruleApplicationMachine,
  type RuleApplicationEvent,
  type RuleApplicationInput,
} from "../../../src/application/machines/rule-application.machine.ts";
import type { Failure } from "../../../src/application/failure.ts";
import type { Rule, RuledRecord } from "../../../src/domain/rules/rule.ts";
import { ruleId, transactionId } from "../../../src/domain/shared/ids.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const OFFLINE: Failure = { type: "offline" };
const GONE: Failure = { type: "rejected", status: 404, detail: "Não existe." };
const RULE: Rule = {
  id: ruleId("rule"),
  contains: "galp",
  kind: "expense",
  category: "Transportes",
  leavesOut: false,
  description: null,
  position: 0,
};
const CHANGED: readonly RuledRecord[] = [
  { id: transactionId("record"), category: "Transportes", description: null },
];
const ASK: RuleApplicationEvent = { type: "ASK", rule: RULE };
const CONFIRM: RuleApplicationEvent = { type: "CONFIRM" };
const CLOSE: RuleApplicationEvent = { type: "CLOSE" };

function start() {
  const preview = byHand<readonly RuledRecord[], Pick<RuleApplicationInput, "id">>();
  const apply = byHand<readonly RuledRecord[], RuleApplicationInput>();
  let keys = 0;
  const actor = createActor(
    ruleApplicationMachine(() => `key-${(keys += 1)}`).provide({
      actors: { preview: preview.logic, apply: apply.logic },
    }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start().send(ASK);
  return { actor, preview, apply, told, now: () => actor.getSnapshot() };
}

describe("applying a rule to the past", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = ruleApplicationMachine(() => "key").provide({
      actors: { preview: silent(), apply: silent() },
    });
    const events = [
      ASK,
      CONFIRM,
      CLOSE,
      done("ruleApplication.looking", CHANGED),
      failed("ruleApplication.looking", OFFLINE),
      done("ruleApplication.applying", CHANGED),
      failed("ruleApplication.applying", OFFLINE),
      failed("ruleApplication.applying", GONE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("shows what would change before anything does, and is done once", async () => {
    const { actor, preview, apply, told, now } = start();
    actor.send(CONFIRM);
    expect([preview.inputs, apply.inputs]).toEqual([[{ id: RULE.id }], []]);
    await preview.answer(CHANGED);
    expect(now().context.records).toEqual(CHANGED);
    actor.send(CONFIRM);
    actor.send(CONFIRM);
    expect(apply.inputs).toEqual([{ id: RULE.id, change: "key-1" }]);
    await apply.answer(CHANGED);
    expect(told).toEqual([{ type: "APPLIED", count: 1, change: "key-1" }]);
    expect(now().hasTag("open")).toBe(false);
  });

  it("that is not wanted changes nothing", async () => {
    const { actor, preview, apply, now } = start();
    await preview.answer(CHANGED);
    actor.send(CLOSE);
    expect([now().hasTag("open"), apply.inputs]).toEqual([false, []]);
  });

  it("cannot be confirmed where it could not be looked at what changes", async () => {
    const { actor, preview, apply, now } = start();
    await preview.fail(OFFLINE);
    expect([now().context.records, now().context.failure]).toEqual([null, OFFLINE]);
    actor.send(CONFIRM);
    expect(apply.inputs).toEqual([]);
  });

  it.each([
    { failure: OFFLINE, name: "key-1", how: "under the same name where no answer came" },
    { failure: GONE, name: "key-2", how: "under another one where it was refused" },
  ])("that failed says so, and is tried again $how", async ({ failure, name }) => {
    const { actor, preview, apply, now } = start();
    await preview.answer(CHANGED);
    actor.send(CONFIRM);
    await apply.fail(failure);
    expect(now().context.failure).toEqual(failure);
    actor.send(CONFIRM);
    expect(apply.inputs[1]).toEqual({ id: RULE.id, change: name });
  });
});
