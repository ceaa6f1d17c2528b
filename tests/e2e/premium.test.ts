import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { API_BASE } from "../../src/contract/api-base.ts";
import { paths } from "../../src/contract/paths.ts";
import { SIGNATURE_HEADER } from "../../src/contract/payments.ts";
import { signatureOf } from "../server/support/notices.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { DEVICES } from "./support/both-devices.ts";
import { CHECKOUT } from "./support/product.ts";
import { control, isOnTop, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { open, url } = setStage();

const PASSWORD = "Segredo!1";
const REFERENCE = /^https:\/\/pagamento\.exemplo\.pt\/fincontrol\?client_reference_id=([\w-]{43})$/;

let notices = 0;

/** What the payment provider does once somebody has paid, or no longer pays. */
async function tell(tipo: string, address: string): Promise<void> {
  const body = JSON.stringify({
    id: `evt_${(notices += 1)}`,
    tipo,
    criado_em: new Date().toISOString(),
    referencia: REFERENCE.exec(address)?.[1],
  });
  const answer = await fetch(`${url()}${API_BASE}${paths.paymentNotice}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signatureOf(body, Math.floor(Date.now() / 1000)),
    },
    body,
  });
  expect(answer.status).toBe(200);
}

/** Stands in for the page of the payment provider, which nobody has to reach. */
const standIn = (context: BrowserContext) =>
  context.route(`${CHECKOUT}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Pagamento</title>" }),
  );

const activation = (page: Page) => page.getByRole("link", { name: /^Ativar Premium Agora/ });

describe("the payment", () => {
  it("opens in a new tab that learns nothing about this one but the buyer's reference", async () => {
    const account = await makeAccount(url());
    const context = await open({ stored: storedFor(account) });
    await standIn(context);
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: /^Premium/ }).click();
    const link = activation(page);
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    const [payment] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await payment.waitForLoadState();
    expect(payment.url()).toMatch(REFERENCE);
    expect(payment.url()).toBe(await account.checkout());
    expect(await payment.evaluate(() => [window.opener === null, document.referrer])).toEqual([
      true,
      "",
    ]);
  });

  for (const { name, device, options } of DEVICES)
    it(
      `unlocks the page that is open beside it once it was made, without a reload (${name})`,
      options,
      async () => {
        const account = await makeAccount(url());
        const context = await open({ stored: storedFor(account), ...device });
        await standIn(context);
        const page = await context.newPage();
        await page.goto("/orcamento");
        await control(page, "button", "Desbloquear com Premium").click();
        await shot(page, `premium-${name}-offer`);
        const address = (await activation(page).getAttribute("href")) ?? "";
        const [payment] = await Promise.all([
          context.waitForEvent("page"),
          activation(page).click(),
        ]);
        await payment.close();
        // A mark that a reload would take away.
        await page.evaluate(() => document.body.setAttribute("data-mark", ""));
        await tell("assinatura.iniciada", address);
        const told = "Premium ativo: tem acesso a todas as funcionalidades.";
        await sees(page.getByText(told, { exact: true }));
        await seesNoMore(control(page, "button", "Desbloquear com Premium"));
        await shot(page, `premium-${name}-unlocked`);
        expect(await page.locator("body[data-mark]").count()).toBe(1);
        await tell("assinatura.terminada", address);
        // Coming back to the page is enough to learn of it.
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await sees(control(page, "button", "Desbloquear com Premium"));
      },
    );
});

describe("a visitor who chooses Premium", () => {
  it("is led through the account to the payment", async () => {
    const page = await (await open()).newPage();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await control(page, "button", "Escolher Premium").click();
    await shot(page, "premium-landing");
    await control(page, "link", "Ativar Premium Agora").click();
    await seesScreen(page, "Criar conta");
    await page.getByLabel("Nome de utilizador").fill("compradora");
    await page.getByLabel("Email").fill("compradora@exemplo.pt");
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirmar senha").fill(PASSWORD);
    await control(page, "button", "Criar Conta").click();
    await expect.poll(() => pathOf(page)).toBe("/login");
    // A reload on the way loses nothing of it.
    await page.reload();
    await page.getByLabel("Nome de utilizador").fill("compradora");
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await control(page, "button", "Entrar").click();
    await seesScreen(page, "Privacidade e termos");
    await page.getByRole("region").evaluate((policy) => policy.scrollTo(0, policy.scrollHeight));
    await control(page, "button", "Aceitar").click();
    await sees(activation(page));
    expect(await activation(page).getAttribute("href")).toMatch(REFERENCE);
    await control(page, "button", "Cancelar").click();
    await seesScreen(page, "Dashboard");
    await expect.poll(() => page.url()).toBe(`${url()}/`);
    await page.reload();
    await seesScreen(page, "Dashboard");
    await expect.poll(() => activation(page).count()).toBe(0);
  });

  it("and has an account goes on from the login", async () => {
    const { username } = await makeAccount(url());
    const page = await (await open()).newPage();
    await page.goto("/register?plano=premium");
    await control(page, "link", "Voltar para o Login").click();
    await page.getByLabel("Nome de utilizador").fill(username);
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await control(page, "button", "Entrar").click();
    await page.getByRole("region").evaluate((policy) => policy.scrollTo(0, policy.scrollHeight));
    await control(page, "button", "Aceitar").click();
    await sees(activation(page));
    expect(await activation(page).getAttribute("href")).toMatch(REFERENCE);
  });
});

describe("a locked screen of the phone", () => {
  it.each([
    ["/orcamento", "Orçamento"],
    ["/simulador", "Simulador"],
    ["/relatorios", "Relatórios"],
    ["/gamificacao", "Conquistas"],
    ["/exportacao", "Exportação"],
  ])(
    "has at %s what unlocks it in sight, at its beginning and at its end",
    SWEEP,
    async (path, title) => {
      const stored = storedFor(await makeAccount(url()));
      const viewport = { width: 390, height: 664 };
      const page = await (await open({ ...PHONE, viewport, stored })).newPage();
      await page.goto(path);
      await seesScreen(page, title);
      const unlock = control(page, "button", "Desbloquear com Premium");
      await expect.poll(() => isOnTop(unlock)).toBe(true);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect.poll(() => isOnTop(unlock)).toBe(true);
    },
  );
});
