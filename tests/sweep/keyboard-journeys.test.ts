import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ensureBrowser } from "../e2e/support/chromium.ts";
import { SWEEP } from "../support/sweep.ts";
import {
  adminAccount,
  makeAccount,
  PASSWORD,
  storedFor,
  type Account,
} from "../e2e/support/accounts.ts";
import { recordFiveMonths } from "../e2e/support/five-months.ts";
import { focusOn, tabTo } from "../e2e/support/keyboard.ts";
import { makePremiumAccount } from "../e2e/support/premium.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "../e2e/support/sees.ts";
import { OWN_PRODUCT, setStage } from "../e2e/support/stage.ts";

const { visit, product, url } = setStage(ensureBrowser, OWN_PRODUCT);

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Goes to a control by Tab alone, and uses it. */
const choose = async (page: Page, name: string | RegExp, key = "Enter") => {
  await tabTo(page, name);
  await press(page, key);
};

/** Goes to a field by Tab alone, and writes over what it holds. */
const write = async (page: Page, name: string | RegExp, text: string) => {
  await tabTo(page, name);
  await press(page, "Control+A");
  await page.keyboard.type(text);
};

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const seesToast = (page: Page, sentence: string) =>
  sees(page.getByText(sentence, { exact: true }).first());
const closed = (page: Page) => seesNoMore(page.getByRole("dialog"));

/** Comes to a screen from the beginning, and by its link in the sidebar. */
async function arrive(account: Account, entry: string) {
  const page = await visit("/", { stored: storedFor(account) });
  await seesScreen(page, "Dashboard");
  if (entry !== "Dashboard") {
    await choose(page, entry);
    await seesScreen(page, entry);
  }
  return page;
}

/** Follows what downloads a file by a key; answers its name. */
async function downloadBy(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Enter")]);
  return download.suggestedFilename();
}

const premium = async () => {
  const account = await makePremiumAccount(product());
  await recordFiveMonths(account);
  return account;
};

