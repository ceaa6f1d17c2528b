import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { endedSession } from "../../src/text/pages/ended-session.ts";
import { makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { endSession } from "./support/end-session.ts";
import { dialog, fillIn, openExpense, typed } from "./support/entry-form.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { rowAction } from "./support/row-action.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, product, url } = setStage();

const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

/** Waits until what was typed lies in the tab. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key) !== null, storageKeys.drafts))
    .toBe(true);

/** Saves in a session that has ended elsewhere, and waits for the page without one. */
async function saveTooLate(
  page: Page,
  said: string,
  save = control(dialog(page), "button", "Guardar"),
): Promise<void> {
  await endSession(page, url());
  await save.click();
  await page.waitForURL(`${url()}/`);
  await sees(page.getByRole("alert").getByText(said));
}

async function logIn(page: Page, username: string): Promise<void> {
  await control(page.getByRole("alert"), "link", "Entrar").click();
  await control(page, "textbox", "Nome de utilizador").fill(username);
  await control(page, "textbox", "Senha").fill(PASSWORD);
  await control(page, "button", "Entrar").click();
}

const ENTRY = { amount: "12,34", category: "Lazer", description: "Bilhetes" };

/** Presses the button that opens a dialog. */
const press = (name: string) => async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name }).first().click();
  await sees(dialog(page));
};

/** Types into a field, or chooses from it. */
const enter = async (into: Locator, text: string) => {
  const isList = await into.evaluate((one) => one instanceof HTMLSelectElement);
  await (isList ? into.selectOption(text) : into.fill(text));
};

type Typed = readonly (readonly [label: string, text: string])[];

/** Other dialogs of the product, by the path of their screen. */
const DIALOGS: Readonly<Record<string, readonly [button: string, Typed]>> = {
  "/orcamento": [
    "Novo orçamento",
    [
      ["Categoria", "Lazer"],
      ["Limite", "250,00"],
    ],
  ],
  "/perfil": [
    "Novo objetivo",
    [
      ["Nome", "Bicicleta"],
      ["Valor total", "480,00"],
    ],
  ],
  "/recorrentes": [
    "Novo recorrente",
    [
      ["Valor", "650,00"],
      ["Categoria", "Habitação"],
      ["Descrição (opcional)", "Renda da casa"],
    ],
  ],
  "/previsao": ["Indicar saldo", [["Saldo no fim do dia", "-120,50"]]],
  "/conta": ["Alterar email", [["Novo email", "ines@exemplo.pt"]]],
  "/contas": ["Nova conta", [["Nome", "Poupança da bicicleta"]]],
  "/categorias": ["Nova categoria de despesa", [["Nome", "Bicicleta"]]],
};

