import type { CategoryColour } from "../../domain/categories/category-look.ts";
import type { Report } from "../../domain/reports/report.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { joinSmallest } from "../../domain/transactions/category-shares.ts";
import { recordCount } from "../../domain/transactions/totals.ts";
import { adviceText } from "../advice.ts";
import { allowanceTip } from "../forecast/allowance.ts";
import { comparedRows } from "../reports/compared-rows.ts";
import { components } from "../components.ts";
import { formatDate, formatEuros, formatPercent, formatSignedEuros } from "../format.ts";
import { layoutTexts } from "../pages/layout.ts";
import { axisMonths, monthSpan } from "../months.ts";
import { reportTexts as texts } from "../reports/reports.ts";

/** The number of colours of the ring. */
const MAX_SLICES = 6;

/** The categories that a report names. */
function categoriesIn({ shares, comparison, advice }: Report): readonly string[] {
  const over = advice.flatMap((tip) => (tip.type === "broken-budgets" ? tip.broken : []));
  const compared = typeof comparison === "string" ? [] : comparison.categories;
  return [...shares, ...compared, ...over].map(({ category }) => category);
}

/** A report in words, for a printed document; categories have their users' colours. */
export function printedReport(
  report: Report,
  today: CivilDate,
  person: string,
  colourOf: (category: string) => CategoryColour | null,
) {
  const { totals, shares, months, unfinished, projection, comparison, card, advice } = report;
  return {
    language: "pt-PT",
    names: { all: categoriesIn(report), unnamed: texts.unnamed },
    title: `${texts.title} ${layoutTexts.product}`,
    period: monthSpan(months.map(({ month }) => month)),
    madeOn: texts.madeFor(person, formatDate(today)),
    totals: [
      {
        label: texts.balance,
        value: formatEuros(totals.balance),
        note: texts.records(recordCount(totals)),
        tone: totals.balance < 0 ? "negative" : "positive",
      },
      {
        label: texts.income,
        value: formatEuros(totals.income),
        note: texts.records(totals.incomeCount),
        tone: "positive",
      },
      {
        label: texts.expenses,
        value: formatEuros(totals.expenses),
        note: texts.records(totals.expenseCount),
        tone: "negative",
      },
    ],
    ring: {
      title: texts.byCategory,
      alt: texts.ringPicture(formatEuros(totals.expenses)),
      middle: [components.total, formatEuros(totals.expenses)],
      slices: joinSmallest(shares, MAX_SLICES, components.otherCategories).map(
        ({ category, share, amount }) => ({
          label: category,
          figures: [formatPercent(share, 1), formatEuros(amount)],
          share,
          colour: colourOf(category),
        }),
      ),
      empty: texts.noExpenses,
    },
    line: {
      title: texts.evolution,
      alt: texts.linePicture(monthSpan(months.map(({ month }) => month))),
      names: axisMonths([...months, ...(projection ?? [])].map(({ month }) => month)),
      points: months.map(({ balance }) => balance),
      unfinished: unfinished !== null,
      band: projection ?? [],
      note: projection === null ? texts.noProjection : texts.assumption,
      amount: formatEuros,
    },
    tables: [
      {
        title: texts.detail,
        headers: [texts.category, texts.total, texts.share, texts.count],
        rows: shares.map(({ category, amount, share, count }) => [
          category,
          formatEuros(amount),
          formatPercent(share, 1),
          String(count),
        ]),
      },
      {
        title: texts.evolution,
        headers: [texts.month, texts.income, texts.expenses, texts.balance],
        rows: months.map(({ month, income, expenses, balance }) => [
          month === unfinished ? `${monthSpan([month])} (${texts.unfinished})` : monthSpan([month]),
          formatEuros(income),
          formatEuros(expenses),
          formatEuros(balance),
        ]),
      },
      ...(projection === null
        ? []
        : [
            {
              title: texts.projection,
              headers: [texts.month, texts.low, texts.expected, texts.high],
              rows: projection.map(({ month, low, expected, high }) => [
                monthSpan([month]),
                formatEuros(low),
                formatEuros(expected),
                formatEuros(high),
              ]),
            },
          ]),
      ...(typeof comparison === "string"
        ? []
        : [
            {
              title: `${texts.years}: ${texts.compared(comparison)}`,
              headers: [
                texts.category,
                texts.yearOf(comparison.now),
                texts.yearOf(comparison.before),
                texts.difference,
                texts.variation,
              ],
              rows: comparedRows(comparison).map(({ name, now, before, difference, part }) => [
                name,
                formatEuros(now),
                formatEuros(before),
                formatSignedEuros(difference),
                texts.variationOf(part),
              ]),
            },
          ]),
    ],
    advice: {
      title: texts.advice,
      tips: [
        ...(card === null ? [] : [allowanceTip(card)]),
        ...advice.map((tip) => adviceText(tip, months.length)),
      ],
    },
    page: texts.page,
  } as const;
}
