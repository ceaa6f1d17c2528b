import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { addMonths } from "../../src/domain/shared/year-month.ts";
import { ADMIN_PASSWORD, adminAccount, makeAccount, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { DEVICES } from "./support/both-devices.ts";
import { downloaded } from "./support/download.ts";
import { NOW } from "./support/now.ts";
import { hasAllFiles } from "./support/offline-files.ts";
import { overflow } from "./support/overflow.ts";
import { chunkNames, kept, logIn, programs } from "./support/own-device.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { open, product, url, takeComplaints } = setStage();

const { day, month } = serverDay();

/** The screens that are computed from the copy: they say the same with a network and without. */
const COMPUTED = [
  ["/", "Dashboard"],
  ["/receitas", "Receitas"],
  ["/despesas", "Despesas"],
  ["/historico", "Histórico"],
  ["/recorrentes", "Recorrentes"],
  ["/orcamento", "Orçamento"],
  ["/previsao", "Previsão"],
  ["/simulador", "Simulador"],
  ["/relatorios", "Relatórios"],
  ["/perfil", "Perfil"],
  ["/contas", "Contas"],
  ["/categorias", "Categorias"],
  ["/importar", "Importar"],
] as const;

/** The screens that need the server, and what they say of it. */
const NEEDY = [
  ["/recomendacoes", "Recomendações", /^As recomendações são feitas no servidor/],
  ["/gamificacao", "Conquistas", /^As conquistas são contadas no servidor/],
  ["/lixo", "Lixo", /^O que removeu nos últimos 30 dias está no servidor/],
  ["/exportacao", "Exportação", /^A exportação é preparada no servidor/],
  ["/conta", "Conta e segurança", /^A senha, as chaves de acesso e as sessões/],
] as const;

/** The screens that the free plan does not include. */
const LOCKED = [
  ["/orcamento", "Orçamento"],
  ["/simulador", "Simulador"],
  ["/relatorios", "Relatórios"],
  ["/gamificacao", "Conquistas"],
] as const;

const CGD = "tests/fixtures/bank-files/cgd-ordem.csv";

const LINE = /^Sem ligação\. Vê a cópia deste dispositivo/;

/** Somebody with something on every screen. */
async function furnish({ record, goal, budget, recurrence, tellBalance }: Account) {
  for (const ago of [0, 1, 2, 3, 4]) {
    const past = addMonths(month, -ago);
    await record("income", { data: `${past}-01`, categoria: "Salário", valor: 1400 });
    await record("expense", { data: `${past}-01`, categoria: "Habitação", valor: 600 });
    await record("expense", { data: `${past}-01`, categoria: "Lazer", valor: 120 + ago });
  }
  await goal({ nome: "Férias", valor_total: 1500, valor_atual: 300 });
  await budget({ categoria: "Lazer", valor_limite: 150, mes_ano: month });
  const plan = { tipo: "despesa", cada: 1, unidade: "mes", inicio: day, modo: "confirmar" };
  await recurrence({ ...plan, categoria: "Saúde", valor: 30, descricao: "Ginásio" });
  await tellBalance({ valor: 900, data: day });
}

/** The words of a screen, once it has nothing more to wait for and they stay the same. */
async function settled(page: Page, title: string): Promise<string> {
  await seesScreen(page, title);
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  await expect.poll(() => main.locator("[aria-busy=true]").count()).toBe(0);
  await expect.poll(() => main.getByText("A carregar…").count()).toBe(0);
  let last = "";
  const isStill = async () => {
    const before = last;
    last = await main.innerText();
    return last === before;
  };
  await expect.poll(isStill, { interval: 300 }).toBe(true);
  return last;
}

const words = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  return settled(page, title);
};

/** Opens a device of one's own by the form, and waits until everything is kept on it. */
async function ownDevice(
  account: Account,
  { stored, ...options }: NonNullable<Parameters<typeof open>[0]> = {},
  password?: string,
) {
  const consent = {
    [storageKeys.consent]: "accepted",
    [storageKeys.consentTimestamp]: String(NOW.getTime()),
  };
  const context = await open({ isNew: true, ...options, stored: { ...consent, ...stored } });
  await context.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
  const page = await context.newPage();
  await logIn(page, url(), account, true, password);
  await seesScreen(page, "Dashboard");
  await kept(page);
  await expect.poll(() => chunkNames(page)).toContain("beside:/importacoes");
  await expect.poll(() => chunkNames(page)).toContain("beside:/perfil");
  await expect.poll(() => programs(page)).toEqual({ workers: 1, caches: 1 });
  await expect.poll(() => hasAllFiles(page), { timeout: 60_000 }).toBe(true);
  // A worker answers for the pages that it has seen begin.
  await page.reload();
  await seesScreen(page, "Dashboard");
  return { context, page };
}