describe("a session that ends while somebody saves", () => {
  it("says so, and comes back to the same screen with the entry as it was typed", async () => {
    const person = await makeAccount(url());
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(person) });
    await seesScreen(page, "Despesas");
    await page.getByRole("button", { name: "Adicionar despesa" }).last().click();
    await fillIn(page, ENTRY);
    await isKept(page);
    await saveTooLate(page, endedSession.draft);
    await shot(page, "ended session phone");
    expect(await barriers(page)).toEqual([]);
    await logIn(page, person.username);
    await seesScreen(page, "Despesas");
    await sees(dialog(page).getByText("Rascunho recuperado"));
    expect(await typed(page)).toMatchObject(ENTRY);
    expect(new URL(page.url()).pathname).toBe("/despesas");
    await control(dialog(page), "button", "Guardar").click();
    await seesNoMore(dialog(page));
    await expect.poll(() => page.getByText("Bilhetes").count()).toBe(1);
    // It is told once.
    await page.reload();
    await sees(page.getByText("Bilhetes"));
    expect(await dialog(page).count()).toBe(0);
  });

  it("comes back to the change of a record as it was typed", async () => {
    const person = await makeAccount(url());
    await person.record("expense", {
      data: "2026-11-02",
      categoria: "Lazer",
      valor: 8,
      descricao: "Cinema",
    });
    const page = await visit("/historico", { stored: storedFor(person) });
    await seesScreen(page, "Histórico");
    await rowAction(page, "Editar", "Cinema");
    await control(page, "textbox", "Valor").fill("9,50");
    await isKept(page);
    await saveTooLate(page, endedSession.draft);
    await logIn(page, person.username);
    await seesScreen(page, "Histórico");
    await sees(dialog(page));
    expect(await typed(page)).toMatchObject({ amount: "9,50", description: "Cinema" });
  });

  it.each(Object.entries(DIALOGS))("comes back to %s", async (path, [button, texts]) => {
    const person = await makePremiumAccount(product());
    const page = await visit(path, { stored: storedFor(person) });
    await press(button)(page);
    for (const [label, text] of texts) await enter(field(page, label), text);
    await isKept(page);
    await saveTooLate(page, endedSession.draft);
    await logIn(page, person.username);
    await sees(dialog(page));
    expect(new URL(page.url()).pathname).toBe(path);
    for (const [label, text] of texts) expect(await field(page, label).inputValue()).toBe(text);
  });

  it("comes back to the person's own data, and to the division of a record", async () => {
    const person = await makeAccount(url());
    const cinema = { data: "2026-11-02", categoria: "Lazer", valor: 8, descricao: "Cinema" };
    await person.record("expense", cinema);
    const page = await visit("/perfil", { stored: storedFor(person) });
    await press("Preencher dados")(page);
    await field(page, "Nome").fill("Inês");
    await isKept(page);
    await saveTooLate(page, endedSession.draft);
    await logIn(page, person.username);
    await sees(dialog(page));
    expect(await field(page, "Nome").inputValue()).toBe("Inês");
    await page.goto(`${url()}/historico`);
    await seesScreen(page, "Histórico");
    await rowAction(page, "Dividir", "Cinema");
    const typedPart = page.getByLabel("Valor da parte 1");
    await typedPart.fill("3,50");
    await isKept(page);
    await saveTooLate(page, endedSession.draft, control(dialog(page), "button", "Dividir"));
    await logIn(page, person.username);
    await sees(dialog(page));
    expect(await typedPart.inputValue()).toBe("3,50");
  });

  it("keeps the amount that was typed for what waits to be confirmed", async () => {
    const person = await makeAccount(url());
    const { day } = serverDay();
    await person.recurrence({
      tipo: "despesa",
      categoria: "Lazer",
      valor: 5.5,
      descricao: "Piscina",
      inicio: day,
      cada: 1,
      unidade: "mes",
      modo: "confirmar",
    });
    const page = await visit("/perfil", { stored: storedFor(person) });
    await page.context().clock.setFixedTime(new Date(`${day}T10:00:00Z`));
    await page.goto(`${url()}/recorrentes`);
    const amount = page.getByRole("textbox", { name: "Valor de Piscina" });
    await amount.fill("6,25");
    await isKept(page);
    await saveTooLate(
      page,
      endedSession.draft,
      page.getByRole("button", { name: "Confirmar: Piscina" }),
    );
    await logIn(page, person.username);
    await seesScreen(page, "Recorrentes");
    expect(await amount.inputValue()).toBe("6,25");
  });

  it("keeps what was typed for a simulation", async () => {
    const person = await makePremiumAccount(product());
    const page = await visit("/simulador", { stored: storedFor(person) });
    const amount = page.getByRole("textbox", { name: /redução/i });
    await page.getByRole("combobox", { name: "Categoria" }).selectOption("Lazer");
    await amount.fill("12,50");
    await isKept(page);
    await saveTooLate(page, endedSession.draft, control(page, "button", "Simular"));
    await logIn(page, person.username);
    await expect.poll(() => amount.inputValue()).toBe("12,50");
  });

  it("tells somebody else nothing of it", async () => {
    const [person, stranger] = [await makeAccount(url()), await makeAccount(url())];
    const page = await visit("/despesas", { stored: storedFor(person) });
    await seesScreen(page, "Despesas");
    await openExpense(page);
    await fillIn(page, ENTRY);
    await isKept(page);
    await saveTooLate(page, endedSession.draft);
    await logIn(page, stranger.username);
    await seesScreen(page, "Dashboard");
    await openExpense(page);
    expect(await typed(page)).toMatchObject({ amount: "", description: "" });
    expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.ended)).toBeNull();
  });
});

describe("a session that ends without anything typed", () => {
  it.each([
    ["/importar", "Importar", endedSession.file],
    ["/relatorios", "Relatórios", endedSession.nothing],
  ])("says at %s what is true of it, and comes back there", async (path, title, said) => {
    const person = await makePremiumAccount(product());
    const page = await visit(path, { stored: storedFor(person) });
    await seesScreen(page, title);
    await endSession(page, url());
    // A page that is shown again asks who is there; another call of it may have asked before, and it has gone.
    const shown = page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await shown.catch(() => undefined);
    await page.waitForURL(`${url()}/`);
    await sees(page.getByRole("alert").getByText(said));
    await logIn(page, person.username);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe("/login");
  });
});
