import { createActor, fromCallback, fromPromise } from "xstate";
import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../src/application/failure.ts";
import { LOOK_INTERVAL_MS } from "../../src/application/payments/awaited-payment.machine.ts";
import { sessionMachine } from "../../src/application/login/session.machine.ts";
import type { User } from "../../src/domain/users/user.ts";
import type { Session } from "../../src/domain/users/session.ts";
import { fakeCheckout } from "../support/fakes/fake-checkout.ts";
import { fakeClock } from "../support/fakes/fake-clock.ts";
import { fakeIds } from "../support/fakes/fake-ids.ts";
import { userWith } from "../support/users.ts";
import { fakeTransactions } from "../support/fakes/fake-transactions.ts";
import { openLaunch } from "../../src/composition/open-launch.ts";
import { startLayoutActors } from "../support/layout-actors.ts";
import { openLine } from "../support/fakes/line.ts";

const FIELDS = {
  date: "2026-02-28",
  category: "Outros",
  amount: "12,50",
  description: "",
  receipt: "",
  planned: "",
  account: "",
  uncounted: "-",
  refundOf: "",
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function start() {
  const line = openLine();
  const transactions = fakeTransactions([], line);
  const session = createActor(sessionMachine);
  const sent = vi.spyOn(session, "send").mockImplementation(() => undefined);
  const actors = startLayoutActors({
    session,
    transactions,
    divide: transactions.divide,
    checkout: fakeCheckout("https://pagamento.example/"),
    clock: fakeClock("2026-02-28"),
    ids: fakeIds(),
  });
  const save = async (kind: "income" | "expense") => {
    actors.entry.dialog.send({ type: "OPEN_CREATE", fields: { ...FIELDS, kind } });
    actors.entry.dialog.send({ type: "SUBMIT" });
    await settled();
  };
  const told = () => actors.toast.getSnapshot().context.notice;
  return { line, transactions, actors, sent, save, told };
}

describe("a launch", () => {
  const entryOf = ({ entry }: ReturnType<typeof start>["actors"]) =>
    entry.dialog.getSnapshot().context.fields;

  it.each(["income", "expense"] as const)("opens a new entry of its kind: %s", (kind) => {
    const { actors } = start();
    openLaunch({ type: "entry", kind, text: "" }, actors);
    expect(actors.entry.dialog.getSnapshot().hasTag("open")).toBe(true);
    expect(entryOf(actors)).toMatchObject({ kind, amount: "", description: "" });
  });

  it("fills in a shared text, and leaves the draft that was there for the next entry", () => {
    const { actors } = start();
    const { dialog, add } = actors.entry;
    add("expense");
    dialog.send({ type: "CHANGE", field: "description", value: "Pão" });
    openLaunch({ type: "entry", kind: "expense", text: "Café 1,20" }, actors);
    expect(entryOf(actors)).toMatchObject({ description: "Café", amount: "1,20" });
    dialog.send({ type: "CLEAR" });
    dialog.send({ type: "CLOSE" });
    add("expense");
    expect(entryOf(actors)).toMatchObject({ description: "Pão", amount: "" });
  });

  it("leaves the amount empty where the text has none", () => {
    const { actors } = start();
    openLaunch({ type: "entry", kind: "expense", text: "Pão" }, actors);
    expect(entryOf(actors)).toMatchObject({ description: "Pão", amount: "" });
  });

  it("opens the reading of a receipt, with the camera off", () => {
    const { actors } = start();
    openLaunch({ type: "receipt" }, actors);
    const reading = actors.receipts.getSnapshot();
    expect([reading.hasTag("open"), reading.matches({ open: "looking" })]).toEqual([true, false]);
  });
});

describe("the layout's actors", () => {
  it.each(["income", "expense"] as const)("record %s, and say so", async (kind) => {
    const { transactions, save, told } = start();
    await save(kind);
    expect(transactions.list(kind)).toMatchObject([{ amount: 1250 }]);
    expect(told()).toEqual({ type: "transaction-changed", kind, change: "created", undo: "id-1" });
  });

  it("open their dialogs with today's date", () => {
    const { actors } = start();
    expect(actors.entry.dialog.getSnapshot().context.fields.date).toBe("2026-02-28");
  });

  it("change a record, say so, and offer to undo it", async () => {
    const { transactions, actors, save, told } = start();
    await save("expense");
    const [record] = transactions.list("expense");
    const fields = { ...FIELDS, kind: "expense", amount: "1" } as const;
    actors.entry.dialog.send({ type: "OPEN_EDIT", id: { ...record!, revision: 2 }, fields });
    actors.entry.dialog.send({ type: "SUBMIT" });
    await settled();
    expect(transactions.list("expense")).toEqual([{ ...record, amount: 100 }]);
    expect(told()).toEqual({
      type: "transaction-changed",
      kind: "expense",
      change: "updated",
      undo: "id-2",
    });
  });

  it("remove a record, say so, and offer to undo it", async () => {
    const { transactions, actors, save, told } = start();
    await save("income");
    const [record] = transactions.list("income");
    actors.removal.send({
      type: "REMOVE",
      target: { id: record!.id, revision: 2, label: "Outros", kind: "income" },
    });
    await settled();
    expect(transactions.list("income")).toEqual([]);
    expect(told()).toEqual({
      type: "transaction-changed",
      kind: "income",
      change: "removed",
      undo: "id-2",
    });
  });

  it("record an entry once that is saved again because its answer was lost", async () => {
    const { transactions, actors, save } = start();
    const create = transactions.income.create.bind(transactions.income);
    const losing = vi
      .spyOn(transactions.income, "create")
      .mockImplementationOnce(async (...call) => {
        await create(...call);
        throw { type: "offline" } satisfies Failure;
      });
    await save("income");
    actors.entry.dialog.send({ type: "SUBMIT" });
    await settled();
    expect(losing.mock.calls[0]).toEqual(losing.mock.calls[1]);
    expect(transactions.list("income").length).toBe(1);
  });

  it("keep what was typed, and say nothing, when a save fails", async () => {
    const { line, actors, save, told } = start();
    line.failure = { type: "offline" };
    await save("income");
    const { context, value } = actors.entry.dialog.getSnapshot();
    expect([value, context.fields]).toEqual([{ open: "editing" }, { ...FIELDS, kind: "income" }]);
    expect(context.failure).toEqual({ type: "offline" });
    expect(told()).toBe(null);
  });

  it("ask the session again who its user is once the checkout was opened", async () => {
    const { actors, sent } = start();
    actors.premium.send({ type: "OPEN" });
    await settled();
    expect(actors.premium.getSnapshot().context.address).toBe("https://pagamento.example/");
    expect(sent).not.toHaveBeenCalled();
    actors.premium.send({ type: "CHECKOUT_OPENED" });
    expect(sent.mock.calls).toEqual([[{ type: "REFRESH" }]]);
  });

  it("unlock the open page once the payment has come that they await, and say so", async () => {
    vi.useFakeTimers();
    let user = userWith();
    const session = createActor(
      sessionMachine.provide({
        actors: {
          restore: fromPromise<Session | null, void>(async () => ({ token: "token", user })),
          loadUser: fromPromise<User, void>(async () => user),
          outsideEvents: fromCallback(() => undefined),
        },
        actions: { store: () => undefined, updateStored: () => undefined },
      }),
    ).start();
    const { premium, toast } = startLayoutActors({
      session,
      transactions: fakeTransactions([], openLine()),
      divide: fakeTransactions().divide,
      checkout: fakeCheckout("https://pagamento.example/"),
      clock: fakeClock("2026-02-28"),
      ids: fakeIds(),
    });
    premium.send({ type: "OPEN" });
    await vi.advanceTimersByTimeAsync(1);
    premium.send({ type: "CHECKOUT_OPENED" });
    await vi.advanceTimersByTimeAsync(10 * LOOK_INTERVAL_MS);
    expect(toast.getSnapshot().context.notice).toBeNull();
    user = userWith({ plan: "premium" });
    await vi.advanceTimersByTimeAsync(LOOK_INTERVAL_MS);
    expect(session.getSnapshot().context.session?.user.plan).toBe("premium");
    expect(toast.getSnapshot().context.notice).toEqual({ type: "premium-activated" });
    vi.useRealTimers();
  });
});
