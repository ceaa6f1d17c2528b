import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { storedFor, type Account } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { overflow } from "./support/overflow.ts";
import { control, isOnTop, sees } from "./support/sees.ts";
import { serverDay } from "./support/server-day.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage();

/** A phone, a small one, and what each keyboard leaves of them where it resizes the page. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 390, height: 508 },
  { width: 360, height: 640 },
  { width: 360, height: 380 },
] as const;

let account: Account;
beforeAll(async () => {
  account = await makePremiumAccount(product());
  await recordFiveMonths(account);
  await account.tellBalance({ valor: 512.5, data: "2026-11-20" });
  const { day } = serverDay();
  for (const descricao of ["Ginásio", "Piscina", "Explicações"])
    await account.recurrence({
      tipo: "despesa",
      cada: 1,
      inicio: day,
      unidade: "mes",
      categoria: "Lazer",
      valor: 30,
      descricao,
      modo: "confirmar",
    });
  await account.goal({ nome: "Férias", valor_total: 900 });
});

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().tap();

/** A place with amounts: its name, its address, and how it is opened there. */
type Place = readonly [string, string, (page: Page) => Promise<void>];

const PLACES: readonly Place[] = [
  ["the balance of the accounts", "/previsao", press("Indicar saldo")],
  ["the reserve", "/previsao", press(/^Reserva/)],
  ["a question", "/previsao", async () => {}],
  ["a plan", "/recorrentes", press("Novo recorrente")],
  ["instalments", "/recorrentes", press("Novas prestações")],
  [
    "a waiting answer",
    "/recorrentes",
    async (page) => {
      await page.context().clock.setFixedTime(new Date(`${addDays(serverDay().day, 5)}T10:00:00Z`));
      await page.goto("/recorrentes");
      await sees(control(page, "button", "Confirmar: Piscina"));
    },
  ],
  ["a budget", "/orcamento", press("Novo orçamento")],
  ["a goal", "/perfil", press("Novo objetivo")],
  ["what is put aside", "/perfil", press(/^Adicionar valor/)],
  ["an expense", "/despesas", press(/^Nova despesa$|^Adicionar despesa$/)],
  [
    "a division",
    "/despesas",
    async (page) => {
      await page
        .getByRole("button", { name: /^Abrir.*Pão/u })
        .first()
        .tap();
      await page.getByRole("dialog").getByRole("button", { name: "Dividir" }).tap();
    },
  ],
  ["a filter", "/historico", press("Filtros")],
  ["a simulation", "/simulador", async () => {}],
];

/** What the keys of the focused field cover that can be pressed, and the keys that cannot be pressed themselves. */
const wrongAt = (page: Page) =>
  page.evaluate(() => {
    const keys = document.activeElement?.nextElementSibling;
    const area = keys?.getBoundingClientRect();
    if (!keys || !area || area.height === 0) return ["no keys"];
    const isOver = (x: number, y: number, what: Element) =>
      what.contains(document.elementFromPoint(x, y));
    const unreachable = [...keys.children].filter((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return !isOver(x + width / 2, y + height / 2, key);
    });
    const reached = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const others = [...reached.querySelectorAll("button, a, select, input")].filter(
      (one) => !keys.contains(one),
    );
    const covered = others.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, endX] = [Math.max(left, area.left), Math.min(right, area.right)];
      const [y, endY] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
      return x < endX && y < endY && isOver((x + endX) / 2, (y + endY) / 2, keys);
    });
    const named = (some: readonly Element[]) =>
      some.map((one) => one.getAttribute("aria-label") ?? one.textContent);
    return [...named(unreachable), ...named(covered)];
  });

/** The amounts that can be typed: those of an open dialog, else those of the page. */
const amounts = (page: Page) =>
  page.locator(
    "dialog[open] input[inputmode=decimal]:visible, body:not(:has(dialog[open])) input[inputmode=decimal]:visible",
  );

/** Types in each amount of a place; returns what is wider than the page. */
async function tryKeys([name, path, open]: Place): Promise<readonly string[]> {
  const page = await visit(path, { ...PHONE, stored: storedFor(account) });
  await open(page);
  await sees(amounts(page).first());
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const field of await amounts(page).all()) {
      await field.tap();
      await expect.poll(() => wrongAt(page)).toEqual([]);
    }
    await shot(page, `keys of ${name} ${viewport.height}`);
  }
  return overflow(page);
}

describe("the keys above an amount", () => {
  for (const place of PLACES)
    it(
      `are there to be pressed and cover nothing that can be: ${place[0]}`,
      place[0] === "a plan" ? {} : SWEEP,
      async () => {
        expect(await tryKeys(place)).toEqual([]);
      },
    );

  it("go below the actions of a dialog that is scrolled", async () => {
    const page = await visit("/perfil", { ...PHONE, stored: storedFor(account) });
    await press("Novo objetivo")(page);
    await amounts(page).first().tap();
    await page.setViewportSize(SIZES[3]);
    const save = control(page.getByRole("dialog"), "button", "Guardar");
    for (let by = 0; by < 12; by += 1) {
      await page.mouse.wheel(0, by === 0 ? -1000 : 10);
      expect(await isOnTop(save)).toBe(true);
    }
  });
});
