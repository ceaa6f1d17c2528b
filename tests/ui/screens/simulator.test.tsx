// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Simulations } from "../../../src/application/simulation/simulations.ts";
import type { NormalFigures } from "../../../src/domain/normal-month/normal-figures.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { SimulatorScreen } from "../../../src/ui/screens/simulator/SimulatorScreen.tsx";
import { fakeSimulations } from "../../support/fakes/fake-simulations.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing, forever } from "../support/promises.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { HOLIDAY, showSimulator } from "../support/simulator.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

const october = civilDate(2026, 10, 5);
const salary = recordWith({
  kind: "income",
  category: "Salário",
  date: october,
  amount: cents(100_000),
});
const fun = recordWith({ category: "Lazer", date: october, amount: cents(20_000) });
const rent = recordWith({ category: "Habitação", date: october, amount: cents(60_000) });

/** The same in the current month, which counts while no month was lived. */
const now = (...records: readonly Transaction[]) =>
  records.map((record) => ({ ...record, date: TODAY }));

const over = (transactions: readonly Transaction[], goals = [HOLIDAY]): Simulations["run"] => {
  const simulations = fakeSimulations({ transactions, goals, today: TODAY });
  return (request) => simulations.run(request);
};

const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Categoria/ });
const reduction = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Redução por mês" });
const goal = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Objetivo/ });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const typed = () => [category().value, reduction().value, goal().value];
const result = () => screen.queryByRole("region", { name: "Resultado da simulação" });
const resultText = () => plain(result()?.textContent);

async function simulate(amount = "50", name = "Lazer") {
  await userEvent.selectOptions(category(), name);
  await userEvent.clear(reduction());
  await userEvent.type(reduction(), amount);
  await press("Simular");
}

describe("the form of the simulator", () => {
  it("offers the categories of expenses, and every goal after all of them", async () => {
    await showSimulator(forever);
    const options = within(goal()).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["Todos os objetivos", "Férias"]);
    expect(within(category()).getByRole("option", { name: "Lazer" })).toBeTruthy();
    expect(typed()).toEqual(["", "", ""]);
    expect(screen.getByText("O resultado aparece aqui")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Nova Simulação" })).toBeNull();
  });

  it.each([
    ["", 2],
    ["0", 1],
  ])("asks for what is missing of category and reduction (%j)", async (text, missing) => {
    const run = vi.fn<Simulations["run"]>(forever);
    await showSimulator(run);
    if (text !== "") await userEvent.type(reduction(), text);
    await press("Simular");
    expect(screen.getByRole("alert").textContent).toBe(
      "Por favor, preencha categoria e valor de redução.",
    );
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(missing);
    expect(screen.queryAllByText("O valor tem de ser maior do que zero.")).toHaveLength(
      2 - missing,
    );
    expect(run).not.toHaveBeenCalled();
  });

  it("is sent once, and says so while it waits", async () => {
    const run = vi.fn<Simulations["run"]>(forever);
    await showSimulator(run);
    await userEvent.selectOptions(goal(), "Férias");
    await simulate("12.5");
    await press("A simular…");
    const request = { category: "Lazer", reduction: 1_250, goalId: HOLIDAY.id };
    expect(run).toHaveBeenCalledExactlyOnceWith(request);
  });

  it("tells that a reduction is above the mean, and keeps what was typed", async () => {
    await showSimulator(over([salary, fun]));
    await simulate("200,01");
    expect(plain((await screen.findByRole("alert")).textContent)).toBe(
      "A redução não pode ultrapassar a média mensal desta categoria, que é de 200,00 €.",
    );
    expect(typed()).toEqual(["Lazer", "200,01", ""]);
    expect(result()).toBeNull();
  });

  it("tells that the server is away, and keeps what was typed", async () => {
    await showSimulator(failing({ type: "offline" }));
    await simulate();
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    expect(typed()).toEqual(["Lazer", "50,00", ""]);
  });
});

/** A year in which 300 € came each month, 1600 € more in two of them, and 350 € went. */
const LEAN: NormalFigures = {
  from: "2025-11" as YearMonth,
  to: "2026-10" as YearMonth,
  income: cents(300_00),
  expenses: cents(350_00),
  extra: cents(1600_00),
  extraMonths: null,
  countedExtra: cents(133_33),
  surplus: cents(83_33),
  since: null,
};

describe("the month that a simulation starts from", () => {
  it("is told with its months before anything is tried out", async () => {
    const plenty = {
      ...LEAN,
      income: cents(500_00),
      countedExtra: cents(0),
      surplus: cents(150_00),
    };
    await showSimulator(forever, [], plenty);
    expect(plain(document.body.textContent)).toContain(
      "Mês normal, de novembro de 2025 a outubro de 2026: 500,00 € de receitas e 350,00 € de despesas; sobram 150,00 €; além disso, cerca de 1600,00 € por ano.",
    );
  });

  it("says where it counts the extra, and has a line for that", async () => {
    const month = { income: cents(300_00), extra: cents(133_33), categorySpent: cents(350_00) };
    const answer = {
      current: { ...month, expenses: cents(350_00), balance: cents(83_33) },
      simulated: { ...month, expenses: cents(300_00), balance: cents(133_33) },
      saving: cents(50_00),
      balanceDifference: cents(50_00),
      recommendation: "Reduza.",
      impacts: [],
    };
    await showSimulator(() => Promise.resolve(answer), [], LEAN);
    await simulate();
    await screen.findByText("Simulação concluída.");
    const line = within(result() as HTMLElement).getByRole("row", { name: /^Extras/ });
    expect(plain(line.textContent)).toContain("133,33 €");
    expect(resultText()).toContain("sobram 83,33 €; conta com os extras.");
  });
});

