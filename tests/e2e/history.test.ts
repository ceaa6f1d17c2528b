import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { SWEEP } from "../support/sweep.ts";
import { overflow } from "./support/overflow.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, product, url } = setStage();

let free: Account;
let premium: Account;
beforeAll(async () => {
  free = await makeAccount(url());
  premium = await makePremiumAccount(product());
  await Promise.all([recordFiveMonths(free), recordFiveMonths(premium)]);
});

describe("the history of somebody with Premium", () => {
  it("repeats a record by the keyboard, and goes on from there", SWEEP, async () => {
    const account = await makePremiumAccount(product());
    await account.record("expense", {
      data: "2026-10-05",
      categoria: "Lazer",
      valor: 27.51,
      descricao: "Cinema",
    });
    const page = await visit("/historico?pesquisa=27%2C51", { stored: storedFor(account) });
    const rows = page.getByRole("region", { name: "Lista de transações" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(1);
    await tabTo(page, /^Mais ações para Cinema/);
    await page.keyboard.press("Enter");
    await expect.poll(() => focusOn(page)).toBe("Duplicar");
    await page.keyboard.press("Enter");
    await sees(page.getByRole("dialog", { name: "Nova despesa" }));
    await page.keyboard.press("Enter");
    await expect.poll(() => rows.count()).toBe(2);
    await sees(rows.filter({ hasText: "20/11/2026" }));
    await expect.poll(() => focusOn(page)).toMatch(/^Mais ações para Cinema/);
  });

  it("finds a purchase of two years ago by its words, and mends it with three presses", async () => {
    const account = await makePremiumAccount(product());
    const bought = { categoria: "Compras", descricao: "COMPRA 1234 WORTEN BRAGA" };
    await account.record("expense", { ...bought, data: "2024-12-05", valor: 129.9 });
    await account.record("expense", { ...bought, data: "2025-12-05", valor: 129.9 });
    await account.record("expense", { ...bought, data: "2024-12-12", valor: 12 });
    const page = await visit("/historico", { stored: storedFor(account) });
    await seesScreen(page, "Histórico");
    await page.getByLabel("Pesquisar").click();
    await page.keyboard.type("worten dez 2024 >100");
    const rows = page.getByRole("region", { name: "Lista de transações" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(1);
    await shot(page, "desktop-history-words");
    await page.getByRole("button", { name: /^Editar Worten Braga/ }).click();
    await expect.poll(() => focusOn(page)).toBe("Valor");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("119,90");
    await control(page, "button", "Guardar").click();
    await expect
      .poll(() => account.records("expense"))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...bought, data: "2024-12-05", valor: 119.9 }),
        ]),
      );
    expect(new URL(page.url()).searchParams.get("pesquisa")).toBe("worten dez 2024 >100");
  });

  it("scrolls by the keyboard within its frame", async () => {
    const page = await visit("/historico", { stored: storedFor(premium) });
    const list = page.getByRole("region", { name: "Lista de transações" });
    await list.focus();
    await page.keyboard.press("End");
    await sees(list.getByRole("listitem").filter({ hasText: "01/07/2026" }));
    const { y = 0, height = 0 } = (await list.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(DESKTOP.viewport.height);
  });
});

describe("the history", () => {
  it.each([
    ["desktop", DESKTOP, "premium"],
    ["desktop", DESKTOP, "free"],
    ["phone", PHONE, "premium"],
    ["phone", PHONE, "free"],
  ] as const)(
    "has no barrier in either theme on the %s (%o, %s)",
    SWEEP,
    async (name, device, plan) => {
      const stored = storedFor(plan === "premium" ? premium : free);
      const page = await visit("/historico", { ...device, stored, reducedMotion: "reduce" });
      await seesScreen(page, "Histórico");
      if (name === "phone") await control(page, "button", "Filtros").click();
      await shot(page, `history ${name} ${plan}`);
      expect(await overflow(page)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
    },
  );
});

describe("the filters of the history", () => {
  it(
    "have room for what they say in the narrowest window, and keep both dates together",
    SWEEP,
    async () => {
      const viewport = { width: 308, height: 700 };
      const address = "/historico?dataInicio=2026-09-01&dataFim=2026-11-30";
      const page = await visit(address, { viewport, stored: storedFor(free) });
      await seesScreen(page, "Histórico");
      await page.getByRole("button", { name: /^Filtros/ }).click();
      const filters = page.getByRole("search");
      await sees(filters.getByLabel("Até", { exact: true }));
      const cut = () =>
        filters.evaluate((box) => {
          const { right } = box.getBoundingClientRect();
          return [...box.querySelectorAll("input:not([type=radio]), select, label, button")]
            .filter(
              (one) =>
                // What is only read aloud is cut.
                one.clientWidth > 1 &&
                (one.getBoundingClientRect().right > right ||
                  one.scrollWidth > one.clientWidth + 1),
            )
            .map((one) => one.outerHTML);
        });
      expect(await cut()).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 768 });
      const top = (label: string) =>
        filters
          .getByLabel(label, { exact: true })
          .evaluate((box) => box.getBoundingClientRect().top);
      expect(await top("De")).toBe(await top("Até"));
      expect(await cut()).toEqual([]);
    },
  );
});
