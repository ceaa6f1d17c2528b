import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { makeAccount, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { endSession } from "./support/end-session.ts";
import { dialog, openExpense, typed } from "./support/entry-form.ts";
import { TODAY } from "./support/now.ts";
import { logIn } from "./support/own-device.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { profiledBrowser, type ProfiledBrowser } from "./support/profiled-browser.ts";
import { share } from "./support/share.ts";
import { remembered } from "./support/remembered.ts";
import { control, sees, seesScreen } from "./support/sees.ts";
import { OWN_PRODUCT, setStage } from "./support/stage.ts";

const { url, product } = setStage(ensureBrowser, OWN_PRODUCT);

const browsers: ProfiledBrowser[] = [];
afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
});

/** A browser with its profile, in which somebody has signed in. */
async function signedIn(account: Account, isOwn = false) {
  const browser = await profiledBrowser(url());
  browsers.push(browser);
  await logIn(browser.page, url(), account, isOwn);
  await seesScreen(browser.page, "Dashboard");
  return browser;
}

/** Letters that stand nowhere else. */
const secret = () => `segredo-${randomUUID()}`;

/** Types a description that stands nowhere else into a new expense, and waits until the browser has written its part. */
async function typeExpense({ page, written }: ProfiledBrowser) {
  await page.goto(`${url()}/despesas`);
  await seesScreen(page, "Despesas");
  await openExpense(page);
  const description = secret();
  await control(page, "textbox", "Valor").fill("98765432,17");
  await page.getByLabel(/^Descrição/).fill(description);
  await written(page);
  return description;
}

async function signOut(page: Page) {
  await page.keyboard.press("Escape");
  await control(page, "button", "Sair").click();
  await page.waitForURL(`${url()}/`);
}

describe("a description that was typed and not saved", () => {
  it.each([
    ["a device that is nobody's", false],
    ["one's own device", true],
  ])(
    "stands in no file of the profile of %s, nor once its person has signed out",
    async (_, isOwn) => {
      const browser = await signedIn(await makeAccount(url()), isOwn);
      const description = await typeExpense(browser);
      expect(await browser.files(description)).toEqual([]);
      expect(await browser.files("98765432,17")).toEqual([]);
      await signOut(browser.page);
      await browser.context().close();
      expect(await browser.files(description)).toEqual([]);
    },
  );

  it("stands in none of a browser that was killed while it was being typed", async () => {
    const browser = await signedIn(await makeAccount(url()));
    const description = await typeExpense(browser);
    await browser.kill();
    expect(await browser.files(description)).toEqual([]);
  });

  it("comes back to its person after a session that was refused, and to nobody else", async () => {
    const account = await makeAccount(url());
    const browser = await signedIn(account);
    const { page } = browser;
    const description = await typeExpense(browser);
    await control(dialog(page), "combobox", "Categoria").selectOption("Lazer");
    const refuse = async () => {
      await endSession(page, url());
      await control(page, "button", "Guardar").click();
      await page.waitForURL(`${url()}/`);
    };
    await refuse();
    await logIn(page, url(), account, false);
    await sees(dialog(page));
    expect(await typed(page)).toMatchObject({ category: "Lazer", description });
    expect(await account.records("expense")).toEqual([]);
    await refuse();
    const stranger = await makeAccount(url());
    await logIn(page, url(), stranger, false);
    await control(page, "link", "Despesas").click();
    await openExpense(page);
    expect(await typed(page)).toMatchObject({ category: "", description: "" });
    await signOut(page);
    await browser.context().close();
    expect(await browser.files(description)).toEqual([]);
  });
});

/** A screen, and what is pressed there before something is typed. */
const FORMS: readonly (readonly [path: string, press?: string | RegExp])[] = [
  ["/despesas", "Despesa"],
  ["/receitas", "Receita"],
  ["/recorrentes", /^Nov[ao]/],
  ["/orcamento", "Novo orçamento"],
  ["/perfil", /dados/i],
  ["/perfil", /objetivo/],
  ["/categorias", "Nova categoria de despesa"],
  ["/contas", "Nova conta"],
  ["/previsao", "Indicar saldo"],
  ["/simulador"],
  ["/conta", "Alterar email"],
  ["/conta", "Alterar senha"],
  ["/conta", "Eliminar conta"],
];

