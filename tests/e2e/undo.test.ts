import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { dialog } from "./support/entry-form.ts";
import { TODAY } from "./support/now.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

let account: Account;
beforeEach(async () => {
  account = await makeAccount(url());
  const cinema = { data: TODAY, categoria: "Lazer", valor: 12.5, descricao: "Cinema" };
  await account.record("expense", cinema);
});

async function arrive() {
  const page = await visit("/despesas", { stored: storedFor(account) });
  await seesScreen(page, "Despesas");
  return page;
}

const undo = (page: Page) => control(page, "button", "Anular").click();
const amounts = async () => (await account.records("expense")).map(({ valor }) => valor);

describe("what a toast tells of a record is undone by it", () => {
  it("a removal", async () => {
    const page = await arrive();
    await page.getByRole("button", { name: /^Remover Cinema/ }).click();
    await sees(page.getByText("Despesa removida com sucesso!", { exact: true }));
    await seesNoMore(control(page, "cell", "Cinema"));
    await undo(page);
    await sees(control(page, "cell", "Cinema"));
    await sees(page.getByText("Alteração anulada.", { exact: true }));
    await expect.poll(amounts).toEqual([12.5]);
  });

  it("a removal, also when the answer to the undo is lost and it is tried again", async () => {
    const page = await arrive();
    await page.getByRole("button", { name: /^Remover Cinema/ }).click();
    await sees(page.getByText("Despesa removida com sucesso!", { exact: true }));
    await page.route("**/anular", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await undo(page);
    await sees(page.getByText("No response from server", { exact: true }));
    await page.unroute("**/anular");
    await undo(page);
    await sees(page.getByText("Alteração anulada.", { exact: true }));
    await sees(control(page, "cell", "Cinema"));
    await expect.poll(amounts).toEqual([12.5]);
  });
});

describe("the keys", () => {
  it("undo what was done last, also what was added, and do it again", async () => {
    const page = await arrive();
    await page.getByRole("button", { name: /^Remover Cinema/ }).click();
    await sees(page.getByText("Despesa removida com sucesso!", { exact: true }));
    await page.keyboard.press("n");
    await page.keyboard.press("d");
    await dialog(page).getByLabel("Valor").fill("7");
    await dialog(page).getByLabel("Categoria").selectOption("Lazer");
    await control(dialog(page), "button", "Guardar").click();
    await sees(page.getByText("Despesa adicionada com sucesso!", { exact: true }));
    await expect.poll(amounts).toEqual([7]);
    await page.keyboard.press("Control+z");
    await expect.poll(amounts).toEqual([]);
    await sees(page.getByText("Alteração anulada.", { exact: true }));
    await page.keyboard.press("Control+z");
    await expect.poll(amounts).toEqual([12.5]);
    await sees(control(page, "cell", "Cinema"));
    await page.keyboard.press("Control+Shift+Z");
    await expect.poll(amounts).toEqual([]);
    await sees(page.getByText("Alteração refeita.", { exact: true }));
    await page.keyboard.press("Control+Shift+Z");
    await expect.poll(amounts).toEqual([7]);
  });
});
