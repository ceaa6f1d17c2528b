import fc from "fast-check";
import type { GenericSchema, InferOutput } from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readForecastBasis } from "../../../src/application/forecast/read-forecast-basis.ts";
import { viewBudgets } from "../../../src/application/budgets/view-budgets.ts";
import { viewDashboard } from "../../../src/application/dashboard/view-dashboard.ts";
import { viewForecast } from "../../../src/application/forecast/view-forecast.ts";
import { viewGoalPlan } from "../../../src/application/goals/view-goal-plan.ts";
import { viewHistory } from "../../../src/application/history/view-history.ts";
import { viewNormalMonth } from "../../../src/application/forecast/view-normal-month.ts";
import { viewReport } from "../../../src/application/reports/view-report.ts";
import { viewTransactions } from "../../../src/application/history/view-transactions.ts";
import { budgetStatusListSchema, decodeBudgetStatus } from "../../../src/contract/kinds/budgets.ts";
import { changesSchema, decodeChanges } from "../../../src/contract/ledger/changes.ts";
import {
  decodeExportSummary,
  exportSummarySchema,
} from "../../../src/contract/exports/export-summary.ts";
import { storedAccountReserveSchema } from "../../../src/contract/accounts/balances.ts";
import { forecastSchema } from "../../../src/contract/forecast.ts";
import {
  decodeStoredLines,
  storedLinesSchema,
} from "../../../src/contract/imports/stored-lines.ts";
import { decodeMonthSum, monthSumsSchema } from "../../../src/contract/ledger/month-sums.ts";
import {
  decodeRecommendations,
  recommendationsSchema,
} from "../../../src/contract/recommendations/recommendations.ts";
import { decodeSimulation, simulationSchema } from "../../../src/contract/simulation.ts";
import {
  decodeTransaction,
  transactionListSchema,
} from "../../../src/contract/kinds/transactions.ts";
import { reachOf } from "../../../src/domain/forecast/horizon.ts";
import type { Book } from "../../../src/domain/ledger/book.ts";
import { monthsOf, rowsOf } from "../../../src/domain/ledger/read-book.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { formatEuros } from "../../../src/text/format.ts";
import { aboutDuration } from "../../../src/text/duration.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { read } from "../../support/read.ts";
import { wholeBook } from "../../support/read-whole.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { live } from "../support/live-household.ts";
import { newPremiumPerson } from "../support/people.ts";
import {
  anyHousehold,
  SPENT_ON,
  TODAY,
  type Entry,
  type Household,
} from "../support/random-household.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { runs } from "../../support/runs.ts";

const MONTH = monthOf(TODAY);
const clock = fakeClock(TODAY);

/** So many households are looked at. */
const HOUSEHOLDS = runs(20);

/** The numbers that are told of one thing, each with who told it. */
type Said = Map<string, Map<number | string | null, string[]>>;

const speaker = (said: Said) => (who: string, thing: string, number: number | string | null) => {
  const numbers = said.get(thing) ?? new Map<number | string | null, string[]>();
  said.set(thing, numbers.set(number, [...(numbers.get(number) ?? []), who]));
};

type Say = ReturnType<typeof speaker>;

/** What the server answers, as a client reads it. */
const asker =
  (me: Caller) =>
  async <Schema extends GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<InferOutput<Schema>> =>
    read(schema, (await me("GET", path)).body);

type Ask = ReturnType<typeof asker>;

/** The totals of records, as somebody who reads a list adds them up. */
function sayTotals(say: Say, who: string, when: string, totals: ReturnType<typeof totalsOf>) {
  say(who, `income ${when}`, totals.income);
  say(who, `expenses ${when}`, totals.expenses);
  say(who, `balance ${when}`, totals.balance);
}

