import * as v from "valibot";
import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import { usedPart, type BudgetStatus } from "../../domain/budgets/budget-status.ts";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import { budgetId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdField, encodeCategoryId } from "../category-id.ts";
import { percentOfPart } from "../../domain/shared/percent.ts";
import { categoryName, eurosSum, ownId, revision, yearMonth } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import { issue, request, response } from "../shape.ts";
import { optional } from "../wire/absent.ts";
import { field, idAs, money, word } from "../wire/field.ts";
import { decoded } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const limited = {
  limit: money("valor_limite"),
  month: field("mes_ano", yearMonth),
  repeats: optional(field("repetir", v.boolean(issue("wrong-type"))), false),
};

const draft = wire({ category: field("categoria", categoryName), ...categoryIdField, ...limited });

/** The body of PUT /orcamento. */
export const budgetDraftSchema = request(draft.entries);

/** The body of POST /orcamento, optionally with the client's own id. */
export const budgetCreationSchema = request({ ...draft.entries, id: v.optional(ownId) });

/** The query of GET /orcamento. */
export const budgetQuerySchema = request({ mes_ano: v.optional(yearMonth) });

/** A budget, for whoever tells more of it. */
export const budget = wire({
  id: idAs("id", budgetId),
  category: field("categoria", requiredText(NAME_MAX)),
  ...limited,
});

/** A budget as the server returns it (orcamento on the wire). */
export const budgetSchema = response(budget.entries);

/** A budget as a write returns it. */
export const storedBudgetSchema = response({ ...budget.entries, revisao: revision });

export const budgetListSchema = v.array(budgetSchema);

const percent = v.pipe(
  v.number(),
  v.finite(),
  v.transform((told) => told / 100),
);

const status = wire({
  ...budget.fields,
  spent: money("valor_gasto", eurosSum),
  refunded: optional(money("valor_devolvido", eurosSum)),
  used: field("percentual_usado", percent, percentOfPart),
  remaining: money("valor_restante", eurosSum),
  alert: word("alerta", { alto: "high", medio: "medium", baixo: "low" }),
});

/** A budget with what remains of it; `percentual_usado` is 100 when all is spent. */
export const budgetStatusSchema = response(status.entries);

export const budgetStatusListSchema = v.array(budgetStatusSchema);

export const decodeBudgetDraft = draft.read;
export const encodeBudgetDraft = draft.write;
export const decodeBudget = budget.read;
export const encodeBudget = budget.write;
export const encodeBudgetStatus = status.write;

/** Reads a status; the percentage is derived again, since only that is exact. */
export const decodeBudgetStatus = (
  fields: v.InferOutput<typeof budgetStatusSchema>,
): BudgetStatus => ({
  ...status.read(fields),
  used: usedPart(fields.valor_gasto, fields.valor_limite),
});

const withId = (said: BudgetDraft, idOf: CategoryIdOf) => ({
  ...encodeBudgetDraft(said),
  ...encodeCategoryId(idOf, { kind: "expense", category: said.category }),
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
