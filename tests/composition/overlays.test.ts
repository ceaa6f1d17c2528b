import { Container } from "inversify";
import { createActor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { bind } from "../../src/composition/bind.ts";
import { keys } from "../../src/composition/keys.ts";
import { startOverlays } from "../../src/composition/overlays.ts";
import type { Failure } from "../../src/application/failure.ts";
import { sessionMachine } from "../../src/application/machines/session.machine.ts";
import { fakeCheckout } from "../support/fakes/fake-checkout.ts";
import { fakeClock } from "../support/fakes/fake-clock.ts";
import { fakeIds } from "../support/fakes/fake-ids.ts";
import { fakeTransactions } from "../support/fakes/fake-transactions.ts";
import { bindNotifications } from "../support/bind-notifications.ts";
import { noBook } from "../support/no-book.ts";
import { openLine } from "../support/fakes/line.ts";

const FIELDS = { date: "2026-02-28", category: "Outros", amount: "12,50", description: "" };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function start() {
  const line = openLine();
  const transactions = fakeTransactions([], line);
  const container = new Container();
  bind(container, keys.transactions, [], () => transactions);
  bind(container, keys.checkout, [], () => fakeCheckout("https://pagamento.example/"));
  bind(container, keys.clock, [], () => fakeClock("2026-02-28"));
  bind(container, keys.ids, [], fakeIds);
  bindNotifications(container);
  const session = createActor(sessionMachine);
  const sent = vi.spyOn(session, "send").mockImplementation(() => undefined);
  bind(container, keys.ledger, [], () => noBook);
  const overlays = startOverlays(container, session);
  const save = async (kind: "income" | "expense") => {
    overlays.dialogs[kind].send({ type: "OPEN_CREATE", fields: FIELDS });
    overlays.dialogs[kind].send({ type: "SUBMIT" });
    await settled();
  };
  const told = () => overlays.toast.getSnapshot().context.notice;
  return { line, transactions, overlays, sent, save, told };
}

describe("the overlays", () => {
  it.each(["income", "expense"] as const)("record %s, and say so", async (kind) => {
    const { transactions, save, told } = start();
    await save(kind);
    expect(transactions.list(kind)).toMatchObject([{ amount: 1250 }]);
    expect(told()).toEqual({ type: "transaction-changed", kind, change: "created" });
  });

  it("open their dialogs with today's date", () => {
    const { overlays } = start();
    expect(overlays.dialogs.income.getSnapshot().context.fields.date).toBe("2026-02-28");
  });

  it("change a record and say so", async () => {
    const { transactions, overlays, save, told } = start();
    await save("expense");
    const [record] = transactions.list("expense");
    const fields = { ...FIELDS, amount: "1" };
    overlays.dialogs.expense.send({ type: "OPEN_EDIT", id: { ...record!, revision: 2 }, fields });
    overlays.dialogs.expense.send({ type: "SUBMIT" });
    await settled();
    expect(transactions.list("expense")).toEqual([{ ...record, amount: 100 }]);
    expect(told()).toEqual({ type: "transaction-changed", kind: "expense", change: "updated" });
  });

  it("remove a record and say so", async () => {
    const { transactions, overlays, save, told } = start();
    await save("income");
    const [record] = transactions.list("income");
    overlays.removals.income.send({
      type: "ASK",
      target: { id: record!.id, revision: 2, label: "Outros" },
    });
    overlays.removals.income.send({ type: "CONFIRM" });
    await settled();
    expect(transactions.list("income")).toEqual([]);
    expect(told()).toEqual({ type: "transaction-changed", kind: "income", change: "removed" });
  });

  it("record an entry once that is saved again because its answer was lost", async () => {
    const { transactions, overlays, save } = start();
    const create = transactions.create.bind(transactions);
    const losing = vi.spyOn(transactions, "create").mockImplementationOnce(async (...call) => {
      await create(...call);
      throw { type: "offline" } satisfies Failure;
    });
    await save("income");
    overlays.dialogs.income.send({ type: "SUBMIT" });
    await settled();
    expect(losing.mock.calls[0]).toEqual(losing.mock.calls[1]);
    expect(transactions.list("income").length).toBe(1);
  });

  it("keep what was typed, and say nothing, when a save fails", async () => {
    const { line, overlays, save, told } = start();
    line.failure = { type: "offline" };
    await save("income");
    const { context, value } = overlays.dialogs.income.getSnapshot();
    expect([value, context.fields]).toEqual([{ open: "editing" }, FIELDS]);
    expect(context.failure).toEqual({ type: "offline" });
    expect(told()).toBe(null);
  });

  it("ask the session again who its user is once the checkout was opened", async () => {
    const { overlays, sent } = start();
    overlays.premium.send({ type: "OPEN" });
    await settled();
    expect(overlays.premium.getSnapshot().context.address).toBe("https://pagamento.example/");
    expect(sent).not.toHaveBeenCalled();
    overlays.premium.send({ type: "CHECKOUT_OPENED" });
    expect(sent.mock.calls).toEqual([[{ type: "REFRESH" }]]);
  });
});
