import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { startSmtpServer, type SmtpStandIn } from "../server/support/smtp-server.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { ensureBrowser } from "./support/chromium.ts";
import { control, pathOf, sees, seesScreen } from "./support/sees.ts";
import { PHONE, setStage } from "./support/stage.ts";

let post: SmtpStandIn;
const { visit, url } = setStage(ensureBrowser, async () => {
  post = await startSmtpServer();
  return {
    PUBLIC_URL: "https://financas.exemplo.pt",
    SMTP_URL: post.url,
    MAIL_FROM: "contas@exemplo.pt",
  };
});
afterAll(() => post.close());

const NEW_PASSWORD = "Outra!senha2";

const press = (page: Page, name: string) => control(page, "button", name).click();

const hashOf = (page: Page) => new URL(page.url()).hash;

/** Where a link leads, whatever its origin. */
const pathOfLink = (link: string) => {
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
};

async function mailedLink(email: string): Promise<string> {
  const mails = () => post.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  const [link = ""] = /https:\S+#\S+/.exec(mails()[0]?.text ?? "") ?? [];
  return link;
}

async function choose(page: Page) {
  await seesScreen(page, "Escolher nova senha");
  for (const label of ["Nova senha", "Confirmar nova senha"])
    await page.getByLabel(label, { exact: true }).fill(NEW_PASSWORD);
  await press(page, "Alterar senha");
}

async function logIn(page: Page, username: string) {
  await page.getByLabel("Nome de utilizador").fill(username);
  await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
  await press(page, "Entrar");
  await seesScreen(page, "Privacidade e termos");
}

describe("somebody who has forgotten their password", () => {
  it("asks for a link, opens it, and signs in with another one", async () => {
    const { username } = await makeAccount(url());
    const email = `${username}@exemplo.pt`;
    const page = await visit("/login", PHONE);
    await control(page, "link", "Esqueceu-se da senha?").click();
    await seesScreen(page, "Recuperar senha");
    await page.getByLabel("Email da conta").fill(email);
    await press(page, "Enviar ligação");
    await seesScreen(page, "Veja o seu email");
    const link = await mailedLink(email);
    expect(link).toMatch(/^https:\/\/financas\.exemplo\.pt\/recuperar#[\w-]{43}$/);

    await page.goto(pathOfLink(link));
    await seesScreen(page, "Escolher nova senha");
    await expect.poll(() => [pathOf(page), hashOf(page)]).toEqual(["/recuperar", ""]);
    const stored = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        document.title,
      ]),
    );
    expect(stored).not.toContain(new URL(link).hash.slice(1));
    await choose(page);
    await seesScreen(page, "Entrar");
    await sees(page.getByText("Senha alterada. Entre com a nova."));
    await logIn(page, username);

    const again = await visit(pathOfLink(link));
    await choose(again);
    await seesScreen(again, "A ligação já não serve");
    await control(again, "link", "Pedir outra ligação").click();
    await seesScreen(again, "Recuperar senha");
  });

  it("opens the link in the tab in which they asked for it", async () => {
    const page = await visit("/recuperar");
    await seesScreen(page, "Recuperar senha");
    await page.evaluate(() => location.assign("/recuperar#umtoken"));
    await seesScreen(page, "Escolher nova senha");
    await expect.poll(() => hashOf(page)).toBe("");
  });
});

describe("somebody who changes their email", () => {
  it("confirms the new one by its link, also where they are signed in", async () => {
    const account = await makeAccount(url());
    const email = `${account.username}@outro.pt`;
    const page = await visit("/conta", { stored: storedFor(account) });
    await seesScreen(page, "Conta e segurança");
    await press(page, "Alterar email");
    await page.getByLabel("Novo email").fill(email);
    await press(page, "Guardar");
    await sees(page.getByText(`Falta confirmar ${email}`));
    await sees(page.getByText(`${account.username}@exemplo.pt`, { exact: true }));

    await page.goto(pathOfLink(await mailedLink(email)));
    await seesScreen(page, "Confirmar email");
    await expect.poll(() => [pathOf(page), hashOf(page)]).toEqual(["/confirmar-email", ""]);
    await press(page, "Confirmar email");
    await seesScreen(page, "Email confirmado");
    await control(page, "link", "Continuar").click();
    await seesScreen(page, "Dashboard");
    await page.goto("/conta");
    await sees(page.getByText(email, { exact: true }));
    const toOld = () =>
      post.received.filter(({ to }) => to.includes(`${account.username}@exemplo.pt`));
    await expect
      .poll(() => toOld().map(({ headers }) => headers.get("subject")), { timeout: 20_000 })
      .toEqual(["FinControl: email alterado"]);
  });
});
