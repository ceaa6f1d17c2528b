// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderRecords } from "../support/render-records.tsx";
import { seeScreen } from "../support/see-screen.ts";
import { fontFromDisk } from "../../support/font-from-disk.ts";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

const month = (number: number, income: number, expenses: number) => [
  recordWith({
    kind: "income",
    category: "Salário",
    amount: cents(income * 100),
    date: civilDate(2026, number, 1),
  }),
  recordWith({
    category: "Habitação",
    amount: cents(expenses * 60),
    date: civilDate(2026, number, 2),
  }),
  recordWith({ category: "Lazer", amount: cents(expenses * 40), date: civilDate(2026, number, 3) }),
];
const RECORDS = [
  ...month(11, 1000, 500),
  ...month(10, 1000, 700),
  ...month(9, 1000, 800),
  ...month(8, 1000, 900),
];

const show = async (
  search = "",
  records = RECORDS,
  options: Parameters<typeof renderRecords>[2] = {},
) => {
  const app = await renderRecords(`/relatorios${search}`, records, options);
  await seeScreen("Relatórios");
  return app;
};
const card = (name: string) => plain(screen.getByRole("region", { name }).textContent);
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => plain(row.textContent));

describe("a report", () => {
  it("is about the period of the address, and about half a year without one", async () => {
    await show("?periodo=3");
    expect(card("Saldo")).toBe(
      "Saldo1000,00 €receitas menos despesas, setembro a novembro · 9 registos",
    );
    expect(card("Receitas")).toBe("Receitas3000,00 €3 registos");
    expect(card("Despesas")).toBe("Despesas2000,00 €6 registos");
    expect(screen.getByText("Setembro a novembro de 2026")).toBeTruthy();
    cleanup();
    await show("?periodo=sempre");
    expect(screen.getByText("Junho a novembro de 2026")).toBeTruthy();
    const chosen = within(screen.getByRole("navigation", { name: "Período" }))
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current"));
    expect(chosen.map((link) => link.textContent)).toEqual(["6 meses"]);
  });

  it("changes with the chosen period", async () => {
    await show("?periodo=3");
    await userEvent.click(screen.getByRole("link", { name: "Este mês" }));
    expect(await screen.findByText("Novembro de 2026")).toBeTruthy();
    expect(location.search).toBe("?periodo=mes");
    expect(card("Saldo")).toBe("Saldo500,00 €receitas menos despesas, novembro · 3 registos");
  });

  it("has the balance of each month, and what the next three may bring", async () => {
    await show("?periodo=3");
    expect(rowsOf("Evolução do saldo")).toEqual([
      "setembro de 2026200,00 €——",
      "outubro de 2026300,00 €——",
      "novembro de 2026 (em curso)500,00 €——",
      "dezembro de 2026 (Projeção)200,00 €100,00 €300,00 €",
      "janeiro de 2027 (Projeção)200,00 €100,00 €300,00 €",
      "fevereiro de 2027 (Projeção)200,00 €100,00 €300,00 €",
    ]);
    expect(card("Evolução do saldo")).toContain("Supõe que os próximos meses serão como esses.");
  });

  it("projects nothing below three full months, and says so", async () => {
    await show("?periodo=3", [...month(11, 1000, 500), ...month(10, 1000, 500)]);
    expect(card("Evolução do saldo")).toContain(
      "são precisos pelo menos 3 meses completos com registos",
    );
    expect(rowsOf("Evolução do saldo")).toHaveLength(3);
  });

  it("details the categories by total, percentage and number of expenses", async () => {
    await show("?periodo=3");
    expect(rowsOf("Detalhe por categoria")).toEqual([
      "Habitação1200,00 €60,0 %3 despesas",
      "Lazer800,00 €40,0 %3 despesas",
    ]);
  });

  it("gives its advice on the period, not on a month", async () => {
    await show("?periodo=3");
    expect(card("Sugestões inteligentes")).toContain("Habitação pesa 60,0 % das despesas");
    expect(card("Sugestões inteligentes")).toContain("Reduzir 10 % seriam 120,00 €;");
    expect(card("Sugestões inteligentes")).toContain("reserve 50 % do saldo (500,00 €)");
  });
});

