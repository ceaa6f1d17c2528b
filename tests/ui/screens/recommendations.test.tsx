// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Recommendations } from "../../../src/application/recommendations/recommendations.ts";
import type {
  Recommendation,
  RecommendationReport,
} from "../../../src/domain/recommendations/recommendation.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { formatInstant } from "../../../src/text/format-instant.ts";
import { failing, forever } from "../support/promises.ts";
import { showRecommendations } from "../support/recommendations.tsx";
import { plain } from "../support/records.ts";

afterEach(cleanup);

const advice = (changes: Partial<Recommendation>): Recommendation => ({
  title: "Corte no lazer",
  category: "saving",
  priority: "medium",
  description: "Gasta 20 % do que recebe em lazer.",
  impact: null,
  figure: null,
  act: null,
  ...changes,
});

const REPORT: RecommendationReport = {
  period: 6,
  summary: {
    income: cents(600_000),
    expenses: cents(400_000),
    meanBalance: cents(33_333),
    totalOf: { from: "2026-06" as YearMonth, to: "2026-11" as YearMonth },
    meanOf: { from: "2026-06" as YearMonth, to: "2026-10" as YearMonth },
    fixed: cents(300_000),
    variable: cents(100_000),
    byCategory: [
      { category: "Habitação", amount: cents(300_000) },
      { category: "Lazer", amount: cents(87_654) },
      { category: "Saúde", amount: cents(12_346) },
    ],
  },
  normal: {
    from: "2025-11" as YearMonth,
    to: "2026-10" as YearMonth,
    income: cents(100_000),
    expenses: cents(75_000),
    extra: cents(0),
    extraMonths: null,
    countedExtra: cents(0),
    surplus: cents(25_000),
    since: null,
  },
  analysis: {
    text: "Gastou menos do que recebeu.",
    recommendations: [
      advice({ title: "Renda extra", category: "income", priority: "low" }),
      advice({ title: "Fundo de emergência", category: "goal", priority: "high" }),
      advice({ title: "Certificados", category: "investment", impact: "+12,00 € por mês" }),
    ],
    projections: [
      {
        goal: "Férias",
        time: "5 meses",
        monthly: cents(20_000),
        startsIn: null,
        note: "Não chega a tempo.",
      },
    ],
  },
  source: "rules",
  revision: null,
  madeAt: Date.UTC(2026, 10, 20, 12, 5),
};

const BIKE: Goal = {
  id: goalId("01890000-0000-7000-8000-0000000000b1"),
  name: "Bicicleta",
  total: cents(900_00),
  current: cents(100_00),
  deadline: null,
  photoUrl: null,
};

const answering = (changes: Partial<RecommendationReport> = {}) =>
  vi.fn<Recommendations["generate"]>(() => Promise.resolve({ ...REPORT, ...changes }));

