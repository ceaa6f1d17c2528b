// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Balances } from "../../../src/application/forecast/read-forecast-basis.ts";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import type { Notify } from "../../../src/composition/container/keys.ts";
import { startForecast } from "../../../src/composition/features/forecast.ts";
import { reachOf } from "../../../src/domain/forecast/horizon.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { Saving } from "../../../src/domain/forecast/saving.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { ForecastScreen } from "../../../src/ui/screens/forecast/ForecastScreen.tsx";
import { fakeRecurrences } from "../../support/fakes/fake-recurrences.ts";
import { sameDay } from "../../support/fakes/fake-new-days.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { toldAccount } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";
import { userWith } from "../../support/users.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(cleanup);

const account = (amount: number): Account => toldAccount(amount, TODAY);

const spentOn = (month: number, day: number, amount: number) =>
  recordWith({ category: "Lazer", amount: cents(amount), date: civilDate(2026, month, day) });

/** Three full months in which 100, 200 and 300 € were spent, each on the 28th. */
const SPENT = [spentOn(8, 28, 10_000), spentOn(9, 28, 20_000), spentOn(10, 28, 30_000)];

type Shown = {
  readonly accounts?: readonly Account[];
  readonly records?: readonly Transaction[];
  readonly recurrences?: readonly Recurrence[];
  readonly plan?: Plan;
  readonly saving?: Saving | null;
  readonly accountReserve?: number;
  readonly today?: CivilDate;
  readonly tell?: Balances["tell"];
  readonly endPayment?: Recurrences["endPayment"];
};

async function show({
  accounts = [account(50_000)],
  records = SPENT,
  recurrences = [],
  plan = "premium",
  saving = null,
  accountReserve = 0,
  today = TODAY,
  tell = vi.fn<Balances["tell"]>(),
  endPayment,
}: Shown = {}) {
  const user = userWith({ plan });
  const page = await startSignedInPage({ user });
  const ledger = testLedger({ transactions: records, recurrences, accounts });
  await ledger.open();
  await ledger.openRecords();
  const notify = vi.fn<Notify>();
  const reload = vi.fn<() => void>();
  const setAccountReserve = vi.fn<Balances["setAccountReserve"]>(() => Promise.resolve());
  const feature = startForecast({
    balances: {
      tell,
      accountReserve: () => Promise.resolve(cents(accountReserve)),
      setAccountReserve,
    },
    imports: { lines: () => Promise.resolve([]) },
    drafts: fakeDrafts(),
    ledger,
    clock: fakeClock(today),
    ids: { next: () => "an id" },
    newDays: sameDay,
    notify,
    reload,
  });
  const horizon = reachOf(plan);
  const basis = await feature.load();
  const forecast = feature.view(basis, horizon, saving)(ledger.getSnapshot());
  const actors = startTestActors(page, {
    ...(endPayment && { recurrences: { ...fakeRecurrences(), endPayment } }),
  });
  await act(async () => {
    renderScreen(
      <ForecastScreen
        forecast={forecast}
        accounts={accounts}
        horizon={horizon}
        saving={saving}
        kept={basis.accountReserve}
        balance={feature.balance}
        accountReserve={feature.accountReserve}
      />,
      { page, actors, ledger },
    );
  });
  return { notify, reload, setAccountReserve, actors, user: userEvent.setup() };
}

const card = (name: string) => plain(screen.getByRole("region", { name }).textContent);

