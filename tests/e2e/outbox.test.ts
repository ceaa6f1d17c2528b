import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { unsentTexts } from "../../src/text/outbox/unsent.ts";
import { COPY_DATABASE } from "../../src/infrastructure/device/copy-database.ts";
import {
  OUTBOX_DATABASE,
  storageKeys,
} from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { makeAccount, PASSWORD, signIn, storedFor, type Account } from "./support/accounts.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { dialog, fillIn, openExpense, save } from "./support/entry-form.ts";
import { isClean } from "./support/is-clean.ts";
import { TODAY } from "./support/now.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { rowAction } from "./support/row-action.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { OWN_PRODUCT, PHONE, setStage } from "./support/stage.ts";

const { open, product, url, takeComplaints } = setStage(ensureBrowser, OWN_PRODUCT);

const owner = (account: Account) => ({
  ...storedFor(account),
  [storageKeys.device]: "1795000000000",
});

const CALLS = "**/api/**";

const cut = (context: BrowserContext) =>
  context.route(CALLS, (route) => route.abort("internetdisconnected"));

const back = (context: BrowserContext) => context.unroute(CALLS);

const databaseNames = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

const isOpened = (page: Page) => expect.poll(() => databaseNames(page)).toContain(OUTBOX_DATABASE);

/** Runs before the product: its tabs hear nothing of each other's storage, as if they were frozen. */
const deaf = () => addEventListener("storage", (event) => event.stopImmediatePropagation());

async function opened(account: Account, path = "/despesas", before?: () => void) {
  const context = await open({ isNew: true, stored: owner(account), ...(before && { before }) });
  const page = await context.newPage();
  await page.goto(path);
  await isOpened(page);
  return { context, page };
}

const expense = (descricao: string, valor = 12.5) => ({
  data: TODAY,
  categoria: "Lazer",
  valor,
  descricao,
});

const row = (page: Page, description: string) =>
  page.getByRole("row").filter({ hasText: description });

const waits = (page: Page, description: string) =>
  sees(row(page, description).getByText("por enviar"));

const records = async (account: Account) =>
  (await account.records("expense"))
    .map(({ descricao, valor }) => `${descricao} ${valor}`)
    .toSorted();

