import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { dialog, typed } from "./support/entry-form.ts";
import { focusOn } from "./support/keyboard.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const LUNCH = { data: "2026-11-18", categoria: "Alimentação", valor: 9.5, descricao: "Almoço" };
const CAFE = { data: "2026-11-19", categoria: "Lazer", valor: 1.2, descricao: "Café da esquina" };

/** Somebody who had lunch twice, and a coffee after it. */
async function regular(): Promise<Account> {
  const account = await makeAccount(url());
  await account.record("expense", { ...LUNCH, data: "2026-11-17" });
  await account.record("expense", LUNCH);
  await account.record("expense", CAFE);
  return account;
}

/** Presses keys one after the other; answers how many. */
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
};

const newest = async (account: Account) => (await account.records("expense"))[0];

describe("an expense that is known", () => {
  it("takes eight keys where it is the usual one, and nine where its first letter tells it", async () => {
    const account = await regular();
    const page = await visit("/", { stored: storedFor(account) });
    await seesScreen(page, "Dashboard");
    const open = () => press(page, "n", "d");
    const finish = async () => {
      const pressed = await press(page, "ArrowDown", "Enter", "Enter");
      await seesNoMore(dialog(page));
      return pressed;
    };
    let keys = await open();
    await sees(dialog(page));
    keys += await press(page, "1", "2", "Tab");
    keys += await finish();
    expect(keys).toBe(8);
    await expect
      .poll(() => newest(account))
      .toMatchObject({ valor: 12, categoria: "Alimentação", descricao: "Almoço" });

    keys = await open();
    await sees(dialog(page));
    keys += await press(page, "1", "3", "Tab", "c");
    await shot(page, "desktop-suggestions");
    keys += await finish();
    expect(keys).toBe(9);
    await expect
      .poll(() => newest(account))
      .toMatchObject({ valor: 13, categoria: "Lazer", descricao: "Café da esquina" });
  });

  it("takes three touches on the phone, and the digits of its amount", async () => {
    const account = await regular();
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await control(page, "button", "Adicionar despesa").tap();
    const usual = control(page, "group", "Registos habituais");
    await sees(usual);
    await shot(page, "phone-usual-entries");
    await control(usual, "button", "Almoço").tap();
    expect(await typed(page)).toMatchObject({ amount: "9,50", category: "Alimentação" });
    await press(page, "1", "0");
    await control(page, "button", "Guardar").tap();
    await seesNoMore(dialog(page));
    await expect
      .poll(() => newest(account))
      .toMatchObject({ valor: 10, categoria: "Alimentação", descricao: "Almoço" });
  });

  it("is picked from the list by a finger, over the fields below it", async () => {
    const account = await regular();
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await control(page, "button", "Adicionar despesa").tap();
    await page.getByLabel(/^Descrição/).tap();
    await press(page, "e", "s", "q");
    const option = page.getByRole("option", { name: /^Café da esquina/ });
    await sees(option);
    await shot(page, "phone-suggestions");
    await option.tap();
    expect(await typed(page)).toMatchObject({
      amount: "1,20",
      category: "Lazer",
      description: "Café da esquina",
    });
  });
});

describe("an expense that is new", () => {
  it("takes eleven keys, its amount to the cent among them", async () => {
    const account = await makeAccount(url());
    const page = await visit("/", { stored: storedFor(account) });
    await seesScreen(page, "Dashboard");
    let keys = await press(page, "n", "d");
    await sees(dialog(page));
    keys += await press(page, "1", "2", ",", "5", "0", "Tab", "Tab", "l", "Enter");
    await seesNoMore(dialog(page));
    expect(keys).toBe(11);
    await expect
      .poll(() => newest(account))
      .toMatchObject({ valor: 12.5, categoria: "Lazer", descricao: null });
  });

  it("takes four touches on the phone, and the digits of its amount", async () => {
    const account = await makeAccount(url());
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await page.getByRole("main").getByRole("button", { name: "Adicionar despesa" }).first().tap();
    await sees(dialog(page));
    await expect.poll(() => focusOn(page)).toBe("Valor");
    await press(page, "8");
    // Two touches: the one that opens the list of the device, and the one in it.
    await control(dialog(page), "combobox", "Categoria").selectOption("Lazer");
    await control(page, "button", "Guardar").tap();
    await seesNoMore(dialog(page));
    await expect.poll(() => newest(account)).toMatchObject({ valor: 8, categoria: "Lazer" });
  });

  it("shows its categories by the space and by the arrow down, and Enter there saves nothing", async () => {
    const page = await visit("/", { stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Dashboard");
    await press(page, "n", "d");
    await sees(dialog(page));
    await press(page, "9", "Tab", "Tab");
    const open = () =>
      control(dialog(page), "combobox", "Categoria").evaluate((list) => list.matches(":open"));
    for (const key of ["Space", "ArrowDown"]) {
      await press(page, key);
      await expect.poll(open).toBe(true);
      await press(page, "Enter");
      await expect.poll(open).toBe(false);
      await sees(dialog(page));
    }
  });
});

describe("a change that was typed and left", () => {
  it("outlives a reload of the page", async () => {
    const account = await regular();
    const page = await visit("/despesas", { stored: storedFor(account) });
    const edit = async () => {
      await page.getByRole("button", { name: /^Editar Café da esquina/ }).click();
      await sees(dialog(page));
    };
    await edit();
    await control(page, "textbox", "Valor").fill("1,50");
    await page.reload();
    await edit();
    await sees(page.getByText("Rascunho recuperado"));
    expect(await typed(page)).toMatchObject({ amount: "1,50", description: "Café da esquina" });
    await control(page, "button", "Guardar").click();
    await seesNoMore(dialog(page));
    await expect.poll(() => newest(account)).toMatchObject({ valor: 1.5 });
    await edit();
    expect(await page.getByText("Rascunho recuperado").count()).toBe(0);
  });
});
