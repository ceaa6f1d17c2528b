import { describe, expect, it } from "vitest";
import { paths } from "../../src/contract/paths.ts";
import { API_BASE } from "../../src/contract/api-base.ts";
import { storedFor, type Account } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { dialog } from "./support/entry-form.ts";
import { isClean } from "./support/is-clean.ts";
import { TODAY } from "./support/now.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesScreen, textOf } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, product, url } = setStage();

const names = async (account: Account) =>
  new Set((await account.records("expense")).map(({ descricao }) => descricao));

const spend = (account: Account, descricao: string) =>
  account.record("expense", { data: TODAY, categoria: "Lazer", valor: 12.5, descricao });

/** The file of an export, as a browser picks it. */
async function copyOf({ token }: Account) {
  const answer = await fetch(`${url()}${API_BASE}${paths.exportFile("json")}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const buffer = Buffer.from(await answer.arrayBuffer());
  return { name: "fincontrol-2026-11-20.json", mimeType: "application/json", buffer };
}

describe("a copy", () => {
  for (const { name, device, options } of DEVICES)
    it(
      `is restored in place of everything, undone, and joined, on the ${name}`,
      options,
      async () => {
        const account = await makePremiumAccount(product());
        await spend(account, "Cinema");
        const former = await copyOf(account);
        await spend(account, "Museu");
        const later = await copyOf(account);
        const page = await visit("/exportacao", {
          ...device,
          stored: storedFor(account),
          reducedMotion: "reduce",
        });
        await seesScreen(page, "Exportação");
        const card = page.getByRole("region", { name: "Repor uma cópia" });
        const pick = (file: typeof former) =>
          card.getByLabel("Ficheiro da cópia").setInputFiles(file);

        await pick({ ...former, buffer: former.buffer.subarray(0, -20) });
        await sees(card.getByText(/^Esta cópia está danificada/));
        await control(card, "button", "Escolher outra cópia").click();

        await pick(former);
        await sees(card.getByText(/^Já tem tudo/));
        await isClean(page, `${name}-copy`);
        await control(card, "button", "Substituir tudo").click();
        await sees(dialog(page).getByText(/^Uma coisa que a cópia não tem vai para o lixo/));
        await isClean(page, `${name}-copy-replaces`);
        await control(dialog(page), "button", "Substituir tudo").click();
        await sees(page.getByText("Cópia reposta: 1 no lixo.", { exact: true }));
        await expect.poll(() => names(account)).toEqual(new Set(["Cinema"]));
        await expect.poll(() => textOf(page.getByRole("main"))).toContain("Transações\n1");
        await control(page, "button", "Anular").click();
        await expect.poll(() => names(account)).toEqual(new Set(["Cinema", "Museu"]));

        await pick(former);
        await control(card, "button", "Substituir tudo").click();
        await control(dialog(page), "button", "Substituir tudo").click();
        await expect.poll(() => names(account)).toEqual(new Set(["Cinema"]));
        await pick(later);
        await control(card, "button", "Juntar").click();
        await sees(page.getByText("Cópia reposta: 1 novo.", { exact: true }));
        await expect.poll(() => names(account)).toEqual(new Set(["Cinema", "Museu"]));
        await expect.poll(() => textOf(page.getByRole("main"))).toContain("Transações\n2");
      },
    );
});
