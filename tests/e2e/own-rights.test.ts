import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { downloaded } from "./support/download.ts";
import { dialog } from "./support/entry-form.ts";
import { isClean } from "./support/is-clean.ts";
import { control, pathOf, sees, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

async function accept(page: Page): Promise<void> {
  await seesScreen(page, "Privacidade e termos");
  await page.getByRole("region", { name: /Resumo/ }).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await control(page, "button", "Aceitar").click();
}

/** A person with a record and the account screen open. */
async function onAccount(device: object) {
  const account = await makeAccount(url());
  await account.record("expense", { data: "2026-11-03", categoria: "Lazer", valor: 12.3 });
  const page = await visit("/conta", {
    ...device,
    stored: storedFor(account),
    tolerated: /401|403/,
    reducedMotion: "reduce",
  });
  await seesScreen(page, "Conta e segurança");
  return { account, page };
}

for (const { name, device, options } of DEVICES)
  describe(`one's rights on the ${name}`, options, () => {
    it("hand over everything in one file", async () => {
      const { account, page } = await onAccount(device);
      const button = control(page, "button", "Descarregar os meus dados");
      const file = await downloaded(page, button);
      expect(file.name).toMatch(/^fincontrol-os-meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
      const files = unzipSync(new Uint8Array(file.content));
      expect(strFromU8(files["conta.json"]!)).toContain(account.username);
      expect(JSON.parse(strFromU8(files["dados.json"]!))).toMatchObject({
        despesas: [{ valor: 12.3 }],
      });
      await sees(page.getByText("Os seus dados foram descarregados").first());
    });

    it("end the account with a receipt, leave nothing behind, and give it back", async () => {
      const { account, page } = await onAccount(device);
      await control(page, "button", "Eliminar conta").click();
      await control(dialog(page), "textbox", "Senha").fill("errada");
      await control(dialog(page), "button", "Eliminar a minha conta").click();
      await sees(dialog(page).getByText("A senha não está certa."));
      await isClean(page, `${name}-leaving`);
      await control(dialog(page), "textbox", "Senha").fill(PASSWORD);
      await control(dialog(page), "button", "Eliminar a minha conta").click();
      await seesScreen(page, "Conta em eliminação");
      expect(pathOf(page)).toBe("/conta-eliminada");
      const ours = () =>
        page.evaluate(() =>
          // The router's own places to scroll to say nothing of anybody.
          [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
            (key) => !key.startsWith("tsr-"),
          ),
        );
      await expect.poll(ours).toEqual([]);
      await isClean(page, `${name}-departed`);
      const receipt = await downloaded(page, control(page, "button", "Descarregar comprovativo"));
      expect(receipt.content.toString()).toMatch(/Referência: {4}[0-9a-f]{4}-/);

      await control(page, "link", "Ir para o início de sessão").click();
      await control(page, "textbox", "Nome de utilizador").fill(account.username);
      await control(page, "textbox", "Senha").fill(PASSWORD);
      await control(page, "button", "Entrar").click();
      await sees(page.getByText(/^Pediu a eliminação desta conta\./));
      await isClean(page, `${name}-come-back`);
      await control(page, "button", "Recuperar conta").click();
      await accept(page);
      await seesScreen(page, "Dashboard");
      await sees(page.getByText("12,30 €").first());
    });
  });
