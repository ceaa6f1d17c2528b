import * as v from "valibot";
import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import {
  usedPart,
  type BudgetAlert,
  type BudgetStatus,
} from "../../domain/budgets/budget-status.ts";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { budgetId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdEntry, decodeCategoryId, encodeCategoryId } from "../category-id.ts";
import {
  categoryName,
  euros,
  eurosSum,
  ownId,
  percentOfPart,
  revision,
  yearMonth,
} from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import { request, response } from "../shape.ts";
import { decoded, stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const draftEntries = {
  categoria: categoryName,
  ...categoryIdEntry,
  valor_limite: euros,
  mes_ano: yearMonth,
  repetir: v.optional(v.boolean("wrong-type" satisfies FieldIssue), false),
};

/** The body of PUT /orcamento. */
export const budgetDraftSchema = request(draftEntries);

/** The body of POST /orcamento, optionally with the client's own id. */
export const budgetCreationSchema = request({ ...draftEntries, id: v.optional(ownId) });

/** The query of GET /orcamento. */
export const budgetQuerySchema = request({ mes_ano: v.optional(yearMonth) });

const entries = {
  id: v.string(),
  categoria: requiredText(NAME_MAX),
  valor_limite: euros,
  mes_ano: yearMonth,
  repetir: v.optional(v.boolean(), false),
};

/** A budget as the server returns it (orcamento on the wire). */
export const budgetSchema = response(entries);

/** A budget as a write returns it. */
export const storedBudgetSchema = response({ ...entries, revisao: revision });

export const budgetListSchema = v.array(budgetSchema);

/** A budget with what remains of it; `percentual_usado` is 100 when all is spent. */
export const budgetStatusSchema = response({
  ...entries,
  valor_gasto: eurosSum,
  percentual_usado: v.pipe(v.number(), v.finite()),
  valor_restante: eurosSum,
  alerta: v.picklist(["alto", "medio", "baixo"]),
});

export const budgetStatusListSchema = v.array(budgetStatusSchema);

const ALERTS = { alto: "high", medio: "medium", baixo: "low" } as const;
const ALERT_NAMES = { high: "alto", medium: "medio", low: "baixo" } as const satisfies Record<
  BudgetAlert,
  keyof typeof ALERTS
>;

export const decodeBudgetDraft = (
  fields: v.InferOutput<typeof budgetDraftSchema>,
): ById<BudgetDraft> => ({
  category: fields.categoria,
  ...decodeCategoryId(fields),
  limit: fields.valor_limite,
  month: fields.mes_ano,
  repeats: fields.repetir,
});

export const encodeBudgetDraft = (draft: BudgetDraft) => ({
  categoria: draft.category,
  valor_limite: eurosFromCents(draft.limit),
  mes_ano: draft.month,
  repetir: draft.repeats,
});

export const decodeBudget = (fields: v.InferOutput<typeof budgetSchema>): Budget => ({
  id: budgetId(fields.id),
  category: fields.categoria,
  limit: fields.valor_limite,
  month: fields.mes_ano,
  repeats: fields.repetir,
});

export const encodeBudget = (budget: Budget): v.InferInput<typeof budgetSchema> => ({
  id: budget.id,
  ...encodeBudgetDraft(budget),
});

/** Reads a status; the percentage is derived again, since only that is exact. */
export const decodeBudgetStatus = (
  fields: v.InferOutput<typeof budgetStatusSchema>,
): BudgetStatus => ({
  ...decodeBudget(fields),
  spent: fields.valor_gasto,
  used: usedPart(fields.valor_gasto, fields.valor_limite),
  remaining: fields.valor_restante,
  alert: ALERTS[fields.alerta],
});

export const encodeBudgetStatus = (
  status: BudgetStatus,
): v.InferInput<typeof budgetStatusSchema> => ({
  ...encodeBudget(status),
  valor_gasto: eurosFromCents(status.spent),
  percentual_usado: percentOfPart(status.used),
  valor_restante: eurosFromCents(status.remaining),
  alerta: ALERT_NAMES[status.alert],
});

const withId = (draft: BudgetDraft, idOf: CategoryIdOf) => ({
  ...encodeBudgetDraft(draft),
  ...encodeCategoryId(idOf, { kind: "expense", category: draft.category }),
});

/** Writes of budgets on the wire (/orcamento). */
export const budgetWrites: RecordWrites<Budget, BudgetDraft> = {
  all: paths.budgets,
  one: paths.budget,
  stored: stamped(storedBudgetSchema, decodeBudget),
  encodeDraft: withId,
  encodePatch: withId,
};

/** Budgets on the wire, as a server reads and writes them. */
export const budgetKind: RecordKind<Budget, ById<BudgetDraft>> = {
  ...budgetWrites,
  id: budgetId,
  creation: wanted(budgetCreationSchema, decodeBudgetDraft),
  change: decoded(budgetDraftSchema, decodeBudgetDraft),
  encode: encodeBudget,
};
