import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import {
  change,
  changed,
  CINEMA,
  DEARER,
  EDIT,
  REMOVED,
  start,
  SUBMIT,
  TYPED,
  type Event,
} from "../machines/record-dialog-by-hand.ts";

describe("an edit for which another was in the way", () => {
  const inTheWay = async (typed: readonly Event[], failure: Failure) => {
    const all = start();
    all.send(EDIT, ...typed, SUBMIT);
    await all.sent.refuse(failure);
    all.comeForth();
    return all;
  };
  const NEWER = { type: "edit", id: { ...CINEMA, amount: 1400, revision: 7 } };

  it("comes back with the three versions, to choose from", async () => {
    const { tags, context } = await inTheWay([change("description", "Teatro")], DEARER);
    expect(tags()).toEqual(["choosing", "open"]);
    expect(context()).toMatchObject({
      failure: DEARER,
      versions: {
        seen: TYPED,
        theirs: { ...TYPED, amount: "14,00" },
        mine: { ...TYPED, description: "Teatro" },
      },
    });
  });

  it("may be put in the other's place", async () => {
    const { send, sent, state } = await inTheWay([change("description", "Teatro")], DEARER);
    send({ type: "KEEP_MINE" });
    expect(state()).toEqual("closed");
    expect(sent.items[1]).toMatchObject({
      mode: NEWER,
      tries: [{ draft: { amount: 1250, description: "Teatro" }, key: "key 2" }],
    });
  });

  it("may be given up for it", async () => {
    const { send, sent, state } = await inTheWay([change("description", "Teatro")], DEARER);
    send({ type: "KEEP_THEIRS" });
    expect([state(), sent.items.length]).toEqual(["closed", 1]);
  });

  it("may be joined with it: each field from who changed it", async () => {
    const { send, sent } = await inTheWay([change("description", "Teatro")], DEARER);
    send({ type: "MERGE" });
    expect(sent.items[1]).toMatchObject({
      mode: NEWER,
      tries: [{ draft: { amount: 1400, description: "Teatro" } }],
    });
  });

  it.each([
    ["mine", 1300],
    ["theirs", 1400],
  ] as const)(
    "takes a field that both changed from %s where that is picked",
    async (side, amount) => {
      const { send, sent } = await inTheWay([change("amount", "13")], DEARER);
      send(
        { type: "PICK", field: "amount", side: "theirs" },
        { type: "PICK", field: "amount", side },
      );
      send({ type: "MERGE" });
      expect(sent.items[1]?.tries[0]?.draft.amount).toBe(amount);
    },
  );

  it("is one's own where both changed a field and nobody picks", async () => {
    const { send, sent } = await inTheWay([change("amount", "13")], DEARER);
    send({ type: "MERGE" });
    expect(sent.items[1]?.tries[0]?.draft.amount).toBe(1300);
  });

  it("needs no choice where the other changed nothing that is shown", async () => {
    const { send, sent, tags } = await inTheWay([change("amount", "13")], changed({}));
    expect(tags()).toEqual(["open"]);
    send(SUBMIT);
    expect(sent.items[1]?.mode).toMatchObject({ id: { revision: 7 } });
  });

  it("stands against nothing any more where the record is gone, and can be recorded anew", async () => {
    const { send, sent, tags, told } = await inTheWay([change("amount", "13")], REMOVED);
    expect(tags()).toEqual(["gone", "open"]);
    send({ type: "RECORD_ANEW" });
    expect(sent.items[1]).toMatchObject({
      mode: { type: "create" },
      tries: [{ draft: { amount: 1300 }, key: "key 2" }],
    });
    await sent.acknowledge("new");
    expect(told).toEqual([["created", null, "new"]]);
  });
});