describe("a device of one's own without a network", () => {
  for (const { name, theme, device } of DEVICES)
    it(
      `opens every screen: from its copy, or with what it needs the server for (${name})`,
      { timeout: 180_000, ...SWEEP },
      async () => {
        const account = await makePremiumAccount(product());
        await furnish(account);
        const { context, page } = await ownDevice(account, {
          ...device,
          colorScheme: theme,
          stored: { "fincontrol-theme": theme },
        });
        const online = new Map<string, string>();
        for (const [path, title] of COMPUTED) online.set(path, await words(page, path, title));

        await context.setOffline(true);
        for (const [path, title] of COMPUTED) {
          await page.goto(path);
          await sees(page.getByText(LINE));
          await expect.poll(() => settled(page, title), { timeout: 10_000 }).toBe(online.get(path));
          expect(await page.getByRole("alert").count()).toBe(0);
          await shot(page, `${name}-offline-${title}`);
        }
        for (const [path, title, sentence] of NEEDY) {
          await page.goto(path);
          await sees(page.getByText(sentence));
          await settled(page, title);
          expect(await page.getByRole("alert").count()).toBe(0);
          expect(await overflow(page)).toEqual([]);
          await shot(page, `${name}-offline-${title}`);
          await context.setOffline(false);
          await seesNoMore(page.getByText(sentence));
          await settled(page, title);
          await seesNoMore(page.getByText(LINE));
          await context.setOffline(true);
        }
        takeComplaints();
      },
    );

  it(
    "exports a report, simulates, and reads a bank's file up to its review, which is imported later",
    { timeout: 120_000 },
    async () => {
      const account = await makePremiumAccount(product());
      await furnish(account);
      const { context, page } = await ownDevice(account);
      await words(page, "/relatorios", "Relatórios");
      await context.setOffline(true);
      await page.reload();
      await settled(page, "Relatórios");
      const pdf = await downloaded(page, control(page, "button", "PDF"));
      expect(pdf.content.subarray(0, 5).toString()).toBe("%PDF-");
      const csv = await downloaded(page, control(page, "button", "CSV"));
      expect(csv.content.toString()).toContain("Lazer");

      await page.goto("/simulador");
      await page.getByLabel("Categoria a reduzir").selectOption("Lazer");
      await control(page, "textbox", "Redução por mês").fill("50");
      await control(page, "button", "Simular").click();
      await sees(page.getByRole("region", { name: "Resultado da simulação" }));

      await page.goto("/importar");
      await seesScreen(page, "Importar");
      await page.getByLabel("Ficheiro do banco").setInputFiles(CGD);
      const review = page.getByRole("grid", { name: "Movimentos a importar" });
      await sees(review);
      const alone = page.getByText(/^Sem ligação, estes movimentos só foram comparados/);
      await sees(alone);
      await shot(page, "offline-review");
      await review
        .getByRole("row")
        .filter({ hasText: "SUPERMERCADO" })
        .getByRole("combobox")
        .selectOption("Alimentação");
      const importing = page.getByRole("button", { name: /^Importar \d+ movimentos$/ });
      await importing.click();
      await sees(
        page.getByText("Para importar é preciso ligação. A revisão fica como está.").first(),
      );
      await sees(review);

      await context.setOffline(false);
      await seesNoMore(alone);
      await importing.click();
      await sees(page.getByText(/movimentos importados$/).first());
      const records = await account.records("expense");
      // Ten of their own, and eight of the file.
      expect(records).toHaveLength(18);
      takeComplaints();
    },
  );

  it("keeps the locks of the free plan, and the administration to itself", SWEEP, async () => {
    const free = await makeAccount(url());
    const { context, page } = await ownDevice(free);
    await context.setOffline(true);
    for (const [path, title] of LOCKED) {
      await page.goto(path);
      await seesScreen(page, title);
      await sees(control(page, "button", "Desbloquear com Premium").first());
    }
    await page.goto("/admin");
    await seesScreen(page, "Dashboard");
    expect(pathOf(page)).toBe("/");
    takeComplaints();
  });

  it("tells an administrator what is at the server until that is there", SWEEP, async () => {
    const { context, page } = await ownDevice(await adminAccount(url()), {}, ADMIN_PASSWORD);
    await context.setOffline(true);
    await page.goto("/admin");
    await sees(page.getByText("As contas das pessoas estão no servidor."));
    expect(await page.getByRole("alert").count()).toBe(0);
    await context.setOffline(false);
    await seesNoMore(page.getByText("As contas das pessoas estão no servidor."));
    await settled(page, "Admin");
    takeComplaints();
  });
});