describe("writes without a network on one's own device", () => {
  it("stand on the screen as unsent, outlive a reload, and are sent once each when it is back", async () => {
    const account = await makeAccount(url());
    await account.record("expense", expense("Antiga"));
    await account.record("expense", expense("A remover", 3));
    const { context, page } = await opened(account);
    await sees(control(page, "cell", "A remover"));
    await cut(context);
    await openExpense(page);
    await save(page, { amount: "4,20", category: "Lazer", description: "Sem rede" });
    await waits(page, "Sem rede");
    await sees(page.getByText("Sem ligação · 1 por enviar"));
    await rowAction(page, "Editar", "Sem rede");
    await save(page, { amount: "5,00" });
    await rowAction(page, "Editar", "Antiga");
    await save(page, { amount: "13,00" });
    await waits(page, "Antiga");
    await rowAction(page, "Remover", "A remover");
    await seesNoMore(control(page, "cell", "A remover"));
    await sees(page.getByText("Sem ligação · 4 por enviar"));
    await openExpense(page);
    await save(page, { amount: "1", category: "Lazer", description: "Por engano" });
    await waits(page, "Por engano");
    await rowAction(page, "Remover", "Por engano");
    await sees(page.getByText("Sem ligação · 4 por enviar"));
    await page.keyboard.press("Control+z");
    await waits(page, "Por engano");
    await sees(page.getByText("Sem ligação · 5 por enviar"));
    await page.keyboard.press("Control+Shift+z");
    await seesNoMore(control(page, "cell", "Por engano"));
    await sees(page.getByText("Sem ligação · 4 por enviar"));
    await isClean(page, "unsent");
    await page.reload();
    await waits(page, "Sem rede");
    await sees(page.getByText("Sem ligação · 4 por enviar"));
    expect(await control(page, "cell", "A remover").count()).toBe(0);
    expect(await records(account)).toEqual(["A remover 3", "Antiga 12.5"]);
    await back(context);
    await seesNoMore(page.getByText("por enviar").first());
    await expect.poll(() => records(account)).toEqual(["Antiga 13", "Sem rede 5"]);
    await sees(control(page, "cell", "Sem rede"));
    takeComplaints();
  });

  it("say of a payment that it has ended once the network is back, and mark it until then", async () => {
    const account = await makePremiumAccount(product());
    await recordFiveMonths(account);
    await account.tellBalance({ valor: 512.5, data: TODAY });
    const { context, page } = await opened(account, "/previsao");
    const days = page.getByRole("region", { name: "Dias com movimentos previstos" });
    const rent = control(days, "button", "Já acabou: Renda");
    await sees(rent.first());
    await cut(context);
    await rent.first().click();
    await sees(days.getByText("por enviar").first());
    await seesNoMore(rent.first());
    await sees(days.getByText("Renda").first());
    await back(context);
    await seesNoMore(days.getByText("Renda").first());
    expect(await rent.count()).toBe(0);
    takeComplaints();
  });

  it("wait as soon as the device was said to be one's own, without a reload", async () => {
    const account = await makeAccount(url());
    const page = await (await open({ isNew: true, stored: storedFor(account) })).newPage();
    await page.goto("/conta");
    await control(page, "button", "Este dispositivo é meu").click();
    await sees(page.getByText(/^[\d,]+.kB$/));
    await cut(page.context());
    await page.keyboard.type("nd");
    await save(page, { amount: "4,20", category: "Lazer", description: "Logo a seguir" });
    await sees(page.getByText("Sem ligação · 1 por enviar"));
    await sees(page.getByText(/^Sem ligação\. Fica guardado neste dispositivo/).first());
    await back(page.context());
    await expect.poll(() => records(account)).toEqual(["Logo a seguir 4.2"]);
    takeComplaints();
  });

  it("of recurrences, and a division, can all be seen while they wait, and are listed in order", async () => {
    const account = await makeAccount(url());
    const { day } = serverDay();
    const plan = { tipo: "despesa", cada: 1, unidade: "mes", inicio: day };
    const rent = { ...plan, categoria: "Habitação", descricao: "Renda", modo: "confirmar" };
    await account.recurrence({ ...rent, valor: 650 });
    await account.recurrence({ ...plan, categoria: "Lazer", descricao: "Ginásio", valor: 30 });
    await account.record("expense", { ...expense("Feira", 20), data: day });
    const { context, page } = await opened(account);
    await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
    await page.goto("/recorrentes");
    await sees(control(page, "button", "Confirmar: Renda"));
    await cut(context);
    await control(page, "button", "Confirmar: Renda").click();
    const asked = page.getByRole("region", { name: "Por confirmar" });
    await sees(asked.getByText("por enviar"));
    expect(await asked.getByRole("button").count()).toBe(0);
    const plans = page.getByRole("region", { name: "Os meus recorrentes" }).getByRole("listitem");
    const planWaits = (name: string) =>
      sees(plans.filter({ hasText: name }).getByText("por enviar"));
    await control(page, "button", "Mais sobre Ginásio").click();
    await control(dialog(page), "button", "Pausar").click();
    await planWaits("Ginásio");
    await control(page, "button", "Renda").click();
    await page.getByLabel("Valor").fill("120");
    await page.getByLabel("Descrição").fill("Água");
    await page.getByLabel("Categoria").selectOption("Habitação");
    await control(page, "button", "Guardar").click();
    await seesNoMore(dialog(page));
    await planWaits("Água");
    await isClean(page, "recurrences-that-wait");
    await control(page, "link", "Despesas").click();
    await rowAction(page, "Dividir", "Feira");
    await page.getByLabel("Valor da parte 1").fill("5");
    await page.getByLabel("Categoria da parte 1").selectOption("Alimentação");
    await page.getByLabel("Categoria do resto").selectOption("Lazer");
    await control(dialog(page), "button", "Dividir").click();
    await waits(page, "Feira");
    await control(page, "button", "Sem ligação · 4 por enviar").click();
    await expect
      .poll(() => dialog(page).getByRole("listitem").locator("p:first-child").allTextContents())
      .toEqual([
        expect.stringMatching(/^Confirmar Renda de /),
        "Pausar Ginásio",
        expect.stringMatching(/^Acrescentar Água · 120,00/),
        "Dividir Feira",
      ]);
    await isClean(page, "all-that-waits");
    await page.setViewportSize(PHONE.viewport);
    await isClean(page, "all-that-waits-on-the-phone");
    await back(context);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await sees(dialog(page).getByText("Já seguiu tudo."));
    expect(await account.records("expense")).toHaveLength(4);
    takeComplaints();
  });

  it("that the server refuses are listed, and go back to their form", async () => {
    const account = await makeAccount(url());
    const old = (await account.record("expense", expense("Antiga"))) as { readonly id: string };
    const { context, page } = await opened(account);
    await sees(control(page, "cell", "Antiga"));
    await cut(context);
    await rowAction(page, "Editar", "Antiga");
    await save(page, { amount: "13,00" });
    await waits(page, "Antiga");
    await page.close();
    await account.change("expense", old.id, expense("Antiga", 20));
    await back(context);
    const again = await context.newPage();
    await again.goto("/despesas");
    const button = control(again, "button", "Não foi possível guardar (1)");
    await sees(button);
    await button.click();
    await sees(dialog(again).getByText(/^Mudar Antiga · 13,00/));
    await isClean(again, "refused writes");
    await control(dialog(again), "button", "Descartar").click();
    const question = again.getByRole("dialog", { name: "Descartar?" });
    await sees(question.getByText(/^«Mudar Antiga · 13,00\s€» perde-se/));
    await isClean(again, "giving a refused write up");
    await again.keyboard.press("Escape");
    await seesNoMore(question);
    await control(dialog(again), "button", "Corrigir").click();
    await sees(control(dialog(again), "button", "Ficar com a minha"));
    await control(dialog(again), "button", "Ficar com a minha").click();
    await expect.poll(() => records(account)).toEqual(["Antiga 13"]);
    await seesNoMore(button);
    takeComplaints();
  });

  it("are asked about before signing out, and lost by it", async () => {
    const account = await makeAccount(url());
    const { context, page } = await opened(account);
    await seesScreen(page, "Despesas");
    await cut(context);
    await openExpense(page);
    await fillIn(page, { amount: "4,20", category: "Lazer", description: "Perdida" });
    await control(page, "button", "Guardar").click();
    await waits(page, "Perdida");
    await page.setViewportSize(PHONE.viewport);
    await isClean(page, "unsent on the phone");
    await page.setViewportSize({ width: 1440, height: 900 });
    await control(page, "button", "Sair").click();
    await sees(dialog(page).getByText("1 movimento por enviar perde-se."));
    await isClean(page, "signing out with unsent writes");
    await control(page, "button", "Esperar").click();
    await seesNoMore(dialog(page));
    await control(page, "button", "Sair").click();
    await control(page, "button", "Sair na mesma").click();
    await page.waitForURL(`${url()}/`);
    await expect.poll(() => databaseNames(page)).toEqual([]);
    await back(context);
    expect(await records(account)).toEqual([]);
    takeComplaints();
  });

  it("are sent by no other tab after signing out, not even by one that hears nothing of it", async () => {
    const account = await makeAccount(url());
    const { context, page } = await opened(account, "/despesas", deaf);
    await seesScreen(page, "Despesas");
    await cut(context);
    await openExpense(page);
    await save(page, { amount: "4,20", category: "Lazer", description: "Perdida" });
    await waits(page, "Perdida");
    const other = await context.newPage();
    await other.goto("/despesas");
    await control(other, "button", "Sair").click();
    await control(other, "button", "Sair na mesma").click();
    await other.waitForURL(`${url()}/`);
    await expect.poll(() => databaseNames(other)).toEqual([]);
    const sent: string[] = [];
    page.on("request", (request) => void sent.push(`${request.method()} ${request.url()}`));
    await back(context);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await sees(page.getByText(unsentTexts.shut));
    expect(sent.filter((call) => call.startsWith("POST"))).toEqual([]);
    expect(await records(account)).toEqual([]);
    takeComplaints();
  });

  it("that do not open for lack of a key and a network are asked about before signing out, too", async () => {
    const account = await makeAccount(url());
    const { context, page } = await opened(account);
    await seesScreen(page, "Despesas");
    await page.evaluate((name) => indexedDB.deleteDatabase(name), COPY_DATABASE);
    await cut(context);
    await page.goto("/despesas");
    await control(page, "button", "Sair").click();
    await sees(dialog(page).getByText(/^Pode haver alterações por enviar neste dispositivo/));
    await control(page, "button", "Esperar").click();
    await seesNoMore(dialog(page));
    expect(await control(page, "button", "Sair").isEnabled()).toBe(true);
    takeComplaints();
  });

  it("outlive a refused session for the same person alone", async () => {
    const [account, other] = [await makeAccount(url()), await makeAccount(url())];
    const { context, page } = await opened(account);
    await seesScreen(page, "Despesas");
    await cut(context);
    await openExpense(page);
    await save(page, { amount: "4,20", category: "Lazer", description: "Fica" });
    await waits(page, "Fica");
    await account.revoke();
    await back(context);
    // The page may have left by itself already, for the same reason.
    await page.reload().catch(() => undefined);
    await page.waitForURL(`${url()}/`);
    const logIn = async ({ username }: Account) => {
      await page.goto(`${url()}/login`);
      await page.getByLabel("Nome de utilizador").fill(username);
      await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
      await control(page, "button", "Entrar").click();
    };
    await logIn(account);
    const again = await signIn(url(), account.username, PASSWORD);
    await expect.poll(() => records(again)).toEqual(["Fica 4.2"]);
    expect(await records(other)).toEqual([]);
    takeComplaints();
  });
});
