import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { save } from "./support/entry-form.ts";
import { control, headingOf, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const menu = (page: Page) => page.getByRole("dialog", { name: "Navegação principal" });
const opener = (page: Page) => control(page, "button", "Abrir menu");

async function arrive(path: string) {
  const account = await makeAccount(url());
  const page = await visit(path, { ...PHONE, stored: storedFor(account) });
  await seesScreen(page, path === "/" ? "Dashboard" : "Receitas");
  return page;
}

describe("the menu of the phone", () => {
  it("closes by its button, by Escape and by a tap outside, and gives the focus back", async () => {
    const page = await arrive("/");
    expect(await page.getByRole("complementary").isVisible()).toBe(false);
    const ways = [
      () => control(page, "button", "Fechar menu").tap(),
      () => page.keyboard.press("Escape"),
      () => page.touchscreen.tap(PHONE.viewport.width - 10, 400),
    ];
    for (const leave of ways) {
      await opener(page).tap();
      await sees(control(menu(page), "link", "Despesas"));
      await shot(page, "phone-menu");
      await leave();
      await seesNoMore(menu(page));
      await expect
        .poll(() => opener(page).evaluate((button) => button === document.activeElement))
        .toBe(true);
    }
  });

  it("closes when it has led somewhere", async () => {
    const page = await arrive("/");
    await opener(page).tap();
    await control(menu(page), "link", "Despesas").tap();
    await seesScreen(page, "Despesas");
    await expect.poll(() => pathOf(page)).toBe("/despesas");
    await seesNoMore(menu(page));
  });

  it("closes when the user goes back, as every dialog and the bell does, and the screen stays", async () => {
    const page = await arrive("/");
    await opener(page).tap();
    await control(menu(page), "link", "Despesas").tap();
    await seesScreen(page, "Despesas");
    const bell = page.getByRole("dialog", { name: "Notificações" });
    const entry = page.getByRole("dialog", { name: "Nova despesa" });
    for (const [open, opened] of [
      [opener(page), menu(page)],
      [page.getByRole("button", { name: "Notificações" }), bell],
      [page.getByRole("button", { name: "Adicionar despesa" }).last(), entry],
    ] as const) {
      await open.tap();
      await sees(opened);
      // The step that closes it is made right after it is shown.
      await expect.poll(() => page.evaluate(() => history.state?.fincontrolOver)).toBe(1);
      await page.goBack();
      await seesNoMore(opened);
      expect(pathOf(page)).toBe("/despesas");
      expect(await headingOf(page)).toBe("Despesas");
    }
    await page.goBack();
    await seesScreen(page, "Dashboard");
  });
});

describe("the round button of the phone", () => {
  it("is one tap from an income on the income screen, with the focus on the amount", async () => {
    const page = await arrive("/receitas");
    await page.getByRole("button", { name: "Adicionar receita" }).last().tap();
    await sees(page.getByRole("dialog", { name: "Nova receita" }));
    const amount = control(page, "textbox", "Valor");
    await expect
      .poll(() => amount.evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await amount.getAttribute("inputmode")).toBe("decimal");
  });

  it("has a bar of its own, under which nothing ends", async () => {
    const page = await arrive("/receitas");
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const round = page.getByRole("button", { name: "Adicionar receita" }).last();
    const [link, button] = [await last.boundingBox(), await round.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  it("is not covered by the toast of the record before", async () => {
    const page = await arrive("/receitas");
    const round = page.getByRole("button", { name: "Adicionar receita" }).last();
    await round.tap();
    await save(page, { amount: "1", category: "Salário" });
    await sees(page.getByText("Receita adicionada com sucesso!", { exact: true }));
    const isOnTop = await round.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});

describe("the sheet of an entry", () => {
  it("shows its buttons above the keyboard", async () => {
    const page = await arrive("/");
    await page.getByRole("button", { name: "Adicionar despesa" }).last().tap();
    const finish = control(page, "button", "Guardar");
    await sees(finish);
    // What a keyboard leaves of the page.
    await page.setViewportSize({ width: 390, height: 430 });
    await expect
      .poll(() =>
        finish.evaluate((button) => {
          const { x, y, width, height, bottom } = button.getBoundingClientRect();
          const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
          return bottom <= innerHeight && button.contains(onTop);
        }),
      )
      .toBe(true);
  });
});
