import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { DEVICES } from "./support/both-devices.ts";
import { OPERATOR } from "./support/product.ts";
import { control, headingOf, pathOf, sees, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";

const { visit, url } = setStage();

let account: Account;
beforeAll(async () => {
  account = await makeAccount(url());
});

/** The landing page with its script awake: before that, a click on a button is nobody's. */
const visitAwake = async () => {
  const page = await visit("/");
  await page.waitForLoadState("networkidle");
  return page;
};

const title = "O seu dinheiro, finalmente à vista.";

describe("the landing page", () => {
  for (const { name, device, options } of DEVICES)
    it(`is there without any script (${name})`, options, async () => {
      const page = await visit("/", { ...device, javaScriptEnabled: false });
      await seesScreen(page, title);
      await sees(page.getByRole("heading", { name: "Tudo o que precisa para decidir melhor." }));
      await control(page, "link", "Entrar").first().click();
      await expect.poll(() => pathOf(page)).toBe("/login");
    });

  it("hardly moves when its font arrives and its script wakes it", async () => {
    const page = await visitAwake();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          type Shift = PerformanceEntry & { readonly value: number };
          const total = (list: PerformanceObserverEntryList) =>
            list.getEntries().reduce((sum, shift) => sum + (shift as Shift).value, 0);
          const seen = new PerformanceObserver((list) => resolve(total(list)));
          seen.observe({ type: "layout-shift", buffered: true });
          // The observer hears of what was before it, if there was anything, in the next frame.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(moved).toBeLessThan(0.02);
  });

  it("leads on from the free plan to the registration", async () => {
    const page = await visitAwake();
    await control(page, "button", "Escolher Free").click();
    await control(page, "link", "Continuar com o plano Free").click();
    await expect.poll(() => pathOf(page)).toBe("/register");
    await seesScreen(page, "Criar conta");
  });

  it("keeps the theme that was chosen, from the first paint on", async () => {
    const page = await visitAwake();
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    expect(await isDark()).toBe(true);
    await control(page, "button", "Alternar entre tema claro e escuro").click();
    await expect.poll(isDark).toBe(false);
    await page.goto("/login");
    expect(await isDark()).toBe(false);
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem("fincontrol-theme"))).toBe("light");
  });
});

describe("an address that does not exist", () => {
  it("leads a visitor to the landing page", async () => {
    const page = await visit("/nada/disto?x=1");
    await expect.poll(() => pathOf(page)).toBe("/");
    await seesScreen(page, title);
  });

  it("leads a visitor away from what only users may see", async () => {
    const page = await visit("/despesas");
    await expect.poll(() => pathOf(page)).toBe("/");
    await seesScreen(page, title);
  });

  it("leads a user to the dashboard", async () => {
    const page = await visit("/nada/disto", { stored: storedFor(account) });
    await seesScreen(page, "Dashboard");
    await expect.poll(() => pathOf(page)).toBe("/");
  });
});

describe("the legal texts", () => {
  it.each([
    ["/privacidade", "Política de Privacidade"],
    ["/termos", "Termos de Utilização"],
  ])("are at %s for everybody, and name the operator", async (path, name) => {
    for (const stored of [{}, storedFor(account)]) {
      const page = await visit(path, { stored });
      await expect.poll(() => headingOf(page)).toBe(name);
      await sees(page.getByText(`operada por ${OPERATOR.name}`));
      await sees(page.getByText(`O contacto do operador é ${OPERATOR.email}.`));
    }
  });

  it("have the licences of all that the product contains beside them", async () => {
    const answer = await fetch(`${url()}/licencas.txt`);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe(await readFile("THIRD-PARTY-LICENSES.txt", "utf8"));
  });
});

it("another theme is there at once for a person who asks for less motion", async () => {
  const page = await visit("/", { reducedMotion: "reduce" });
  await seesScreen(page, title);
  const moving = await page.evaluate(() => {
    document.documentElement.classList.toggle("dark");
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});
