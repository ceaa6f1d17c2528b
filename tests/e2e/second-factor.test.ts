import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { codeAt, STEP } from "../server/support/totp.ts";
import { adminAccount, makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { downloaded } from "./support/download.ts";
import { dialog } from "./support/entry-form.ts";
import { control, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { open, visit, url } = setStage();

const SECTION = "Verificação em dois passos";

const refusePresence = (route: Route) =>
  route.fulfill({
    status: 403,
    json: { detail: "Por segurança, confirme primeiro que é você.", codigo: "presenca" },
  });

const section = (page: Page) => page.getByRole("region", { name: SECTION });
const press = (page: Page, name: string) => control(page, "button", name).click();
const pressIn = (page: Page, name: string) => control(dialog(page), "button", name).click();
const fill = (page: Page, label: string, text: string) =>
  control(page, "textbox", label).fill(text);

const seesToast = (page: Page, sentence: string) => sees(page.getByText(sentence, { exact: true }));

/** The code of the server's moment, or of one of its neighbours: each step counts once. */
const codeOf = (secret: string, drift = 0) => codeAt(secret, Date.now() + drift * STEP);

async function enter(page: Page, username: string) {
  await fill(page, "Nome de utilizador", username);
  await fill(page, "Senha", PASSWORD);
  await press(page, "Entrar");
}

/** Sets a second factor up on the account screen; answers its secret and the recovery codes. */
async function setUp(page: Page, name: string) {
  await control(section(page), "button", "Ativar").click();
  await sees(dialog(page).getByRole("img", { name: /Código QR/ }));
  await shot(page, `${name}-factor-setup`);
  const secret = (await dialog(page).locator("code").innerText()).replaceAll(" ", "");
  await dialog(page).getByRole("textbox").fill(codeOf(secret));
  await pressIn(page, "Ativar");
  await sees(page.getByRole("list", { name: "Os seus códigos de recuperação" }));
  await shot(page, `${name}-factor-codes`);
  const codes = await dialog(page).getByRole("listitem").allInnerTexts();
  return { secret, codes };
}

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("a second factor on the %s", (name, device) => {
  it("is set up, asked for at the login, and gives way to a recovery code once", async () => {
    const account = await makeAccount(url());
    const permissions = ["clipboard-read", "clipboard-write"];
    const stored = storedFor(account);
    const page = await visit("/conta", { ...device, permissions, stored });
    await seesScreen(page, "Conta e segurança");
    const { secret, codes } = await setUp(page, name);
    expect(codes).toHaveLength(10);
    await pressIn(page, "Copiar");
    await sees(control(dialog(page), "button", "Copiado"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
    const file = await downloaded(page, control(dialog(page), "button", "Descarregar"));
    expect(file.name).toBe("fincontrol-codigos-de-recuperacao.txt");
    for (const code of codes) expect(file.content.toString()).toContain(code);
    await page.keyboard.press("Escape");
    await sees(dialog(page).getByRole("alert"));
    await pressIn(page, "Guardei os códigos");
    await seesNoMore(dialog(page));
    await sees(section(page).getByText("Restam-lhe 10 de 10 códigos de recuperação."));
    await shot(page, `${name}-factor-on`);

    const other = await visit("/login", device);
    await enter(other, account.username);
    await seesScreen(other, SECTION);
    await shot(other, `${name}-login-code`);
    await fill(other, "Código de 6 algarismos", codeOf(secret, -3));
    await press(other, "Verificar");
    await sees(other.getByText("O código não está certo ou já foi usado."));
    await shot(other, `${name}-login-wrong-code`);
    await press(other, "Voltar à senha");
    expect(await other.getByLabel("Senha", { exact: true }).inputValue()).toBe(PASSWORD);
    await press(other, "Entrar");
    await fill(other, "Código de 6 algarismos", codeOf(secret, 1).replace(/^.{3}/, "$& "));
    await press(other, "Verificar");
    await seesScreen(other, "Privacidade e termos");

    const third = await visit("/login", device);
    await enter(third, account.username);
    await press(third, "Usar um código de recuperação");
    await fill(third, "Código de recuperação", (codes[0] ?? "").toLowerCase());
    await shot(third, `${name}-login-recovery`);
    await press(third, "Verificar");
    await seesScreen(third, "Privacidade e termos");
    await page.reload();
    await sees(section(page).getByText("Restam-lhe 9 de 10 códigos de recuperação."));

    await control(section(page), "button", "Novos códigos").click();
    await pressIn(page, "Criar novos códigos");
    await sees(page.getByRole("list", { name: "Os seus códigos de recuperação" }));
    await pressIn(page, "Guardei os códigos");
    await sees(section(page).getByText("Restam-lhe 10 de 10 códigos de recuperação."));
    await control(section(page), "button", "Remover").click();
    await shot(page, `${name}-factor-removal`);
    await pressIn(page, "Remover");
    await sees(control(section(page), "button", "Ativar"));

    const fourth = await visit("/login", device);
    await enter(fourth, account.username);
    await seesScreen(fourth, "Privacidade e termos");
  });

  it("shows who sits here by one of its codes, once", async () => {
    const page = await visit("/conta", { ...device, stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Conta e segurança");
    const { codes } = await setUp(page, name);
    await pressIn(page, "Guardei os códigos");
    await seesNoMore(dialog(page));
    const presence = control(page, "dialog", "Confirme que é você");
    const renewWith = async (code: string) => {
      await page.route("**/api/auth/codigos", refusePresence, { times: 1 });
      await control(section(page), "button", "Novos códigos").click();
      await pressIn(page, "Criar novos códigos");
      await presence.getByRole("textbox", { name: "Código" }).fill(code);
      await control(presence, "button", "Confirmar").click();
    };
    await renewWith(codes[0] ?? "");
    await sees(page.getByRole("list", { name: "Os seus códigos de recuperação" }));
    await pressIn(page, "Guardei os códigos");
    await seesNoMore(dialog(page));
    await renewWith(codes[0] ?? "");
    await sees(presence.getByText("O código não está certo ou já foi usado."));
    await shot(page, `${name}-presence-wrong-code`);
    expect(await presence.getByRole("textbox", { name: "Código" }).inputValue()).toBe(codes[0]);
  });

  it("is asked for anew with what was typed when the password is too long ago", async () => {
    const page = await visit("/login", device);
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({ json: { passo: "codigo", desafio: "ha-muito-tempo" } }),
    );
    await enter(page, "ninguem");
    await fill(page, "Código de 6 algarismos", "123456");
    await press(page, "Verificar");
    await sees(page.getByText("Passou demasiado tempo. Entre novamente com a sua senha."));
    await shot(page, `${name}-login-too-late`);
    await press(page, "Começar de novo");
    await sees(control(page, "button", "Usar um código de recuperação"));
    await press(page, "Voltar à senha");
    expect(await page.getByLabel("Nome de utilizador").inputValue()).toBe("ninguem");
  });
});

describe("a second factor of administrators", () => {
  it("is required by one who has it, and removed from whoever has lost theirs", async () => {
    const page = await visit("/conta", { stored: storedFor(await adminAccount(url())) });
    await seesScreen(page, "Conta e segurança");
    await setUp(page, "admin");
    await pressIn(page, "Guardei os códigos");
    await seesNoMore(dialog(page));

    const account = await makeAccount(url());
    const own = await visit("/conta", { stored: storedFor(account) });
    await seesScreen(own, "Conta e segurança");
    await setUp(own, "person");
    await pressIn(own, "Guardei os códigos");

    await page.goto(`/admin?pesquisa=${account.username}`);
    await seesScreen(page, "Admin");
    const required = page.getByLabel("Exigir verificação em dois passos aos administradores");
    await required.click();
    await seesToast(page, "Os administradores precisam agora da verificação em dois passos.");
    await shot(page, "admin-factor-required");
    page.once("dialog", (question) => void question.accept());
    await press(page, `Remover a verificação em dois passos de ${account.username}`);
    await seesToast(page, `A verificação em dois passos de ${account.username} foi removida.`);
    await expect.poll(() => pathOf(page)).toBe("/admin");

    const again = await visit("/login");
    await enter(again, account.username);
    await seesScreen(again, "Privacidade e termos");
  });

  it("is what an administrator without one is led to", async () => {
    const account = await makeAccount(url());
    const admin = {
      ...account,
      user: { ...(account.user as object), tipo: "admin", is_admin: true },
    };
    const page = await (await open({ stored: storedFor(admin) })).newPage();
    const detail = "Para administrar, ative primeiro a verificação em dois passos.";
    await page.route("**/api/auth/me", (route) => route.fulfill({ json: admin.user }));
    await page.route("**/api/{auth/admin,admin}/**", (route) =>
      route.fulfill({ status: 403, json: { detail, codigo: "segundo_fator" } }),
    );
    await page.goto("/admin");
    await sees(page.getByText("Falta a sua verificação em dois passos"));
    await shot(page, "admin-factor-missing");
    await control(page, "link", "Ir para Conta e segurança").click();
    await seesScreen(page, "Conta e segurança");
    await sees(control(section(page), "button", "Ativar"));
    expect(pathOf(page)).toBe("/conta");
  });
});
