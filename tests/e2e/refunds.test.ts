import { describe, expect, it } from "vitest";
import { storedFor } from "./support/accounts.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";
import { dialog, typed } from "./support/entry-form.ts";
import { isClean } from "./support/is-clean.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { rowAction } from "./support/row-action.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";

const { visit, product } = setStage();

const BOUGHT = {
  data: "2026-11-05",
  categoria: "Alimentação",
  valor: 300,
  descricao: "Lidl",
} as const;

describe("a purchase", () => {
  for (const { name, device } of [
    { name: "desktop", device: DESKTOP },
    { name: "phone", device: PHONE },
  ])
    it(`of which something comes back leaves more of its budget (${name})`, async () => {
      const account = await makePremiumAccount(product());
      await account.record("expense", BOUGHT);
      await account.budget({
        categoria: "Alimentação",
        valor_limite: 299.99,
        mes_ano: "2026-11",
      });
      const page = await visit("/despesas", {
        ...device,
        stored: storedFor(account),
        reducedMotion: "reduce",
      });
      await seesScreen(page, "Despesas");
      await rowAction(page, "Devolução", "Lidl");
      await sees(dialog(page).getByText("Devolução de Lidl, 300,00 €"));
      expect(await typed(page)).toMatchObject({
        amount: "300,00",
        category: "Reembolsos",
        description: "Lidl",
      });
      await isClean(page, `${name}-refund-dialog`);
      await control(page, "textbox", "Valor").fill("60");
      await shot(page, `${name}-refund-dialog`);
      await control(page, "button", "Guardar").click();
      await seesNoMore(dialog(page));
      await sees(page.getByText("Receita adicionada com sucesso!", { exact: true }));

      if (device === PHONE) {
        await page.getByRole("button", { name: /^Abrir.*Lidl/u }).click();
        await sees(dialog(page).getByText("devolvido 60,00 €"));
        await shot(page, `${name}-refunded-sheet`);
      } else {
        await page.getByRole("button", { name: /^Mais ações para Lidl/u }).click();
        await sees(page.getByRole("menuitem", { name: "Devolução (devolvido 60,00 €)" }));
        const menu = await page.getByRole("menu").boundingBox();
        expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThan(DESKTOP.viewport.width);
        await shot(page, `${name}-refunded-menu`);
      }
      await page.keyboard.press("Escape");

      await page.goto(`${product().url}/orcamento`);
      const card = page.getByRole("region", { name: /^Orçamentos de/ }).getByRole("listitem");
      await sees(card.getByText("300,00 € − 60,00 € devolvidos"));
      await sees(card.getByText("Perto do limite"));
      await shot(page, `${name}-budget-refunded`);
      await sees(page.getByText("· 60,00 € devolvidos"));
      await isClean(page, `${name}-budget-refunded`);
    });
});
