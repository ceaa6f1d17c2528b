import { beforeAll, describe, expect, it } from "vitest";
import { storedFor, type Account } from "./support/accounts.ts";
import { openExpense } from "./support/entry-form.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { lostInForcedColours } from "./support/forced-colours.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage();

let person: Account;
beforeAll(async () => {
  person = await makePremiumAccount(product());
  await recordFiveMonths(person);
});

describe("where a reader's own colours replace all others", () => {
  it("the open screen, the period and the marks of charts can be told", async () => {
    const page = await visit("/relatorios", { stored: storedFor(person) });
    await seesScreen(page, "Relatórios");
    await sees(page.getByText("Projeção", { exact: true }).first());
    expect(await lostInForcedColours(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    await shot(page, "forced colours reports");
  });

  it("the kind of an entry and the day that is chosen can be told", async () => {
    const page = await visit("/", { stored: storedFor(person) });
    await seesScreen(page, "Dashboard");
    await openExpense(page);
    await sees(page.getByRole("dialog"));
    expect(await lostInForcedColours(page)).toEqual([]);
    await control(page.getByRole("dialog"), "button", "Abrir calendário").click();
    await sees(page.getByRole("grid"));
    expect(await lostInForcedColours(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    await shot(page, "forced colours entry");
  });

  it("the colour and the icon of a category can be told, on the phone too", async () => {
    const page = await visit("/categorias", { ...PHONE, stored: storedFor(person) });
    await seesScreen(page, "Categorias");
    await page.getByRole("button", { name: /^Nova categoria de despesa/ }).click();
    await sees(page.getByRole("dialog"));
    expect(await lostInForcedColours(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    await shot(page, "forced colours category");
  });
});
