import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { openExpense, save } from "./support/entry-form.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { open, url } = setStage();

const CINEMA = { amount: "12,5", category: "Lazer", description: "Cinema" };

let account: Account;
beforeEach(async () => {
  account = await makeAccount(url());
});

async function arrive(page: Page): Promise<Page> {
  await page.goto("/despesas");
  await seesScreen(page, "Despesas");
  await sees(page.getByText("Nenhuma despesa registrada"));
  return page;
}

/** The calls that a page makes for the records of the ledger, from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(despesas|receitas|alteracoes|meses)/.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

describe("two tabs of one person", () => {
  it("show each other's changes without a reload", async () => {
    const context = await open({ stored: storedFor(account) });
    const one = await arrive(await context.newPage());
    const other = await arrive(await context.newPage());
    await openExpense(one);
    await save(one, CINEMA);
    await sees(control(other, "cell", "Cinema"));
    await other.getByRole("button", { name: /^Remover Cinema/ }).click();
    await control(other, "button", "Remover").click();
    await seesNoMore(control(one, "cell", "Cinema"));
    await sees(one.getByText("Nenhuma despesa registrada"));
    expect(await account.records("expense")).toEqual([]);
  });
});

describe("a save", () => {
  it("is one call, and shows what it made without asking for anything again", async () => {
    const page = await arrive(await (await open({ stored: storedFor(account) })).newPage());
    const calls = callsOf(page);
    await openExpense(page);
    await save(page, CINEMA);
    await sees(control(page, "cell", "Cinema"));
    await page.getByRole("link", { name: "Histórico", exact: true }).click();
    await sees(page.getByRole("listitem").filter({ hasText: "Cinema" }));
    expect(calls).toEqual(["POST /api/despesas"]);
  });
});
