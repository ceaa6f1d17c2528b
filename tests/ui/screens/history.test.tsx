// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { failing } from "../support/promises.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderRecords } from "../support/render-records.tsx";
import { seeScreen } from "../support/see-screen.ts";
import { TODAY } from "../support/test-actors.ts";
import { userWith } from "../../support/users.ts";

// Without a layout nothing has a height, and a list without one has no rows in sight.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(384);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const RECORDS = [
  recordWith({
    kind: "income",
    category: "Salário",
    amount: cents(180_000),
    description: "Novembro",
    date: civilDate(2026, 11, 1),
  }),
  recordWith({
    category: "Alimentação",
    amount: cents(6_432),
    description: "Pão e café",
    date: civilDate(2026, 11, 20),
  }),
  recordWith({
    category: "Lazer",
    amount: cents(1_580),
    description: "Cinema",
    date: civilDate(2026, 10, 17),
  }),
  recordWith({ category: "Saúde", amount: cents(2_245), date: civilDate(2026, 9, 15) }),
];

const show = async (search = "", options: Parameters<typeof renderRecords>[2] = {}) => {
  const app = await renderRecords(`/historico${search}`, RECORDS, options);
  await seeScreen("Histórico");
  return app;
};
const rows = () =>
  within(screen.getByRole("region", { name: "Lista de transações" }))
    .getAllByRole("listitem")
    .map((row) => plain(row.textContent));
const total = (name: string) => plain(screen.getByRole("region", { name }).textContent);
const asked = () => decodeURIComponent(location.search);

/** The page is in a window as narrow as a phone's. */
function onPhone() {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query.includes("max-width"),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as MediaQueryList,
  );
}