/** What the screens of records say, and what the lists, the sums and the summary of the server come to. */
async function sayRecords(say: Say, ask: Ask, book: Book): Promise<void> {
  const { overview } = viewDashboard(clock)(null)(book);
  sayTotals(say, "dashboard", "this month", overview.totals);
  for (const { category, amount } of overview.expenseShares)
    say("dashboard", `expenses this month of ${category}`, amount);
  const history = viewHistory(book).months;
  const entries = history.flatMap(({ transactions }) => transactions);
  sayTotals(say, "history", "in all", totalsOf(entries));
  const ofMonth = history.filter(({ month }) => month === MONTH);
  sayTotals(
    say,
    "history",
    "this month",
    totalsOf(ofMonth.flatMap(({ transactions }) => transactions)),
  );

  const report = viewReport(clock);
  sayTotals(say, "report", "this month", report("month")(book).totals);
  for (const { category, amount } of report("month")(book).shares)
    say("report", `expenses this month of ${category}`, amount);
  sayTotals(say, "report", "of 3 months", report("3")(book).totals);
  for (const { category, amount } of report("3")(book).shares)
    say("report", `expenses of 3 months of ${category}`, amount);

  for (const kind of ["income", "expense"] as const) {
    const name = kind === "income" ? "income" : "expenses";
    const { months } = viewTransactions(kind)(book);
    const sums = months.flatMap((month) => month.sums);
    say(
      `screen of ${name}`,
      `${name} in all`,
      sums.reduce((all, one) => all + one.sum, 0),
    );
    const path = kind === "income" ? "/receitas" : "/despesas";
    const list = async (query = "") =>
      (await ask(`${path}${query}`, transactionListSchema)).map((one) =>
        decodeTransaction(kind, one),
      );
    say(path, `${name} in all`, totalsOf(await list())[name]);
    const within = await list(`?de=${MONTH}-01&ate=${MONTH}-30`);
    say(path, `${name} this month`, totalsOf(within)[name]);
  }

  const { meses } = await ask("/meses", monthSumsSchema);
  const sums = meses.map(decodeMonthSum);
  const sumOf = (kind: string, month?: string) =>
    sums
      .filter((one) => one.kind === kind && (month === undefined || one.month === month))
      .reduce((all, one) => all + one.sum, 0);
  say("/meses", "income in all", sumOf("income"));
  say("/meses", "expenses in all", sumOf("expense"));
  say("/meses", "expenses this month", sumOf("expense", MONTH));
  const summary = decodeExportSummary(await ask("/exportacao/resumo", exportSummarySchema));
  say("/exportacao/resumo", "balance in all", summary.balance);
  say("/exportacao/resumo", "number of records", summary.transactions);
  say("history", "number of records", entries.length);
}

async function sayBudgets(say: Say, ask: Ask, book: Book): Promise<void> {
  for (const { category, spent } of viewBudgets(clock)(null)(book).statuses)
    if (spent > 0) say("budgets", `expenses this month of ${category}`, spent);
  const path = `/orcamento/status/${MONTH}`;
  for (const one of (await ask(path, budgetStatusListSchema)).map(decodeBudgetStatus))
    if (one.spent > 0) say(path, `expenses this month of ${one.category}`, one.spent);
}

/** What the screen of the forecast says, with what the server does, and the plain sum of what was told. */
async function sayForecast(say: Say, ask: Ask, book: Book, household: Household): Promise<void> {
  const basis = await readForecastBasis({
    ledger: { getSnapshot: () => book },
    balances: {
      accountReserve: async () =>
        (await ask("/previsao/reserva", storedAccountReserveSchema)).valor,
    },
    imports: {
      lines: async (of) => {
        const since = of !== undefined && "from" in of ? of.from : "";
        return decodeStoredLines(await ask(`/importacoes/linhas?de=${since}`, storedLinesSchema));
      },
    },
  })();
  const shown = viewForecast(clock)({ ...basis, horizon: reachOf("premium"), saving: null })(book);
  const told = await ask("/previsao", forecastSchema);
  if (shown === "untold" || shown === "reading") {
    say("forecast", "what there is today", null);
    say("/previsao", "what there is today", told.saldo);
    return;
  }
  const { opening, allowance, endOfMonth, lowest } = shown;
  say("forecast", "what there is today", opening.amount);
  say("/previsao", "what there is today", told.saldo);
  if (household.told !== null && household.files.length === 0)
    say("a plain sum", "what there is today", plainSum(book, household.told, household.later));
  say("forecast", "per day", allowance.perDay);
  say("/previsao", "per day", told.por_dia);
  say("forecast", "tightest day", allowance.tightest);
  say("/previsao", "tightest day", told.dia_apertado);
  say("forecast", "cushion", allowance.accountReserve);
  say("/previsao", "cushion", told.reserva);
  say("household", "cushion", household.accountReserve);
  say("forecast", "if it comes", allowance.unconfirmed?.perDay ?? null);
  say("/previsao", "if it comes", told.se_entrar?.por_dia ?? null);
  say("forecast", "from when on", allowance.later?.from?.date ?? null);
  say("/previsao", "from when on", told.a_partir_de?.data ?? null);
  say("forecast", "assumed income", shown.assumed);
  say("/previsao", "assumed income", told.sem_rendimento?.valor ?? null);
  say("forecast", "end of the month", endOfMonth.balance);
  say("/previsao", "end of the month", told.fim_do_mes?.valor ?? null);
  say(
    "last day of the month",
    "end of the month",
    shown.days.find(({ date }) => date === `${MONTH}-30`)?.balance ?? null,
  );
  say("forecast", "lowest day", `${lowest.date} ${lowest.balance}`);
  say("/previsao", "lowest day", `${told.dia_mais_baixo?.data} ${told.dia_mais_baixo?.valor}`);
  for (const [index, day] of shown.days.entries()) {
    say("forecast", `left on ${day.date}`, day.balance);
    say("/previsao", `left on ${day.date}`, told.dias[index]?.valor ?? null);
  }
  const projection = viewReport(clock)("month")(book).projection;
  for (const [index, month] of shown.months.entries()) {
    say("forecast", `left at the end of ${month.month}`, month.balance);
    say("/previsao", `left at the end of ${month.month}`, told.meses[index]?.valor ?? null);
    const projected = projection?.find((one) => one.month === month.month);
    if (projected === undefined) continue;
    say("forecast", `change in ${month.month}`, month.balance - month.opening);
    say("report", `change in ${month.month}`, projected.expected);
  }
}

