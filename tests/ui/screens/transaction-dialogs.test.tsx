// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TransactionRecords } from "../../../src/application/entries/transactions.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { RowActions } from "../../../src/ui/screens/movements/MovementCells.tsx";
import { TransactionDialogs } from "../../../src/ui/screens/transactions/TransactionDialogs.tsx";
import { testLedger } from "../support/test-ledger.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { toldAccount } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing, forever } from "../support/promises.ts";
import { recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY, TODAY_SHOWN } from "../support/test-actors.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const record = { ...recordWith({ description: "Mercado", amount: cents(123_456) }), revision: 3 };

async function show(
  transactions: Partial<TransactionRecords>,
  recurrences: readonly Recurrence[] = [],
  accounts: readonly Account[] = [],
  shown: WithRevision<Transaction> = record,
) {
  const page = await startSignedInPage();
  const ledger = testLedger({ recurrences, accounts });
  await ledger.open();
  const actors = startTestActors(page, { transactions, ledger });
  renderScreen(
    <>
      <RowActions transaction={shown} tabIndex={0} />
      <TransactionDialogs categories={CATEGORIES} />
      <AppToast />
    </>,
    { page, actors, ledger },
  );
  return { ...actors, ledger };
}

async function create(answer: TransactionRecords["create"] = forever) {
  const call = vi.fn<TransactionRecords["create"]>(answer);
  const actors = await show({ create: call });
  actors.entry.add("expense");
  await screen.findByRole("dialog", { name: "Nova despesa" });
  return { call, ...actors };
}

const dialog = () => screen.queryByRole("dialog");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Valor" });
const date = () => screen.getByLabelText<HTMLInputElement>("Data");
const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Categoria" });
const description = () =>
  screen.getByRole<HTMLInputElement>("combobox", { name: "Descrição (opcional)" });
const typed = () => [amount().value, date().value, category().value, description().value];

async function fillIn() {
  await userEvent.type(amount(), "12,5");
  await userEvent.selectOptions(category(), "Lazer");
  await userEvent.type(description(), "Cinema");
}

const CINEMA = { date: TODAY, category: "Lazer", amount: 1_250, description: "Cinema" };

const saved = () => Promise.resolve({ record, revision: 4, removed: false });

describe("an entry that seems to be planned", () => {
  const CLUB = planned({
    category: "Lazer",
    description: "Cineclube",
    cost: { of: "each", amount: cents(1_200) },
    start: addDays(TODAY, 3),
  });
  const label = "É o previsto: Cineclube, 23/11/2026";
  const tick = () => screen.findByRole<HTMLInputElement>("checkbox", { name: label });

  async function begin(recurrences = [CLUB]) {
    const call = vi.fn<TransactionRecords["create"]>(saved);
    const actors = await show({ create: call }, recurrences);
    actors.entry.add("expense");
    await screen.findByRole("dialog", { name: "Nova despesa" });
    return { call, ...actors };
  }

  it("is known as that although it was planned elsewhere after it was typed", async () => {
    const { ledger } = await begin([]);
    await fillIn();
    expect(screen.queryByRole("checkbox", { name: label })).toBeNull();
    ledger.noteRevision(ledger.server.put("recurrences", CLUB));
    expect((await tick()).checked).toBe(true);
  });

  it("is taken for that, visibly", async () => {
    const { call } = await begin();
    await fillIn();
    expect((await tick()).checked).toBe(true);
    await userEvent.click(button("Guardar"));
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(call.mock.calls[0]?.[0]).toEqual({
      ...CINEMA,
      fulfils: { recurrence: CLUB.id, day: CLUB.start },
    });
  });

  it("is not where somebody says so, whatever is typed afterwards", async () => {
    const { call } = await begin();
    await fillIn();
    await userEvent.click(await tick());
    await userEvent.type(description(), " e jantar");
    expect((await tick()).checked).toBe(false);
    await userEvent.click(button("Guardar"));
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(call.mock.calls[0]?.[0]).toEqual({ ...CINEMA, description: "Cinema e jantar" });
  });

  it("is not once its amount is too far from what was planned", async () => {
    await begin();
    await fillIn();
    await tick();
    await userEvent.type(amount(), "0,7");
    expect(screen.queryByRole("checkbox", { name: label })).toBeNull();
  });
});

