import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { isClean } from "./support/is-clean.ts";
import { endPremium, makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const title = "Conquistas";
const main = (page: Page) => page.getByRole("main");
const check = (page: Page) => control(page, "button", "Verificar Conquistas").click();
const toast = (page: Page) => page.getByRole("region", { name: /^Avisos/ });

describe("the achievements of a premium user", () => {
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("are won by what was recorded, and told one by one, on the %s", async (name, device) => {
    const account = await makePremiumAccount(product());
    // In a month that is not over for the server either, and has won nothing yet.
    const { day: data } = serverDay();
    await account.record("income", { data, categoria: "Salário", valor: 1000 });
    await account.record("expense", { data, categoria: "Lazer", valor: 20 });
    const page = await visit("/gamificacao", {
      ...device,
      stored: storedFor(account),
      reducedMotion: "reduce",
    });
    await sees(page.getByText("Ainda sem conquistas"));
    await isClean(page, `${name}-achievements-none`);

    await check(page);
    await sees(toast(page).getByText("Nova Conquista: Primeira Receita!"));
    await sees(page.getByRole("region", { name: "Desbloqueadas" }));
    await shot(page, `${name}-achievements-toast`);
    await control(toast(page), "button", "Fechar").click();
    await sees(toast(page).getByText("Nova Conquista: Primeira Despesa!"));
    expect(await textOf(toast(page))).toContain("+10 pontos");
    await control(toast(page), "button", "Fechar").click();
    await seesNoMore(toast(page).getByText(/^Nova Conquista/));
    const text = await textOf(main(page));
    for (const part of ["Nível 1", "Iniciante", "20 pontos", "40 %", "2 de 21"])
      expect(text).toContain(part);
    expect(text).toContain("Faltam 30 pontos para o nível 2");

    await check(page);
    await sees(toast(page).getByText("Nenhuma nova conquista no momento. Continue usando o app!"));
  });

  it("are locked as soon as the server refuses them to a plan that has ended unnoticed", async () => {
    const account = await makePremiumAccount(product());
    const page = await visit("/", { ...DESKTOP, stored: storedFor(account) });
    await seesScreen(page, "Dashboard");
    endPremium(product(), account);
    await control(page.getByRole("complementary"), "link", title).click();
    await sees(control(main(page), "button", "Desbloquear com Premium"));
    expect(await control(main(page), "button", "Tentar novamente").count()).toBe(0);
  });

  it("that cannot be loaded say so, and are loaded as soon as the server answers", async () => {
    const account = await makePremiumAccount(product());
    const page = await visit("/", {
      stored: storedFor(account),
      tolerated: /^console: \{type: offline\}/,
    });
    await seesScreen(page, "Dashboard");
    await page.route("**/api/gamificacao/status", (route) => route.abort());
    await control(page.getByRole("complementary"), "link", title).click();
    await sees(control(page, "heading", "Erro ao carregar dados de gamificação"));
    await sees(
      toast(page).getByText("Erro ao carregar status de gamificação: No response from server"),
    );
    await page.unroute("**/api/gamificacao/status");
    await control(page, "button", "Tentar novamente").click();
    await seesScreen(page, title);
    expect(await control(page, "button", "Verificar Conquistas").count()).toBe(1);
  });
});

describe("the achievements of a free user", () => {
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("are an example behind a lock, for which nobody asks, on the %s", async (name, device) => {
    const account = await makeAccount(product().url);
    const page = await visit("/", { ...device, stored: storedFor(account) });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/gamificacao");
    await seesScreen(page, title);
    await sees(control(page, "button", "Desbloquear com Premium"));
    await page.waitForLoadState("networkidle");
    await isClean(page, `${name}-achievements-locked`);
    await control(page, "button", "Desbloquear com Premium").click();
    await sees(page.getByRole("dialog", { name: "Acesso Exclusivo Premium" }));
    expect(asked.filter((path) => path.includes("/gamificacao/"))).toEqual([]);
  });
});
