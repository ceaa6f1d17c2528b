import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { yearlyIncomes } from "../../../src/domain/goals/yearly-incomes.ts";
import { figuresOf } from "../../../src/domain/normal-month/normal-figures.ts";
import {
  financialFacts,
  type FinancialFacts,
} from "../../../src/domain/recommendations/financial-facts.ts";
import type {
  Analysis,
  AnalysisSource,
  RecommendationReport,
} from "../../../src/domain/recommendations/recommendation.ts";
import {
  mayAnalyse,
  type RecommendationPeriod,
} from "../../../src/domain/recommendations/recommendation-period.ts";
import { daysOfPeriod, monthsOfPeriod } from "../../../src/domain/reports/report-period.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { readRefunds } from "../budgets/read-refunds.ts";
import { normalRecords } from "../forecast/normal-records.ts";
import { readForecast, type ForecastPorts } from "../forecast/read-forecast.ts";
import { NoAnalysis, type Analyse, type AnalysisFault } from "./analyse.ts";
import type { Clock } from "../clock.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { Stores } from "../stores.ts";

type Records = Pick<Stores, "budgets" | "goals" | "ledgers" | "recurrences" | "transactions"> &
  ForecastPorts;

type Analysts = {
  readonly analyseByRules: Analyse;
  /** Null where no provider is configured. */
  readonly analyseByProvider: Analyse | null;
  /** Reports to the operator why the provider failed. */
  readonly tellFault: (fault: AnalysisFault) => void;
};

type Ports = Records &
  Analysts &
  Pick<Stores, "lastRecommendations"> & { readonly limit: RateLimit; readonly clock: Clock };

export type RecommendationRefusal = "period-locked" | TooMany;

/** Makes recommendations for the figures of a period, if the plan includes it, and stores them until the next time. */
export const generateRecommendations =
  (ports: Ports) =>
  async (
    { id, plan }: User,
    ledger: LedgerId,
    period: RecommendationPeriod,
  ): Promise<Result<RecommendationReport, RecommendationRefusal>> => {
    if (!mayAnalyse(plan, period)) return refused("period-locked");
    const taken = await ports.limit.take(id);
    if (!taken.ok) return taken;
    // Read before the facts: what is written meanwhile counts as a later change.
    const revision = (await ports.ledgers.find(ledger))?.revision ?? null;
    const facts = await factsAbout(ports, ledger, period);
    const { summary } = facts;
    const normal = figuresOf(facts.normal);
    const analysed = await analyse(ports, facts);
    const report = { period, summary, normal, ...analysed, revision, madeAt: ports.clock.now() };
    await ports.lastRecommendations.keep(id, report);
    return accepted(report);
  };

async function factsAbout(
  stores: Records,
  ledger: LedgerId,
  period: RecommendationPeriod,
): Promise<FinancialFacts> {
  const { budgets, goals, ledgers, recurrences, calendar } = stores;
  const today = calendar.today();
  const { from } = daysOfPeriod(`${period}`, today);
  const listed = await budgets.list(ledger);
  const months = monthsOfPeriod(`${period}`, today);
  const limited = months.filter((month) => listed.some((budget) => budget.month === month));
  const plans = (await recurrences.list(ledger)).map(({ record }) => record);
  return financialFacts({
    today,
    period,
    ...(await normalRecords(stores, ledger, today, from)),
    goals: await goals.list(ledger),
    budgets: listed,
    refundedIn: await readRefunds(stores, ledger, limited),
    categories: await ledgers.categories(ledger),
    planned: plannedOccurrences(plans, today),
    ended: await recurrences.ended(ledger),
    yearlyIncomes: yearlyIncomes(plans, today),
    atHand: (await readForecast(stores)(ledger, "year"))?.atHand ?? null,
  });
}

/**
 * The provider is not called without anything to analyse, nor where the accounts go below zero: it knows nothing of
 * them.
 */
async function analyse(
  { analyseByRules, analyseByProvider, tellFault }: Analysts,
  facts: FinancialFacts,
): Promise<{ readonly analysis: Analysis; readonly source: AnalysisSource }> {
  const isBelowZero = facts.atHand !== null && facts.atHand.belowZero !== null;
  if (analyseByProvider === null || facts.records.length === 0 || isBelowZero)
    return { analysis: await analyseByRules(facts), source: "rules" };
  try {
    return { analysis: await analyseByProvider(facts), source: "provider" };
  } catch (error) {
    if (!(error instanceof NoAnalysis)) throw error;
    tellFault(error.fault);
    return { analysis: await analyseByRules(facts), source: "rules-after-failure" };
  }
}
