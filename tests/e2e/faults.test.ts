import { join } from "node:path";
import Database from "better-sqlite3";
import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { ensureBrowser } from "./support/chromium.ts";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { internalProblem } from "../../src/text/server-problems.ts";
import { makeAccount, PASSWORD, storedFor, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { dialog, fillIn, openExpense, save, typed } from "./support/entry-form.ts";
import { NOW, TODAY } from "./support/now.ts";
import { overflow } from "./support/overflow.ts";
import { control, headingOf, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { OWN_PRODUCT, PHONE, setStage } from "./support/stage.ts";

const { visit, open, product, url } = setStage(ensureBrowser, OWN_PRODUCT);

const LANDING = "O seu dinheiro, finalmente à vista.";
const CINEMA = { amount: "12,50", category: "Lazer", description: "Cinema" };
const TYPED = { ...CINEMA, date: TODAY };

let account: Account;
beforeEach(async () => {
  account = await makeAccount(url());
});

const arrive = async (path = "/despesas", more = {}) => {
  const page = await visit(path, { stored: storedFor(account), ...more });
  await seesScreen(page, path === "/" ? "Dashboard" : "Despesas");
  return page;
};

/** Opens the form of an expense and fills it in. */
async function typeCinema(page: Page) {
  await openExpense(page);
  await fillIn(page, CINEMA);
}

const saveButton = (page: Page) => control(page, "button", "Guardar");
const says = (page: Page, sentence: string) =>
  sees(dialog(page).getByRole("alert").getByText(sentence, { exact: true }));
async function acceptPolicy(page: Page) {
  await page.getByRole("region").evaluate((policy) => policy.scrollTo(0, policy.scrollHeight));
  await control(page, "button", "Aceitar").click();
}
const recorded = async () => (await account.records("expense")).length;

describe("while a form is open", () => {
  it("a server that is down costs nothing: what was typed stays and is recorded once", async () => {
    const page = await arrive();
    await typeCinema(page);
    await product().stop();
    await saveButton(page).click();
    await says(page, "No response from server");
    expect(await typed(page)).toEqual(TYPED);
    await product().start();
    await saveButton(page).click();
    await seesNoMore(dialog(page));
    await sees(control(page, "cell", "Cinema"));
    await expect.poll(recorded).toBe(1);
  });

  it("an unexpected error names the code of its answer, what was typed stays, and is recorded once", async () => {
    const database = new Database(join(product().data, "fincontrol.sqlite"));
    database.exec(
      "create trigger defect before insert on transactions begin select raise(abort, 'x'); end",
    );
    const page = await arrive("/despesas", { tolerated: /500/ });
    await typeCinema(page);
    const answered = page.waitForResponse((answer) => answer.status() === 500);
    await saveButton(page).click();
    const code = (await answered).headers()["x-request-id"] ?? "";
    expect(code).toMatch(/^[0-9a-f]{8}$/);
    await says(page, internalProblem(code));
    expect(await typed(page)).toEqual(TYPED);
    database.exec("drop trigger defect");
    database.close();
    await saveButton(page).click();
    await seesNoMore(dialog(page));
    await expect.poll(recorded).toBe(1);
  });

  it("an answer that is lost on its way does not record twice", async () => {
    const page = await arrive();
    await typeCinema(page);
    const lose = async (route: Route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort();
    };
    await page.route("**/api/despesas*", lose);
    await saveButton(page).click();
    await says(page, "No response from server");
    await expect.poll(recorded).toBe(1);
    await page.unroute("**/api/despesas*", lose);
    await saveButton(page).click();
    await seesNoMore(dialog(page));
    await expect.poll(recorded).toBe(1);
  });

  it.each([
    ["left by Escape", (page: Page) => page.keyboard.press("Escape")],
    ["reloaded", (page: Page) => page.reload()],
  ])("one whose answer was lost is no draft once it is seen in the list (%s)", async (_, leave) => {
    const page = await arrive();
    const lose = async (route: Route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort();
    };
    await page.route("**/api/despesas*", lose);
    await typeCinema(page);
    await saveButton(page).click();
    await says(page, "No response from server");
    await page.unroute("**/api/despesas*", lose);
    page.on("dialog", (question) => void question.accept());
    await leave(page);
    await seesNoMore(dialog(page));
    await sees(control(page, "cell", "Cinema"));
    await openExpense(page);
    await save(page, { amount: "30", category: "Lazer", description: "Teatro" });
    await expect.poll(recorded).toBe(2);
    await sees(control(page, "cell", "Cinema"));
  });

  it("a session that has ended leads to the landing page and keeps the consent", async () => {
    const page = await arrive();
    await typeCinema(page);
    await account.revoke();
    await saveButton(page).click();
    await expect.poll(() => pathOf(page)).toBe("/");
    await seesScreen(page, LANDING);
    const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(kept).toEqual([storageKeys.consent, storageKeys.consentTimestamp]);
  });

  it("a server that is slow is waited for without the form, and gets the record once", async () => {
    const page = await arrive();
    await typeCinema(page);
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/despesas", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await saveButton(page).dblclick();
    await seesNoMore(dialog(page));
    await sees(control(page, "cell", "Cinema"));
    await sees(control(page, "button", "A guardar…"));
    expect(await recorded()).toBe(0);
    answered.resolve();
    await sees(page.getByRole("button", { name: /^Editar Cinema/ }));
    await expect.poll(recorded).toBe(1);
  });
});

describe("with two devices", () => {
  it("a record that one has removed is not brought back by the other, who may record it anew", async () => {
    await account.record("expense", {
      data: TODAY,
      categoria: "Lazer",
      valor: 12.5,
      descricao: "Cinema",
    });
    const [first, second] = [await arrive(), await arrive()];
    await second.getByRole("button", { name: /^Editar Cinema/ }).click();
    await control(second, "textbox", "Valor").fill("13");
    await first.getByRole("button", { name: /^Remover Cinema/ }).click();
    await seesNoMore(control(first, "cell", "Cinema"));
    await saveButton(second).click();
    await says(second, "O registo foi removido entretanto.");
    expect(await recorded()).toBe(0);
    await control(second, "button", "Registar como novo").click();
    await sees(control(second, "cell", "Cinema"));
    await expect.poll(recorded).toBe(1);
  });
});

describe("with a clock that is a year off", () => {
  const YEAR = 365 * 24 * 60 * 60_000;

  it.each([
    ["ahead", YEAR, true, "2027-11-20", "adiantado"],
    ["behind", -YEAR, false, "2025-11-20", "atrasado"],
  ] as const)(
    "(%s) a person records on the day that it tells, and is told until it is right",
    async (...row) => {
      const [, off, isAsked, day, where] = row;
      const context = await open({ stored: storedFor(account) });
      await context.clock.setFixedTime(new Date(NOW.getTime() + off));
      const page = await context.newPage();
      await page.goto("/");
      if (isAsked) {
        await seesScreen(page, "Privacidade e termos");
        await acceptPolicy(page);
      }
      await seesScreen(page, "Dashboard");
      const line = page.getByText(`O relógio deste aparelho está 365 dias ${where}`);
      await sees(line);
      await openExpense(page);
      await save(page, CINEMA);
      await expect
        .poll(() => account.records("expense"))
        .toMatchObject([{ data: day, valor: 12.5 }]);
      await context.clock.setFixedTime(NOW);
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await expect.poll(() => line.count()).toBe(0);
    },
  );
});

describe("with a storage that is no good", () => {
  const failsToWrite = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };
  const failsAltogether = () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  };

  it.each([
    ["is full", failsToWrite],
    ["is forbidden", failsAltogether],
  ])(
    "a person whose storage %s can sign in and record as long as the page stays",
    async (...row) => {
      const [, before] = row;
      const page = await visit("/login", { before });
      await page.getByLabel("Nome de utilizador").fill(account.username);
      await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
      await control(page, "button", "Entrar").click();
      await seesScreen(page, "Privacidade e termos");
      await acceptPolicy(page);
      await seesScreen(page, "Dashboard");
      await control(page, "button", "Alternar entre tema claro e escuro").click();
      await openExpense(page);
      await save(page, CINEMA);
      await expect.poll(recorded).toBe(1);
      await control(page.getByRole("complementary"), "button", "Sair").click();
      await expect.poll(() => headingOf(page)).toBe(LANDING);
    },
  );

  it("a token that the server does not know leads to the landing page", async () => {
    const page = await visit("/despesas", {
      stored: { ...storedFor(account), [storageKeys.token]: "x".repeat(43) },
    });
    await expect.poll(() => headingOf(page)).toBe(LANDING);
    expect(pathOf(page)).toBe("/");
  });
});

describe("sums of the largest amounts", () => {
  it("stay within the screen of a phone", SWEEP, async () => {
    const record = { data: TODAY, categoria: "Lazer", valor: 999_999_999.99 };
    for (let count = 0; count < 20; count += 1) await account.record("expense", record);
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(account) });
    await sees(page.getByText("20 registos"));
    expect(await overflow(page)).toEqual([]);
    await page.goto("/");
    await sees(page.getByText(/^20 registos/));
    expect(await overflow(page)).toEqual([]);
  });
});
