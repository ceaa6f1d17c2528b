import type { CategoryAmount } from "../../../src/domain/recommendations/financial-summary.ts";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import { eurosFromCents, type Cents } from "../../../src/domain/shared/cents.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { aliasOf } from "../../../src/text/recommendations/provider-prompt.ts";
import type { ToldCategories } from "./told-categories.ts";

const eurosOf = (amounts: readonly CategoryAmount[], nameOf: (category: string) => string) =>
  Object.fromEntries(
    amounts.map(({ category, amount }) => [nameOf(category), eurosFromCents(amount)]),
  );

const listed = (amounts: ReadonlyMap<string, Cents>) =>
  [...amounts].map(([category, amount]) => ({ category, amount }));

/**
 * Returns all data that ever leaves the server: totals of months and categories, and the figures of goals. Goals and
 * user-named categories are numbered. Each field is listed here, so that a field added to a record or a goal is not
 * sent.
 */
export const figuresForProvider = (
  { period, summary, normal, months, sources, plan, today }: FinancialFacts,
  { aliasOf: aliasOfCategory }: Pick<ToldCategories, "aliasOf">,
) => ({
  periodo_meses: period,
  saldo_medio_mensal: eurosFromCents(summary.meanBalance),
  mes_normal: {
    receitas: eurosFromCents(normal.income),
    despesas: eurosFromCents(normal.expenses),
    sobra: eurosFromCents(normal.surplus),
    extra_nos_ultimos_meses: eurosFromCents(normal.extra),
    meses: normal.months.length,
  },
  gastos_fixos: eurosFromCents(summary.fixed),
  gastos_variaveis: eurosFromCents(summary.variable),
  receitas_por_categoria: eurosOf(sources, (name) => aliasOfCategory("income", name)),
  meses: months.map(({ month, income, expenses, balance, byCategory }) => ({
    mes: month,
    completo: month < monthOf(today),
    receitas: eurosFromCents(income),
    despesas: eurosFromCents(expenses),
    saldo: eurosFromCents(balance),
    despesas_por_categoria: eurosOf(listed(byCategory), (name) => aliasOfCategory("expense", name)),
  })),
  objetivos: plan.map(({ goal, missing, monthly, months: wait, missingAtDeadline }, index) => ({
    objetivo: aliasOf(index + 1),
    valor_total: eurosFromCents(goal.total),
    valor_atual: eurosFromCents(goal.current),
    valor_em_falta: eurosFromCents(missing),
    prazo: goal.deadline,
    valor_do_proximo_mes: eurosFromCents(monthly),
    meses_ate_la: wait,
    falta_no_fim_do_prazo: eurosFromCents(missingAtDeadline),
  })),
});
