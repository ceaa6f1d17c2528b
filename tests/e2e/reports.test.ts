import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, storedFor, type Account } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { downloaded } from "./support/download.ts";
import { overflow } from "./support/overflow.ts";
import { recordFiveMonths } from "./support/five-months.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, sees, seesScreen, textOf } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, product, url } = setStage();

let free: Account;
let premium: Account;
beforeAll(async () => {
  free = await makeAccount(url());
  premium = await makePremiumAccount(product());
  await recordFiveMonths(premium);
});

describe("the reports of somebody with Premium", () => {
  it("follow the chosen period, which is in the address", async () => {
    const page = await visit("/relatorios", { stored: storedFor(premium) });
    await seesScreen(page, "Relatórios");
    await sees(page.getByText("Junho a novembro de 2026"));
    await control(page, "link", "3 meses").click();
    await sees(page.getByText("Setembro a novembro de 2026"));
    expect(page.url()).toBe(`${url()}/relatorios?periodo=3`);
    await page.reload();
    await sees(page.getByText("Setembro a novembro de 2026"));
    expect(await textOf(page.getByRole("region", { name: "Receitas" }))).toContain("5400,00 €");
  });

  it("draw the balance and its projection, and say what the projection supposes", async () => {
    const page = await visit("/relatorios", { stored: storedFor(premium) });
    const evolution = page.getByRole("region", { name: "Evolução do saldo" });
    await sees(evolution.locator("svg path").last());
    await sees(evolution.getByText(/Supõe que os próximos meses serão como esses/));
    const table = evolution.getByRole("table");
    expect(await table.getByRole("row").count()).toBe(1 + 6 + 3);
  });

  it("show the largest sums whole, beside the line and within the ring", async () => {
    const rich = await makePremiumAccount(product());
    const fortune = { data: "2026-11-02", categoria: "Lazer", valor: 999_999_999.99 };
    await rich.record("expense", fortune);
    await rich.record("expense", fortune);
    const page = await visit("/relatorios", { stored: storedFor(rich) });
    const evolution = page.getByRole("region", { name: "Evolução do saldo" });
    await sees(evolution.locator("svg path").last());
    const places = await evolution.locator("svg text").evaluateAll((texts) =>
      texts.map((text) => {
        const picture = text.closest("svg")?.getBoundingClientRect();
        return text.getBoundingClientRect().left - (picture?.left ?? 0);
      }),
    );
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    const ring = page.getByRole("region", { name: "Despesas por categoria" });
    const total = ring.getByText("1 999 999 999,98 €").first();
    const { width = Infinity } = (await total.boundingBox()) ?? {};
    expect(width).toBeLessThan(124);
  });

  it("export a document with text that can be read, under the page's security policy", async () => {
    const page = await visit("/relatorios", { stored: storedFor(premium) });
    const { name, content } = await downloaded(page, control(page, "button", "PDF"));
    expect(name).toBe("fincontrol-relatorio-2026-11-20.pdf");
    expect(content.subarray(0, 5).toString()).toBe("%PDF-");
    expect(content.length).toBeGreaterThan(4_000);
    await sees(page.getByText("Relatório exportado em formato PDF!").first());
  });

  it("export the figures as a table", async () => {
    const page = await visit("/relatorios?periodo=mes", { stored: storedFor(premium) });
    const { name, content } = await downloaded(page, control(page, "button", "CSV"));
    expect(name).toBe("fincontrol-relatorio-2026-11-20.csv");
    expect(content.toString()).toContain("Habitação;731,00;91,9;1\r\n");
    await sees(page.getByText("Relatório exportado em formato CSV!").first());
  });
});

describe("the reports of somebody without Premium", () => {
  it("show an example behind a lock, and ask the server for no records", async () => {
    const page = await visit("/", { stored: storedFor(free) });
    await seesScreen(page, "Dashboard");
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await control(page.getByRole("complementary"), "link", "Relatórios").click();
    await seesScreen(page, "Relatórios");
    await control(page, "button", "Desbloquear com Premium").click();
    await sees(page.getByRole("dialog", { name: "Acesso Exclusivo Premium" }));
    expect(asked.filter((path) => /receitas|despesas/.test(path))).toEqual([]);
  });
});

describe("the reports", () => {
  it.each([
    ["desktop", DESKTOP, "premium"],
    ["desktop", DESKTOP, "free"],
    ["phone", PHONE, "premium"],
    ["phone", PHONE, "free"],
  ] as const)("have no barrier in either theme on the %s (%o, %s)", async (name, device, plan) => {
    const stored = storedFor(plan === "premium" ? premium : free);
    const page = await visit("/relatorios", { ...device, stored, reducedMotion: "reduce" });
    await seesScreen(page, "Relatórios");
    await page.waitForLoadState("networkidle");
    await shot(page, `reports ${name} ${plan}`);
    expect(await overflow(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });
});