const generate = () => userEvent.click(screen.getByRole("button", { name: "Gerar Recomendações" }));
const result = () => screen.findByRole("region", { name: "Recomendações geradas" });
const region = (name: string) => screen.getByRole("region", { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const items = (name: string) => within(region(name)).getAllByRole("listitem");

describe("the choice of a period", () => {
  it("begins with 6 months for who has Premium, and leaves every other one open", async () => {
    const asked = answering();
    await showRecommendations(asked);
    const radios = within(screen.getByRole("group", { name: "Período a analisar" }));
    const names = radios.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(names).toEqual(["3 meses", "6 meses", "12 meses", "24 meses"]);
    expect(chosen()).toEqual(["6"]);
    await userEvent.click(screen.getByRole("radio", { name: "24 meses" }));
    await generate();
    expect(asked).toHaveBeenCalledExactlyOnceWith(24);
  });

  it("is 3 months without Premium, which the other periods offer in place of themselves", async () => {
    const asked = answering({ period: 3 });
    const { actors } = await showRecommendations(asked, "free");
    for (const months of [6, 12, 24]) {
      const name = `${months} meses, só com Premium`;
      await userEvent.click(screen.getByRole("button", { name }));
      await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
      actors.premium.send({ type: "CLOSE" });
    }
    expect(chosen()).toEqual(["3"]);
    await generate();
    expect(asked).toHaveBeenCalledExactlyOnceWith(3);
  });
});

describe("generating", () => {
  it("is invited to where nothing was generated yet", async () => {
    await showRecommendations(forever);
    expect(
      screen.getByText(/^Escolha um período e carregue em «Gerar Recomendações»/),
    ).toBeTruthy();
    expect(screen.getByText(/não substituem o aconselhamento de um profissional/)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("happens once however often one presses, and says that it is under way", async () => {
    const asked = vi.fn<Recommendations["generate"]>(forever);
    await showRecommendations(asked);
    await generate();
    await userEvent.click(screen.getByRole("button", { name: "A gerar…" }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status").textContent).toBe("A analisar os seus números…");
    expect(document.querySelector("div[aria-busy]")).not.toBeNull();
  });

  it("tells a screen reader what came, leaves the focus where it was, and says so once", async () => {
    const { notify } = await showRecommendations(answering());
    await generate();
    await result();
    expect(screen.getByRole("status").textContent).toBe(
      "Análise dos últimos 6 meses concluída: 3 recomendações.",
    );
    expect(document.activeElement?.textContent).toBe("Gerar Recomendações");
    expect(notify.mock.calls).toEqual([[{ type: "recommendations-ready" }]]);
  });

  it("says why it failed beside the button, and keeps what was there", async () => {
    const limit = { type: "rejected", status: 429, detail: "Tente daqui a 10 minutos." };
    const asked = answering();
    const { notify } = await showRecommendations(asked);
    await generate();
    await result();
    asked.mockImplementationOnce(failing(limit));
    await generate();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Erro ao gerar recomendações: Tente daqui a 10 minutos.",
    );
    expect(await result()).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("");
    expect(notify).toHaveBeenLastCalledWith({ type: "recommendations-failed", failure: limit });
    await generate();
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  });

  it("outlives a walk to another screen, with the period and the report", async () => {
    const { leave, show } = await showRecommendations(answering());
    await userEvent.click(screen.getByRole("radio", { name: "12 meses" }));
    await generate();
    leave();
    show();
    expect(await result()).toBeTruthy();
    expect(chosen()).toEqual(["12"]);
  });
});

describe("what was generated before", () => {
  const headings = () =>
    screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

  it("is there at once, with the moment it was made, until something newer is", async () => {
    const last = { ...REPORT, period: 12, madeAt: REPORT.madeAt - 1 } as const;
    await showRecommendations(answering(), "premium", last);
    expect(headings()).toContain("Análise dos últimos 12 meses");
    expect(
      within(await result()).getByText<HTMLTimeElement>(formatInstant(last.madeAt)).dateTime,
    ).toBe("2026-11-20T12:04:59.999Z");
    expect(screen.getByRole("status").textContent).toBe("");
    await generate();
    await expect.poll(headings).toContain("Análise dos últimos 6 meses");
  });

  it("gives way to what was generated elsewhere since", async () => {
    const { leave, show } = await showRecommendations(answering());
    await generate();
    leave();
    show({ ...REPORT, period: 24, madeAt: REPORT.madeAt + 1 });
    expect(headings()).toContain("Análise dos últimos 24 meses");
  });
});

describe("a report", () => {
  const show = async (changes: Partial<RecommendationReport> = {}) => {
    await showRecommendations(answering(changes));
    await generate();
    return result();
  };
  const figure = (label: string) => plain(region(label).textContent);

  it("says of which months its totals and its mean are", async () => {
    await show();
    expect(figure("Total de receitas")).toContain("junho a novembro de 2026");
    expect(figure("Total de despesas")).toContain("junho a novembro de 2026");
    expect(figure("Saldo médio mensal")).toContain("junho a outubro de 2026");
  });

  it("sums up the period that it is about", async () => {
    await show();
    expect(screen.getByRole("heading", { name: "Análise dos últimos 6 meses" })).toBeTruthy();
    expect(figure("Saldo médio mensal")).toContain("333,33 €");
    expect(figure("Total de receitas")).toContain("6000,00 €");
    expect(figure("Total de despesas")).toContain("4000,00 €");
    expect(figure("Despesas fixas e variáveis")).toMatch(/Fixas.*3000,00 € · 75,0 %/);
    expect(figure("Despesas fixas e variáveis")).toMatch(/Variáveis.*1000,00 € · 25,0 %/);
    expect(figure("Análise")).toContain("Gastou menos do que recebeu.");
  });

  it("puts the most urgent advice first, each with its kind, its priority and its impact", async () => {
    await show();
    const cards = items("O que pode fazer").map((card) => plain(card.textContent));
    expect(cards).toEqual([
      expect.stringMatching(/^ObjetivoPrioridade altaFundo de emergência/),
      expect.stringMatching(
        /^InvestimentoPrioridade médiaCertificados.*Impacto estimado\+12,00 € por mêsVer registos$/,
      ),
      expect.stringMatching(/^ReceitaPrioridade baixaRenda extra/),
    ]);
    expect(cards[0]).not.toContain("Impacto estimado");
  });

  it("has three open, and the others behind the number of them", async () => {
    const many = (count: number) => ({
      ...REPORT.analysis,
      recommendations: Array.from({ length: count }, (_, index) => advice({ title: `${index}` })),
    });
    await show({ analysis: many(3) });
    expect(document.querySelector("details")).toBeNull();
    cleanup();
    await show({ analysis: many(8) });
    const [first, rest] = within(region("O que pode fazer")).getAllByRole("list");
    expect(within(first!).getAllByRole("listitem")).toHaveLength(3);
    expect(within(rest!).getAllByRole("listitem")).toHaveLength(5);
    const details = rest!.closest("details");
    expect(details?.open).toBe(false);
    expect(details?.querySelector("summary")?.textContent).toBe("Mais 5 recomendações");
    cleanup();
    await show({ analysis: many(4) });
    expect(document.querySelector("summary")?.textContent).toBe("Mais 1 recomendação");
  });

  it("has each number before its explanation, in the place of its impact", async () => {
    await show({
      analysis: {
        ...REPORT.analysis,
        recommendations: [
          advice({
            figure: { number: "40,60 €", of: "a menos por mês" },
            impact: "487,20 € por ano.",
          }),
        ],
      },
    });
    expect(items("O que pode fazer").map((card) => plain(card.textContent))).toEqual([
      "EconomiaPrioridade médiaCorte no lazer40,60 € a menos por mêsGasta 20 % do que recebe em lazer.Ver despesas",
    ]);
  });

  it("tells of each goal what today's plan gives it, whatever it was when the report was made", async () => {
    await showRecommendations(forever, "premium", REPORT, [BIKE]);
    expect(items("Projeção dos objetivos").map((goal) => plain(goal.textContent))).toEqual([
      "BicicletaTempo estimadoSem previsãoNo próximo mês0,00 €Só avança quando sobrar dinheiro ao fim do mês.",
    ]);
  });

  it("says beside its date that the records have changed since, and is made anew with one press", async () => {
    const asked = answering();
    await showRecommendations(asked, "premium", { ...REPORT, revision: 0 });
    expect(screen.getByText("Os seus registos mudaram desde então.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Gerar de novo" }));
    expect(asked).toHaveBeenCalledExactlyOnceWith(6);
  });

  it.each([null, 1_000_000])("made of revision %s says nothing of changes", async (revision) => {
    await showRecommendations(forever, "premium", { ...REPORT, revision });
    expect(screen.queryByText(/mudaram/)).toBeNull();
  });

  it("lists the categories by their amount, each with euros, percentage and a bar", async () => {
    await show();
    const categories = items("Despesas por categoria");
    expect(categories.map((category) => plain(category.textContent))).toEqual([
      "Habitação3000,00 €75,0 %",
      "Lazer876,54 €21,9 %",
      "Saúde123,46 €3,1 %",
    ]);
    const bars = categories.map((category) => within(category).getByRole("progressbar"));
    expect(bars.map((bar) => bar.getAttribute("aria-valuenow"))).toEqual(["75", "22", "3"]);
  });

  it.each([
    ["rules", /^Análise feita pelas regras do FinControl/],
    ["provider", /^Análise feita por um fornecedor de IA/],
    ["rules-after-failure", /não deu uma resposta.*regras do FinControl/],
  ] as const)("by %s says who made it", async (source, sentence) => {
    await show({ source });
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it("of nothing says so in each of its parts", async () => {
    const zero = cents(0);
    await show({
      summary: {
        income: zero,
        expenses: zero,
        meanBalance: zero,
        totalOf: null,
        meanOf: null,
        fixed: zero,
        variable: zero,
        byCategory: [],
      },
      analysis: { text: "Ainda sem registos.", recommendations: [], projections: [] },
    });
    expect(screen.getByText("Nada a recomendar por agora.")).toBeTruthy();
    expect(screen.getByText("Sem objetivos para projetar")).toBeTruthy();
    expect(screen.getByText("Nenhuma despesa neste período")).toBeTruthy();
  });

  it("shows what the server wrote as text, whatever it looks like", async () => {
    const trap = '<img src="x" onerror="alert(1)"><b>Olá</b>';
    const shown = await show({
      analysis: {
        text: trap,
        recommendations: [advice({ title: trap, description: trap, impact: trap })],
        projections: [],
      },
    });
    expect(within(shown).getAllByText(trap)).toHaveLength(4);
    expect(shown.querySelector("img, b")).toBeNull();
  });
});

describe("the button of a recommendation", () => {
  const show = async (act: Recommendation["act"], plan: Plan = "premium", goals = [BIKE]) => {
    const report = {
      ...REPORT,
      analysis: { ...REPORT.analysis, recommendations: [advice({ act })] },
    };
    return showRecommendations(forever, plan, report, goals);
  };
  const press = (name: string) =>
    userEvent.click(
      screen.getByRole("button", { name: (said) => plain(said) === `${name}: Corte no lazer` }),
    );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  const wayOf = (name: string) =>
    screen.getByRole("link", { name: `${name}: Corte no lazer` }).getAttribute("href");

  it("opens a budget of this month, with the category and the limit", async () => {
    await show({ type: "limit", category: "Lazer", limit: cents(90_50) });
    await press("Limitar a 90,50 €");
    expect(await screen.findByRole("dialog", { name: "Novo orçamento" })).toBeTruthy();
    expect(field("Limite")).toBe("90,50");
    expect(field("Categoria")).toBe("Lazer");
  });

  it("puts the amount aside for the goal that is meant", async () => {
    await show({ type: "put-aside", goal: BIKE.id, amount: cents(25_00) });
    await press("Adicionar valor");
    expect(await screen.findByRole("dialog", { name: "Adicionar valor a Bicicleta" })).toBeTruthy();
    expect(screen.getByDisplayValue("25,00")).toBeTruthy();
  });

  it("names no amount to put aside once the records have changed", async () => {
    const act = { type: "put-aside", goal: BIKE.id, amount: cents(25_00) } as const;
    const analysis = { ...REPORT.analysis, recommendations: [advice({ act })] };
    await showRecommendations(forever, "premium", { ...REPORT, analysis, revision: 0 }, [BIKE]);
    await press("Adicionar valor");
    await screen.findByRole("dialog", { name: "Adicionar valor a Bicicleta" });
    expect(screen.queryByDisplayValue("25,00")).toBeNull();
  });

  it("begins the fund with its name and what it should hold", async () => {
    await show({ type: "new-goal", isFund: true, total: cents(3_000_00) });
    await press("Criar objetivo");
    await screen.findByRole("dialog");
    expect(screen.getByDisplayValue("Fundo de emergência")).toBeTruthy();
    expect(screen.getByDisplayValue("3000,00")).toBeTruthy();
  });

  it("offers Premium where one more goal is not on the plan", async () => {
    const second = { ...BIKE, id: goalId("01890000-0000-7000-8000-0000000000b2") };
    const { actors } = await show({ type: "new-goal", isFund: true, total: null }, "free", [
      BIKE,
      second,
    ]);
    await press("Criar objetivo");
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
  });

  it("opens the goal that has to be changed", async () => {
    await show({ type: "change-goal", goal: BIKE.id });
    await press("Rever objetivo");
    await screen.findByRole("dialog");
    expect(screen.getByDisplayValue("Bicicleta")).toBeTruthy();
  });

  it("opens an entry where records are missing", async () => {
    const { actors } = await show({ type: "record", kind: "income" });
    await press("Registar receita");
    await expect.poll(() => actors.entry.dialog.getSnapshot().hasTag("open")).toBe(true);
  });

  it("leads to the records that are meant, or to where it is done", async () => {
    await show({
      type: "look",
      kind: "expense",
      category: "Lazer",
      from: civilDate(2026, 8, 3),
      to: civilDate(2026, 8, 3),
    });
    expect(wayOf("Ver despesas")).toBe(
      "/historico?tipo=despesa&categoria=Lazer&dataInicio=2026-08-03&dataFim=2026-08-03",
    );
    cleanup();
    await show({ type: "simulate" });
    expect(wayOf("Simular um corte")).toBe("/simulador");
    cleanup();
    await show({ type: "put-aside", goal: BIKE.id, amount: cents(1) }, "premium", []);
    expect(wayOf("Ver objetivos")).toBe("/perfil");
  });
});