describe("the dialog of a new record", () => {
  it("begins with today, nothing else, and the focus on the amount", async () => {
    await create();
    expect(typed()).toEqual(["", TODAY_SHOWN, "", ""]);
    expect(document.activeElement).toBe(amount());
  });

  it("offers the categories of its kind, and changes the kind without losing what was typed", async () => {
    await create();
    await fillIn();
    const options = within(category()).getAllByRole("option", { hidden: true });
    expect(options.slice(1).map((option) => option.textContent)).toEqual([...CATEGORIES.expense]);
    await userEvent.click(screen.getByRole("radio", { name: "Receita" }));
    expect(dialog()).toBe(screen.getByRole("dialog", { name: "Nova receita" }));
    expect(typed()).toEqual(["12,50", TODAY_SHOWN, "", "Cinema"]);
    const others = within(category()).getAllByRole("option", { hidden: true });
    expect(others.slice(1).map((option) => option.textContent)).toEqual([...CATEGORIES.income]);
  });

  it("asks for every required field that is missing, and sends nothing", async () => {
    const { call } = await create();
    await userEvent.clear(date());
    await userEvent.click(button("Guardar"));
    expect(screen.getByRole("alert").textContent).toBe(
      "Por favor, preencha todos os campos obrigatórios.",
    );
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(3);
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ["abc", "Escreva um valor em euros, por exemplo 12,50."],
    ["-1", "O valor não pode ser negativo."],
    ["1,234", "O valor não pode ter mais de duas casas decimais."],
    ["1000000000", "O valor não pode ultrapassar 999 999 999,99 €."],
  ])("refuses the amount %s and says why", async (text, sentence) => {
    const { call } = await create();
    await fillIn();
    await userEvent.clear(amount());
    await userEvent.type(amount(), text);
    await userEvent.click(button("Guardar"));
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it("says what a sum comes to while it is typed, and shows the amount once the field is left", async () => {
    const { call } = await create();
    await fillIn();
    await userEvent.clear(amount());
    await userEvent.type(amount(), "=12+3,5");
    expect(screen.getByText(/^= 15,50/).getAttribute("aria-live")).toBe("polite");
    await userEvent.tab();
    expect([amount().value, screen.queryByText(/^= /)]).toEqual(["15,50", null]);
    await userEvent.type(amount(), "+1{Enter}");
    expect(call.mock.calls[0]?.[0].amount).toBe(1650);
  });

  it("asks once whether a year far away is meant", async () => {
    const { call } = await create();
    await fillIn();
    await userEvent.clear(date());
    await userEvent.type(date(), "5/6/62");
    await userEvent.click(button("Guardar"));
    expect(screen.getByRole("alert").textContent).toMatch(/^2062 — tem a certeza\?/);
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(button("Guardar"));
    expect(call.mock.calls[0]?.[0].date).toBe("2062-06-05");
  });

  it("closes as soon as it is sent by Enter, once", async () => {
    const { call } = await create();
    await fillIn();
    await userEvent.keyboard("{Enter}");
    expect(dialog()).toBeNull();
    expect(call).toHaveBeenCalledExactlyOnceWith(CINEMA, {
      id: "id-1",
      change: "id-1",
    });
  });

  it("closes after it was saved, and says so", async () => {
    await create(saved);
    await fillIn();
    await userEvent.click(button("Guardar"));
    expect(await screen.findByText("Sucesso")).toBeTruthy();
    expect(screen.getByText("Despesa adicionada com sucesso!")).toBeTruthy();
    expect(dialog()).toBeNull();
  });

  it("keeps date and category for a further record, and its focus", async () => {
    const { call } = await create(saved);
    await fillIn();
    await userEvent.click(button("Guardar e adicionar outra"));
    await expect.poll(() => amount().value).toBe("");
    expect(typed()).toEqual(["", TODAY_SHOWN, "Lazer", ""]);
    expect(document.activeElement).toBe(amount());
    expect(within(dialog() as HTMLElement).getByRole("status").textContent).toBe(
      "Despesa adicionada com sucesso!",
    );
    await userEvent.type(amount(), "3{Enter}");
    await expect.poll(dialog).toBeNull();
    expect(call.mock.calls.map(([, { id }]) => id)).toEqual(["id-1", "id-2"]);
  });

  it.each([
    [{ type: "offline" }, "No response from server", "id-1"],
    [{ type: "rejected", status: 422, detail: "Recusado." }, "Recusado.", "id-2"],
    [{ type: "rejected", status: 500, detail: null }, "An error occurred", "id-1"],
    [{ type: "unexpected" }, "Error setting up request", "id-1"],
  ] as const)("comes back after %o with what was typed, and sends it again", async (...row) => {
    const [failure, sentence, key] = row;
    const { call } = await create(failing(failure));
    await fillIn();
    await userEvent.click(button("Guardar"));
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    expect(typed()).toEqual(["12,50", TODAY_SHOWN, "Lazer", "Cinema"]);
    await userEvent.click(button("Guardar"));
    await expect.poll(() => call.mock.calls.length).toBe(2);
    // What may have been done is the same change.
    expect(call.mock.calls[1]).toEqual([CINEMA, { id: key, change: key }]);
  });

  it("has what was typed again when it was closed, until that is cleared", async () => {
    const { entry } = await create();
    await fillIn();
    await userEvent.click(button("Fechar"));
    expect(dialog()).toBeNull();
    entry.add("expense");
    await screen.findByText("Rascunho recuperado");
    expect(typed()).toEqual(["12,50", TODAY_SHOWN, "Lazer", "Cinema"]);
    await userEvent.click(button("Limpar"));
    expect(typed()).toEqual(["", TODAY_SHOWN, "", ""]);
    expect(screen.queryByText("Rascunho recuperado")).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("the dialog of a recorded record", () => {
  it("shows what does not count of a record that has a rest, with all that it moved", async () => {
    const change = vi.fn<TransactionRecords["update"]>(forever);
    const divided = { ...record, amount: cents(20_00), uncounted: cents(40_00) };
    await show({ update: change }, [], [], divided);
    await userEvent.click(screen.getByRole("button", { name: /^Editar Mercado/ }));
    const rest = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Não é meu (opcional)",
    });
    expect(rest.value).toBe("40,00");
    expect(screen.getByText("Ao todo 60,00 €")).toBeTruthy();
    await userEvent.clear(amount());
    await userEvent.type(amount(), "25");
    expect(screen.getByText("Ao todo 65,00 €")).toBeTruthy();
    await userEvent.clear(rest);
    expect(screen.queryByText(/^Ao todo/)).toBeNull();
    await userEvent.click(button("Guardar"));
    expect(change.mock.calls[0]?.[1]).toMatchObject({ amount: 25_00, uncounted: null });
  });

  it("has no field for a rest where everything of a record counts", async () => {
    await show({});
    await userEvent.click(screen.getByRole("button", { name: /^Editar Mercado/ }));
    await screen.findByRole("dialog", { name: "Editar despesa" });
    expect(screen.queryByRole("textbox", { name: /Não é meu/ })).toBeNull();
  });

  it("shows what is recorded and changes that record", async () => {
    const update = vi.fn<TransactionRecords["update"]>(saved);
    await show({ update });
    await userEvent.click(screen.getByRole("button", { name: /^Editar Mercado/ }));
    expect(dialog()).toBe(screen.getByRole("dialog", { name: "Editar despesa" }));
    expect(typed()).toEqual(["1234,56", TODAY_SHOWN, "Alimentação", "Mercado"]);
    expect(screen.queryByRole("button", { name: "Guardar e adicionar outra" })).toBeNull();
    expect(screen.queryByRole("radiogroup")).toBeNull();
    await userEvent.clear(description());
    await userEvent.click(button("Guardar"));
    expect(await screen.findByText("Despesa atualizada com sucesso!")).toBeTruthy();
    const draft = { date: TODAY, category: "Alimentação", amount: 123_456, description: null };
    expect(update).toHaveBeenCalledExactlyOnceWith(record.id, draft, {
      seen: 3,
      change: "id-1",
    });
  });
});

describe("the account of a record", () => {
  const OWN = toldAccount(1, "2026-11-01", { label: "Ordenado" });
  const CARD = toldAccount(1, "2026-11-01", {
    id: accountId("card"),
    label: "Cartão Alto",
    main: false,
  });
  const FIRST = { ...CARD, id: accountId("first"), label: "Antiga", first: true };
  const CLOSED = toldAccount(1, "2026-11-01", {
    id: accountId("closed"),
    label: "Velha",
    main: false,
    closed: true,
  });
  const account = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Conta" });
  const choices = () =>
    within(account())
      .getAllByRole("option")
      .map((one) => one.textContent);

  async function enter(accounts: readonly Account[]) {
    const call = vi.fn<TransactionRecords["create"]>(saved);
    const { entry } = await show({ create: call }, [], accounts);
    entry.add("expense");
    await screen.findByRole("dialog", { name: "Nova despesa" });
    return call;
  }

  async function edit(named: Transaction["account"], accounts = [OWN, CARD, CLOSED]) {
    const update = vi.fn<TransactionRecords["update"]>(saved);
    await show({ update }, [], accounts, { ...record, ...(named && { account: named }) });
    await userEvent.click(screen.getByRole("button", { name: /^Editar Mercado/ }));
    return update;
  }

  it("is asked for only where there is more than one open account", async () => {
    await enter([OWN, CLOSED]);
    expect(screen.queryByRole("combobox", { name: "Conta" })).toBeNull();
  });

  it("is the main one unless another is chosen, which a further entry keeps", async () => {
    const call = await enter([CARD, OWN, CLOSED]);
    expect(choices()).toEqual(["Ordenado", "Cartão Alto"]);
    await fillIn();
    await userEvent.click(button("Guardar e adicionar outra"));
    await expect.poll(() => amount().value).toBe("");
    await fillIn();
    await userEvent.selectOptions(account(), "Cartão Alto");
    await userEvent.click(button("Guardar e adicionar outra"));
    await expect.poll(() => amount().value).toBe("");
    await fillIn();
    await userEvent.click(button("Guardar"));
    await expect.poll(() => call.mock.calls.length).toBe(3);
    const own = { ...CINEMA, account: CARD.id };
    expect(call.mock.calls.map(([entry]) => entry)).toEqual([CINEMA, own, own]);
  });

  it("of a record that names one is that one, closed as it may be, until another is chosen", async () => {
    const update = await edit(CLOSED.id);
    expect(account().selectedOptions[0]?.textContent).toBe("Velha (fechada)");
    await userEvent.selectOptions(account(), "Ordenado");
    await userEvent.click(button("Guardar"));
    await expect.poll(() => update.mock.calls[0]?.[1]).toMatchObject({ account: null });
  });

  it("of a record that names none is the first one, and the main one can be chosen", async () => {
    const update = await edit(undefined, [{ ...OWN, first: false }, FIRST]);
    expect(account().selectedOptions[0]?.textContent).toBe("Antiga");
    await userEvent.selectOptions(account(), "Ordenado");
    await userEvent.click(button("Guardar"));
    await expect.poll(() => update.mock.calls[0]?.[1]).toMatchObject({ account: null });
  });

  it.each([
    ["the one that the record names", CARD.id, [OWN, CARD], "Conta: Cartão Alto"],
    ["else the first one", undefined, [OWN, FIRST], "Conta: Antiga"],
    ["of an older server the main one", undefined, [OWN, CARD], "Conta: Ordenado"],
    ["nothing where there is one alone", undefined, [OWN], null],
  ] as const)("is told by the sheet of a row: %s", async (_, named, accounts, sentence) => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: true,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await show({}, [], accounts, { ...record, ...(named && { account: named }) });
    await userEvent.click(screen.getByRole("button", { name: /^Abrir Mercado/ }));
    const told = within(dialog() as HTMLElement).queryByText(/^Conta: /);
    expect(told?.textContent ?? null).toBe(sentence);
  });

  it("of a record that names none is not touched by another change", async () => {
    const update = await edit(undefined);
    expect(account().selectedOptions[0]?.textContent).toBe("Ordenado");
    await userEvent.clear(description());
    await userEvent.click(button("Guardar"));
    await expect.poll(() => update.mock.calls.length).toBe(1);
    expect(update.mock.calls[0]?.[1]).not.toHaveProperty("account");
  });
});

describe("the removal of a record", () => {
  const bin = () => screen.getByRole("button", { name: /^Remover Mercado/ });

  it("removes that record without a question and says so", async () => {
    const remove = vi.fn<TransactionRecords["remove"]>(() => Promise.resolve(4));
    await show({ remove });
    await userEvent.click(bin());
    expect(dialog()).toBeNull();
    expect(await screen.findByText("Despesa removida com sucesso!")).toBeTruthy();
    expect(remove).toHaveBeenCalledExactlyOnceWith(record.id, {
      seen: 3,
      change: "id-1",
    });
  });

  it("asks, with the reason and the record's name, when it failed, and can be given up", async () => {
    const remove = vi.fn<TransactionRecords["remove"]>(failing({ type: "offline" }));
    await show({ remove });
    await userEvent.click(bin());
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    expect(screen.getByRole("dialog", { name: "Remover despesa?" }).textContent).toContain(
      "Mercado, 1234,56\u00a0€",
    );
    await userEvent.click(button("Cancelar"));
    expect(dialog()).toBeNull();
    expect(remove).toHaveBeenCalledOnce();
  });
});
