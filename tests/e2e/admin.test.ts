import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ensureBrowser } from "./support/chromium.ts";
import {
  adminAccount,
  makeAccount,
  PASSWORD,
  storedFor,
  type Account,
} from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { isClean } from "./support/is-clean.ts";
import { comeIntoView } from "./support/navigation.ts";
import { control, pathOf, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { OWN_PRODUCT, setStage } from "./support/stage.ts";

const { visit, url } = setStage(ensureBrowser, OWN_PRODUCT);

const seesToast = (page: Page, sentence: string) => sees(page.getByText(sentence, { exact: true }));
const row = (page: Page, username: string) =>
  page.getByRole("row").filter({ has: page.getByText(username, { exact: true }) });
const press = (page: Page, name: string) => control(page, "button", name).click();
const pressIn = (page: Page, name: string) =>
  control(page.getByRole("dialog"), "button", name).click();

/** The administration as its administrator sees it, searched for one user alone. */
async function visitAdmin(found: string, options: Parameters<typeof visit>[1] = {}) {
  const stored = storedFor(await adminAccount(url()));
  const page = await visit(`/admin?pesquisa=${found}`, { stored, ...options });
  await seesScreen(page, "Admin");
  return page;
}

async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel("Nome de utilizador").fill(username);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await press(page, "Entrar");
}

/** An account, its administrator, and a page on which it is signed in. */
async function watched(path = "/"): Promise<readonly [Account, Page, Page]> {
  const account = await makeAccount(url());
  const page = await visitAdmin(account.username);
  return [account, page, await visit(path, { stored: storedFor(account) })];
}

describe("an administrator", () => {
  for (const { name, device, options } of DEVICES)
    it(`makes an account for somebody on the ${name}`, options, async () => {
      const username = `novo_${name}`;
      const page = await visitAdmin("", { ...device, reducedMotion: "reduce" });
      await isClean(page, `${name}-admin`);
      await press(page, "Criar utilizador");
      await pressIn(page, "Criar utilizador");
      await sees(page.getByText("Por favor, preencha todos os campos."));
      await page.getByLabel("Nome de utilizador").fill("admin");
      await page.getByLabel("Email").fill(`${username}@exemplo.pt`);
      await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
      await pressIn(page, "Criar utilizador");
      await sees(page.getByText("Este nome de utilizador já está em uso."));
      await isClean(page, `${name}-admin-taken`);
      await page.getByLabel("Nome de utilizador").fill(username);
      await pressIn(page, "Criar utilizador");
      await seesToast(page, "Usuário criado com sucesso");
      await seesNoMore(page.getByRole("dialog"));
      await page.getByLabel("Pesquisar").fill(username);
      await expect.poll(() => page.getByRole("row").count()).toBe(2);
      expect(await textOf(row(page, username))).toContain(`${username}@exemplo.pt`);

      const theirs = await visit("/login", { ...device });
      await logIn(theirs, username, PASSWORD);
      await seesScreen(theirs, "Privacidade e termos");
    });

  it("changes a plan, which unlocks the open page of its user when it comes into view", async () => {
    const [{ username }, page, theirs] = await watched("/orcamento");
    await sees(control(theirs, "button", "Desbloquear com Premium"));
    await press(page, `Alterar plano de ${username}`);
    await page.getByRole("dialog").getByText("Premium", { exact: true }).click();
    await pressIn(page, "Guardar");
    await seesToast(page, "Plano alterado para PREMIUM");
    await sees(row(page, username).getByText("Premium", { exact: true }));
    await comeIntoView(theirs);
    await sees(theirs.getByText("Nenhum orçamento para novembro de 2026"));

    await press(page, `Alterar plano de ${username}`);
    await page.getByRole("dialog").getByText("Free", { exact: true }).click();
    await pressIn(page, "Guardar");
    await seesToast(page, "Plano alterado para FREE");
    await comeIntoView(theirs);
    await sees(control(theirs, "button", "Desbloquear com Premium"));
    expect(pathOf(theirs)).toBe("/orcamento");
  });
});
