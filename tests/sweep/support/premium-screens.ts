import type { Page } from "playwright-core";
import { rowFaults } from "../../../src/text/restore/restore.ts";
import type { People, Screen } from "./screens.ts";
import { control, sees, seesScreen } from "../../e2e/support/sees.ts";

const screen = (title: string) => (page: Page) => seesScreen(page, title);

const settled = (title: string) => async (page: Page) => {
  await seesScreen(page, title);
  // Charts come after their screen.
  await page.waitForLoadState("networkidle");
};

const choose = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await sees(page.getByRole("dialog"));
};

/** A copy that was compared, of which some rows cannot be restored. */
async function compared(page: Page): Promise<void> {
  await settled("Exportação")(page);
  await page.route("**/api/reposicao?*", (route) =>
    route.fulfill({
      json: {
        novos: 1203,
        iguais: 98_211,
        alterados: 17,
        removidos: 41,
        recusados: [
          { recurso: "despesa", id: "a", motivo: rowFaults["category-missing"] },
          { recurso: "despesa", id: "b", motivo: rowFaults["category-missing"] },
          { recurso: "orcamento", id: "c", motivo: rowFaults["budget-exists"] },
        ],
      },
    }),
  );
  const card = page.getByRole("region", { name: "Repor uma cópia" });
  const name = "fincontrol-2026-11-20.json";
  const file = { name, mimeType: "application/json", buffer: Buffer.from("{}") };
  await card.getByLabel("Ficheiro da cópia").setInputFiles(file);
  await sees(card.getByText("3 linhas da cópia não podem ser repostas"));
  await control(card, "button", "Substituir tudo").scrollIntoViewIfNeeded();
}

/** The calls that read a ledger. */
const LEDGER = "**/api/{alteracoes,meses}*";

/** A screen that cannot have what it shows. */
const failing = (name: string, path: string, call: string, who: keyof People): Screen => ({
  name: `${name} that failed`,
  path: "/privacidade",
  who,
  act: async (page: Page) => {
    await seesScreen(page, "Política de Privacidade");
    await page.route(call, (route) => route.abort());
    await page.goto(path);
    await sees(page.getByRole("main").getByRole("alert"));
  },
});

const as = (who: keyof People, rows: readonly Omit<Screen, "who">[]) =>
  rows.map((row) => ({ ...row, who }));

/** What those see who have Premium, and what everybody sees when it is empty or does not come. */
export const premiumScreens: readonly Screen[] = [
  ...as("premium", [
    { name: "premium dashboard", path: "/", act: settled("Dashboard") },
    { name: "budgets", path: "/orcamento", act: settled("Orçamento") },
    { name: "no budgets", path: "/orcamento?mes=2026-02", act: screen("Orçamento") },
    { name: "new budget", path: "/orcamento", act: choose("Novo orçamento") },
    { name: "edited budget", path: "/orcamento", act: choose(/^Editar orçamento/) },
    {
      name: "refused removal of a budget",
      path: "/orcamento",
      act: async (page) => {
        await page.route("**/api/orcamento/*", (route) => route.abort());
        await choose(/^Remover orçamento/)(page);
      },
    },
    { name: "simulator", path: "/simulador", act: screen("Simulador") },
    {
      name: "simulation",
      path: "/simulador",
      act: async (page) => {
        await page.getByLabel("Categoria a reduzir").selectOption("Alimentação");
        await control(page, "textbox", "Redução por mês").fill("10");
        await control(page, "button", "Simular").click();
        await sees(page.getByRole("region", { name: "Resultado da simulação" }));
      },
    },
    { name: "reports", path: "/relatorios?periodo=6", act: settled("Relatórios") },
    { name: "reports of a month", path: "/relatorios?periodo=mes", act: settled("Relatórios") },
    { name: "forecast", path: "/previsao", act: settled("Previsão") },
    {
      name: "asked purchase, with what explains the forecast",
      path: "/previsao",
      act: async (page) => {
        await settled("Previsão")(page);
        await page.getByText("Como se calcula").click();
        await page.getByText("Os meses e as categorias").click();
        await page.getByLabel("Valor em euros").fill("999999");
        await sees(page.getByText(/^Não: /));
      },
    },
    {
      name: "causes of the lowest day",
      path: "/previsao",
      act: async (page) => {
        await page
          .getByRole("region", { name: "Se gastar como de costume" })
          .getByRole("button")
          .click();
        await sees(page.getByRole("dialog"));
      },
    },
    { name: "premium history", path: "/historico", act: settled("Histórico") },
    { name: "nothing found", path: "/historico?pesquisa=nada", act: screen("Histórico") },
    { name: "achievements", path: "/gamificacao", act: settled("Conquistas") },
    { name: "export", path: "/exportacao", act: settled("Exportação") },
    { name: "copy with refused rows", path: "/exportacao", act: compared },
    {
      name: "replaced by a copy",
      path: "/exportacao",
      act: async (page) => {
        await compared(page);
        await control(page, "button", "Substituir tudo").click();
        await sees(page.getByRole("dialog").getByText("Para o lixo"));
      },
    },
    { name: "premium profile", path: "/perfil", act: settled("Perfil") },
    {
      name: "premium recommendations",
      path: "/recomendacoes",
      act: async (page) => {
        await control(page, "button", "Gerar Recomendações").click();
        await sees(page.getByRole("region", { name: "Recomendações geradas" }));
      },
    },
  ]),
  ...as("fresh", [
    { name: "forecast without a balance", path: "/previsao", act: settled("Previsão") },
    { name: "told balance", path: "/previsao", act: choose("Indicar saldo") },
    { name: "empty income", path: "/receitas", act: screen("Receitas") },
    {
      name: "recommendations of nothing",
      path: "/recomendacoes",
      act: screen("Recomendações"),
    },
    { name: "own terms", path: "/termos", act: screen("Termos de Utilização") },
  ]),
  failing("profile", "/perfil", "**/api/perfil", "rich"),
  failing("account", "/conta", "**/api/auth/sessoes", "rich"),
  failing("history", "/historico", LEDGER, "rich"),
  failing("accounts", "/contas", LEDGER, "rich"),
  failing("categories", "/categorias", LEDGER, "rich"),
  failing("budgets", "/orcamento", LEDGER, "premium"),
  failing("reports", "/relatorios", LEDGER, "premium"),
  failing("forecast", "/previsao", "**/api/previsao/reserva", "premium"),
  failing("achievements", "/gamificacao", "**/api/gamificacao/**", "premium"),
  failing("export", "/exportacao", "**/api/exportacao/**", "premium"),
  failing("users", "/admin", "**/api/auth/admin/**", "admin"),
];
