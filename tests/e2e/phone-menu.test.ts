import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { save } from "./support/entry-form.ts";
import {
  control,
  headingOf,
  isOnTop,
  pathOf,
  sees,
  seesNoMore,
  seesScreen,
} from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { overflow } from "./support/overflow.ts";
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
      await page.goBack();
      await seesNoMore(opened);
      expect(pathOf(page)).toBe("/despesas");
      expect(await headingOf(page)).toBe("Despesas");
    }
    await page.goBack();
    await seesScreen(page, "Dashboard");
  });
});

describe("the bar at the bottom of the phone", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: "Atalhos" });

  it("leads to its screens, marks the one that is open, and opens the menu, which gives the focus back", async () => {
    const page = await arrive("/");
    const marked = () => bar(page).locator("[aria-current=page]").allInnerTexts();
    for (const [name, path] of [
      ["Histórico", "/historico"],
      ["Orçamento", "/orcamento"],
      ["Dashboard", "/"],
    ] as const) {
      await control(bar(page), "link", name).tap();
      await seesScreen(page, name);
      expect([pathOf(page), await marked()]).toEqual([path, [name]]);
    }
    const more = control(bar(page), "button", "Mais");
    await more.tap();
    await sees(menu(page));
    await control(page, "button", "Fechar menu").tap();
    await seesNoMore(menu(page));
    await expect
      .poll(() => more.evaluate((button) => button === document.activeElement))
      .toBe(true);
  });

  it(
    "has room for fingers and words in a window of 320 points, with letters twice as large too",
    SWEEP,
    async () => {
      const page = await arrive("/");
      await page.setViewportSize({ width: 320, height: 568 });
      for (const size of ["100%", "200%"]) {
        await page.evaluate(
          (to) => document.documentElement.style.setProperty("font-size", to),
          size,
        );
        const parts = await bar(page)
          .locator("a, button")
          .evaluateAll((all) =>
            all.map((part) => {
              const { width, height, bottom } = part.getBoundingClientRect();
              const isWhole = part.scrollWidth <= part.clientWidth && bottom <= innerHeight;
              return { isLarge: width >= 44 && height >= 44, isWhole };
            }),
          );
        expect(parts).toEqual(Array.from({ length: 5 }, () => ({ isLarge: true, isWhole: true })));
        // What measures its own width has it a frame later.
        await expect.poll(() => overflow(page)).toEqual([]);
      }
    },
  );

  it("makes room for whoever types, and comes back after", async () => {
    const page = await arrive("/");
    await control(bar(page), "link", "Histórico").tap();
    await seesScreen(page, "Histórico");
    const search = control(page, "searchbox", "Pesquisar");
    await search.tap();
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await search.blur();
    await expect.poll(() => bar(page).isVisible()).toBe(true);
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

  it("is not covered by the toast of the record before, nor are the menu and the bell", async () => {
    const page = await arrive("/receitas");
    const round = page.getByRole("button", { name: "Adicionar receita" }).last();
    await round.tap();
    await save(page, { amount: "1", category: "Salário" });
    await sees(page.getByText("Receita adicionada com sucesso!", { exact: true }));
    await shot(page, "phone-toast");
    const bell = page.getByRole("banner").getByRole("button", { name: /^Notificações/ });
    for (const button of [round, opener(page), bell]) expect(await isOnTop(button)).toBe(true);
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

describe("letters twice as large", () => {
  it("leave words and amounts whole, and the page as wide as the phone", SWEEP, async () => {
    const account = await makeAccount(url());
    const { record } = account;
    await record("income", { data: "2026-11-01", categoria: "Salário", valor: 999_999_999.99 });
    await record("expense", { data: "2026-11-02", categoria: "Alimentação", valor: 17_800.31 });
    const before = () =>
      document.addEventListener("readystatechange", () => {
        document.documentElement.style.setProperty("font-size", "200%");
      });
    const page = await visit("/", { ...PHONE, stored: storedFor(account), before });
    await seesScreen(page, "Dashboard");
    for (const name of ["Despesas", "Histórico", "Dashboard"]) {
      await opener(page).tap();
      await control(menu(page), "link", name).tap();
      await seesScreen(page, name);
      await seesNoMore(menu(page));
      expect(await overflow(page)).toEqual([]);
      expect(await brokenWords(page)).toEqual([]);
    }
  });
});

/** The words and amounts of the screen that go on in another line. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.getByRole("main").evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { index, 0: word } of data.matchAll(/[^ -]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