/** A told balance and all that was recorded since, as somebody adds it up on paper. */
function plainSum(book: Book, told: NonNullable<Household["told"]>, later: readonly Entry[]) {
  const rows = monthsOf(book).flatMap((month) => rowsOf(book, month));
  const since = rows.filter(({ date }) => date > told.date && date <= TODAY);
  const effects = later.map(({ kind, cents }) => (kind === "income" ? cents : -cents));
  const onTheDay = told.date === TODAY ? effects.reduce((all, one) => all + one, 0) : 0;
  return told.cents + totalsOf(since).balance + onTheDay;
}

/** What is normal, what a goal misses and when it is reached, on the screens, in the simulator and in the recommendations. */
async function sayPlans(say: Say, me: Caller, book: Book): Promise<void> {
  const normal = viewNormalMonth(clock)(book);
  const plan = viewGoalPlan(clock)(book);
  if (normal === null || plan === null) throw new Error("all of the book is there");
  say("a screen", "normal income", normal.income);
  say("a screen", "normal expenses", normal.expenses);
  say("a screen", "surplus", normal.surplus);
  say(
    "sum of categories",
    "normal expenses",
    [...normal.byCategory.values()].reduce((all, one) => all + one, 0),
  );
  for (const { goal, missing, months, missingAtDeadline, monthly } of plan.values()) {
    say("profile", `${goal.name} misses`, missing);
    say("profile", `months to ${goal.name}`, months);
    say(
      "profile",
      `time to ${goal.name}`,
      months === null ? "Sem previsão" : aboutDuration(months),
    );
    say("profile", `next month for ${goal.name}`, monthly);
    say("profile", `${goal.name} misses at its deadline`, missingAtDeadline);
  }
  for (const category of SPENT_ON) {
    const mean = normal.byCategory.get(category) ?? 0;
    if (mean === 0) continue;
    const body = { categoria_reduzir: category, valor_reducao: 0.01 };
    const answer = await me("POST", "/simulacao/cenario", { body });
    const { current, impacts } = decodeSimulation(read(simulationSchema, answer.body));
    say("simulator", "normal income", current.income);
    say("simulator", "normal expenses", current.expenses);
    say("simulator", "surplus", current.balance);
    say("a screen", `mean of ${category}`, mean);
    say("simulator", `mean of ${category}`, current.categorySpent);
    for (const { goal, missing, currentMonths } of impacts) {
      say("simulator", `${goal} misses`, missing);
      say("simulator", `months to ${goal}`, currentMonths);
    }
  }
  const answer = await me("POST", "/recomendacoes/gerar", { body: { periodo_meses: 3 } });
  const {
    summary,
    analysis,
    normal: told,
  } = decodeRecommendations(read(recommendationsSchema, answer.body));
  say("recommendations", "income of 3 months", summary.income);
  say("recommendations", "expenses of 3 months", summary.expenses);
  for (const { category, amount } of summary.byCategory)
    say("recommendations", `expenses of 3 months of ${category}`, amount);
  if (told !== null) {
    say("recommendations", "normal income", told.income);
    say("recommendations", "normal expenses", told.expenses);
    say("recommendations", "surplus", told.surplus);
  }
  for (const { goal, time, monthly, note } of analysis.projections) {
    say("recommendations", `time to ${goal}`, time);
    say("recommendations", `next month for ${goal}`, monthly);
    const planned = [...plan.values()].find((one) => one.goal.name === goal);
    if (planned !== undefined && planned.missingAtDeadline > 0)
      expect(note).toContain(formatEuros(planned.missingAtDeadline));
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(Date.UTC(2031, 10, 23, 12)) });
});
afterAll(() => server.close());

it(
  `tells ${HOUSEHOLDS} households one number of one thing, on every screen and in every answer`,
  { timeout: 240_000 },
  async () => {
    const things = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyHousehold, async (household) => {
        const { token } = await newPremiumPerson(server);
        const me = callerOf(server, token);
        await live(me, household);
        const ask = asker(me);
        const book = wholeBook(decodeChanges(await ask("/alteracoes?desde=0", changesSchema)));
        const said: Said = new Map();
        const say = speaker(said);
        await sayRecords(say, ask, book);
        await sayBudgets(say, ask, book);
        await sayForecast(say, ask, book, household);
        await sayPlans(say, me, book);
        for (const [thing, numbers] of said) {
          expect([...numbers].length === 1 ? [] : [thing, ...numbers]).toEqual([]);
          if ([...numbers.values()].flat().length > 1) things.add(thing.replace(/\d.*/, ""));
        }
      }),
      { numRuns: HOUSEHOLDS },
    );
    // As many things were told by more than one of them, so that they could have differed.
    expect(things.size).toBeGreaterThan(20);
  },
);
