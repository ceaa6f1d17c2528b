import { object, pipe, string, union, uuid } from "valibot";
import {
  budgetCreationSchema,
  budgetDraftSchema,
  budgetListSchema,
  budgetQuerySchema,
  budgetStatusListSchema,
  budgetStatusSchema,
  decodeBudgetDraft,
  encodeBudget,
  encodeBudgetStatus,
  storedBudgetSchema,
} from "../../../src/contract/kinds/budgets.ts";
import { yearMonth } from "../../../src/contract/fields.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { BudgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import { budgetId, type BudgetId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { parseYearMonth, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Created, Creation, Edit, EditRefusal } from "../../application/record-changes.ts";
import type { BudgetCreationRefusal } from "../../application/use-cases/create-budget.ts";
import type { BudgetUpdateRefusal } from "../../application/use-cases/update-budget.ts";
import { answerChange, answerCreation } from "../answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { ledgerTag } from "../revision-tag.ts";
import { refuse } from "../refuse.ts";
import { removalRoute } from "../removal-route.ts";
import { sessionOf } from "../session-of.ts";

export type BudgetUseCases = {
  readonly listBudgets: (ledger: LedgerId, month?: YearMonth) => Promise<readonly Budget[]>;
  readonly readBudgetStatuses: (
    ledger: LedgerId,
    month: YearMonth,
  ) => Promise<readonly BudgetStatus[]>;
  readonly readBudgetStatus: (ledger: LedgerId, id: BudgetId) => Promise<BudgetStatus | null>;
  readonly createBudget: (
    member: Member,
    draft: BudgetDraft,
    creation: Creation,
  ) => Promise<Result<Created<Budget>, BudgetCreationRefusal>>;
  readonly updateBudget: (
    member: Member,
    budget: Budget,
    edit: Edit,
  ) => Promise<Result<Stamped<Budget>, BudgetUpdateRefusal>>;
  readonly removeBudget: (
    member: Member,
    id: BudgetId,
    edit: Edit,
  ) => Promise<Result<Stamped<Budget>, EditRefusal<Budget>>>;
};

const access = { feature: "budgets" } as const;

/** The path of the status call: a month or an id; any other text names no record. */
const idOrMonthInPath = object({ id_ou_mes: union([pipe(string(), uuid()), yearMonth]) });

/** Monthly budgets, for whoever's plan has them (/orcamento). */
export function budgetRoutes(api: Api, useCases: BudgetUseCases): void {
  readingRoutes(api, useCases);
  writingRoutes(api, useCases);
}

function readingRoutes(api: Api, useCases: BudgetUseCases): void {
  api.get(
    paths.budgets,
    {
      schema: { querystring: budgetQuerySchema },
      preHandler: ledgerTag,
      config: {
        access,
        summary: "Listar os orçamentos, de um mês ou todos",
        answers: { 200: budgetListSchema },
      },
    },
    async (request) => {
      const { ledger } = sessionOf(request);
      return (await useCases.listBudgets(ledger.id, request.query.mes_ano)).map(encodeBudget);
    },
  );

  api.get(
    paths.budgetStatus(":id_ou_mes"),
    {
      schema: { params: idOrMonthInPath },
      preHandler: ledgerTag,
      config: {
        access,
        summary: "Ler o estado de um orçamento, ou de todos os de um mês (AAAA-MM)",
        answers: { 200: union([budgetStatusSchema, budgetStatusListSchema]) },
      },
    },
    async (request, reply) => {
      const { ledger } = sessionOf(request);
      const month = parseYearMonth(request.params.id_ou_mes);
      if (month !== null)
        return (await useCases.readBudgetStatuses(ledger.id, month)).map(encodeBudgetStatus);
      const status = await useCases.readBudgetStatus(ledger.id, budgetId(request.params.id_ou_mes));
      return status === null ? refuse(reply, "no-such-record") : encodeBudgetStatus(status);
    },
  );
}

/**
 * The content by which two creating calls are told apart: one that does not repeat reads as before there was any that
 * did.
 */
function contentOf({ repeats, ...draft }: BudgetDraft) {
  return repeats ? { ...draft, repeats } : draft;
}

function writingRoutes(
  api: Api,
  { createBudget, updateBudget, removeBudget }: BudgetUseCases,
): void {
  api.post(
    paths.budgets,
    {
      schema: { body: budgetCreationSchema },
      config: {
        access,
        summary: "Criar um orçamento; um por categoria e mês",
        answers: { 200: storedBudgetSchema, 201: storedBudgetSchema },
        refusals: ["budget-exists"],
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const draft = decodeBudgetDraft(request.body);
      const asked = { id: request.body.id, wish: contentOf(draft), encode: encodeBudget };
      return answerCreation(request, reply, asked, (member, creation) =>
        createBudget(member, draft, creation),
      );
    },
  );

  api.put(
    paths.budget(":id"),
    {
      schema: { params: idInPath, body: budgetDraftSchema },
      config: {
        access,
        summary: "Alterar um orçamento",
        answers: { 200: storedBudgetSchema },
        refusals: ["budget-exists"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const budget = { ...decodeBudgetDraft(request.body), id: budgetId(request.params.id) };
      return answerChange(request, reply, encodeBudget, (member, edit) =>
        updateBudget(member, budget, edit),
      );
    },
  );

  removalRoute(
    api,
    paths.budget(":id"),
    { access, summary: "Remover um orçamento" },
    encodeBudget,
    (member, id, edit) => removeBudget(member, budgetId(id), edit),
  );
}
