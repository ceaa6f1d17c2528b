import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, PASSWORD, signIn, storedFor } from "./support/accounts.ts";
import { dialog } from "./support/entry-form.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const NEXT = "Outro-segredo!2";

const rows = (page: Page) =>
  page.getByRole("list", { name: "As suas sessões" }).getByRole("listitem");
const others = (page: Page) => page.getByRole("button", { name: /^Terminar Dispositivo/ });
const fill = (page: Page, label: string, text: string) =>
  control(page, "textbox", label).fill(text);

/** A person with the account screen open, and signed in at another place too. */
async function onAccount(device: object = {}) {
  const account = await makeAccount(url());
  const page = await visit("/conta", { ...device, stored: storedFor(account) });
  await seesScreen(page, "Conta e segurança");
  const other = await signIn(url(), account.username, PASSWORD);
  return { account, other, page };
}

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("one's own account on the %s", (name, device) => {
  it("is reached from the profile; a new password ends the session of another browser", async () => {
    const account = await makeAccount(url());
    const elsewhere = await visit("/", { stored: storedFor(account) });
    await seesScreen(elsewhere, "Dashboard");
    const own = await signIn(url(), account.username, PASSWORD);
    const page = await visit("/perfil", { ...device, stored: storedFor(own) });
    await seesScreen(page, "Perfil");
    await control(page, "link", "Conta e segurança").click();
    await seesScreen(page, "Conta e segurança");
    await expect.poll(() => rows(page).count()).toBe(2);
    await shot(page, `${name}-account`);

    await control(page, "button", "Alterar senha").click();
    await fill(page, "Senha atual", "errada");
    await fill(page, "Nova senha", NEXT);
    await fill(page, "Confirmar nova senha", NEXT);
    await control(dialog(page), "button", "Guardar").click();
    await sees(dialog(page).getByText("A senha atual não está certa."));
    await shot(page, `${name}-account-password`);
    await fill(page, "Senha atual", PASSWORD);
    await control(dialog(page), "button", "Guardar").click();
    await seesNoMore(dialog(page));
    await sees(page.getByText("Senha alterada. As suas outras sessões foram terminadas.").first());
    await expect.poll(() => rows(page).count()).toBe(1);

    await control(elsewhere, "link", "Perfil").click();
    await sees(elsewhere.getByRole("link", { name: "Entrar" }).first());
    const returning = await visit("/login");
    await fill(returning, "Nome de utilizador", account.username);
    await fill(returning, "Senha", NEXT);
    await control(returning, "button", "Entrar").click();
    await seesScreen(returning, "Privacidade e termos");
  });

  it("ends sessions, one and all others", async () => {
    const { account, other, page } = await onAccount(device);
    await signIn(url(), account.username, PASSWORD);
    await signIn(url(), account.username, PASSWORD);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(4);
    await others(page).first().click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await control(page, "button", "Terminar todas as outras").click();
    await shot(page, `${name}-account-others`);
    await control(dialog(page), "button", "Terminar todas as outras").click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await sees(page.getByText("Não tem sessão iniciada em mais nenhum dispositivo."));
    await expect(other.records("expense")).rejects.toThrow("401");
  });

  it("has an act that needs presence wait for the password, and go on", async () => {
    const { page } = await onAccount(device);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.route(
      "**/api/auth/sessoes/*",
      (route) =>
        route.fulfill({
          status: 403,
          json: { detail: "Por segurança, confirme primeiro que é você.", codigo: "presenca" },
        }),
      { times: 1 },
    );
    await others(page).click();
    await sees(control(page, "dialog", "Confirme que é você"));
    await fill(page, "Senha", "errada");
    await control(dialog(page), "button", "Confirmar").click();
    await sees(dialog(page).getByText("A senha não está certa."));
    await shot(page, `${name}-presence`);
    await fill(page, "Senha", PASSWORD);
    await control(dialog(page), "button", "Confirmar").click();
    await seesNoMore(dialog(page));
    await expect.poll(() => rows(page).count()).toBe(1);
  });
});
