// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { viewTransactions } from "../../../src/application/use-cases/view-transactions.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { TransactionsScreen } from "../../../src/ui/screens/transactions/TransactionsScreen.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { bookOf } from "../../support/read-whole.ts";
import { startTestActors } from "../support/test-actors.ts";

afterEach(cleanup);

async function show(kind: TransactionKind, records: readonly Transaction[]) {
  const book = await bookOf({ transactions: records });
  const page = await startSignedInPage();
  const actors = startTestActors(page);
  renderScreen(<TransactionsScreen kind={kind} book={viewTransactions(kind)(book)} />, {
    page,
    actors,
  });
  return actors;
}

const table = (name = "Histórico de despesas") => screen.getByRole("table", { name });
const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell"));
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

  it("shows markup in a description as the text that it is", async () => {
    const description = '<img src=x onerror="alert(1)">';
    await show("expense", [recordWith({ description })]);
    expect(screen.getByText(description)).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
  });

  it("adds up all records, however many are drawn", async () => {
    const records = Array.from({ length: 250 }, () => recordWith({ amount: cents(101) }));
    await show("expense", records);
    expect(plain(card("Total de despesas").textContent)).toContain("252,50 €");
    expect(card("Total de despesas").textContent).toContain("250 registos");
    expect(rowsOf(table())).toHaveLength(100);
    await userEvent.click(screen.getByRole("button", { name: "Mostrar mais 100" }));
    expect(rowsOf(table())).toHaveLength(200);
    await userEvent.click(screen.getByRole("button", { name: "Mostrar mais 50" }));
    expect(rowsOf(table())).toHaveLength(250);
    expect(screen.queryByRole("button", { name: /^Mostrar mais/ })).toBeNull();
  });

  it.each([
    ["income", "Nenhuma receita registrada", "Adicionar receita"],
    ["expense", "Nenhuma despesa registrada", "Adicionar despesa"],
  ] as const)("of kind %s says that it is empty and shows the next step", async (...row) => {
    const [kind, sentence, add] = row;
    const actors = await show(kind, []);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: add }));
    await expect.poll(() => actors.dialogs[kind].getSnapshot().hasTag("open")).toBe(true);
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
