// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Recommendations } from "../../../src/application/ports/recommendations.ts";
import type {
  Recommendation,
  RecommendationReport,
} from "../../../src/domain/recommendations/recommendation.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
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
  ...changes,
});

const REPORT: RecommendationReport = {
  period: 6,
  summary: {
    income: cents(600_000),
    expenses: cents(400_000),
    meanBalance: cents(33_333),
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
    countedExtra: cents(0),
    surplus: cents(25_000),
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
  madeAt: Date.UTC(2026, 10, 20, 12, 5),
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
        /^InvestimentoPrioridade médiaCertificados.*Impacto estimado\+12,00 € por mês$/,
      ),
      expect.stringMatching(/^ReceitaPrioridade baixaRenda extra/),
    ]);
    expect(cards[0]).not.toContain("Impacto estimado");
  });

  it("tells of each goal how long it takes and what to put aside", async () => {
    await show();
    const [goal] = items("Projeção dos objetivos");
    expect(plain(goal?.textContent)).toBe(
      "FériasTempo estimado5 mesesNo próximo mês200,00 €Não chega a tempo.",
    );
    expect(plain(region("Projeção dos objetivos").textContent)).toContain(
      "No próximo mês 200,00 € ao todo, dos 250,00 € que sobram num mês normal.",
    );
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
        meanOf: null,
        fixed: zero,
        variable: zero,
        byCategory: [],
      },
      analysis: { text: "Ainda sem registos.", recommendations: [], projections: [] },
    });
    expect(screen.getByText("Nada a recomendar por agora. Continue assim!")).toBeTruthy();
    expect(screen.getByText("Sem objetivos para projetar")).toBeTruthy();
    expect(screen.getByText("Nenhuma despesa neste período")).toBeTruthy();
  });

  it("shows what the server wrote as text, whatever it looks like", async () => {
    const trap = '<img src="x" onerror="alert(1)"><b>Olá</b>';
    const shown = await show({
      analysis: {
        text: trap,
        recommendations: [advice({ title: trap, description: trap, impact: trap })],
        projections: [{ goal: trap, time: trap, monthly: cents(1), startsIn: null, note: trap }],
      },
    });
    expect(within(shown).getAllByText(trap)).toHaveLength(7);
    expect(shown.querySelector("img, b")).toBeNull();
  });
});