describe("the forecast", () => {
  it("says first how the month ends, which day is lowest and what may be spent a day", async () => {
    await show();
    expect(card("Fim do mês")).toBe("Fim do mês300,00 €entre 200,00 € e 400,00 €");
    expect(card("Se gastar como de costume")).toBe(
      "Se gastar como de costume−100,00 €dia mais baixo: 28/01, abaixo de zero",
    );
    expect(card("Pode gastar por dia")).toBe("Pode gastar por dia8,06 €dia mais apertado: 20/01");
    expect(plain(document.body.textContent)).toContain(
      "Pode gastar 8,06 € por diachega para os próximos dois mesesPosso gastar",
    );
  });

  it("has no band on the last day of a month, after which nothing of it is to come", async () => {
    await show({ today: civilDate(2026, 11, 30) });
    expect(card("Fim do mês")).toBe("Fim do mês500,00 €só com o que está previsto");
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

  it("tells in one line what of it lies beyond the month on the free plan, and all lines come to what is shared", async () => {
    const monthly = (kind: "income" | "expense", day: number, amount: number) =>
      planned({
        id: `01890000-0000-7000-8000-0000000000${day}`,
        kind,
        start: civilDate(2026, 11, day),
        cost: { of: "each", amount: cents(amount) },
      });
    const recurrences = [monthly("income", 25, 100_000), monthly("expense", 28, 110_000)];
    const { user } = await show({ plan: "free", records: [], recurrences });
    await user.click(
      within(screen.getByRole("region", { name: "Pode gastar por dia" })).getByRole("button"),
    );
    const dialog = screen.getByRole("dialog", { name: "Pode gastar por dia" });
    const lines = within(dialog)
      .getAllByRole("term")
      .map((term) => plain(term.parentElement?.textContent));
    expect(lines.slice(0, 1)).toEqual(["Saldo de hoje500,00 €"]);
    expect(lines).toContain(
      "Depois do fim do mês, até 20/01: receitas 1000,00 €, despesas 1100,00 €−100,00 €",
    );
    expect(plain(dialog.textContent)).toContain("300,00 € a dividir por 62 dias, até 20/01/2027");
  });

  describe("asked whether something can be bought", () => {
    const rent = planned({
      start: civilDate(2026, 12, 14),
      times: 1,
      cost: { of: "each", amount: cents(20_000) },
    });
    const question = () => screen.getByRole("form", { name: "Posso gastar … € em {data}?" });
    const amount = () => within(question()).getByRole("textbox", { name: "Valor em euros" });
    const date = () => within(question()).getByRole<HTMLInputElement>("combobox", { name: "Dia" });
    const answer = () => plain(within(question()).getByRole("status").textContent);

    it("answers as one types, for today at first, and records nothing", async () => {
      const { user, notify, reload } = await show({ records: [], recurrences: [rent] });
      expect(date().value).toBe("20/11/2026");
      expect(answer()).toBe("Nada fica registado.");
      await user.type(amount(), "50");
      expect(answer()).toBe("Sim: depois ficam 4,03 € por dia");
      await user.type(amount(), "0");
      expect(answer()).toBe("Não: a 14/12 faltariam 200,00 €");
      await user.keyboard("{Enter}");
      expect(answer()).toBe("Não: a 14/12 faltariam 200,00 €");
      expect(notify).not.toHaveBeenCalled();
      expect(reload).not.toHaveBeenCalled();
    });

    it("leaves what it would spend to the days before the purchase", async () => {
      const { user } = await show({ records: [], recurrences: [rent] });
      await user.type(amount(), "400");
      await user.clear(date());
      await user.type(date(), "13/12/2026{Enter}");
      expect(answer()).toBe("Não: a 14/12 faltariam 100,00 €");
    });

    it("tells on Enter what cannot be read, not while it is typed, and goes there", async () => {
      const { user } = await show({ records: [] });
      await user.type(amount(), "doze");
      expect(answer()).toBe("Nada fica registado.");
      await user.keyboard("{Enter}");
      expect(answer()).toBe("Escreva um valor em euros, por exemplo 12,50.");
      expect(amount().getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(amount());
      await user.clear(amount());
      await user.keyboard("{Enter}");
      expect(answer()).toBe("Escreva quanto quer gastar.");
    });

    it.each([
      ["premium", "21/01/2027", "Escolha um dia entre hoje e 20/01/2027."],
      ["premium", "19/11/2026", "Escolha um dia entre hoje e 20/01/2027."],
      ["premium", "31/02/2027", "Indique uma data que exista no calendário, entre 1900 e 2199."],
      [
        "free",
        "01/12/2026",
        "Escolha um dia até 30/11/2026, o fim do mês; com o Premium, até 20/01/2027.",
      ],
    ] as const)("says how far one can ask (%s, %s)", async (plan, day, told) => {
      const { user } = await show({ plan, records: [] });
      await user.type(amount(), "10");
      await user.clear(date());
      await user.type(date(), day);
      await user.tab();
      expect(answer()).toBe(told);
    });

    it("says from when on something is left, or that money is short without it, where today nothing is", async () => {
      const salary = planned({
        kind: "income",
        start: civilDate(2026, 11, 25),
        times: 1,
        cost: { of: "each", amount: cents(150_000) },
      });
      const { user } = await show({
        accounts: [account(-20_000)],
        records: [],
        recurrences: [salary],
      });
      await user.type(amount(), "100");
      expect(answer()).toBe("Não: mesmo sem isso, a 20/11 faltam 200,00 €");
      await user.clear(date());
      await user.type(date(), "26/11/2026");
      await user.tab();
      expect(answer()).toBe("Sim: a partir de 25/11 ficam 21,05 € por dia");
    });
  });

  it("marks today and the days on which money comes in, in words too", async () => {
    const salary = planned({
      kind: "income",
      start: civilDate(2026, 11, 25),
      cost: { of: "each", amount: cents(150_000) },
    });
    await show({ records: [], recurrences: [salary] });
    expect(card("Saldo dia a dia")).toContain("Entra dinheiro");
    const table = screen.getByRole("table", { name: "Saldo dia a dia" });
    const row = (name: string) =>
      plain(within(table).getByRole("rowheader", { name }).parentElement?.textContent);
    expect(row("20/11/2026 (hoje)")).toMatch(/500,00 €0,00 €$/);
    expect(row("25/11/2026")).toMatch(/1500,00 €$/);
  });

  it("keeps its explanations closed at first", async () => {
    await show();
    for (const summary of ["Como se calcula", "Os meses e as categorias"])
      expect(screen.getByText(summary).closest("details")?.open).toBe(false);
  });

  it("asks for a balance as long as none was told, and keeps what is typed", async () => {
    const tell = vi.fn<Balances["tell"]>(() => Promise.resolve());
    const { user, notify, reload } = await show({ accounts: [], tell });
    await user.click(screen.getByRole("button", { name: "Indicar saldo" }));
    await user.type(screen.getByRole("textbox", { name: /Saldo no fim do dia/ }), "-12,50");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(tell).toHaveBeenCalledWith({ amount: -1_250, date: TODAY }, null, "an id");
    expect(notify).toHaveBeenCalledWith({
      type: "balance-told",
      balance: -1_250,
      undo: "an id",
    });
  });

  it("shows planned movements alone below three full months, and says why", async () => {
    const few = SPENT.slice(1).flatMap((one) =>
      [1, 2, 3, 4, 5].map((n) => ({ ...one, id: transactionId(`${one.id}-${n}`) })),
    );
    await show({ records: [...few, spentOn(11, 2, 0), spentOn(11, 25, 4_000)] });
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

  it("sums up the last two days of a month that ends the plan, in the place of a chart", async () => {
    const salary = planned({
      kind: "income",
      start: civilDate(2026, 12, 1),
      cost: { of: "each", amount: cents(100_000) },
    });
    const rent = planned({
      id: "01890000-0000-7000-8000-000000000002",
      start: civilDate(2026, 11, 30),
      cost: { of: "each", amount: cents(10_000) },
    });
    const today = civilDate(2026, 11, 29);
    const shown = { plan: "free", records: [], recurrences: [salary, rent], today } as const;
    await show(shown);
    expect(card("Saldo dia a dia")).toBe(
      "Saldo dia a dia" +
        "Até ao fim do mês: receitas 0,00 €, despesas 100,00 €. Ficam 400,00 €." +
        "Depois do fim do mês, até 29/01: receitas 2000,00 €, despesas 100,00 €.",
    );
    expect(screen.queryByRole("table", { name: "Saldo dia a dia" })?.closest("[inert]")).not.toBe(
      null,
    );
    cleanup();
    await show({ ...shown, plan: "premium" });
    expect(screen.getAllByRole("table", { name: "Saldo dia a dia" })).toHaveLength(1);
  });

  it("adds what was imagined in the simulator, and says so", async () => {
    await show({ saving: { category: "Lazer", reduction: cents(5_000) } });
    // Ten of thirty days are left.
    expect(card("Fim do mês")).toContain("316,67 €");
    expect(plain(document.body.textContent)).toContain("Com menos 50,00 € por mês em Lazer");
    expect(card("Pode gastar por dia")).toContain("8,06 €");
  });

  it("lists each planned movement with its amount, and small below it what is left", async () => {
    const rent = planned({
      start: civilDate(2026, 11, 28),
      cost: { of: "each", amount: cents(10_000) },
    });
    await show({ recurrences: [rent], records: [] });
    const [day] = within(
      screen.getByRole("region", { name: "Dias com movimentos previstos" }),
    ).getAllByRole("listitem");
    expect(plain(day?.textContent)).toBe("Renda−100,00 €28/11/2026 · ficam 400,00 €");
  });

  it("says that nothing may be spent today, what is missing, and from when on something may", async () => {
    const salary = planned({
      kind: "income",
      category: "Salário",
      description: "Ordenado",
      start: civilDate(2026, 11, 25),
      cost: { of: "each", amount: cents(150_000) },
    });
    await show({ accounts: [account(-20_000)], records: [], recurrences: [salary] });
    expect(plain(document.body.textContent)).toContain(
      "Hoje, nada: faltam 200,00 €; a partir de 25/11, 43,33 € por dia",
    );
  });

  it("counts no income that waits to be confirmed, and says what it would be with it", async () => {
    const waiting = planned({
      kind: "income",
      category: "Salário",
      description: "Ordenado",
      mode: "confirm",
      start: civilDate(2026, 11, 18),
      times: 1,
      cost: { of: "each", amount: cents(62_000) },
    });
    await show({ records: [], recurrences: [waiting] });
    expect(card("Fim do mês")).toContain("500,00 €");
    expect(plain(document.body.textContent)).toContain("se entrar 620,00 €: 18,06 €");
    expect(screen.getByRole("button", { name: "Confirmar: Ordenado" })).toBeTruthy();
  });

  it("keeps savings apart, and names an account whose balance is missing", async () => {
    const savings = toldAccount(90_000, TODAY, {
      id: accountId("savings"),
      label: "Poupança",
      kind: "savings",
      ofTheDay: false,
      main: false,
    });
    const card2 = toldAccount(0, TODAY, {
      id: accountId("card"),
      label: "Cartão",
      balance: null,
      main: false,
    });
    await show({ accounts: [account(50_000), savings, card2], records: [] });
    expect(card("Fim do mês")).toContain("500,00 €");
    const text = plain(document.body.textContent);
    expect(text).toContain("Em poupançaPoupança · não conta para o que pode gastar900,00 €");
    expect(text).toContain("Cartãosaldo por indicar");
  });

  it.each([
    ["what came last year", "Planear?", { amount: "1998,20", start: "2026-11-28", unit: "year" }],
    ["the salary", "Planear o ordenado", { amount: "", start: "2026-11-28", unit: "month" }],
  ])("plans %s from where it is missing", async (_, name, fields) => {
    const christmas = recordWith({
      kind: "income",
      category: "Subsídios",
      description: "Subsídio de Natal",
      amount: cents(199_820),
      date: civilDate(2025, 11, 28),
    });
    const { user, actors } = await show({ records: [christmas, ...SPENT] });
    const text = plain(document.body.textContent);
    expect(text).toContain("Recebeu 1998,20 € de subsídio de Natal em novembro de 2025. Planear?");
    await user.click(screen.getByRole("button", { name }));
    const { dialog } = actors.recurrences.actors;
    await vi.waitFor(() =>
      expect(dialog.getSnapshot().context.fields).toMatchObject({ kind: "income", ...fields }),
    );
  });

  describe("of a payment that seems to come again", () => {
    const gym = [8, 9, 10].map((month) =>
      recordWith({
        category: "Saúde",
        description: "Ginásio",
        amount: cents(3_000),
        date: civilDate(2026, month, 25),
      }),
    );
    const days = () => screen.getByRole("region", { name: "Dias com movimentos previstos" });
    const first = (name: string) => within(days()).getAllByRole("button", { name })[0]!;

    it("says why it is expected, and plans it from its next day on", async () => {
      const { user, actors } = await show({ records: [...SPENT, ...gym] });
      expect(plain(within(days()).getAllByRole("listitem")[0]?.textContent)).toContain(
        "Ginásio−30,00 €25/11/2026 · ficam 470,00 €parece repetir-se",
      );
      await user.click(first("Planear: Ginásio"));
      const { dialog } = actors.recurrences.actors;
      await vi.waitFor(() =>
        expect(dialog.getSnapshot().context.fields).toMatchObject({
          kind: "expense",
          category: "Saúde",
          amount: "30,00",
          description: "Ginásio",
          start: "2026-11-25",
          every: "1",
          unit: "month",
        }),
      );
    });

    it("says once that it has ended, from the list and from the causes of a figure", async () => {
      const endPayment = vi.fn<Recurrences["endPayment"]>(() => Promise.resolve());
      const { user } = await show({ records: [...SPENT, ...gym], endPayment });
      await user.click(first("Já acabou: Ginásio"));
      await vi.waitFor(() => expect(endPayment).toHaveBeenCalledOnce());
      expect(endPayment.mock.lastCall?.[0]).toBe("expense ginasio");
      await user.click(
        within(screen.getByRole("region", { name: "Fim do mês" })).getByRole("button"),
      );
      const dialog = screen.getByRole("dialog", { name: "Fim do mês" });
      await user.click(within(dialog).getByRole("button", { name: "Já acabou: Ginásio" }));
      await vi.waitFor(() => expect(endPayment).toHaveBeenCalledTimes(2));
      expect(screen.queryByRole("dialog", { name: "Fim do mês" })).toBeNull();
    });
  });

  it("asks first of which account a balance is told, the main one unless told, another one by its name", async () => {
    const tell = vi.fn<Balances["tell"]>(() => Promise.resolve());
    const { user } = await show({ tell });
    await user.click(screen.getByRole("button", { name: "Indicar saldo" }));
    const which = screen.getByRole<HTMLSelectElement>("combobox", { name: /Conta/ });
    expect([...which.options].map(({ text }) => plain(text))).toEqual([
      "Conta · 500,00 € a 20/11/2026",
      "Outra conta…",
    ]);
    expect(which.value).toBe("main");
    await user.selectOptions(which, "Outra conta…");
    await user.type(screen.getByRole("textbox", { name: /Nome da conta/ }), "Cofre");
    await user.type(screen.getByRole("textbox", { name: /Saldo no fim do dia/ }), "12,50");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
    expect(tell).toHaveBeenCalledWith(
      { amount: 1_250, date: TODAY },
      { id: "an id", label: "Cofre" },
      "an id",
    );
  });

  it("is told of the account that has the name of another one already, whatever its case", async () => {
    const tell = vi.fn<Balances["tell"]>(() => Promise.resolve());
    const { user } = await show({ tell });
    await user.click(screen.getByRole("button", { name: "Indicar saldo" }));
    await user.selectOptions(screen.getByRole("combobox", { name: /Conta/ }), "Outra conta…");
    await user.type(screen.getByRole("textbox", { name: /Nome da conta/ }), " conta");
    await user.type(screen.getByRole("textbox", { name: /Saldo no fim do dia/ }), "12,50");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
    expect(tell.mock.lastCall?.[1]).toEqual({ id: "main", label: null });
  });

  it("keeps a cushion, which nobody may spend", async () => {
    const { user, setAccountReserve, notify } = await show({ records: [], accountReserve: 30_000 });
    expect(card("Pode gastar por dia")).toContain("3,22 €");
    await user.click(screen.getByRole("button", { name: /Reserva: 300,00/ }));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Reserva/ });
    expect(field.value).toBe("300,00");
    await user.clear(field);
    await user.type(field, "100");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(setAccountReserve).toHaveBeenCalledWith(10_000));
    expect(notify).toHaveBeenCalledWith({ type: "account-reserve-set", accountReserve: 10_000 });
  });
});
