// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BankAccounts } from "../../../src/application/ports/bank-accounts.ts";
import type { Notify } from "../../../src/composition/container/keys.ts";
import { startForecast } from "../../../src/composition/features/forecast.ts";
import { reachOf } from "../../../src/domain/forecast/reach.ts";
import type { Account } from "../../../src/domain/imports/account.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { ForecastScreen } from "../../../src/ui/screens/forecast/ForecastScreen.tsx";
import type { Imagined } from "../../../src/ui/screens/forecast/imagined-search.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { planned } from "../../support/recurrences.ts";
import { userWith } from "../../support/users.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(cleanup);

const account = (amount: number): Account => ({
  id: accountId("account"),
  label: "Conta",
  bank: null,
  digits: null,
  kind: "current",
  balance: { amount: cents(amount), date: TODAY },
});

const spentOn = (month: number, day: number, amount: number) =>
  recordWith({ category: "Lazer", amount: cents(amount), date: civilDate(2026, month, day) });

/** Three full months in which 100, 200 and 300 € were spent, each on the last day. */
const SPENT = [spentOn(8, 31, 10_000), spentOn(9, 30, 20_000), spentOn(10, 31, 30_000)];

type Shown = {
  readonly accounts?: readonly Account[];
  readonly records?: readonly Transaction[];
  readonly recurrences?: readonly Recurrence[];
  readonly plan?: Plan;
  readonly imagined?: Imagined | null;
  readonly today?: CivilDate;
  readonly tell?: BankAccounts["tell"];
};

async function show({
  accounts = [account(50_000)],
  records = SPENT,
  recurrences = [],
  plan = "premium",
  imagined = null,
  today = TODAY,
  tell = vi.fn<BankAccounts["tell"]>(),
}: Shown = {}) {
  const user = userWith({ plan });
  const page = await startSignedInPage({ user });
  const ledger = testLedger({ transactions: records });
  await ledger.open();
  await ledger.openRecords();
  const notify = vi.fn<Notify>();
  const reload = vi.fn<() => void>();
  const feature = startForecast({
    accounts: { list: () => Promise.resolve(accounts), tell },
    recurrences: {
      list: () => Promise.resolve(recurrences.map((one) => ({ ...one, revision: 1 }))),
    },
    clock: fakeClock(today),
    ids: { next: () => "an id" },
    notify,
    reload,
  });
  const reach = reachOf(plan);
  const basis = await feature.load();
  const forecast = feature.view(basis, reach, imagined)(ledger.getSnapshot());
  renderScreen(
    <ForecastScreen
      forecast={forecast}
      accounts={accounts}
      reach={reach}
      imagined={imagined}
      balance={feature.balance}
    />,
    { page, actors: startTestActors(page) },
  );
  return { notify, reload, user: userEvent.setup() };
}

const card = (name: string) => plain(screen.getByRole("region", { name }).textContent);

describe("the forecast", () => {
  it("says first how the month ends, which day is lowest and what may be spent a day", async () => {
    await show();
    expect(card("Fim do mês")).toBe("Fim do mês300,00 €entre 200,00 € e 400,00 €");
    expect(card("Dia mais baixo")).toContain("−");
    expect(card("Pode gastar por dia")).toBe(
      "Pode gastar por dia45,45 €até ao fim do mês (11 dias)",
    );
  });

  it("has no band on the last day of a month, after which nothing of it is to come", async () => {
    await show({ today: civilDate(2026, 11, 30) });
    expect(card("Fim do mês")).toBe("Fim do mês500,00 €só com o que está previsto");
    expect(card("Pode gastar por dia")).toBe(
      "Pode gastar por dia500,00 €até ao fim do mês (1 dia)",
    );
  });

  it("counts what comes again on its day", async () => {
    const rent = planned({
      start: civilDate(2026, 11, 28),
      cost: { of: "each", amount: cents(10_000) },
    });
    await show({ recurrences: [rent] });
    expect(card("Fim do mês")).toContain("200,00 €");
  });

  it("opens each number to what it is made of", async () => {
    const { user } = await show();
    await user.click(
      within(screen.getByRole("region", { name: "Fim do mês" })).getByRole("button"),
    );
    const dialog = screen.getByRole("dialog", { name: "Fim do mês" });
    const lines = within(dialog)
      .getAllByRole("term")
      .map((term) => plain(term.parentElement?.textContent));
    expect(lines).toEqual([
      "Saldo no início500,00 €",
      "Habitual sem estar previsto−200,00 €",
      "Resultado300,00 €",
    ]);
  });

  it("asks for a balance as long as none was told, and keeps what is typed", async () => {
    const tell = vi.fn<BankAccounts["tell"]>(() => Promise.resolve(account(-1_250)));
    const { user, notify, reload } = await show({ accounts: [], tell });
    await user.click(screen.getByRole("button", { name: "Dizer saldo" }));
    await user.type(screen.getByRole("textbox", { name: /Saldo no fim do dia/ }), "-12,50");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(tell).toHaveBeenCalledWith({ amount: -1_250, date: TODAY }, null, "an id");
    expect(notify).toHaveBeenCalledWith({ type: "balance-told", balance: -1_250 });
  });

  it("shows planned movements alone below three full months, and says why", async () => {
    await show({ records: [...SPENT.slice(1), spentOn(11, 25, 4_000)] });
    expect(card("Fim do mês")).toBe("Fim do mês460,00 €só com o que está previsto");
    expect(card("Saldo dia a dia")).toContain("são precisos 3 meses completos de registos, e há 2");
  });

  it("marks the days below zero", async () => {
    await show({ accounts: [account(0)], records: [spentOn(11, 25, 4_000)] });
    expect(card("Saldo dia a dia")).toContain("abaixo de zero, a partir de 25/11/2026");
  });

  it("ends with the month on the free plan, behind which stands an example", async () => {
    await show({ plan: "free" });
    const [own] = screen.getAllByRole("table", { name: "Saldo dia a dia" });
    expect(within(own!).getAllByRole("row")).toHaveLength(1 + 11);
    const beyond = screen.getByRole("region", { name: "Depois do fim do mês" });
    expect(within(beyond).getByRole("button", { name: "Desbloquear com Premium" })).toBeTruthy();
    expect(beyond.querySelector("[inert]")).not.toBeNull();
  });

  it("adds what was imagined in the simulator, and says so", async () => {
    await show({ imagined: { category: "Lazer", reduction: cents(5_000) } });
    expect(card("Fim do mês")).toContain("350,00 €");
    expect(plain(document.body.textContent)).toContain("Com menos 50,00 € por mês em Lazer");
    expect(card("Dias com movimentos previstos")).toContain("Lazer");
  });
});
