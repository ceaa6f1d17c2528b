import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { fillIn, openExpense, save } from "./support/entry-form.ts";
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
    await seesNoMore(control(one, "cell", "Cinema"));
    await sees(one.getByText("Nenhuma despesa registrada"));
    expect(await account.records("expense")).toEqual([]);
  });
});

describe("a tab whose person signs out in another", () => {
  it("keeps nothing of what was typed in it", async () => {
    const context = await open({ stored: storedFor(account) });
    const one = await arrive(await context.newPage());
    const other = await arrive(await context.newPage());
    await openExpense(other);
    await fillIn(other, CINEMA);
    const kept = () => other.evaluate(() => Object.keys(sessionStorage));
    await expect.poll(kept).toContain(storageKeys.drafts);
    await one.getByRole("button", { name: "Sair" }).click();
    await seesScreen(other, "O seu dinheiro, finalmente à vista.");
    await expect.poll(kept).not.toContain(storageKeys.drafts);
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

describe("two tabs that change one record", () => {
  it("end with a choice, and nothing is lost in silence", async () => {
    const context = await open({ stored: storedFor(account) });
    const one = await arrive(await context.newPage());
    await openExpense(one);
    await save(one, CINEMA);
    await sees(one.getByRole("button", { name: /^Editar Cinema/ }));
    const other = await context.newPage();
    await other.goto("/despesas");
    const edit = (page: Page) => page.getByRole("button", { name: /^Editar Cinema/ }).click();
    await edit(other);
    await edit(one);
    await save(one, { amount: "13" });
    await sees(one.getByRole("button", { name: /^Editar Cinema, 13,00/ }));
    await fillIn(other, { amount: "12,50", description: "Teatro" });
    await control(other, "button", "Guardar").click();
    const versions = other.getByRole("table", { name: "As duas versões do registo" });
    await sees(versions);
    expect(await versions.getByRole("row").allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Valor\s+13,00\s+12,50/)]),
    );
    await control(other, "button", "Juntar").click();
    await sees(one.getByRole("button", { name: /^Editar Teatro, 13,00/ }));
    expect(await account.records("expense")).toMatchObject([{ valor: 13, descricao: "Teatro" }]);
  });
});

describe("a save", () => {
  it("stands on the screen within two frames of Enter, whenever its answer comes", async () => {
    const page = await arrive(await (await open({ stored: storedFor(account) })).newPage());
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/despesas", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await openExpense(page);
    await fillIn(page, CINEMA);
    const frames = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener("keydown", ({ key }) => {
            if (key !== "Enter") return;
            let count = 0;
            const look = () => {
              count += 1;
              const isThere = document.querySelector("tbody tr") !== null;
              if (isThere && document.querySelector("dialog") === null) resolve(count);
              else if (count < 60) requestAnimationFrame(look);
              else resolve(count);
            };
            requestAnimationFrame(look);
          });
        }),
    );
    await control(page, "textbox", "Valor").press("Enter");
    expect(await frames).toBeLessThanOrEqual(2);
    await sees(control(page, "button", "A guardar…"));
    answer.resolve();
    await sees(page.getByText("Despesa adicionada com sucesso!", { exact: true }));
    await sees(page.getByRole("button", { name: /^Editar Cinema/ }));
  });

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
