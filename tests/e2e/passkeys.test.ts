import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBrowser } from "./support/chromium.ts";
import { makeAccount, PASSWORD, signIn, storedFor, type Account } from "./support/accounts.ts";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { barriers } from "./support/axe.ts";
import { DEVICES } from "./support/both-devices.ts";
import { dialog } from "./support/entry-form.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, OWN_PRODUCT, PHONE, setStage } from "./support/stage.ts";
import { virtualAuthenticator } from "./support/virtual-authenticator.ts";

const { visit, url, product } = setStage(ensureBrowser, OWN_PRODUCT);

const ADD = "Adicionar chave de acesso";
const ENTER = "Entrar com chave de acesso";

const keys = (page: Page) =>
  page.getByRole("list", { name: "As suas chaves de acesso" }).getByRole("listitem");
const sessions = (page: Page) =>
  page.getByRole("list", { name: "As suas sessões" }).getByRole("listitem");

/** The name of loopback: keys are bound to names, and to no number. */
const named = () => `http://localhost:${new URL(url()).port}`;

/** Opens a page by that name, as whoever is signed in there. */
function visitNamed(path: string, device: BrowserContextOptions, account?: Account) {
  const stored = Object.entries(account === undefined ? {} : storedFor(account));
  const localStorage = stored.map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: named(), localStorage }] };
  return visit(path, { ...device, baseURL: named(), storageState });
}

async function add(page: Page, name: string) {
  await control(page, "button", ADD).click();
  await page.getByLabel("Nome da chave").fill(name);
  await control(dialog(page), "button", "Criar chave").click();
}

/** Leaves the session, but not the consent, behind. */
async function leave(page: Page) {
  const { token, user } = storageKeys;
  await page.evaluate(
    (names) => names.forEach((name) => localStorage.removeItem(name)),
    [token, user],
  );
  await page.goto("/login");
  await sees(control(page, "button", ENTER));
}

/** Has the next removal answered as if its person had been away for long. */
const refuseOnce = (page: Page) =>
  page.route(
    "**/api/auth/chaves/*",
    (route) =>
      route.fulfill({
        status: 403,
        json: { detail: "Por segurança, confirme primeiro que é você.", codigo: "presenca" },
      }),
    { times: 1 },
  );

// A server that chooses its port knows no address for keys; one that is told its port does.
beforeAll(async () => {
  await product().stop();
  await product().start();
});

for (const { name, device, options } of DEVICES)
  describe(`passkeys on the ${name}`, options, () => {
    it("are made, let their person in without a password, are renamed and removed", async () => {
      const account = await makeAccount(url());
      await signIn(url(), account.username, PASSWORD);
      const page = await visitNamed("/conta", device, account);
      const authenticator = await virtualAuthenticator(page);
      await seesScreen(page, "Conta e segurança");
      await expect.poll(() => sessions(page).count()).toBe(2);
      await shot(page, `${name}-passkeys-none`);
      expect(await barriers(page)).toEqual([]);

      await add(page, "Telemóvel");
      await seesNoMore(dialog(page));
      await expect.poll(() => keys(page).count()).toBe(1);
      await expect.poll(() => sessions(page).count()).toBe(1);
      await sees(page.getByText(/^Chave de acesso adicionada\./).first());
      expect(await authenticator.keys()).toMatchObject([
        { isResidentCredential: true, rpId: "localhost", userName: account.username },
      ]);
      await add(page, "Outra vez");
      await sees(dialog(page).getByText(/já tem uma chave de acesso da sua conta/));
      await shot(page, `${name}-passkeys-known`);
      await page.keyboard.press("Escape");

      await leave(page);
      await shot(page, `${name}-passkeys-login`);
      expect(await barriers(page)).toEqual([]);
      await control(page, "button", ENTER).click();
      await seesScreen(page, "Dashboard");
      await page.goto("/conta");
      await seesScreen(page, "Conta e segurança");
      await sees(keys(page).getByText(/Usada agora mesmo/));

      await control(page, "button", "Alterar o nome de Telemóvel").click();
      await page.getByLabel("Nome da chave").fill("Telemóvel da Ana");
      await control(dialog(page), "button", "Guardar").click();
      await sees(keys(page).getByText("Telemóvel da Ana"));
      await shot(page, `${name}-passkeys`);
      expect(await barriers(page)).toEqual([]);

      await control(page, "button", "Remover Telemóvel da Ana").click();
      await sees(dialog(page));
      await shot(page, `${name}-passkeys-removal`);
      expect(await barriers(page)).toEqual([]);
      await refuseOnce(page);
      await control(dialog(page), "button", "Remover").click();
      const presence = control(page, "dialog", "Confirme que é você");
      await sees(control(presence, "button", "Usar chave de acesso"));
      await shot(page, `${name}-passkeys-presence`);
      await control(presence, "button", "Usar chave de acesso").click();
      await expect.poll(() => keys(page).count()).toBe(0);

      await leave(page);
      await control(page, "button", ENTER).click();
      await sees(page.getByText("A chave de acesso não foi aceite.").first());
      await shot(page, `${name}-passkeys-refused`);
    });
  });

describe("a passkey", () => {
  it("has an account back that its person wanted removed", async () => {
    const account = await makeAccount(url());
    const page = await visitNamed("/conta", PHONE, account);
    await virtualAuthenticator(page);
    await seesScreen(page, "Conta e segurança");
    await add(page, "Telemóvel");
    await expect.poll(() => keys(page).count()).toBe(1);
    await control(page, "button", "Eliminar conta").click();
    await dialog(page).getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await control(dialog(page), "button", "Eliminar a minha conta").click();
    await seesScreen(page, "Conta em eliminação");
    await control(page, "link", "Ir para o início de sessão").click();
    await control(page, "button", ENTER).click();
    await sees(page.getByText(/^Pediu a eliminação desta conta\./));
    await control(page, "button", "Recuperar conta").click();
    await seesScreen(page, "Privacidade e termos");
  });

  it("is not made for somebody else than its person, who may then try again", async () => {
    const page = await visitNamed("/conta", DESKTOP, await makeAccount(url()));
    const authenticator = await virtualAuthenticator(page);
    await authenticator.setVerified(false);
    await seesScreen(page, "Conta e segurança");
    await add(page, "Telemóvel");
    await sees(control(dialog(page), "button", "Criar chave"));
    expect(await page.getByRole("alert").count()).toBe(0);
    await authenticator.setVerified(true);
    await control(dialog(page), "button", "Criar chave").click();
    await expect.poll(() => keys(page).count()).toBe(1);
  });

  it("is of no use at the address in numbers, which says where it is", async () => {
    const account = await makeAccount(url());
    const page = await visit("/conta", { stored: storedFor(account) });
    await virtualAuthenticator(page);
    await seesScreen(page, "Conta e segurança");
    await sees(control(page, "link", named()));
    expect(await control(page, "button", ADD).count()).toBe(0);
    await shot(page, "passkeys-elsewhere");
    expect(await barriers(page)).toEqual([]);
    await leave(page);
    await control(page, "button", ENTER).click();
    await sees(page.getByText(/não funcionam neste endereço/));
    await shot(page, "passkeys-elsewhere-login");
  });
});
