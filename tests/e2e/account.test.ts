import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, PASSWORD, signIn, storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { dialog } from "./support/entry-form.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const NEXT = "Outro-segredo!2";

const rows = (page: Page) =>
  page.getByRole("list", { name: "As suas sessões" }).getByRole("listitem");
const fill = (page: Page, label: string, text: string) =>
  control(page, "textbox", label).fill(text);

for (const { name, device, options } of DEVICES)
  describe(`one's own account on the ${name}`, options, () => {
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
      await sees(
        page.getByText("Senha alterada. As suas outras sessões foram terminadas.").first(),
      );
      await expect.poll(() => rows(page).count()).toBe(1);

      await control(elsewhere, "link", "Perfil").click();
      await sees(elsewhere.getByRole("link", { name: "Entrar" }).first());
      const returning = await visit("/login");
      await fill(returning, "Nome de utilizador", account.username);
      await fill(returning, "Senha", NEXT);
      await control(returning, "button", "Entrar").click();
      await seesScreen(returning, "Privacidade e termos");
    });
  });
