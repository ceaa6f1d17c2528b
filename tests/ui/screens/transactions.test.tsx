// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { viewTransactions } from "../../../src/application/history/view-transactions.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Search } from "../../../src/ui/address.ts";
import { listedMonthAddress } from "../../../src/ui/month-address.ts";
import { TransactionsScreen } from "../../../src/ui/screens/transactions/TransactionsScreen.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { bookOf } from "../../support/read-whole.ts";
import { startTestActors } from "../support/test-actors.ts";

afterEach(cleanup);

const kept = () => undefined;

async function show(kind: TransactionKind, records: readonly Transaction[], search: Search = {}) {
  const book = await bookOf({ transactions: records });
  const page = await startSignedInPage();
  const actors = startTestActors(page);
  renderScreen(
    <TransactionsScreen
      kind={kind}
      book={viewTransactions(kind)(book)}
      month={listedMonthAddress.read(search).month}
      search={search}
      onSearch={kept}
    />,
    { page, actors },
  );
  return actors;
}

const table = (name = "Histórico de despesas") => screen.getByRole("table", { name });
const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell"))
    // The head has none, and the line of a day has fewer.
    .filter((cells) => cells.length === 5);
const card = (name: string) => screen.getByRole("region", { name });

describe("the list of records", () => {
  it("has its five columns and the newest record first", async () => {
    await show("expense", [
      recordWith({ date: civilDate(2026, 11, 2), description: "primeira" }),
      recordWith({ date: civilDate(2026, 11, 19), description: "última" }),
      recordWith({ date: civilDate(2026, 11, 8), description: "do meio" }),
    ]);
    const headers = within(table()).getAllByRole("columnheader");
    expect(headers.map((header) => header.textContent)).toEqual([
      "Data",
      "Categoria",
      "Descrição",
      "Valor",
      "Ações",
    ]);
    const texts = rowsOf(table()).map((cells) =>
      cells.slice(0, 4).map((cell) => plain(cell.textContent)),
    );
    expect(texts).toEqual([
      ["19/11/2026", "Alimentação", "última", "12,50 €"],
      ["08/11/2026", "Alimentação", "do meio", "12,50 €"],
      ["02/11/2026", "Alimentação", "primeira", "12,50 €"],
    ]);
  });

  it("has a line between its days, with what each comes to", async () => {
    await show("expense", [
      recordWith({ date: civilDate(2026, 11, 19), amount: cents(1_050) }),
      recordWith({ date: civilDate(2026, 11, 19), amount: cents(200) }),
      recordWith({ date: civilDate(2026, 11, 2), amount: cents(300) }),
    ]);
    const days = within(table())
      .getAllByRole("rowheader")
      .map((day) => plain(day.closest("tr")?.textContent ?? ""));
    expect(days).toEqual([
      "quinta-feira, 19 de novembro de 202612,50 €",
      "segunda-feira, 2 de novembro de 20263,00 €",
    ]);
  });

  it("has no days in another order than theirs", async () => {
    await show("expense", [recordWith()], { ordenacao: "valor_desc" });
    expect(within(table()).queryAllByRole("rowheader")).toEqual([]);
    expect(rowsOf(table())).toHaveLength(1);
  });

  it("calls a movement without a description by its category", async () => {
    await show("expense", [recordWith({ category: "Saúde", description: null })]);
    const [cells] = rowsOf(table());
    expect(cells?.slice(1, 3).map((cell) => cell.textContent)).toEqual(["Saúde", ""]);
  });

  it("shows markup in a description as the text that it is", async () => {
    const description = '<img src=x onerror="alert(1)">';
    await show("expense", [recordWith({ description })]);
    expect(screen.getByText(description)).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
  });

  it("adds up all records, however many are drawn", async () => {
    const records = Array.from({ length: 120 }, () => recordWith({ amount: cents(101) }));
    await show("expense", records);
    expect(plain(card("Total de despesas").textContent)).toContain("121,20 €");
    expect(card("Total de despesas").textContent).toContain("120 registos");
    expect(rowsOf(table())).toHaveLength(50);
    await userEvent.click(screen.getByRole("button", { name: "Mostrar mais 50" }));
    expect(rowsOf(table())).toHaveLength(100);
    await userEvent.click(screen.getByRole("button", { name: "Mostrar mais 20" }));
    expect(rowsOf(table())).toHaveLength(120);
    expect(screen.queryByRole("button", { name: /^Mostrar mais/ })).toBeNull();
  });

  it.each([
    ["income", "Nenhuma receita registada", "Adicionar receita"],
    ["expense", "Nenhuma despesa registrada", "Adicionar despesa"],
  ] as const)("of kind %s says that it is empty and shows the next step", async (...row) => {
    const [kind, sentence, add] = row;
    const actors = await show(kind, []);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: add }));
    await expect.poll(() => actors.entry.dialog.getSnapshot().hasTag("open")).toBe(true);
  });
});

