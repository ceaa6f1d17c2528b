import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  adminAccount,
  makeAccount,
  PASSWORD,
  storedFor,
  type Account,
} from "./support/accounts.ts";
import { isClean } from "./support/is-clean.ts";
import { comeIntoView } from "./support/navigation.ts";
import { control, pathOf, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const LANDING = "O seu dinheiro, finalmente à vista.";

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
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("makes an account for somebody on the %s", async (name, device) => {
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

  it("changes a password, which ends the sessions of its user and opens new ones", async () => {
    const [{ username }, page, theirs] = await watched();
    await seesScreen(theirs, "Dashboard");
    await press(page, `Alterar senha de ${username}`);
    await page.getByLabel("Nova senha").fill("Outra!senha2");
    await page.keyboard.press("Enter");
    await seesToast(page, "Senha alterada com sucesso");
    await comeIntoView(theirs);
    await seesScreen(theirs, LANDING);
    await theirs.goto("/login");
    await logIn(theirs, username, PASSWORD);
    await sees(theirs.getByText("Credenciais inválidas"));
    await logIn(theirs, username, "Outra!senha2");
    await seesScreen(theirs, "Dashboard");
    expect(pathOf(page)).toBe("/admin");
  });

  it("suspends an account, which ends its session, and activates it again", async () => {
    const [{ username }, page, theirs] = await watched();
    await seesScreen(theirs, "Dashboard");
    await press(page, `Suspender ${username}`);
    await seesToast(page, "Usuário suspenso com sucesso");
    await sees(row(page, username).getByText("Suspenso", { exact: true }));
    await comeIntoView(theirs);
    await seesScreen(theirs, LANDING);
    expect(await theirs.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await theirs.goto("/login");
    await logIn(theirs, username, PASSWORD);
    await sees(theirs.getByText("Conta suspensa. Contacte o administrador."));

    await press(page, `Ativar ${username}`);
    await seesToast(page, "Usuário ativado com sucesso");
    await sees(row(page, username).getByText("Ativo", { exact: true }));
    await press(theirs, "Entrar");
    await seesScreen(theirs, "Dashboard");
  });

  it("deletes an account after a question, and none without", async () => {
    const [{ username }, page, theirs] = await watched();
    await seesScreen(theirs, "Dashboard");
    const asked: string[] = [];
    page.once("dialog", (question) => {
      asked.push(question.type(), question.message());
      void question.dismiss();
    });
    await press(page, `Excluir ${username}`);
    expect(asked).toEqual(["confirm", expect.stringContaining("irreversível")]);
    await sees(control(page, "button", `Excluir ${username}`));

    page.once("dialog", (question) => void question.accept());
    await press(page, `Excluir ${username}`);
    await seesToast(page, "Usuário Excluído");
    await sees(page.getByText("Nenhum utilizador encontrado"));
    await comeIntoView(theirs);
    await seesScreen(theirs, LANDING);
  });

  it("signs out by giving a new password to their own account", async () => {
    const page = await visitAdmin("admin");
    await press(page, "Criar utilizador");
    await page.getByLabel("Nome de utilizador").fill("chefe");
    await page.getByLabel("Email").fill("chefe@exemplo.pt");
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Tipo").selectOption("admin");
    await pressIn(page, "Criar utilizador");
    await seesToast(page, "Usuário criado com sucesso");

    const theirs = await visit("/login");
    await logIn(theirs, "chefe", PASSWORD);
    await theirs.getByRole("region").evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await press(theirs, "Aceitar");
    await control(theirs, "link", "Admin").click();
    await press(theirs, "Alterar senha de chefe");
    await theirs.getByLabel("Nova senha").fill("Outra!senha2");
    await pressIn(theirs, "Guardar");
    await seesScreen(theirs, LANDING);
    expect(await theirs.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});

describe("the search for users", () => {
  it("keeps the focus while it looks, and stays in the address across a reload", async () => {
    const [ana, rui] = [await makeAccount(url()), await makeAccount(url())];
    const page = await visitAdmin("");
    const search = page.getByLabel("Pesquisar");
    await search.pressSequentially(`${rui.username}@`);
    await sees(row(page, rui.username));
    await seesNoMore(row(page, ana.username));
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect
      .poll(() => new URL(page.url()).searchParams.get("pesquisa"))
      .toBe(`${rui.username}@`);
    await page.reload();
    await sees(row(page, rui.username));
    expect(await search.inputValue()).toBe(`${rui.username}@`);
    expect(await page.getByRole("row").count()).toBe(2);
  });
});

describe("the administration", () => {
  it("does not exist for somebody else, for whom the server is asked nothing of it", async () => {
    const page = await visit("/login");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/auth/admin/")) asked.push(request.url());
    });
    const account = await makeAccount(url());
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storedFor(account));
    await page.goto("/admin");
    await seesScreen(page, "Dashboard");
    expect(pathOf(page)).toBe("/");
    expect(await page.getByRole("link", { name: "Admin", exact: true }).count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it("leads an anonymous visitor to the landing page", async () => {
    const page = await visit("/admin");
    await seesScreen(page, LANDING);
    expect(pathOf(page)).toBe("/");
  });
});
