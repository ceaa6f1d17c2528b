import type { Locator } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { ensureBrowser } from "../e2e/support/chromium.ts";
import { SWEEP } from "../support/sweep.ts";
import { adminAccount, makeAccount, storedFor, type Account } from "../e2e/support/accounts.ts";
import { makePremiumAccount } from "../e2e/support/premium.ts";
import { rowAction } from "../e2e/support/row-action.ts";
import { control, isOnTop, sees, seesScreen } from "../e2e/support/sees.ts";
import { OWN_PRODUCT, PHONE, setStage } from "../e2e/support/stage.ts";

const { visit, product, url } = setStage(ensureBrowser, OWN_PRODUCT);

const TABLET = { viewport: { width: 1024, height: 768 } };
const DESCRIPTION = "Frigorífico novo em prestações";

let account: Account;
beforeAll(async () => {
  account = await makePremiumAccount(product());
  const day = "2026-11-10";
  await account.record("expense", {
    data: day,
    categoria: "Alimentação",
    valor: 27.51,
    descricao: DESCRIPTION,
  });
});

/** In how many lines the words of something stand. */
const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** How much of a line has no room in its cell. */
const cutOf = (line: Locator) =>
  line.locator("..").evaluate((cell) => cell.scrollWidth - cell.clientWidth);

it(
  "the sidebar of a low window stands whole, for users and for administrators",
  SWEEP,
  async () => {
    const people = [account, await makeAccount(url()), await adminAccount(url())];
    for (const person of people) {
      const page = await visit("/", { ...TABLET, stored: storedFor(person) });
      await seesScreen(page, "Dashboard");
      const sidebar = page.getByRole("complementary");
      const hidden = await sidebar.evaluate((side) =>
        [...side.querySelectorAll("a, button")]
          .filter((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return top < 0 || bottom > innerHeight;
          })
          .map((part) => part.textContent),
      );
      expect(hidden).toEqual([]);
      expect(await isOnTop(control(sidebar, "button", "Sair"))).toBe(true);
      const heights = await sidebar
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(30);
    }
  },
);

it("a table beside the sidebar breaks no category in two", SWEEP, async () => {
  const page = await visit("/despesas", { ...TABLET, stored: storedFor(account) });
  const category = page.getByRole("cell").getByText("Alimentação", { exact: true });
  await sees(category);
  expect(await linesOf(category)).toBe(1);
});

it(
  "the history gives a description the room of the actions that nobody sees yet",
  SWEEP,
  async () => {
    const page = await visit("/historico", { ...TABLET, stored: storedFor(account) });
    const name = page.getByText(DESCRIPTION);
    await sees(name);
    expect(await cutOf(name)).toBe(0);
    await name.hover();
    await rowAction(page, "Duplicar", "Frigorífico");
    await sees(page.getByRole("dialog", { name: "Nova despesa" }));
  },
);

it("a row is touched as a whole where nothing can be pointed at", SWEEP, async () => {
  const touched = { ...TABLET, isMobile: true, hasTouch: true };
  const page = await visit("/historico", { ...touched, stored: storedFor(account) });
  const name = page.getByText(DESCRIPTION);
  await sees(name);
  expect(await cutOf(name)).toBe(0);
  await page.getByRole("button", { name: /^Abrir Frigorífico/ }).tap();
  await control(page, "button", "Duplicar").tap();
  await sees(page.getByRole("dialog", { name: "Nova despesa" }));
});

it("the two answers to the question of consent stand side by side", SWEEP, async () => {
  const size = { viewport: { width: 450, height: 700 } };
  const page = await visit("/", { ...size, stored: storedFor(account, false) });
  await seesScreen(page, "Privacidade e termos");
  const heightOf = async (name: string) => (await control(page, "button", name).boundingBox())?.y;
  expect(await heightOf("Recusar")).toBe(await heightOf("Aceitar"));
});

it(
  "what a row of the phone opens is written from its left edge, in as many lines as it takes",
  SWEEP,
  async () => {
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await page.getByRole("button", { name: /^Abrir Frigorífico/ }).tap();
    const dialog = page.getByRole("dialog");
    await sees(dialog);
    const look = await dialog.evaluate((element) => {
      const { textAlign, whiteSpaceCollapse, textWrapMode } = getComputedStyle(element);
      return { textAlign, whiteSpaceCollapse, textWrapMode };
    });
    expect(look).toEqual({
      textAlign: "start",
      whiteSpaceCollapse: "collapse",
      textWrapMode: "wrap",
    });
  },
);
