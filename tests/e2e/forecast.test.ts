import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { SWEEP } from "../support/sweep.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { overflow } from "./support/overflow.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, product, url } = setStage();

let free: Account;
let premium: Account;
let recorded: number;
beforeAll(async () => {
  free = await makeAccount(url());
  premium = await makePremiumAccount(product());
  await Promise.all([recordFiveMonths(free), recordFiveMonths(premium)]);
  await premium.tellBalance({ valor: 512.5, data: "2026-11-20" });
  await free.tellBalance({ valor: 90, data: "2026-11-20" });
  await premium.record("expense", {
    data: "2026-11-27",
    categoria: "Seguros",
    valor: 700,
    descricao: "Seguro do carro",
  });
  recorded = (await premium.records("expense")).length;
});

describe("the forecast", () => {
  it("begins with a balance that is told, which may be below zero, and opens each number", async () => {
    const newcomer = await makePremiumAccount(product());
    await newcomer.record("expense", { data: "2026-11-25", categoria: "Lazer", valor: 20 });
    const page = await visit("/previsao", { stored: storedFor(newcomer) });
    await seesScreen(page, "Previsão");
    await sees(page.getByText("Indique o saldo das suas contas"));
    await control(page, "button", "Indicar saldo").click();
    const dialog = page.getByRole("dialog");
    await control(dialog, "textbox", "Saldo no fim do dia").fill("-30,50");
    await control(dialog, "button", "Guardar").click();
    await sees(page.getByText("Saldo guardado: −30,50 €.").first());
    expect(await textOf(page.getByRole("region", { name: "Fim do mês" }))).toContain("−50,50 €");
    await sees(page.getByText(/são precisos 3 meses completos/).first());
    const labels = page.getByRole("region", { name: "Saldo dia a dia" }).locator("svg text");
    await expect.poll(() => labels.filter({ hasText: /^\d\d\/\d\d$/ }).count()).toBeGreaterThan(1);
    const topsOf = (hasText: RegExp) =>
      labels
        .filter({ hasText })
        .evaluateAll((some) => some.map((one) => one.getBoundingClientRect().top));
    const [days, amounts] = await Promise.all([topsOf(/^\d\d\/\d\d$/), topsOf(/€$/)]);
    expect(Math.min(...days)).toBeGreaterThan(Math.max(...amounts));
    await page.getByRole("region", { name: "Fim do mês" }).getByRole("button").click();
    await sees(page.getByRole("dialog").getByText(/Lazer/));
  });

  it("answers a question on Enter where it cannot be read, and by a finger's calendar", async () => {
    const page = await visit("/previsao", { ...PHONE, stored: storedFor(premium) });
    const question = page.getByRole("form", { name: "Posso gastar … € em {data}?" });
    const answer = question.getByRole("status");
    await question.getByLabel("Valor em euros").fill("doze");
    await question.getByLabel("Valor em euros").press("Enter");
    await sees(answer.getByText("Escreva um valor em euros, por exemplo 12,50."));
    await question.getByLabel("Valor em euros").fill("1");
    await question.getByLabel("Dia").fill("2026-11-28");
    await expect.poll(() => textOf(answer)).toBe("Não: mesmo sem isso, a 10/12 faltam 982,82 €");
    expect(await premium.records("expense")).toHaveLength(recorded);
  });

  it("lets what seems to come again be ended at once, which can be undone, or be planned", async () => {
    const person = await makePremiumAccount(product());
    await recordFiveMonths(person);
    await person.tellBalance({ valor: 512.5, data: "2026-11-20" });
    const page = await visit("/previsao", { ...PHONE, stored: storedFor(person) });
    const days = page.getByRole("region", { name: "Dias com movimentos previstos" });
    const bread = control(days, "button", "Já acabou: Pão e café").first();
    await sees(bread);
    await shot(page, "forecast seems to repeat");
    expect(await overflow(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await bread.click();
    await sees(page.getByText("A previsão deixa de contar com este pagamento").first());
    await seesNoMore(bread);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    await control(page, "button", "Anular").click();
    await sees(bread);
    const end = page.getByRole("region", { name: "Fim do mês" });
    await control(days, "button", "Planear: Renda").first().click();
    const dialog = page.getByRole("dialog");
    expect(await control(dialog, "textbox", "Valor").inputValue()).toBe("731,00");
    await control(dialog, "button", "Guardar").click();
    await seesNoMore(control(days, "button", "Planear: Renda").first());
    await sees(days.getByText("Renda").first());
    await end.getByRole("button").click();
    await shot(page, "forecast causes");
  });

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
      const page = await visit("/previsao", { ...device, stored, reducedMotion: "reduce" });
      await seesScreen(page, "Previsão");
      await page.waitForLoadState("networkidle");
      await shot(page, `forecast ${name} ${plan}`);
      expect(await overflow(page)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
    },
  );
});
