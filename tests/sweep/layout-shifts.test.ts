import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { storedFor } from "../e2e/support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { wholeBrowser } from "../e2e/support/chromium.ts";
import { makePeople } from "./support/people.ts";
import type { People } from "./support/screens.ts";
import { noteShifts, shiftsOf } from "../e2e/support/shifts.ts";
import { DESKTOP, OWN_PRODUCT, PHONE, setStage } from "../e2e/support/stage.ts";

const { open, product, visit } = setStage(wholeBrowser, OWN_PRODUCT);

/** How long each answer of the API is on its way: long enough for the skeletons to be seen. */
const ANSWER_DELAY_MS = 400;

/** How long its letters are on their way for a visitor, in milliseconds: long enough to read in the device's own. */
const LATE = 1_200;

/** What a page may move in all: what nobody sees. */
const STEADY = 0.02;

const MAX_CONCURRENT = 3;

const EVERYWHERE = [
  "/",
  "/receitas",
  "/despesas",
  "/historico",
  "/perfil",
  "/contas",
  "/categorias",
  "/conta",
  "/recomendacoes",
];
const PREMIUM = ["/orcamento", "/simulador", "/relatorios", "/gamificacao", "/exportacao"];

const VISITS: readonly (readonly [keyof People | "nobody", readonly string[]])[] = [
  ["nobody", ["/", "/login", "/register", "/privacidade", "/termos"]],
  ["fresh", EVERYWHERE],
  ["rich", [...EVERYWHERE, ...PREMIUM, "/privacidade", "/termos"]],
  ["premium", [...EVERYWHERE, ...PREMIUM]],
  ["admin", ["/admin", "/"]],
];

let people: People;
beforeAll(async () => {
  people = await makePeople(product());
});

/** A browser that keeps nothing of what it loads, since its calls are held back on their way. */
async function slowBrowser(who: keyof People | "nobody", device: object) {
  const stored = who === "nobody" ? {} : storedFor(people[who]);
  const context = await open({ ...device, stored, before: noteShifts });
  await context.route("**/api/**", async (route) => {
    await wait(ANSWER_DELAY_MS);
    await route.continue();
  });
  if (who === "nobody")
    await context.route("**/*.woff2", async (route) => {
      await wait(LATE);
      await route.continue();
    });
  return context;
}

/** Loads a page with nothing in the cache, and answers what has moved until it has everything. */
async function load(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const { sum, moved } = await shiftsOf(page);
  await page.close();
  return sum <= STEADY ? [] : [`${path} ${sum.toFixed(3)}`, ...moved];
}

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("on the %s", SWEEP, (_, device) => {
  it.each(VISITS)("nothing jumps while a screen of '%s' loads slowly", async (who, paths) => {
    const context = await slowBrowser(who, device);
    const waiting = [...paths];
    const jumps: string[] = [];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        jumps.push(...(await load(context, path)));
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
    expect(jumps).toEqual([]);
  });
});

describe("the measure", SWEEP, () => {
  it("sees what jumps", async () => {
    const page = await visit("/login", { before: noteShifts });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(STEADY);
    await page.evaluate(() => {
      const pushing = document.createElement("p");
      pushing.style.height = "200px";
      document.querySelector("main")?.prepend(pushing);
    });
    // A busy browser tells what a frame has moved some frames later.
    await expect.poll(async () => (await shiftsOf(page)).sum).toBeGreaterThan(STEADY);
    expect((await shiftsOf(page)).moved.length).toBeGreaterThan(0);
  });
});
