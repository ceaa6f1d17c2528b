import fc from "fast-check";
import { endsBeforeBeginning } from "../../../src/domain/goals/ends-before-beginning.ts";
import { describe, expect, it } from "vitest";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import { findings } from "../../../src/domain/recommendations/findings.ts";
import type { Analysis } from "../../../src/domain/recommendations/recommendation.ts";
import { cents, sum, type Cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { wordAnalysis } from "../../../src/text/findings/analysis-words.ts";
import { recommendationOf } from "../../../src/text/findings/finding-words.ts";
import { duration } from "../../../src/text/duration.ts";
import { formatEuros } from "../../../src/text/format.ts";
import { anyFactsInput } from "../../support/arbitraries/financial-facts.ts";
import { earned, factsFrom, factsOf, recordOn, spent } from "../../support/facts.ts";
import { goalWith } from "../../support/goals.ts";
import { runs } from "../../support/runs.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

const sentencesOf = ({ text, recommendations, projections }: Analysis) => [
  text,
  ...recommendations.flatMap(({ title, description, impact }) => [
    title,
    description,
    impact ?? "-",
  ]),
  ...projections.flatMap(({ time, note }) => [time, note ?? "-"]),
];

const holds = (law: (analysis: Analysis, facts: FinancialFacts) => void) =>
  fc.assert(
    fc.property(anyFactsInput, ({ today, period, records, goals }) => {
      // Whatever else a name may hold is not our sentence.
      const named = goals.map((goal, index) => ({
        ...goal,
        name: index % 2 === 0 ? `Carro ${index}` : `Reserva ${index}`,
      }));
      const facts = factsFrom({ today, period, records, goals: named });
      law(wordAnalysis(facts), facts);
    }),
    { numRuns: runs(300) },
  );

describe("the words of an analysis", () => {
  it("hold no figure that is none", () => {
    holds((analysis) => {
      for (const sentence of sentencesOf(analysis))
        expect(sentence).not.toMatch(/NaN|Infinity|∞|undefined|null|\[object|−0,00|-0,00/);
    });
  });

  it("are whole sentences", () => {
    holds(({ text, recommendations }) => {
      for (const sentence of [text, ...recommendations.map(({ description }) => description)])
        expect(sentence).toMatch(/^[\p{Lu}«].*[.!]$/su);
      for (const { title } of recommendations) expect(title).not.toMatch(/\.$/);
    });
  });

  it("sum the period up in two to four sentences", () => {
    holds(({ text }) => {
      const sentences = text.split(/[.!?](?: |$)/).filter(Boolean);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
    });
  });

  it("name the amounts that were found", () => {
    holds((_, facts) => {
      for (const finding of findings(facts)) {
        const { description } = recommendationOf(finding, facts);
        const amounts: Cents[] = [];
        if ("monthly" in finding && finding.monthly > 0) amounts.push(finding.monthly);
        if ("amount" in finding) amounts.push(finding.amount);
        if ("yearly" in finding && finding.type === "subscriptions") amounts.push(finding.yearly);
        if ("missing" in finding) amounts.push(finding.missing);
        for (const amount of amounts) expect(description).toContain(formatEuros(amount));
        if ("goal" in finding)
          expect(recommendationOf(finding, facts).title + description).toContain(finding.goal);
      }
    });
  });

  it("project every goal that is not reached, together with no more than a normal month leaves", () => {
    holds(({ projections }, { plan, normal }) => {
      const together = sum(projections.map((projection) => projection.monthly));
      expect(together).toBeLessThanOrEqual(Math.max(0, normal.surplus));
      expect(projections.map(({ goal, monthly, startsIn }) => [goal, monthly, startsIn])).toEqual(
        plan.map(({ goal, monthly, startsIn }) => [goal.name, monthly, startsIn]),
      );
      for (const { time } of projections) {
        if (normal.surplus <= 0) expect(time).toBe("Sem previsão");
        else expect(time).toMatch(/^(?:cerca de|mais de) \d+ (?:mês|meses|anos?)/);
      }
    });
  });

  it("say in a sentence what stands in a goal's way or brings it first, with what is missing at its deadline, and only that", () => {
    holds(({ projections }, { plan, normal, today }) => {
      projections.forEach(({ note }, index) => {
        const goal = plan[index]?.goal;
        // Such a deadline is told as such, without an amount.
        if (goal !== undefined && endsBeforeBeginning(goal, today)) return;
        const missing = plan[index]?.missingAtDeadline ?? cents(0);
        const comesFirst = plan[index]?.firstUntil !== null;
        expect(note === null).toBe(normal.surplus > 0 && missing === 0 && !comesFirst);
        if (note === null) return;
        expect(note).toMatch(/^\p{Lu}.*\.$/u);
        if (missing > 0) expect(note).toContain(formatEuros(missing));
      });
    });
  });

  it("say the same of a late goal in its projection and in the advice on it", () => {
    holds(({ projections }, facts) => {
      for (const finding of findings(facts)) {
        if (finding.type !== "goal-out-of-reach") continue;
        const place = facts.plan.findIndex(({ goal }) => goal.id === finding.id);
        expect(finding.missing).toBe(facts.plan[place]?.missingAtDeadline);
        expect(projections[place]?.note).toContain(formatEuros(finding.missing));
      }
    });
  });

  it("never ask to reinforce a reserve that the plan gives nothing while it has something", () => {
    holds((_, facts) => {
      const asked = findings(facts).find(({ type }) => type === "fund-short");
      const reserve = facts.plan.find(({ goal }) => asked && "id" in asked && goal.id === asked.id);
      const isLeftOut = reserve?.monthly === 0 && facts.normal.surplus > 0;
      expect(isLeftOut).toBe(false);
    });
  });

  it("advise nobody to live on what comes beside a normal month", () => {
    const yearOf = (amount: number) => Array.from({ length: 13 }, () => amount);
    const holidayPay = recordOn(civilDate(2026, 6, 10), "income", "Subsídios", 1350_00);
    const { text, recommendations } = wordAnalysis(
      factsOf([
        ...earned("Salário", ...yearOf(1350_00)),
        ...spent("Alimentação", ...yearOf(1150_00)),
        holidayPay,
        { ...holidayPay, date: civilDate(2025, 11, 10) },
      ]),
    );
    expect(plain(text)).toContain(
      "num mês normal sobram-lhe 200,00 €, 14,8 % do que ganha; além disso, cerca de 2700,00 € por ano.",
    );
    for (const { description } of recommendations) {
      expect(plain(description)).not.toMatch(/1575|3037|425,00/);
      expect(description).not.toContain("variam muito");
    }
  });

  it("say where the surplus counts what comes beside", () => {
    const each = (amount: number) => Array.from({ length: 13 }, () => amount);
    const summer = [civilDate(2026, 7, 1), civilDate(2026, 8, 1)].map((date) =>
      recordOn(date, "income", "Freelance", 800_00),
    );
    const { text, recommendations } = wordAnalysis(
      factsOf([
        ...earned("Salário", ...each(300_00)),
        ...spent("Compras", ...each(350_00)),
        ...summer,
      ]),
    );
    expect(plain(text)).toContain("sobram-lhe 83,33 €, o que já conta com os extras");
    expect(recommendations.map(({ title }) => title)).toContain(
      "Só com os extras é que as contas fecham",
    );
  });

  it("say that they are no professional advice wherever money is to be invested", () => {
    holds(({ recommendations }) => {
      const silent = recommendations.filter(
        ({ category, description }) =>
          category === "investment" && !description.includes("aconselhamento profissional"),
      );
      expect(silent).toEqual([]);
    });
  });
});

describe("a time in words", () => {
  it.each([
    [1, "1 mês"],
    [24, "24 meses"],
    [25, "2 anos e 1 mês"],
    [36, "3 anos"],
    [1_199, "99 anos e 11 meses"],
    [1_200, "100 anos"],
    [1_201, "mais de 100 anos"],
    [Number.MAX_SAFE_INTEGER, "mais de 100 anos"],
  ])("of %i months is %s", (months, words) => {
    expect(duration(months)).toBe(words);
  });
});

describe("a whole analysis", () => {
  const eachMonth = (amount: number) => Array.from({ length: 6 }, () => amount);

  const RECORDS = [
    ...earned("Salário", ...eachMonth(1650_00)),
    ...spent("Habitação", ...eachMonth(620_00)),
    ...spent("Alimentação", 290_00, 300_00, 295_00, 305_00, 300_00, 210_00),
    ...spent("Lazer", 120_00, 110_00, 125_00, 115_00, 312_40, 60_00),
    ...spent("Subscrições", ...eachMonth(28_97)),
    recordOn(civilDate(2026, 8, 11), "expense", "Saúde", 640_00),
    ...spent("Saúde", 30_00, 25_00, 20_00, 25_00, 0, 0),
  ];

  const GOALS = [
    goalWith({
      name: "Férias",
      total: cents(2_000_00),
      current: cents(500_00),
      deadline: civilDate(2027, 6, 30),
    }),
    goalWith({ name: "Carro", total: cents(9_000_00), current: cents(1_000_00) }),
  ];

  it("reads as somebody would say it", () => {
    const { text, recommendations, projections } = wordAnalysis(factsOf(RECORDS, GOALS));
    expect(plain(text)).toMatchInlineSnapshot(
      `"De junho a novembro de 2026 recebeu 9900,00 € e gastou 7176,22 €: num mês normal sobram-lhe 398,55 €, 24,2 % do que ganha. A maior fatia das despesas é Habitação (52 %), e os gastos fixos levam 39 % das receitas de um mês normal. Em outubro gastou mais 15 % do que em setembro. Faltam 9500,00 € aos seus 2 objetivos, e o que sobra já ajuda a lá chegar."`,
    );
    expect(
      recommendations.map(({ priority, category, title, figure, description, impact }) =>
        plain(
          `${priority} ${category}: ${title} | ${figure?.number} ${figure?.of} | ${description} | ${impact ?? "-"}`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      [
        "medium goal: Crie um fundo de emergência | 3754,35 € para três meses de despesas | Não tem nenhum objetivo que sirva de reserva para imprevistos. Três meses das suas despesas são 3754,35 €: crie um objetivo «Fundo de emergência» e guarde-o numa conta à parte, sempre disponível. | Com o que lhe sobra num mês normal chega lá em cerca de 10 meses.",
        "medium saving: A casa leva mais de um terço do que ganha | 70,00 € por mês acima de um terço | A habitação custa-lhe 620,00 € por mês, 38 % das suas receitas; um terço seriam 550,00 €. Se tem crédito, compare o spread e o seguro de vida com outros bancos; se arrenda, veja se tem direito a apoios à renda. | A diferença para um terço são 70,00 € por mês.",
        "medium saving: Uma despesa fora do comum em Saúde | 640,00 € a 11/08/2026 | Em 11/08/2026 registou 640,00 € em Saúde; as outras despesas desta categoria rondam 16,67 €. Confirme o registo e, se for um gasto que se repete todos os anos, ponha 53,34 € de lado por mês para a próxima vez. | -",
        "medium saving: Lazer está a subir | 155,92 € acima da média, em outubro | Em outubro gastou 312,40 € em Lazer, mais 100 % do que a sua média de 156,48 € por mês. Veja o que mudou: se foi pontual, não volta; se é um novo hábito, ponha-lhe um limite. | Voltar à média poupa 155,92 € por mês.",
        "medium saving: Poupe 10 % em Alimentação | 29,80 € a menos por mês | Alimentação é a sua maior despesa variável, com 298,00 € num mês normal. Um corte de 10 % são 29,80 € por mês: pouco no dia a dia, muito ao fim do ano. Defina esse limite no início do mês e acompanhe-o. | 357,60 € por ano.",
        "low goal: Dê destino ao que poupa | 398,55 € poupados num mês normal | Poupa 24,2 % do que ganha, 398,55 € num mês normal. Antes de investir, complete um fundo de emergência com pelo menos três meses de despesas. | 4782,60 € poupados num ano, a este ritmo.",
        "low goal: «Férias» está no bom caminho | 398,55 € no próximo mês | Começa com 398,55 € já no próximo mês, e fica completo até 30/06/2027. Programe uma transferência automática para o dia em que recebe. | -",
        "low goal: Marque um prazo para «Carro» | 8000,00 € em falta | Faltam 8000,00 €. A sua vez chega em março de 2027, e fica completo em cerca de 24 meses: registe essa data como prazo, porque um objetivo com data é mais fácil de cumprir. | -",
      ]
    `);
    expect(projections).toEqual([
      { goal: "Férias", time: "cerca de 4 meses", monthly: 398_55, startsIn: null, note: null },
      { goal: "Carro", time: "cerca de 24 meses", monthly: 0, startsIn: "2027-03", note: null },
    ]);
  });

  it("of nothing says what to record first", () => {
    const { text, recommendations, projections } = wordAnalysis(factsOf([]));
    expect(text).toBe(
      "Nos últimos 6 meses ainda não há registos, e por isso não há nada para analisar. Registe as receitas e as despesas de um mês e crie um objetivo: basta isso para saber quanto sobra, para onde vai o dinheiro e quando chega aos seus objetivos.",
    );
    expect(recommendations.map(({ title }) => title)).toEqual([
      "Registe as suas receitas",
      "Registe as suas despesas",
      "Crie o seu primeiro objetivo",
    ]);
    expect(projections).toEqual([]);
  });

  it("of a month that loses money begins with that, and promises no goal a date", () => {
    const records = [...earned("Salário", 900_00), ...spent("Compras", 1000_00)];
    const { text, recommendations, projections } = wordAnalysis(factsOf(records, GOALS));
    expect(plain(text)).toBe(
      "Em novembro de 2026 recebeu 900,00 € e gastou 1000,00 €: com base em novembro, até agora, faltam-lhe 100,00 €. A maior fatia das despesas é Compras (100 %). Faltam 9500,00 € aos seus 2 objetivos, que só avançam quando voltar a sobrar dinheiro.",
    );
    expect(recommendations.map(({ title }) => title)).toEqual([
      "Complete o retrato das suas finanças",
    ]);
    expect(projections.map(({ time }) => time)).toEqual(["Sem previsão", "Sem previsão"]);
  });
});
