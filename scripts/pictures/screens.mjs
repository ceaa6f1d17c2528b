// The screens shown in the README and the user's guide, and the steps before each picture.
import { accountFormTexts, accountTexts } from "../../src/text/accounts/accounts.ts";
import {
  OUTBOX_DATABASE,
  storageKeys,
} from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { components } from "../../src/text/components.ts";
import { forecastTexts } from "../../src/text/forecast/forecast.ts";
import { waitingText } from "../../src/text/outbox/waiting.ts";
import { layoutTexts } from "../../src/text/pages/layout.ts";
import { simulatorTexts } from "../../src/text/simulation/simulator.ts";

const button = (page, name) => page.getByRole("button", { name }).first();

async function simulate(page) {
  await page.getByLabel(simulatorTexts.category, { exact: true }).selectOption("Alimentação");
  await page.getByLabel(simulatorTexts.reduction, { exact: true }).fill("60");
  await button(page, simulatorTexts.run).click();
  await page.getByText(simulatorTexts.done).waitFor({ state: "attached" });
}

async function recommend(page) {
  await button(page, "Gerar Recomendações").click();
  await page.getByRole("heading", { name: "O que pode fazer" }).waitFor();
}

async function openFile(page) {
  await page
    .getByLabel("Ficheiro do banco")
    .setInputFiles("tests/fixtures/bank-files/cgd-ordem.csv");
  await page.getByRole("grid", { name: "Movimentos a importar" }).waitFor();
}

const SAVINGS = "Poupança dos Açores";

/** Creates a savings account, once for all pictures. */
async function saveMoney(page) {
  if ((await page.getByText(SAVINGS).count()) > 0) return;
  await button(page, accountTexts.add).click();
  await page.getByLabel(accountFormTexts.label, { exact: true }).fill(SAVINGS);
  await page.getByLabel(accountFormTexts.kind).selectOption("savings");
  await button(page, components.save).click();
  await button(page, accountTexts.tellOf(SAVINGS)).click();
  await page.getByLabel(forecastTexts.amount).fill("5230,40");
  await button(page, components.save).click();
  await page.getByRole("region", { name: accountTexts.totalApart }).waitFor();
  await page.reload();
  await page.getByText(SAVINGS).waitFor();
}

/** Enters an expense on one's own device while nothing answers. */
async function enterWithoutNetwork(page) {
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now())), storageKeys.device);
  await page.reload({ waitUntil: "networkidle" });
  await page.waitForFunction(
    async (name) => (await indexedDB.databases()).some((one) => one.name === name),
    OUTBOX_DATABASE,
  );
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  for (const [amount, description] of [
    ["1,20", "Café"],
    ["23,40", "Mercado da Ribeira"],
  ]) {
    await button(page, layoutTexts.entry.expense).click();
    await page.getByLabel("Valor", { exact: true }).fill(amount);
    await page.getByRole("dialog").getByLabel("Categoria").selectOption("Alimentação");
    await page.getByLabel(/^Descrição/).fill(description);
    await page.getByRole("button", { name: components.save, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.getByText(waitingText(2, true)).waitFor();
  await button(page, "Fechar").click();
  await page.evaluate(() => scrollTo(0, 0));
}

async function openUnsent(page) {
  await enterWithoutNetwork(page);
  await page.getByText(waitingText(2, true)).click();
  await page.getByRole("dialog").waitFor();
}

const openNotifications = (page) => button(page, /^Notificações/).click();
const addExpense = (page) => button(page, layoutTexts.entry.expense).click();

/** `who` is the signed-in user, null for the landing page; `phone` if it is also taken on a phone. */
export const SCREENS = [
  { name: "inicio", path: "/", who: null },
  { name: "dashboard", path: "/", who: "premium", phone: true },
  { name: "registar", path: "/", who: "premium", prepare: addExpense },
  { name: "despesas", path: "/despesas", who: "premium", phone: true },
  { name: "orcamento", path: "/orcamento", who: "premium" },
  { name: "relatorios", path: "/relatorios", who: "premium" },
  { name: "simulador", path: "/simulador", who: "premium", prepare: simulate },
  { name: "historico", path: "/historico", who: "premium", phone: true },
  { name: "importar", path: "/importar", who: "premium", phone: true, prepare: openFile },
  { name: "recorrentes", path: "/recorrentes", who: "premium" },
  { name: "previsao", path: "/previsao", who: "premium", phone: true },
  { name: "contas", path: "/contas", who: "premium", prepare: saveMoney },
  { name: "categorias", path: "/categorias", who: "premium" },
  { name: "conta", path: "/conta", who: "premium" },
  { name: "perfil", path: "/perfil", who: "premium" },
  { name: "recomendacoes", path: "/recomendacoes", who: "premium", prepare: recommend },
  { name: "conquistas", path: "/gamificacao", who: "premium", phone: true },
  { name: "exportacao", path: "/exportacao", who: "premium" },
  { name: "notificacoes", path: "/", who: "premium", prepare: openNotifications },
  {
    name: "sem-rede",
    path: "/despesas",
    who: "premium",
    phone: true,
    prepare: enterWithoutNetwork,
  },
  { name: "por-enviar", path: "/despesas", who: "premium", prepare: openUnsent },
  { name: "premium", path: "/orcamento", who: "free" },
  { name: "admin", path: "/admin", who: "admin" },
];
