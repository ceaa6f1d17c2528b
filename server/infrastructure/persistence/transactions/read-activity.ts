import { sql, type SelectQueryBuilder } from "kysely";
import type { Activity } from "../../../../src/domain/achievements/facts.ts";
import { doTell } from "../../../../src/domain/lived-months/lives-of.ts";
import type { MonthLives } from "../../../../src/domain/lived-months/month-life.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import { partsOf, type CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../../../../src/domain/shared/year-month.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import type { Tables } from "../tables.ts";

type Records = SelectQueryBuilder<Tables, "transactions", object>;

const MONTH = sql<YearMonth>`substr(date, 1, 7)`;

const sumOf = (kind: "income" | "expense") =>
  sql<number>`cast(sum(case when kind = ${kind} then amount else 0 end) as bigint)`;

/** Sums up the records until a day by month, kind and category, and tells on which days and in which months any were entered. */
export async function readActivity(
  records: Records,
  day: CivilDate,
  { nameOf }: Pick<CategoryNames, "nameOf">,
): Promise<Activity> {
  const past = records.where("date", "<=", day);
  const byHand = past.where("recurrence_id", "is", null);
  const totals = await past
    .select(({ fn }) => [
      MONTH.as("month"),
      "kind",
      "category_id",
      fn.sum<Cents>("amount").as("amount"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy(["month", "kind", "category_id"])
    .execute();
  const livesByHand = await readLives(byHand);
  const days = await byHand.select("date").distinct().execute();
  return {
    totals: totals.map(({ category_id, ...total }) => ({
      ...total,
      category: nameOf(category_id),
    })),
    days: days.map(({ date }) => date),
    lives: doTell(livesByHand, monthOf(day)) ? livesByHand : await readLives(past),
  };
}

async function readLives(records: Records): Promise<MonthLives> {
  const months = await records
    .select(({ fn }) => [
      MONTH.as("month"),
      fn.countAll<number>().as("count"),
      fn.min<CivilDate>("date").as("first"),
      fn.max<CivilDate>("date").as("last"),
      sumOf("income").as("income"),
      sumOf("expense").as("expenses"),
    ])
    .groupBy("month")
    .execute();
  return new Map(
    months.map(({ month, first, last, ...life }) => [
      month,
      { ...life, firstDay: partsOf(first).day, lastDay: partsOf(last).day },
    ]),
  );
}