describe("the result of a simulation", () => {
  const figure = (label: string) =>
    plain(within(result() as HTMLElement).getByText(label).nextElementSibling?.textContent);

  it("sums up the saving and what it does to the balance", async () => {
    await showSimulator(over([salary, fun, rent]));
    await simulate();
    await screen.findByText("Simulação concluída.");
    expect(figure("Poupança mensal")).toBe("50,00 €");
    expect(figure("Diferença no saldo")).toBe("+50,00 €");
    expect(figure("Aumento do saldo")).toBe("+25,0 %");
    expect(resultText()).toContain("Reduza Lazer.");
  });

  it.each([
    [[salary, fun, rent], "Sobram 250,00 € por mês em vez de 200,00 €, com menos 50,00 € em Lazer"],
    [
      [{ ...salary, amount: cents(780_00) }, fun, rent],
      "Sobram 30,00 € por mês em vez de faltarem 20,00 €, com menos 50,00 € em Lazer",
    ],
    [now(fun, rent), "Faltam 750,00 € por mês em vez de 800,00 €, com menos 50,00 € em Lazer"],
  ])("begins with what is left, in one sentence: %#", async (records, sentence) => {
    await showSimulator(over(records));
    await simulate();
    await screen.findByText("Simulação concluída.");
    expect(resultText().startsWith(sentence)).toBe(true);
  });

  it("compares the two scenarios in figures", async () => {
    await showSimulator(over([salary, fun, rent]));
    await simulate();
    const table = await screen.findByRole("table", { name: "Cenário atual e simulado" });
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map((row) => plain(within(row).getByRole("rowheader").textContent))).toEqual([
      "Receitas",
      "Despesas",
      "Saldo",
      "Gasto em Lazer",
    ]);
    const figures = rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => plain(cell.lastElementChild?.textContent)),
    );
    expect(figures).toEqual([
      ["1000,00 €", "1000,00 €", "0,00 €"],
      ["800,00 €", "750,00 €", "−50,00 €"],
      ["200,00 €", "250,00 €", "+50,00 €"],
      ["200,00 €", "150,00 €", "−50,00 €"],
    ]);
  });

  it("tells of each goal what is missing and how many months are saved", async () => {
    await showSimulator(over([salary, fun, rent]));
    await simulate();
    expect((await screen.findByRole("heading", { name: "Férias" })).textContent).toBe("Férias");
    expect(figure("Valor em falta")).toBe("1000,00 €");
    expect(figure("Tempo atual")).toBe("5 meses");
    expect(figure("Novo tempo")).toBe("4 meses");
    expect(figure("Tempo poupado")).toBe("1 mês");
  });

  it("has no forecast and no increase where the balance never is positive", async () => {
    await showSimulator(over(now(fun, rent)));
    await simulate();
    await screen.findByText("Impacto nos objetivos");
    expect(figure("Aumento do saldo")).toBe("—");
    for (const label of ["Tempo atual", "Novo tempo", "Tempo poupado"])
      expect(figure(label)).toBe("Sem previsão");
  });

  it("says so where there is no goal", async () => {
    await showSimulator(over([salary, fun], []), []);
    await simulate();
    expect(await screen.findByText("Sem objetivos para comparar")).toBeTruthy();
  });

  it("stays about what was asked when the form says something else, and goes where another try fails", async () => {
    const runs = vi.fn<Simulations["run"]>(over([salary, fun, rent]));
    await showSimulator(runs);
    await simulate();
    await screen.findByText("Simulação concluída.");
    const told = resultText();
    await userEvent.selectOptions(category(), "Habitação");
    expect(resultText()).toBe(told);
    runs.mockImplementation(failing({ type: "offline" }));
    await press("Simular");
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    expect(result()).toBeNull();
  });

  it("is cleared, with the form, by a new simulation", async () => {
    await showSimulator(over([salary, fun]));
    await simulate();
    await screen.findByText("Impacto nos objetivos");
    await press("Nova Simulação");
    expect(typed()).toEqual(["", "", ""]);
    expect(result()).toBeNull();
    expect(screen.getByText("O resultado aparece aqui")).toBeTruthy();
  });
});

describe("without content", () => {
  const show = async (plan: "free" | "premium") => {
    const page = await startSignedInPage({ user: userWith({ plan }) });
    const actors = startTestActors(page);
    renderScreen(<SimulatorScreen content={null} />, { page, actors });
    return actors;
  };

  it("a free user reads the banner, sees an example out of reach, and gets the offer", async () => {
    const actors = await show("free");
    expect(screen.getByText("O simulador faz parte do Premium")).toBeTruthy();
    expect(screen.getByText("Cenário atual e simulado").closest("[inert]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Simular" })).toBeNull();
    await press("Desbloquear com Premium");
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
  });

  it("a premium user sees that it is on its way, and no banner", async () => {
    await show("premium");
    expect(document.querySelector("[aria-busy]")).not.toBeNull();
    expect(screen.queryByText("O simulador faz parte do Premium")).toBeNull();
  });
});
