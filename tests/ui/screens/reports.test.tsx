// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderRecords } from "../support/render-records.tsx";
import { seeScreen } from "../support/see-screen.ts";
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
    expect(card("Sugestões inteligentes")).toContain("poupe 120,00 €.");
    expect(card("Sugestões inteligentes")).toContain("reserve 50 % do saldo (500,00 €)");
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
    const { files, notify } = await show("?periodo=3");
    await userEvent.click(screen.getByRole("button", { name: "PDF" }));
    await expect
      .poll(() => notify.mock.calls, { timeout: 20_000 })
      .toEqual([[{ type: "exported", file: "report-pdf" }]]);
    const { name, content } = files.saved[0]!;
    expect(name).toBe("fincontrol-relatorio-2026-11-20.pdf");
    expect(String.fromCharCode(...(content as Uint8Array).slice(0, 5))).toBe("%PDF-");
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