describe("by the keyboard alone", SWEEP, () => {
  it("a visitor registers, signs in, declines, thinks better of it, changes the theme and leaves", async () => {
    const page = await visit("/");
    await choose(page, "Começar grátis");
    await seesScreen(page, "Criar conta");
    await write(page, "Nome de utilizador", "teclado");
    await write(page, "Email", "teclado@exemplo.pt");
    await write(page, "Senha", PASSWORD);
    await write(page, "Confirmar senha", PASSWORD);
    await press(page, "Enter");
    await seesScreen(page, "Conta Criada com Sucesso!");
    await seesScreen(page, "Entrar");
    await write(page, "Senha", PASSWORD);
    await press(page, "Enter");
    await seesScreen(page, "Privacidade e termos");
    await tabTo(page, /^Resumo da política/);
    await press(page, "End");
    await page.getByRole("button", { name: "Recusar", disabled: false }).waitFor();
    await choose(page, "Recusar");
    await seesScreen(page, "Acesso Negado");
    await choose(page, "Voltar e aceitar");
    await seesScreen(page, "Privacidade e termos");
    await tabTo(page, /^Resumo da política/);
    await press(page, "End");
    await page.getByRole("button", { name: "Aceitar", disabled: false }).waitFor();
    await choose(page, "Aceitar");
    await seesScreen(page, "Dashboard");
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    expect(await isDark()).toBe(true);
    await choose(page, "Alternar entre tema claro e escuro", "Space");
    expect(await isDark()).toBe(false);
    await expect.poll(() => focusOn(page)).toBe("Alternar entre tema claro e escuro");
    await choose(page, "Sair");
    await seesScreen(page, "O seu dinheiro, finalmente à vista.");
  });

  it("somebody sets, changes and removes a budget", async () => {
    const page = await arrive(await premium(), "Orçamento");
    await choose(page, "Novo orçamento");
    await sees(dialog(page, "Novo orçamento"));
    await write(page, "Limite", "120");
    await tabTo(page, "Categoria");
    await page.keyboard.type("Lazer");
    await choose(page, "Guardar");
    await seesToast(page, "Orçamento criado com sucesso!");
    await closed(page);
    await expect.poll(() => focusOn(page)).toBe("Novo orçamento");
    await choose(page, "Editar orçamento de Lazer");
    await write(page, "Limite", "150");
    await press(page, "Enter");
    await closed(page);
    await expect.poll(() => focusOn(page)).toBe("Editar orçamento de Lazer");
    await choose(page, "Remover orçamento de Lazer");
    await sees(page.getByText("Nenhum orçamento para novembro de 2026"));
    await closed(page);
    await expect.poll(() => focusOn(page)).not.toBeUndefined();
  });

  it("somebody keeps a goal: sets it, puts money aside, changes and removes it", async () => {
    const page = await arrive(await makeAccount(url()), "Perfil");
    await choose(page, "Novo objetivo");
    await write(page, "Nome", "Açores");
    await write(page, "Valor total", "1500");
    await press(page, "Enter");
    await seesToast(page, "Objetivo adicionado com sucesso!");
    await closed(page);
    await choose(page, "Adicionar valor a Açores");
    await write(page, "Valor a adicionar", "99,50");
    await press(page, "Enter");
    await closed(page);
    await expect.poll(() => focusOn(page)).toBe("Adicionar valor a Açores");
    await choose(page, "Editar Açores");
    await write(page, "Nome", "Madeira");
    await press(page, "Enter");
    await closed(page);
    await expect.poll(() => focusOn(page)).toBe("Editar Madeira");
    await choose(page, "Remover Madeira");
    await closed(page);
    await sees(page.getByText("Ainda não tem objetivos."));
    await expect.poll(() => focusOn(page)).not.toBeUndefined();
  });

  it("somebody simulates, reads what comes of it and starts anew", async () => {
    const page = await arrive(await premium(), "Simulador");
    await tabTo(page, "Categoria a reduzir");
    await page.keyboard.type("Alimentação");
    await write(page, "Redução por mês", "10");
    await choose(page, "Simular");
    await sees(page.getByRole("region", { name: "Resultado da simulação" }));
    await choose(page, "Nova Simulação");
    await sees(page.getByText("O resultado aparece aqui"));
    await expect.poll(() => focusOn(page)).toBe("Categoria a reduzir");
  });

  it("somebody chooses the period of a report and exports it", async () => {
    const page = await arrive(await premium(), "Relatórios");
    await choose(page, "3 meses");
    await sees(page.getByText("Setembro a novembro de 2026"));
    await expect.poll(() => focusOn(page)).toBe("3 meses");
    expect(await downloadBy(page, "CSV")).toBe("fincontrol-relatorio-2026-11-20.csv");
    await expect.poll(() => focusOn(page)).toBe("CSV");
    expect(await downloadBy(page, "PDF")).toBe("fincontrol-relatorio-2026-11-20.pdf");
  });

  it("somebody filters the history, exports what is left and clears the filters", async () => {
    const page = await arrive(await premium(), "Histórico");
    const rows = page.getByRole("region", { name: "Lista de transações" }).getByRole("listitem");
    await expect.poll(() => rows.first().getAttribute("aria-setsize")).toBe("15");
    await write(page, "Pesquisar", "renda");
    await expect.poll(() => rows.count()).toBe(5);
    await choose(page, "Filtros");
    await tabTo(page, "Todas");
    await press(page, "ArrowRight");
    await expect.poll(() => rows.count()).toBe(0);
    await press(page, "ArrowRight");
    await expect.poll(() => rows.count()).toBe(5);
    await write(page, "Mín.", "729");
    await expect.poll(() => rows.count()).toBe(3);
    expect(await downloadBy(page, "Exportar CSV")).toBe("fincontrol-historico-2026-11-20.csv");
    await choose(page, "Limpar Filtros");
    await expect.poll(() => rows.first().getAttribute("aria-setsize")).toBe("15");
    await expect.poll(() => focusOn(page)).not.toBeUndefined();
  });

  it("somebody verifies achievements and takes their data along", async () => {
    const page = await arrive(await premium(), "Conquistas");
    await choose(page, "Verificar Conquistas");
    await sees(page.getByRole("region", { name: "Desbloqueadas" }));
    await expect.poll(() => focusOn(page)).toBe("Verificar Conquistas");
    await choose(page, "Perfil");
    await seesScreen(page, "Perfil");
    await choose(page, "Exportar Dados");
    await seesScreen(page, "Exportação");
    // The server names them after its own day.
    expect(await downloadBy(page, /JSON/)).toMatch(/^fincontrol-\d{4}-\d\d-\d\d\.json$/);
    await expect.poll(() => focusOn(page)).toMatch(/JSON/);
    expect(await downloadBy(page, /CSV/)).toMatch(/^fincontrol-transacoes-\d{4}-\d\d-\d\d\.csv$/);
  });

  it("somebody reads and removes a notification", async () => {
    const account = await makePremiumAccount(product());
    await account.goal({ nome: "Bicicleta", valor_total: 450, valor_atual: 450 });
    const page = await arrive(account, "Dashboard");
    await sees(control(page, "button", "Notificações, 1 por ler"));
    await choose(page, /^Notificações, 1 por ler/);
    await expect.poll(() => focusOn(page)).toBe("Notificações");
    await choose(page, /^Marcar como lida/);
    await sees(control(page, "button", "Notificações"));
    await expect.poll(() => focusOn(page)).not.toBeUndefined();
    await choose(page, /^Remover/);
    await sees(page.getByText("Nenhuma notificação"));
    await expect.poll(() => focusOn(page)).not.toBeUndefined();
    await press(page, "Escape");
    await expect.poll(() => focusOn(page)).toBe("Notificações");
  });

  it("an administrator makes, promotes, suspends and deletes an account", async () => {
    const page = await arrive(await adminAccount(url()), "Admin");
    await choose(page, "Criar utilizador");
    await write(page, "Nome de utilizador", "por_teclas");
    await write(page, "Email", "por_teclas@exemplo.pt");
    await write(page, "Senha", PASSWORD);
    await press(page, "Enter");
    await seesToast(page, "Usuário criado com sucesso");
    await closed(page);
    await expect.poll(() => focusOn(page)).toBe("Criar utilizador");
    await write(page, "Pesquisar", "por_teclas");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    await choose(page, "Alterar plano de por_teclas");
    await tabTo(page, "Free");
    await press(page, "ArrowRight");
    await choose(page, "Guardar");
    await seesToast(page, "Plano alterado para PREMIUM");
    await closed(page);
    await expect.poll(() => focusOn(page)).toBe("Alterar plano de por_teclas");
    await choose(page, "Suspender por_teclas");
    await sees(control(page, "button", "Ativar por_teclas"));
    await expect.poll(() => focusOn(page)).toBe("Ativar por_teclas");
    page.once("dialog", (question) => void question.accept());
    await choose(page, "Excluir por_teclas");
    await seesToast(page, "Usuário Excluído");
    await sees(page.getByText("Nenhum utilizador encontrado"));
    await expect.poll(() => focusOn(page)).not.toBeUndefined();
    expect(await textOf(page.getByRole("main"))).not.toContain("por_teclas@");
  });
});
