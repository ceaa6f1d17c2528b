import { createActor, fromCallback } from "xstate";
import { describe, expect, it } from "vitest";
import { arrangementsMachine } from "../../../src/application/rules/arrangements.machine.ts";
import type { Arrangement } from "../../../src/application/rules/arrange-record.ts";
import type { Category, CategoryPatch } from "../../../src/domain/categories/category.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { sendingByHand } from "../machines/sending-by-hand.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

const [FIRST, SECOND] = OWN_CATEGORIES.map((category) => ({ ...category, revision: 1 }));
const OFFLINE = { type: "offline" } as const;

function start() {
  const sent = sendingByHand<Arrangement<Category, CategoryPatch>, void>();
  let keys = 0;
  const actor = createActor(
    arrangementsMachine<Category, CategoryPatch>(() => `key-${(keys += 1)}`).provide({
      actors: { sending: sent.logic },
    }),
  );
  const told: unknown[] = [];
  actor.on("ARRANGED", (event) => told.push(event));
  actor.on("FAILED", (event) => told.push(event));
  actor.start();
  return { actor, sent, told };
}

describe("arrangements of records", () => {
  it("are nowhere but in their state, by no other way than its transitions", () => {
    const machine = arrangementsMachine<Category, CategoryPatch>(() => "key").provide({
      actors: { sending: fromCallback(() => undefined) },
    });
    const item = { record: FIRST, patch: null, change: "key" };
    const events = [
      { type: "ARRANGE", wishes: [{ record: FIRST, patch: null }] },
      { type: "ACKNOWLEDGED", item },
      { type: "REFUSED", item, failure: OFFLINE },
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("go out at once, each as a change of its own, and tell how they ended", async () => {
    const { actor, sent, told } = start();
    if (FIRST === undefined || SECOND === undefined) throw new Error("no categories");
    const wishes = [
      { record: FIRST, patch: { position: 7 } },
      { record: SECOND, patch: null },
    ];
    actor.send({ type: "ARRANGE", wishes });
    const items = wishes.map((wish, index) => ({ ...wish, change: `key-${index + 1}` }));
    expect(sent.items).toEqual(items);
    await sent.acknowledge();
    await sent.refuse(OFFLINE);
    expect(told).toEqual([
      { type: "ARRANGED", arrangement: items[0] },
      { type: "FAILED", failure: OFFLINE },
    ]);
  });
});
