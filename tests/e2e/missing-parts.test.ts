import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ensureBrowser } from "./support/chromium.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { SWEEP } from "../support/sweep.ts";
import { DEVICES } from "./support/both-devices.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { openExpense, fillIn, typed } from "./support/entry-form.ts";
import { control, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { OWN_PRODUCT, setStage } from "./support/stage.ts";

const { open, visit, product, url } = setStage(ensureBrowser, OWN_PRODUCT);

const LANDING = "O seu dinheiro, finalmente à vista.";
const FAILED = "Não foi possível carregar o FinControl por completo.";

const part = (name: string) => `**/assets/${name}-*.js`;

/** Keeps a part of the product from a browser; answers how to let it through again. */
async function withhold(from: BrowserContext | Page, name: string) {
  await from.route(part(name), (route) => route.abort());
  return () => from.unroute(part(name));
}

const failure = (page: Page) => page.getByRole("alert").filter({ hasText: FAILED });
const retry = (page: Page) => page.getByText("Tentar novamente", { exact: true });

/** The name of the product wherever it is seen. */
const names = (page: Page) =>
  page.getByText("FinControl", { exact: true }).filter({ visible: true });

describe("a part that is slow at the opening", () => {
  for (const { name, device, options } of DEVICES)
    it(
      `has the frame of the product shown before it on the ${name}, with a session`,
      options,
      async () => {
        const context = await open({
          isNew: true,
          ...device,
          stored: storedFor(await makeAccount(url())),
        });
        const page = await context.newPage();
        const late = Promise.withResolvers<void>();
        await context.route(part("base"), async (route) => {
          await late.promise;
          await route.continue();
        });
        await page.goto("/", { waitUntil: "commit" });
        // Until the style sheet is there, everything is seen.
        await expect.poll(() => names(page).count()).toBe(1);
        await sees(page.getByRole("status"));
        await shot(page, `slow-${name}`);
        late.resolve();
        await seesScreen(page, "Dashboard");
      },
    );

  it("has no such frame for a visitor", async () => {
    const context = await open({ isNew: true });
    const page = await context.newPage();
    await context.route(part("base"), () => undefined);
    await page.goto("/login", { waitUntil: "commit" });
    await sees(page.getByRole("status"));
    await expect.poll(() => names(page).count()).toBe(0);
  });
});

describe("a part that is missing at the opening", () => {
  const PARTS = [
    ["the very first script", "/login", "index", "Entrar", {}],
    ["the part for users", "/", "SignedInApp", "Dashboard", {}],
    ["what every page needs", "/login", "base", "Entrar", SWEEP],
    ["the product", "/login", "app", "Entrar", SWEEP],
    ["the part for visitors", "/login", "PublicApp", "Entrar", SWEEP],
    ["a screen for visitors", "/privacidade", "PublicLegal", "Política de Privacidade", SWEEP],
  ] as const;

  for (const [what, path, name, screen, options] of PARTS)
    it(`leaves, if it is ${what}, a sentence and a way to try again`, options, async () => {
      const stored = path === "/" ? storedFor(await makeAccount(url())) : {};
      const context = await open({ isNew: true, stored });
      const page = await context.newPage();
      const release = await withhold(context, name);
      await page.goto(path);
      await sees(failure(page));
      await seesNoMore(page.getByRole("status"));
      await shot(page, `missing-${name}`);
      expect(await barriers(page)).toEqual([]);
      await release();
      await retry(page).click();
      await seesScreen(page, screen);
      await seesNoMore(failure(page));
    });

  for (const { name, device, options } of DEVICES)
    it(`leaves the landing page as it is, with a word below, on the ${name}`, options, async () => {
      const context = await open({ isNew: true, ...device });
      const page = await context.newPage();
      const release = await withhold(context, "landing");
      await page.goto("/");
      await sees(failure(page));
      await shot(page, `missing-landing-${name}`);
      await seesScreen(page, LANDING);
      expect(await barriers(page)).toEqual([]);
      await release();
      await retry(page).click();
      await seesNoMore(failure(page));
      await seesScreen(page, LANDING);
    });
});

describe("a part that is missing on the way", () => {
  it.each([
    ["a screen without data", "Privacidade", "PrivacyPolicy", "Política de Privacidade"],
    ["a screen", "Orçamento", "BudgetsScreen", "Orçamento"],
    ["what a screen is made of", "Orçamento", "budgets", "Orçamento"],
  ])(
    "gives, if it is %s, the sentence of no answer, and comes when asked again",
    async (...row) => {
      const [, link, name, screen] = row;
      const page = await visit("/", {
        isNew: true,
        stored: storedFor(await makePremiumAccount(product())),
      });
      await seesScreen(page, "Dashboard");
      const release = await withhold(page, name);
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await sees(page.getByText("Erro ao carregar dados: No response from server"));
      await shot(page, `missing-${name}`);
      const { pathname } = new URL(page.url());
      await release();
      await control(page, "button", "Tentar novamente").click();
      await seesScreen(page, screen);
      expect(pathOf(page)).toBe(pathname);
    },
  );

  it("hinders no screen if it is what lies over all of them, and is asked for until it comes", async () => {
    const context = await open({ isNew: true, stored: storedFor(await makeAccount(url())) });
    const page = await context.newPage();
    const releases = await Promise.all(
      ["overlays", "Overlays", "NotificationPanel"].map((name) => withhold(context, name)),
    );
    await page.goto("/");
    await seesScreen(page, "Dashboard");
    await page.getByRole("main").getByRole("button", { name: "Despesa", exact: true }).click();
    await Promise.all(releases.map((release) => release()));
    await sees(page.getByRole("dialog", { name: "Nova despesa" }));
    expect(await failure(page).count()).toBe(0);
  });

  it("is asked for in vain while the server is down, on a page that stays", async () => {
    const page = await visit("/", { isNew: true, stored: storedFor(await makeAccount(url())) });
    await seesScreen(page, "Dashboard");
    await withhold(page, "PrivacyPolicy");
    await page.getByRole("link", { name: "Privacidade" }).click();
    const sentence = page.getByText("Erro ao carregar dados: No response from server");
    await sees(sentence);
    await product().stop();
    // The sentence of the try before still stands there.
    const inVain = page.waitForEvent("requestfailed");
    await control(page, "button", "Tentar novamente").click();
    await inVain;
    await sees(sentence);
    expect(await control(page, "link", "Dashboard").count()).toBe(1);
    await product().start();
    await page.unroute(part("PrivacyPolicy"));
    // By then it may have come by itself.
    const again = control(page, "button", "Tentar novamente").click({ timeout: 5_000 });
    await again.catch(() => undefined);
    await seesScreen(page, "Política de Privacidade");
  });

  it("costs nothing of what is typed", async () => {
    const page = await visit("/despesas", {
      isNew: true,
      stored: storedFor(await makeAccount(url())),
    });
    await seesScreen(page, "Despesas");
    await openExpense(page);
    await fillIn(page, { amount: "12,5", category: "Lazer", description: "Cinema" });
    await withhold(page, "PrivacyPolicy");
    await page.getByRole("link", { name: "Privacidade" }).dispatchEvent("pointerenter");
    expect(await typed(page)).toMatchObject({ amount: "12,50", description: "Cinema" });
  });
});

describe("a screen that is asked for without a network", () => {
  it("keeps its frame and its title, says what is wrong, and comes with the network", async () => {
    const context = await open({ isNew: true, stored: storedFor(await makeAccount(url())) });
    const page = await context.newPage();
    await page.goto("/");
    await seesScreen(page, "Dashboard");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const link = (name: string) => control(page.getByRole("complementary"), "link", name);
    await link("Recomendações").click();
    await seesScreen(page, "Recomendações");
    await sees(page.getByText(/^Sem ligação ao servidor\./));
    expect(await link("Dashboard").isVisible()).toBe(true);
    await context.setOffline(false);
    await sees(control(page, "button", "Gerar Recomendações"));
  });
});
