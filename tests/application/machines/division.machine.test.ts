import { createActor, fromCallback } from "xstate";
import { describe, expect, it } from "vitest";
import {
  divisionMachine,
  type DivisionInput,
} from "../../../src/application/machines/division.machine.ts";
import type { Seen } from "../../../src/domain/ledger/stamped.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Division } from "../../../src/domain/transactions/division.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { outboxByHand } from "./outbox-by-hand.ts";
import { EVERYWHERE, walk } from "./walk.ts";

const OFFLINE = { type: "offline" } as const;
const RECORD: Seen<Transaction> = {
  id: transactionId("record"),
  kind: "expense",
  date: civilDate(2026, 2, 28),
  category: "Compras",
  amount: cents(1000),
  description: "Feira",
  revision: 3,
};
const DIVISION: Division = { category: "Lazer", amount: cents(400), parts: [] };
const ASK = { type: "ASK", record: RECORD } as const;
const DIVIDE = { type: "DIVIDE", division: DIVISION } as const;
const ITEM = { record: RECORD, division: DIVISION, change: "key" };

function start() {
  const sent = outboxByHand<DivisionInput, void>();
  const actor = createActor(
    divisionMachine(() => "key").provide({ actors: { outbox: sent.logic } }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start().send(ASK);
  return { actor, sent, told, asked: () => actor.getSnapshot().context.record };
}

describe("dividing a record", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = divisionMachine(() => "key").provide({
      actors: { outbox: fromCallback(() => undefined) },
    });
    const events = [
      ASK,
      DIVIDE,
      { type: "CANCEL" },
      { type: "ACKNOWLEDGED", item: ITEM },
      { type: "REFUSED", item: ITEM, failure: OFFLINE },
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is sent once, as one change that can be undone", async () => {
    const { actor, sent, told, asked } = start();
    expect(asked()).toEqual(RECORD);
    actor.send(DIVIDE);
    actor.send(DIVIDE);
    expect([sent.items, asked()]).toEqual([[ITEM], null]);
    await sent.acknowledge();
    expect(told).toEqual([{ type: "DIVIDED", kind: "expense", change: "key" }]);
  });

  it("that is refused says so", async () => {
    const { actor, sent, told } = start();
    actor.send(DIVIDE);
    await sent.refuse(OFFLINE);
    expect(told).toEqual([{ type: "FAILED", failure: OFFLINE }]);
  });

  it("that is not wanted divides nothing", () => {
    const { actor, sent, asked } = start();
    actor.send({ type: "CANCEL" });
    expect([sent.items, asked()]).toEqual([[], null]);
  });
});
