import { object, pipe, string, union, uuid } from "valibot";
import {
  budgetDraftSchema,
  budgetListSchema,
  budgetQuerySchema,
  budgetSchema,
  budgetStatusListSchema,
  budgetStatusSchema,
  decodeBudgetDraft,
  encodeBudget,
  encodeBudgetStatus,
} from "../../../src/contract/budgets.ts";
import { yearMonth } from "../../../src/contract/fields.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { BudgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { budgetId, type BudgetId, type UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { parseYearMonth, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { OnceKey } from "../../application/perform-once.ts";
import type { BudgetUpdateRefusal } from "../../application/use-cases/update-budget.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { onceKeyOf } from "../once-key.ts";
import { refuse } from "../refuse.ts";
import { sessionOf } from "../session-of.ts";

export type BudgetUseCases = {
  readonly listBudgets: (owner: UserId, month?: YearMonth) => Promise<readonly Budget[]>;
  readonly readBudgetStatuses: (
    owner: UserId,
    month: YearMonth,
  ) => Promise<readonly BudgetStatus[]>;
  readonly readBudgetStatus: (owner: UserId, id: BudgetId) => Promise<BudgetStatus | null>;
  readonly createBudget: (
    owner: UserId,
    draft: BudgetDraft,
    once: OnceKey,
  ) => Promise<Result<Budget, "budget-exists" | "key-reused">>;
  readonly updateBudget: (
    owner: UserId,
    budget: Budget,
  ) => Promise<Result<Budget, BudgetUpdateRefusal>>;
  readonly removeBudget: (owner: UserId, id: BudgetId) => Promise<boolean>;
};

const access = { feature: "budgets" } as const;

/** What the status call takes in its path; what is neither names no record. */
const idOrMonthInPath = object({ id_ou_mes: union([pipe(string(), uuid()), yearMonth]) });

/** Monthly budgets, for whoever's plan has them (§7, /orcamento). */
export function budgetRoutes(api: Api, useCases: BudgetUseCases): void {
  readingRoutes(api, useCases);
  writingRoutes(api, useCases);
}

function readingRoutes(api: Api, useCases: BudgetUseCases): void {
  api.get(
    paths.budgets,
    {
      schema: { querystring: budgetQuerySchema },
      config: {
        access,
        summary: "Listar os orçamentos, de um mês ou todos",
        answers: { 200: budgetListSchema },
      },
    },
    async (request) => {
      const { user } = sessionOf(request);
      return (await useCases.listBudgets(user.id, request.query.mes_ano)).map(encodeBudget);
    },
  );

  api.get(
    paths.budgetStatus(":id_ou_mes"),
    {
      schema: { params: idOrMonthInPath },
      config: {
        access,
        summary: "Ler o estado de um orçamento, ou de todos os de um mês (AAAA-MM)",
        answers: { 200: union([budgetStatusSchema, budgetStatusListSchema]) },
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const month = parseYearMonth(request.params.id_ou_mes);
      if (month !== null)
        return (await useCases.readBudgetStatuses(user.id, month)).map(encodeBudgetStatus);
      const status = await useCases.readBudgetStatus(user.id, budgetId(request.params.id_ou_mes));
      return status === null ? refuse(reply, "no-such-record") : encodeBudgetStatus(status);
    },
  );
}

function writingRoutes(api: Api, useCases: BudgetUseCases): void {
  api.post(
    paths.budgets,
    {
      schema: { body: budgetDraftSchema },
      config: {
        access,
        summary: "Criar um orçamento; um por categoria e mês",
        answers: { 201: budgetSchema },
        refusals: ["budget-exists"],
        repeatable: true,
      },
    },
    async (request, reply) => {
      const draft = decodeBudgetDraft(request.body);
      const once = onceKeyOf(request, draft);
      if (!once.ok) return refuse(reply, once.reason);
      const created = await useCases.createBudget(sessionOf(request).user.id, draft, once.value);
      if (!created.ok) return refuse(reply, created.reason);
      return reply.code(201).send(encodeBudget(created.value));
    },
  );

  api.put(
    paths.budget(":id"),
    {
      schema: { params: idInPath, body: budgetDraftSchema },
      config: {
        access,
        summary: "Alterar um orçamento",
        answers: { 200: budgetSchema },
        refusals: ["budget-exists"],
      },
    },
    async (request, reply) => {
      const budget = { ...decodeBudgetDraft(request.body), id: budgetId(request.params.id) };
      const updated = await useCases.updateBudget(sessionOf(request).user.id, budget);
      return updated.ok ? encodeBudget(updated.value) : refuse(reply, updated.reason);
    },
  );

  api.delete(
    paths.budget(":id"),
    {
      schema: { params: idInPath },
      config: { access, summary: "Remover um orçamento", answers: { 204: null } },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const found = await useCases.removeBudget(user.id, budgetId(request.params.id));
      return found ? reply.code(204).send() : refuse(reply, "no-such-record");
    },
  );
}