describe("this year beside the one before", () => {
  const inYear = (year: number, day: number, income: number, expenses: number) =>
    month(10, income, expenses).map((one, index) => ({
      ...one,
      id: transactionId(`${year}-${index}`),
      date: civilDate(year, 10, day),
    }));
  const TWO_YEARS = [...RECORDS, ...inYear(2025, 3, 900, 600)];

  it("compares the same days, those that changed most first, and the totals last", async () => {
    await show("", [
      ...TWO_YEARS,
      recordWith({ category: "Saúde", amount: cents(1), date: civilDate(2025, 11, 20) }),
      recordWith({ category: "Saúde", amount: cents(1), date: civilDate(2025, 11, 21) }),
      recordWith({ category: "Educação", amount: cents(30_00), date: civilDate(2026, 11, 20) }),
    ]);
    expect(card("Este ano contra o anterior")).toContain(
      "1 de janeiro a 20 de novembro de 2026, contra os mesmos dias de 2025. Os registos de 2025 só começam em outubro.",
    );
    expect(
      rowsOf("Este ano contra o anterior").map((row) => row.replaceAll(/ em 202\d/g, "")),
    ).toEqual([
      "Habitação1740,00 €360,00 €+1380,00 €+383,3 %",
      "Lazer1160,00 €240,00 €+920,00 €+383,3 %",
      "Educação30,00 €0,00 €+30,00 €—",
      "Saúde0,00 €0,01 €−0,01 €−100,0 %",
      "Total de despesas2930,00 €600,01 €+2329,99 €+388,3 %",
      "Receitas4000,00 €900,00 €+3100,00 €+344,4 %",
      "Saldo1070,00 €299,99 €+770,01 €+256,7 %",
    ]);
  });

  it("does not hang on the period, and agrees with the totals of this year", async () => {
    await show("?periodo=mes", TWO_YEARS);
    const before = card("Este ano contra o anterior");
    cleanup();
    await show("?periodo=ano", TWO_YEARS);
    expect(card("Este ano contra o anterior")).toBe(before);
    expect(card("Despesas")).toContain("2900,00 €");
    expect(rowsOf("Este ano contra o anterior")).toContainEqual(
      expect.stringContaining("Total de despesas2900,00 €"),
    );
  });

  it("leads from each sum to its records", async () => {
    await show("", TWO_YEARS);
    const table = within(screen.getByRole("table", { name: "Este ano contra o anterior" }));
    const leadsTo = (name: RegExp) => table.getByRole("link", { name }).getAttribute("href");
    expect(leadsTo(/^240,00/)).toBe(
      "/historico?tipo=despesa&categoria=Lazer&dataInicio=2025-01-01&dataFim=2025-11-20",
    );
    expect(leadsTo(/^4000,00/)).toBe(
      "/historico?tipo=receita&dataInicio=2026-01-01&dataFim=2026-11-20",
    );
  });

  it("says so where nothing was recorded a year ago", async () => {
    await show();
    expect(card("Este ano contra o anterior")).toContain(
      "Ainda não há registos destes dias do ano passado.",
    );
    expect(screen.queryByRole("table", { name: "Este ano contra o anterior" })).toBeNull();
  });

  it("goes out with the table that is exported", async () => {
    const { files } = await show("", TWO_YEARS);
    await userEvent.click(screen.getByRole("button", { name: "CSV" }));
    await expect.poll(() => files.saved).toHaveLength(1);
    const content = String(files.saved[0]?.content);
    expect(content).toContain("Categoria;2026;2025;Diferença;Variação (%)\r\n");
    expect(content).toContain("Lazer;1160,00;240,00;920,00;383,3\r\n");
  });
});

describe("the exports of a report", () => {
  it("save what is on the screen as a table", async () => {
    const { files, notify } = await show("?periodo=3");
    await userEvent.click(screen.getByRole("button", { name: "CSV" }));
    await expect
      .poll(() => notify.mock.calls)
      .toEqual([[{ type: "exported", file: "report-csv" }]]);
    expect(files.saved[0]?.name).toBe("fincontrol-relatorio-2026-11-20.csv");
    expect(files.saved[0]?.content).toContain("Habitação;1200,00;60,0;3\r\n");
    expect(files.saved[0]?.content).toContain("10/2026;1000,00;700,00;300,00\r\n");
    expect(files.saved[0]?.content).toContain("11/2026;1000,00;500,00;500,00;em curso\r\n");
  });

  it("save it as a document", { timeout: 30_000 }, async () => {
    vi.stubGlobal("fetch", async (address: string) => new Response(await fontFromDisk(address)));
    const { files, notify } = await show("?periodo=3");
    await userEvent.click(screen.getByRole("button", { name: "PDF" }));
    await expect
      .poll(() => notify.mock.calls, { timeout: 20_000 })
      .toEqual([[{ type: "exported", file: "report-pdf" }]]);
    const { name, content } = files.saved[0]!;
    expect(name).toBe("fincontrol-relatorio-2026-11-20.pdf");
    expect(String.fromCharCode(...(content as Uint8Array).slice(0, 5))).toBe("%PDF-");
    vi.unstubAllGlobals();
  });
});

describe("the reports without Premium", () => {
  it("show an example behind a lock, and ask the server for nothing", async () => {
    const { actors, openLedger } = await show("", RECORDS, { user: userWith() });
    expect(openLedger).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "PDF" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Desbloquear com Premium" }));
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
  });
});
