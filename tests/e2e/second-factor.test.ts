import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { codeAt, STEP_MS } from "../server/support/totp.ts";
import { makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { downloaded } from "./support/download.ts";
import { dialog } from "./support/entry-form.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const SECTION = "Verificação em dois passos";

const section = (page: Page) => page.getByRole("region", { name: SECTION });
const press = (page: Page, name: string) => control(page, "button", name).click();
const pressIn = (page: Page, name: string) => control(dialog(page), "button", name).click();
const fill = (page: Page, label: string, text: string) =>
  control(page, "textbox", label).fill(text);

/** The code of the server's moment, or of one of its neighbours: each step counts once. */
const codeOf = (secret: string, drift = 0) => codeAt(secret, Date.now() + drift * STEP_MS);

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

for (const { name, device, options } of DEVICES)
  describe(`a second factor on the ${name}`, options, () => {
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
