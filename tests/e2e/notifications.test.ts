import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storedFor, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { DEVICES } from "./support/both-devices.ts";
import { isClean } from "./support/is-clean.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const bell = (page: Page, unread: number) =>
  control(page, "button", unread === 0 ? "Notificações" : `Notificações, ${unread} por ler`);
const popover = (page: Page) => page.getByRole("dialog", { name: "Notificações" });
const items = (page: Page) => popover(page).getByRole("listitem");

const spend = ({ record }: Account, valor: number) =>
  record("expense", { data: serverDay().day, categoria: "Lazer", valor });

/** Somebody who may spend 120 € for leisure this month, has spent some of it, and has reached a goal. */
async function makeSpender(spent: number) {
  const account = await makePremiumAccount(product());
  const { day, month } = serverDay();
  await account.record("income", { data: day, categoria: "Salário", valor: 2000 });
  await account.budget({ categoria: "Lazer", valor_limite: 120, mes_ano: month });
  await account.goal({ nome: "Bicicleta", valor_total: 450, valor_atual: 450 });
  await spend(account, spent);
  return account;
}

describe("the notifications of a premium user", () => {
  for (const { name, device, options } of DEVICES)
    it(
      `come by themselves, are read and removed, and stay away, on the ${name}`,
      options,
      async () => {
        const account = await makeSpender(142.9);
        const page = await visit("/", {
          ...device,
          stored: storedFor(account),
          reducedMotion: "reduce",
        });
        await seesScreen(page, "Dashboard");
        await sees(bell(page, 2));
        await shot(page, `${name}-bell`);
        await bell(page, 2).click();
        await sees(items(page).filter({ hasText: "142,90" }));
        await isClean(page, `${name}-notifications`);

        await items(page)
          .first()
          .getByRole("button", { name: /^Marcar como lida/ })
          .click();
        await sees(bell(page, 1));
        await control(page, "button", "Marcar todas lidas").click();
        await sees(
          page.getByText("Todas as notificações foram marcadas como lidas", { exact: true }),
        );
        await sees(bell(page, 0));
        await seesNoMore(control(page, "button", "Marcar todas lidas"));

        await items(page).filter({ hasText: "142,90" }).getByRole("button").click();
        await expect.poll(() => items(page).count()).toBe(1);
        const regenerated = page.waitForResponse("**/api/notificacoes/gerar-automaticas");
        await page.reload();
        await seesScreen(page, "Dashboard");
        await regenerated;
        await bell(page, 0).click();
        await expect.poll(() => items(page).count()).toBe(1);
        await items(page).getByRole("button").click();
        await sees(popover(page).getByText("Nenhuma notificação"));
        await isClean(page, `${name}-no-notifications`);
        await control(popover(page), "button", "Fechar").click();
        await seesNoMore(popover(page));
      },
    );

  it("lead to what they are about, and are read and out of the way then", async () => {
    const account = await makeSpender(142.9);
    const page = await visit("/", { stored: storedFor(account) });
    await bell(page, 2).click();
    await popover(page)
      .getByRole("link", { name: /^Orçamento esgotado/ })
      .click();
    await seesScreen(page, "Orçamento");
    await seesNoMore(popover(page));
    await bell(page, 1).click();
    await popover(page)
      .getByRole("link", { name: /^Objetivo/ })
      .press("Enter");
    await seesScreen(page, "Perfil");
    await seesNoMore(popover(page));
    await sees(bell(page, 0));
    await expect
      .poll(() => page.locator("#objetivos").evaluate((box) => box.getBoundingClientRect().top))
      .toBeLessThan(500);
    await page.goBack();
    await seesScreen(page, "Orçamento");
  });

  it("leave the focus to somebody who is quicker than their opening", async () => {
    const page = await visit("/", { stored: storedFor(await makeSpender(142.9)) });
    await bell(page, 2).click();
    const link = popover(page).getByRole("link").first();
    await sees(link);
    await page.keyboard.press("Escape");
    await seesNoMore(popover(page));
    const opened = await page
      .getByRole("dialog", { name: "Notificações", includeHidden: true })
      .evaluate(async (element: HTMLElement) => {
        const toggled = new Promise((resolve) => {
          element.addEventListener("toggle", resolve, { once: true });
        });
        element.showPopover();
        element.querySelector("a")?.focus();
        await toggled;
        return document.activeElement?.tagName;
      });
    expect(opened).toBe("A");
  });

  it("are counted as '9+' above 9, and can be scrolled by the keys", SWEEP, async () => {
    const account = await makePremiumAccount(product());
    for (let count = 1; count <= 10; count += 1)
      await account.goal({ nome: `Objetivo ${count}`, valor_total: 1, valor_atual: 1 });
    const page = await visit("/", { stored: storedFor(account) });
    await sees(bell(page, 10).getByText("9+", { exact: true }));
    await tabTo(page, /^Notificações/);
    await page.keyboard.press("Enter");
    const list = popover(page).getByRole("list");
    await sees(list);
    expect(await list.evaluate((box) => box.clientHeight)).toBe(24 * 16);
    await shot(page, "many-notifications");
    await expect.poll(() => focusOn(page)).toBe("Notificações");
    await tabTo(page, "Fechar");
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await seesNoMore(popover(page));
    expect(await focusOn(page)).toMatch(/^Notificações/);
    await page.keyboard.press("Enter");
    await sees(popover(page));
    await page.mouse.click(1000, 100);
    await seesNoMore(popover(page));
  });
});
