import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { dialog } from "./support/entry-form.ts";
import { TODAY } from "./support/now.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const NAMES = ["Cinema", "Jantar", "Museu"] as const;

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Remover ${name}`) }).click();
  await seesNoMore(control(page, "cell", name));
}

const restore = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^Repor ${name}`) });

describe("the trash", () => {
  it("has what was removed, gives it back, and forgets the rest for good", async () => {
    const account = await makeAccount(url());
    for (const descricao of NAMES)
      await account.record("expense", { data: TODAY, categoria: "Lazer", valor: 12.5, descricao });
    const names = async () => (await account.records("expense")).map(({ descricao }) => descricao);
    const page = await visit("/despesas", { stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    for (const name of NAMES) await remove(page, name);
    await expect.poll(names).toEqual([]);

    await control(page, "link", "Histórico").first().click();
    await seesScreen(page, "Histórico");
    await control(page, "link", "Lixo").click();
    await seesScreen(page, "Lixo");
    for (const name of NAMES) await sees(restore(page, name));

    await page.getByLabel("Pesquisar no lixo").fill("museu");
    await seesNoMore(restore(page, "Cinema"));
    await restore(page, "Museu").click();
    await seesNoMore(restore(page, "Museu"));
    await expect.poll(names).toEqual(["Museu"]);

    await page.goto(`${url()}/lixo`);
    await seesScreen(page, "Lixo");
    await restore(page, "Jantar").click();
    await seesNoMore(restore(page, "Jantar"));
    await control(page, "button", "Anular").click();
    await sees(restore(page, "Jantar"));
    await expect.poll(names).toEqual(["Museu"]);

    await control(page, "button", "Esvaziar o lixo").click();
    await sees(page.getByText("Apagar para sempre duas coisas?"));
    await control(dialog(page), "button", "Apagar para sempre").click();
    await sees(page.getByText("O lixo está vazio."));
    await page.reload();
    await sees(page.getByText("O lixo está vazio."));
    expect(await names()).toEqual(["Museu"]);
  });
});
