import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";
import { sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

describe("without a mouse", () => {
  it("a person gets in: from the landing page over login and consent to the dashboard", async () => {
    const { username } = await makeAccount(url());
    const page = await visit("/");
    await tabTo(page, "Entrar");
    await press(page, "Enter");
    await seesScreen(page, "Entrar");
    await tabTo(page, "Nome de utilizador");
    await page.keyboard.type(username);
    await tabTo(page, "Senha");
    await page.keyboard.type(PASSWORD);
    await press(page, "Enter");
    await seesScreen(page, "Privacidade e termos");
    await tabTo(page, /^Resumo da política/);
    await press(page, "End");
    await page.getByRole("button", { name: "Aceitar", disabled: false }).waitFor();
    await tabTo(page, "Aceitar");
    await press(page, "Enter");
    await seesScreen(page, "Dashboard");
    await press(page, "Tab");
    await expect.poll(() => focusOn(page)).toBe("Saltar para o conteúdo");
  });

  it("a person records, corrects and removes, and the focus comes back after each dialog", async () => {
    const account = await makeAccount(url());
    const page = await visit("/", { stored: storedFor(account) });
    await seesScreen(page, "Dashboard");
    await tabTo(page, "Saltar para o conteúdo");
    await press(page, "Enter", "Tab");
    await expect.poll(() => focusOn(page)).toBe("Mês anterior: outubro de 2026");

    await tabTo(page, "Despesa");
    await press(page, "Enter");
    await sees(dialog(page, "Nova despesa"));
    await expect.poll(() => focusOn(page)).toBe("Valor");
    await press(page, "Escape");
    await seesNoMore(page.getByRole("dialog"));
    await expect.poll(() => focusOn(page)).toBe("Despesa");

    await press(page, "n", "d");
    await sees(dialog(page, "Nova despesa"));
    await expect.poll(() => focusOn(page)).toBe("Valor");
    await page.keyboard.type("12,5");
    await tabTo(page, "Descrição (opcional)");
    await page.keyboard.type("Cinema");
    await tabTo(page, "Categoria");
    await page.keyboard.type("Lazer");
    await press(page, "Tab", "Enter");
    await seesNoMore(page.getByRole("dialog"));
    await expect
      .poll(() => account.records("expense"))
      .toMatchObject([{ valor: 12.5, categoria: "Lazer", descricao: "Cinema" }]);

    await page.goto("/despesas");
    await sees(page.getByRole("cell", { name: "Cinema" }).first());
    await tabTo(page, /^Editar Cinema/);
    await press(page, "Enter");
    await sees(dialog(page, "Editar despesa"));
    await expect.poll(() => focusOn(page)).toBe("Valor");
    await press(page, "Control+A");
    await page.keyboard.type("13");
    await press(page, "Enter");
    await seesNoMore(page.getByRole("dialog"));
    await sees(page.getByRole("cell", { name: "13,00" }).first());
    await expect.poll(() => focusOn(page)).toMatch(/^Editar Cinema/);

    await tabTo(page, /^Remover Cinema/);
    await press(page, "Enter");
    await expect.poll(() => account.records("expense")).toEqual([]);
  });

  it("a person who opens an entry by its keys goes on at the heading of the screen", async () => {
    const page = await visit("/despesas", { stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Despesas");
    await press(page, "n", "d");
    await sees(dialog(page, "Nova despesa"));
    await press(page, "Escape");
    await seesNoMore(page.getByRole("dialog"));
    await expect.poll(() => focusOn(page)).toBe("Despesas");
  });

  it("a person cannot leave an open dialog but by closing it", async () => {
    const page = await visit("/", { stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Dashboard");
    await press(page, "n", "r");
    await sees(dialog(page, "Nova receita"));
    const inside = () =>
      page.evaluate(() => {
        const { activeElement: focus, body } = document;
        return focus === body || focus?.closest("dialog") !== null;
      });
    for (let presses = 0; presses < 20; presses += 1) {
      await press(page, "Tab");
      expect(await inside()).toBe(true);
    }
  });

  it("a letter that is typed into a field opens nothing", async () => {
    const page = await visit("/login");
    const name = page.getByLabel("Nome de utilizador");
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("nd");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await name.inputValue()).toBe("nd");
  });
});
