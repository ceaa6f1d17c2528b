// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { Waiting } from "../../../src/ui/screens/recurrences/Waiting.tsx";
import { WaitingCount } from "../../../src/ui/screens/recurrences/WaitingCount.tsx";
import { httpRecurrences } from "../../../src/infrastructure/http/http-recurrences.ts";
import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import { offlineApi } from "../../support/captured-call.ts";
import { outboxOf } from "../support/outbox.ts";
import { planned } from "../../support/recurrences.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(cleanup);

const GYM = planned({
  id: "01890000-0000-7000-8000-000000000002",
  description: "Ginásio",
  category: "Lazer",
  cost: { of: "each", amount: cents(30_00) },
  mode: "confirm",
  unit: "week",
  start: civilDate(2026, 10, 5),
});
const RENT = planned({ mode: "confirm", start: civilDate(2026, 11, 1) });
const PHONE = planned({
  id: "01890000-0000-7000-8000-000000000003",
  description: "Telemóvel",
  cost: { of: "parts", total: cents(600_00), fee: cents(0) },
  times: 12,
  mode: "confirm",
  start: civilDate(2026, 10, 5),
});
const SPENT: Transaction = {
  id: transactionId("01890000-0000-7000-8000-000000000009"),
  kind: "expense",
  date: civilDate(2026, 10, 31),
  category: "Habitação",
  amount: cents(655_00),
  description: "Transferência senhorio",
};

async function show(
  recurrences: readonly Recurrence[],
  transactions: readonly Transaction[] = [],
  settle: Recurrences["settle"] = async () => undefined,
  outbox: Outbox | null = null,
) {
  const page = await startSignedInPage();
  const ledger = testLedger({ recurrences, transactions });
  await ledger.open();
  await ledger.openRecords();
  const port = { settle: vi.fn<Recurrences["settle"]>(settle) };
  const actors = startTestActors(page, { recurrences: port as unknown as Recurrences, ledger });
  await act(
    async () =>
      void renderScreen(
        <>
          <WaitingCount />
          <Waiting actors={actors.recurrences.actors} />
          <AppToast />
        </>,
        { page, actors, ledger, ...(outbox && { outbox }) },
      ),
  );
  return { ...port, actors };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const answers = (settle: ReturnType<typeof vi.fn<Recurrences["settle"]>>) =>
  settle.mock.calls.map(([, day, paid]) => [day, paid && "amount" in paid ? paid.amount : paid]);

describe("what waits for an answer", () => {
  it("is folded by plan, with one number here and elsewhere", async () => {
    await show([GYM, RENT]);
    expect(screen.getByRole("region", { name: "8 por confirmar" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "8 por confirmar" })).toBeTruthy();
    const rows = screen.getAllByRole("listitem").map((item) => plain(item.textContent));
    expect(rows[0]).toContain("Ginásio7 por confirmar · 05/10/2026 a 16/11/2026");
    expect(rows[1]).toContain("Renda01/11/2026 · Habitação");
    await press("Ginásio");
    expect(screen.getAllByRole("button", { name: "Confirmar: Ginásio" })).toHaveLength(7);
  });

  it("is confirmed with one press, with amounts that were typed, and undone with one", async () => {
    const { settle, actors } = await show([GYM]);
    const undo = vi.spyOn(actors.undo, "send");
    await press("Ginásio");
    const [first] = screen.getAllByRole("textbox", { name: "Valor de Ginásio" });
    if (first === undefined) throw new Error("there is one");
    await userEvent.clear(first);
    await userEvent.type(first, "28");
    await press("Confirmar todos: Ginásio");
    expect(await screen.findByText("7 movimentos registados.")).toBeTruthy();
    expect(answers(settle).map(([, amount]) => amount)).toEqual([
      28_00, 30_00, 30_00, 30_00, 30_00, 30_00, 30_00,
    ]);
    await press("Anular");
    expect(undo.mock.lastCall?.[0]).toMatchObject({
      type: "UNDO",
      undone: { type: "changes", changes: settle.mock.calls.map(([, , , { change }]) => change) },
    });
  });

  it("is answered once, however often one presses, and the button says so at once", async () => {
    const { settle } = await show([GYM], [], () => new Promise<void>(() => undefined));
    await press("Saltar todos: Ginásio");
    await expect.poll(() => screen.queryAllByText("A saltar…").length).toBeGreaterThan(0);
    await userEvent.click(button(/Confirmar todos/));
    await userEvent.click(button(/Saltar todos|A saltar/));
    expect(settle).toHaveBeenCalledOnce();
  });

  it("is confirmed of all plans at once, and instalments are not skipped", async () => {
    const { settle } = await show([GYM, PHONE]);
    expect(screen.queryByRole("button", { name: "Saltar todos: Telemóvel" })).toBeNull();
    await press("Saltar todos");
    expect(await screen.findByText("7 movimentos saltados.")).toBeTruthy();
    expect(answers(settle).every(([, paid]) => paid === null)).toBe(true);
    settle.mockClear();
    await press("Confirmar todos");
    expect(await screen.findByText("9 movimentos registados.")).toBeTruthy();
    expect(settle).toHaveBeenCalledTimes(9);
  });

  it("is asked about singly where it may be a record that is there, and that is said", async () => {
    const { settle } = await show([GYM, { ...RENT, mode: "automatic" }], [SPENT]);
    expect(plain(screen.getByText(/^Já há/).textContent)).toBe(
      "Já há «Transferência senhorio», de 31/10/2026, 655,00 €: é o mesmo?",
    );
    await press("Confirmar todos");
    expect(
      await screen.findByText(
        "7 movimentos registados. Fica 1 por responder: já há um registo parecido.",
      ),
    ).toBeTruthy();
    expect(settle).toHaveBeenCalledTimes(7);
    await press("É o mesmo: Renda");
    expect(await screen.findByText("É o mesmo: nada foi registado outra vez")).toBeTruthy();
    expect(answers(settle).at(-1)).toEqual(["2026-11-01", { tied: SPENT.id }]);
    await press("Não, registar outro: Renda");
    await expect.poll(() => answers(settle).at(-1)).toEqual(["2026-11-01", 650_00]);
  });

  it("says how many were answered where the line broke", async () => {
    let calls = 0;
    await show([GYM], [], async () => {
      if ((calls += 1) === 3) throw { type: "offline" };
    });
    await press("Confirmar todos: Ginásio");
    expect(await screen.findByText(/^2 de 7 movimentos registados\./)).toBeTruthy();
  });

  it("waits on the device without a network, is answered once, and counts no more", async () => {
    const outbox = await outboxOf([]);
    const port = httpRecurrences(offlineApi(outbox.keep), () => null);
    await show([GYM], [], (...call) => port.settle(...call), outbox);
    await press("Confirmar todos: Ginásio");
    const sentence = "7 movimentos por enviar: seguem assim que houver rede.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    await expect.poll(() => outbox.getSnapshot().queue.length).toBe(7);
    expect(screen.queryByRole("link", { name: /por confirmar/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /todos/ })).toBeNull();
  });
});