const TAKES_LETTERS =
  "input:not([type=checkbox], [type=radio], [type=file], [type=range]):visible, textarea:visible";

/** Types letters that stand nowhere else into every field of a page; by the names of the fields. */
async function typeAll(page: Page): Promise<ReadonlyMap<string, string>> {
  const letters = new Map<string, string>();
  for (const field of await page.locator(TAKES_LETTERS).all()) {
    const name = await field.evaluate(
      (input: HTMLInputElement) =>
        input.labels?.[0]?.textContent ?? input.getAttribute("aria-label") ?? "",
    );
    const typedInto = secret();
    await field.fill(typedInto);
    letters.set(name, typedInto);
  }
  return letters;
}

/** Chooses an option wherever it is offered. */
async function chooseAll(page: Page, label: string) {
  for (const list of await page.locator("select:visible", { hasText: label }).all())
    await list.selectOption({ label });
}

describe("whatever is typed, chosen or handed over", () => {
  it(
    "stands in no file of the profile, form by form, though the browser has written its part",
    { ...SWEEP, timeout: 240_000 },
    async () => {
      const account = await makePremiumAccount(product());
      const category = `cat-${randomUUID()}`;
      await account.category({ tipo: "despesa", nome: category });
      const removed = { data: TODAY, categoria: category, valor: 12.5, descricao: "Pão" };
      await account.record("expense", removed);
      const browser = await signedIn(account);
      const { page } = browser;
      const secrets = new Map([["the category that was chosen", category]]);
      for (const [path, press] of FORMS) {
        await page.goto(url() + path);
        await page.waitForLoadState("networkidle");
        if (press !== undefined) {
          await page.getByRole("main").getByRole("button", { name: press }).first().click();
          await sees(dialog(page));
        }
        await chooseAll(page, category);
        const letters = await typeAll(page);
        expect.soft(letters.size, `fields of ${path} ${press}`).toBeGreaterThan(0);
        for (const [name, typedInto] of letters) secrets.set(`${path} ${press} ${name}`, typedInto);
        expect.soft(await remembered(page), path).toEqual([]);
        await browser.remembered(page);
      }
      const [name, text] = [secret(), secret()];
      await page.goto(`${url()}/importar`);
      await page.getByLabel("Ficheiro do banco").setInputFiles({
        name: `${name}.csv`,
        mimeType: "text/csv",
        buffer: Buffer.from(`Data;Descrição;Montante\n26-11-2026;${text};-59,90\n`),
      });
      await control(page, "button", "Ler assim").click();
      await sees(page.getByRole("grid"));
      await chooseAll(page, category);
      expect.soft(await remembered(page), "import").toEqual([]);
      await browser.remembered(page);
      await browser.written(page);
      secrets.set("the name of a file", name).set("the text of a file", text);
      await page.goto(`${url()}/`);
      await signOut(page);
      await browser.context().close();
      const found = await Promise.all(
        [...secrets].map(async ([what, letters]) => [what, await browser.files(letters)] as const),
      );
      expect(found.filter(([, files]) => files.length > 0)).toEqual([]);
    },
  );

  it(
    "is found where it is part of an address, as what is searched for, and a text that came by one",
    SWEEP,
    async () => {
      const browser = await signedIn(await makeAccount(url()));
      const [searched, launched] = [secret(), secret()];
      await browser.page.goto(`${url()}/historico?pesquisa=${searched}`);
      await browser.page.goto(`${url()}/abrir?texto=${launched}`);
      await sees(dialog(browser.page));
      await browser.context().close();
      for (const one of [searched, launched])
        expect((await browser.files(one)).join()).toContain("/History");
    },
  );

  it("stands in none where a device has shared it", async () => {
    const browser = await signedIn(await makeAccount(url()));
    const { page } = browser;
    const text = secret();
    await share(page, url(), text);
    await sees(control(page, "dialog", "Nova despesa"));
    expect(await typed(page)).toMatchObject({ description: text });
    await browser.written(page);
    // Chromium notes what is posted as long as its page has not begun: on a slow machine it may write that to its session.
    const found = async () =>
      (await browser.files(text)).filter((file) => !file.includes("/Sessions/"));
    expect(await found()).toEqual([]);
    await signOut(page);
    await browser.context().close();
    expect(await found()).toEqual([]);
  });
});