describe("the history", () => {
  it("merges income and expenses, with their signs and their dates, the most recent first", async () => {
    await show();
    expect(rows()).toEqual([
      "Pão e caféDespesa, Alimentação20/11/2026−64,32 €",
      "NovembroReceita, Salário01/11/2026+1800,00 €",
      "CinemaDespesa, Lazer17/10/2026−15,80 €",
      "Despesa, Saúde15/09/2026−22,45 €",
    ]);
  });

  it("sums up what it lists, with counts", async () => {
    await show("?dataInicio=2026-10-01");
    expect(total("Total receitas")).toBe("Total receitas1800,00 €1 transação");
    expect(total("Total despesas")).toBe("Total despesas80,12 €2 transações");
    expect(total("Saldo")).toBe(
      "Saldo1719,88 €receitas menos despesas, desta lista · 3 transações",
    );
  });

  it("can be reached and counted without a mouse and without eyes", async () => {
    await show();
    const region = screen.getByRole("region", { name: "Lista de transações" });
    expect(region.tabIndex).toBe(0);
    const [first] = within(region).getAllByRole("listitem");
    expect(first?.getAttribute("aria-setsize")).toBe("4");
    expect(first?.getAttribute("aria-posinset")).toBe("1");
    expect(within(screen.getByRole("main")).getByRole("status").textContent).toBe(
      "4 transações na lista",
    );
  });

  it("draws a few rows of a long list", async () => {
    const many = Array.from({ length: 5_000 }, () => recordWith());
    await renderRecords("/historico", many);
    await seeScreen("Histórico");
    expect(rows().length).toBeLessThan(40);
    expect(total("Saldo")).toContain("5000 transações");
  });

  it("says what failed, in its own words", async () => {
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    await renderRecords("/historico", [], { openLedger: failing({ type: "offline" }) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Erro ao carregar histórico: No response from server");
  });

  it("says that it is empty and how to begin", async () => {
    await renderRecords("/historico", []);
    expect(await screen.findByText("Nenhuma transação encontrada")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Despesa" })).toHaveLength(1);
  });
});

describe("a row of the history", () => {
  const label = "Pão e café, 64,32 €";
  const button = (name: string) =>
    screen.getByRole("button", { name: (shown) => plain(shown) === name });
  const choose = async (action: string, row: string) => {
    await userEvent.click(button(`Mais ações para ${row}`));
    await userEvent.click(screen.getByRole("menuitem", { name: action }));
  };

  it("opens its record, with its fields", async () => {
    const { actors } = await show();
    await userEvent.click(button(`Editar ${label}`));
    const { dialog } = actors.entry;
    await expect.poll(() => dialog.getSnapshot().hasTag("open")).toBe(true);
    const { mode, fields } = dialog.getSnapshot().context;
    expect(mode).toMatchObject({ type: "edit", id: { description: "Pão e café" } });
    expect(fields).toMatchObject({ amount: "64,32", category: "Alimentação" });
  });

  it("begins a new record with its fields and the day that it is", async () => {
    const { actors } = await show();
    await choose("Duplicar", "Novembro, 1800,00 €");
    const { dialog } = actors.entry;
    await expect.poll(() => dialog.getSnapshot().hasTag("open")).toBe(true);
    expect(dialog.getSnapshot().context).toMatchObject({
      mode: { type: "create" },
      fields: { date: TODAY, amount: "1800,00", category: "Salário", description: "Novembro" },
    });
  });

  it("begins a plan with its fields, from the next month on", async () => {
    const { actors } = await show();
    await choose("Repetir", "Novembro, 1800,00 €");
    const { dialog } = actors.recurrences.actors;
    await expect.poll(() => dialog.getSnapshot().hasTag("open")).toBe(true);
    const { mode, fields } = dialog.getSnapshot().context;
    expect(mode).toEqual({ type: "create" });
    expect(fields).toMatchObject({
      kind: "income",
      amount: "1800,00",
      category: "Salário",
      description: "Novembro",
      every: "1",
      unit: "month",
    });
    expect(fields.start > TODAY).toBe(true);
  });

  it("has the keyboard go from row to row, open its record and remove it", async () => {
    const { actors } = await show();
    const list = within(screen.getByRole("region", { name: "Lista de transações" }));
    const [first, second, , last] = list.getAllByRole("listitem");
    expect(list.getAllByRole("listitem").map((row) => row.tabIndex)).toEqual([0, -1, -1, -1]);
    first?.focus();
    await userEvent.keyboard("j");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{ArrowDown}k");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{End}{ArrowDown}");
    expect(document.activeElement).toBe(last);
    await userEvent.keyboard("{Home}{Delete}");
    const { removal } = actors;
    await expect.poll(() => removal.getSnapshot().hasTag("open")).toBe(true);
    expect(plain(removal.getSnapshot().context.target.label)).toBe(label);
    await userEvent.keyboard("j{Enter}");
    await expect.poll(() => actors.entry.dialog.getSnapshot().hasTag("open")).toBe(true);
  });

  it("has its record removed by its bin", async () => {
    const { actors } = await show();
    await userEvent.click(button(`Remover ${label}`));
    const { removal } = actors;
    await expect.poll(() => removal.getSnapshot().hasTag("open")).toBe(true);
    expect(plain(removal.getSnapshot().context.target.label)).toBe(label);
  });

  it("is touched as a whole on the phone, and shows its record and what can be done to it", async () => {
    onPhone();
    const { actors } = await show();
    await userEvent.click(button(`Abrir ${label}`));
    const sheet = within(screen.getByRole("dialog", { name: "Despesa" }));
    expect(sheet.getByText("Pão e café")).toBeTruthy();
    await userEvent.click(sheet.getByRole("button", { name: "Duplicar" }));
    expect(screen.queryByRole("dialog", { name: "Despesa" })).toBeNull();
    const { dialog } = actors.entry;
    await expect.poll(() => dialog.getSnapshot().hasTag("open")).toBe(true);
    expect(dialog.getSnapshot().context.fields).toMatchObject({ date: TODAY, amount: "64,32" });
  });

  it("is read by the name of the shop, with the bank's words one touch away", async () => {
    onPhone();
    const description = "COMPRA 1234 CONTINENTE BRAGA";
    await renderRecords("/historico", [recordWith({ description })]);
    await seeScreen("Histórico");
    expect(rows().join()).toContain("Continente Braga");
    await userEvent.click(screen.getByRole("button", { name: /^Abrir Continente Braga/ }));
    const sheet = within(screen.getByRole("dialog", { name: "Despesa" }));
    expect(sheet.getByText(`No banco: ${description}`)).toBeTruthy();
  });
});

describe("the filters of the history", () => {
  it("come from the address, and what makes no sense there is ignored", async () => {
    await show(
      "?tipo=despesa&valorMin=16&ordenacao=valor_asc&dataFim=2026-02-31&valorMax=muito&x=1",
    );
    expect(rows().map((row) => row.slice(0, 6))).toEqual(["Despes", "Pão e "]);
    expect(screen.getByLabelText<HTMLInputElement>("Mín.").value).toBe("16");
    expect(screen.getByLabelText<HTMLSelectElement>("Ordenar").value).toBe("amount-asc");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Despesas" }).checked).toBe(true);
  });

  it.each([
    ["?categoria=Viagens", 4],
    ["?tipo=receita&categoria=Lazer", 1],
  ])("ignore a category that is not offered (%s)", async (search, count) => {
    await show(search);
    expect(screen.getByLabelText<HTMLSelectElement>("Categoria").value).toBe("");
    expect(rows()).toHaveLength(count);
  });

  it("find words in descriptions and categories, whatever their case and accents", async () => {
    await show();
    await userEvent.type(screen.getByLabelText("Pesquisar"), "CAFE aliment");
    expect(rows()).toHaveLength(1);
    await expect.poll(asked).toBe("?pesquisa=CAFE+aliment");
    await userEvent.clear(screen.getByLabelText("Pesquisar"));
    await userEvent.type(screen.getByLabelText("Pesquisar"), "saude");
    expect(rows()).toEqual(["Despesa, Saúde15/09/2026−22,45 €"]);
  });

  it("find amounts as people write them", async () => {
    await show();
    await userEvent.type(screen.getByLabelText("Pesquisar"), "22,45");
    expect(rows()).toEqual(["Despesa, Saúde15/09/2026−22,45 €"]);
    await userEvent.clear(screen.getByLabelText("Pesquisar"));
    await userEvent.type(screen.getByLabelText("Pesquisar"), "1.800,00");
    expect(rows()).toHaveLength(1);
  });

  it("find months, years and comparisons in any order, and say what can be typed where nothing is found", async () => {
    await show("?pesquisa=out%202026%20%3E10");
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain("Cinema");
    const field = screen.getByRole("searchbox", { name: "Pesquisar" });
    await userEvent.clear(field);
    await userEvent.type(field, "cinema 2025");
    expect(await screen.findByText(/Procure palavras, meses, anos e valores/)).toBeTruthy();
  });

  it("write what is typed over the last entry of the browser's history, and choices after it", async () => {
    await show();
    const before = history.length;
    await userEvent.type(screen.getByLabelText("Máx."), "20,5");
    await expect.poll(asked).toBe("?valorMax=20.5");
    expect(screen.getByLabelText<HTMLInputElement>("Máx.").value).toBe("20,5");
    expect(history.length).toBe(before);
    await userEvent.selectOptions(screen.getByLabelText("Categoria"), "Lazer");
    await expect.poll(asked).toBe("?categoria=Lazer&valorMax=20.5");
    expect(history.length).toBe(before + 1);
  });

  it("offer the categories of the kind, and forget the chosen one when the kind changes", async () => {
    await show("?tipo=despesa&categoria=Lazer");
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole("radio", { name: "Receitas" }));
    expect(rows()).toEqual(["NovembroReceita, Salário01/11/2026+1800,00 €"]);
    const category = screen.getByLabelText<HTMLSelectElement>("Categoria");
    expect(category.value).toBe("");
    const options = within(category)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(options).toContain("Freelance");
    expect(options).not.toContain("Lazer");
  });

  it("are all gone after 'Limpar Filtros'", async () => {
    await show("?tipo=receita&pesquisa=nada&ordenacao=data_asc");
    expect(screen.getByText("Nenhuma transação encontrada")).toBeTruthy();
    await userEvent.click(screen.getAllByRole("button", { name: "Limpar Filtros" })[0]!);
    expect(rows()).toHaveLength(4);
    await expect.poll(asked).toBe("");
    expect(screen.getByLabelText<HTMLInputElement>("Pesquisar").value).toBe("");
  });

  it("say of an amount that cannot be read that it counts for nothing", async () => {
    await show();
    await userEvent.type(screen.getByLabelText("Mín."), "abc");
    expect(screen.getByText("Escreva um valor em euros, por exemplo 12,50.")).toBeTruthy();
    expect(rows()).toHaveLength(4);
  });

  it("stand below the search, and each can be taken away alone", async () => {
    await show("?tipo=despesa&valorMin=16&dataFim=2026-11-30&ordenacao=valor_asc");
    const chips = () =>
      within(screen.getByRole("list", { name: "Filtros ativos" }))
        .getAllByRole("button")
        .map((chip) => plain(chip.textContent));
    expect(chips()).toEqual(["Despesas", "Até 30/11/2026", "Mín. 16,00 €", "Menor valor"]);
    await userEvent.click(screen.getByRole("button", { name: "Retirar filtro: Despesas" }));
    expect(chips()).toEqual(["Até 30/11/2026", "Mín. 16,00 €", "Menor valor"]);
    expect(rows()).toHaveLength(3);
    expect(plain(document.activeElement?.textContent)).toBe("Até 30/11/2026");
    await expect.poll(asked).toBe("?dataFim=2026-11-30&valorMin=16&ordenacao=valor_asc");
  });

  it("offer to swap dates that are the wrong way round", async () => {
    await show("?dataInicio=2026-11-20&dataFim=2026-11-01");
    expect(screen.getAllByText("A data final é anterior à inicial.")).toHaveLength(2);
    expect(screen.queryByText(/^Alargue os filtros/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Trocar as datas" }));
    expect(rows()).toHaveLength(2);
    await expect.poll(asked).toBe("?dataInicio=2026-11-01&dataFim=2026-11-20");
  });

  it("fold away behind a button that counts them", async () => {
    await show("?tipo=despesa&valorMin=1");
    const button = screen.getByRole("button", { name: "Filtros (2)" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("the export of the history", () => {
  it("saves the filtered list and says so", async () => {
    const { files, notify } = await show("?tipo=receita");
    await userEvent.click(screen.getByRole("button", { name: "Exportar CSV" }));
    await expect.poll(() => notify.mock.calls).toEqual([[{ type: "exported", file: "history" }]]);
    expect(files.saved[0]?.name).toBe("fincontrol-historico-2026-11-20.csv");
    expect(files.saved[0]?.content).toContain("01/11/2026;Receita;Salário;1800,00;Novembro\r\n");
  });

  it("warns when the list is empty", async () => {
    const { files, notify } = await show("?pesquisa=nada");
    await userEvent.click(screen.getByRole("button", { name: "Exportar CSV" }));
    await expect.poll(() => notify.mock.calls).toEqual([[{ type: "nothing-to-export" }]]);
    expect(files.saved).toEqual([]);
  });

  it("and the trend are behind a lock without Premium, though the list is not", async () => {
    const { actors, files } = await show("", { user: userWith() });
    expect(rows()).toHaveLength(4);
    await userEvent.click(screen.getByRole("button", { name: /^Exportar CSV/ }));
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
    expect(files.saved).toEqual([]);
    const trend = screen.getByRole("region", { name: "Evolução mensal" });
    expect(within(trend).getByRole("button", { name: "Desbloquear com Premium" })).toBeTruthy();
    expect(within(trend).queryByRole("table")).toBeNull();
  });
});

describe("the monthly trend", () => {
  it("has a row for each month of the filtered list", async () => {
    await show("?dataInicio=2026-10-01");
    const table = screen.getByRole("table", { name: "Evolução mensal" });
    const months = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) => plain(row.textContent));
    expect(months).toEqual([
      "outubro de 20260,00 €15,80 €−15,80 €",
      "novembro de 20261800,00 €64,32 €1735,68 €",
    ]);
  });

  it("says of dates that are the wrong way round that they are", async () => {
    await show("?dataInicio=2026-11-20&dataFim=2026-11-01");
    await userEvent.click(screen.getByRole("button", { name: /^Filtros/ }));
    expect(screen.getByLabelText("Até").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("A data final é anterior à inicial.")).toHaveLength(2);
  });
});
