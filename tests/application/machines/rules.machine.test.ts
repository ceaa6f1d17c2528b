import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  rulesMachine,
  type RulesEvent,
  type RuleWish,
} from "../../../src/application/machines/rules.machine.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import { RULE_PLACES } from "../../../src/domain/rules/rule-order.ts";
import type { Seen } from "../../../src/domain/ledger/stamped.ts";
import { ruleId } from "../../../src/domain/shared/ids.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const OFFLINE = { type: "offline" } as const;

const rule = (contains: string, position: number): Seen<Rule> => ({
  id: ruleId(contains),
  contains,
  kind: "expense",
  category: "Outros",
  leavesOut: false,
  description: null,
  position,
  revision: 7,
});
const FIRST = rule("galp", 0);
const SECOND = rule("continente", 1);
const REMOVE: RulesEvent = { type: "REMOVE", rule: FIRST };
const MOVE: RulesEvent = { type: "MOVE", rule: FIRST, place: 1, rules: [FIRST, SECOND] };

function start() {
  const change = byHand<void, readonly RuleWish[]>();
  let keys = 0;
  const actor = createActor(
    rulesMachine(() => `key-${(keys += 1)}`).provide({ actors: { change: change.logic } }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, change, told };
}

describe("the rules of imports", () => {
  it("are nowhere but in their states, by no other way than their transitions", () => {
    const machine = rulesMachine(() => "key").provide({ actors: { change: silent() } });
    const events = [
      REMOVE,
      MOVE,
      done("rules.changing", undefined),
      failed("rules.changing", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("are changed one at a time", async () => {
    const { actor, change, told } = start();
    actor.send(REMOVE);
    actor.send(MOVE);
    expect(change.inputs).toEqual([[{ rule: FIRST, draft: null, change: "key-1" }]]);
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await change.answer();
    expect(told).toEqual([{ type: "REMOVED", change: "key-1" }]);
  });

  it("are moved without a word, of which the one alone is changed", async () => {
    const { actor, change, told } = start();
    actor.send(MOVE);
    const position = SECOND.position + RULE_PLACES.step;
    const draft = { ...FIRST, position };
    expect(change.inputs).toEqual([[{ rule: FIRST, draft, change: "key-1" }]]);
    await change.answer();
    expect(told).toEqual([]);
  });

  it("can be changed again where a change failed", async () => {
    const { actor, change, told } = start();
    actor.send(REMOVE);
    await change.fail(OFFLINE);
    expect(told).toEqual([{ type: "FAILED", failure: OFFLINE }]);
    expect(actor.getSnapshot().hasTag("busy")).toBe(false);
  });
});