describe("the month of the list", () => {
  const old = civilDate(2025, 3, 4);
  const RECORDS = [
    recordWith({ amount: cents(2_751), description: "Talho" }),
    recordWith({ amount: cents(4_000), description: "Óculos", category: "Saúde", date: old }),
    recordWith({ amount: cents(2_751), description: "Peixaria", date: old }),
  ];
  const total = () => plain(card("Total de despesas").textContent);
  const names = () => rowsOf(table()).map((cells) => cells[2]?.textContent);

  it("is the current one at first, in the total and in the table", async () => {
    await show("expense", RECORDS);
    expect(total()).toBe("Total de despesasEste mês27,51 €1 registo");
    expect(names()).toEqual(["Talho"]);
  });

  it("is the one that the address names, or all of them", async () => {
    await show("expense", RECORDS, { mes: "2025-03" });
    expect(total()).toBe("Total de despesasmarço de 202567,51 €2 registos");
    cleanup();
    await show("expense", RECORDS, { mes: "todos" });
    expect(total()).toBe("Total de despesasTodos os meses95,02 €3 registos");
    expect(names()).toEqual(["Talho", "Peixaria", "Óculos"]);
  });

  it("gives way to all of them for who searches, until one is chosen", async () => {
    await show("expense", RECORDS);
    await userEvent.type(screen.getByLabelText("Pesquisar"), "27,51");
    expect(names()).toEqual(["Talho", "Peixaria"]);
    expect(total()).toBe("Total de despesasTodos os meses55,02 €2 registos");
    cleanup();
    await show("expense", RECORDS, { mes: "2025-03", pesquisa: "27,51" });
    expect(names()).toEqual(["Peixaria"]);
  });

  it("keeps what else is asked when another is gone to", async () => {
    await show("expense", RECORDS, { mes: "2025-03", categoria: "Saúde" });
    const leadsTo = (name: string) =>
      Object.fromEntries(
        new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams,
      );
    const asked = { categoria: "Saúde" };
    expect(leadsTo("Mês anterior: fevereiro de 2025")).toEqual({ ...asked, mes: "2025-02" });
    expect(leadsTo("Mês atual")).toEqual({ ...asked, mes: "2026-11" });
    expect(leadsTo("Todos os meses")).toEqual({ ...asked, mes: "todos" });
    expect(leadsTo("Saúde")).toMatchObject({ ...asked, tipo: "despesa", dataFim: "2025-03-31" });
  });

  it("without records says so, and so do filters that hide all of them", async () => {
    await show("expense", RECORDS, { mes: "2025-02" });
    expect(screen.getByText("Nenhuma despesa registrada")).toBeTruthy();
    expect(screen.getByText("Neste mês ainda não há registos.")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Pesquisar"), "nada");
    expect(screen.getByText("Nenhuma transação encontrada")).toBeTruthy();
    await userEvent.click(screen.getAllByRole("button", { name: "Limpar Filtros" })[0]!);
    expect(screen.getByText("Nenhuma despesa registrada")).toBeTruthy();
  });

  it("offers the filters of the history but the choice of a kind", async () => {
    await show("expense", RECORDS);
    expect(screen.queryByRole("radio", { name: "Receitas" })).toBeNull();
    const category = screen.getByLabelText<HTMLSelectElement>("Categoria");
    const options = [...category.options].map(({ text }) => text);
    expect(options).toContain("Lazer");
    expect(options).not.toContain("Salário");
  });
});

describe("the expense screen", () => {
  it("ranks the three categories that weigh most, by value and share", async () => {
    const weights = { Saúde: 5_000, Lazer: 20_000, Compras: 10_000, Outros: 65_000 };
    const records = Object.entries(weights).map(([category, amount]) =>
      recordWith({ category, amount: cents(amount) }),
    );
    await show("expense", records);
    const items = within(card("Top 3 categorias")).getAllByRole("listitem");
    expect(items.map((item) => plain(item.textContent))).toEqual([
      "Outros650,00 €65,0 %",
      "Lazer200,00 €20,0 %",
      "Compras100,00 €10,0 %",
    ]);
  });
});

describe("the income screen", () => {
  it("has its total and no ranking", async () => {
    await show("income", [recordWith({ kind: "income", category: "Salário" })]);
    expect(plain(card("Total de receitas").textContent)).toContain("12,50 €");
    expect(screen.queryByText("Top 3 categorias")).toBeNull();
  });
});
