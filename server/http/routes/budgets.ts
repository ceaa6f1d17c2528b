import { object, pipe, string, union, uuid } from "valibot";
import {
  budgetKind,
  budgetListSchema,
  budgetQuerySchema,
  budgetStatusListSchema,
  budgetStatusSchema,
  encodeBudget,
  encodeBudgetStatus,
} from "../../../src/contract/kinds/budgets.ts";
import { yearMonth } from "../../../src/contract/fields.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import type { budgetWrites } from "../../application/kinds/budgets.ts";
import type { Budgets } from "../../application/budgets/budgets.ts";
import type {
  readBudgetStatus,
  readBudgetStatuses,
} from "../../application/budgets/read-budget-statuses.ts";
import type { Api } from "../api.ts";
import { writingRoutes } from "../records.ts";
import { ledgerTag } from "../answers/revision-tag.ts";
import { refuse } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

export type BudgetUseCases = {
  readonly listBudgets: Budgets["list"];
  readonly readBudgetStatuses: ReturnType<typeof readBudgetStatuses>;
  readonly readBudgetStatus: ReturnType<typeof readBudgetStatus>;
  readonly budgetWrites: ReturnType<typeof budgetWrites>;
};

const access = { feature: "budgets" } as const;

/** The path of the status call: a month or an id; any other text names no record. */
const idOrMonthInPath = object({ id_ou_mes: union([pipe(string(), uuid()), yearMonth]) });

/** Adds the monthly budgets, for plans that include them (/orcamento). */
export function budgetRoutes(api: Api, useCases: BudgetUseCases): void {
  readingRoutes(api, useCases);
  writingRoutes(api, budgetKind, useCases.budgetWrites, {
    access,
    create: {
      summary: "Criar um orçamento; um por categoria e mês",
      description:
        "Com «repetir», cada mês seguinte recebe um orçamento igual, criado com a primeira chamada que a pessoa faz nesse mês; depois de uma ausência um por mês, até 24. Um mês em que já há um orçamento dessa categoria fica como está, e a repetição segue dele. Só o último de uma categoria diz «repetir: true». No plano Free os que se repetem ficam à espera.",
      refusals: ["budget-exists"],
    },
    change: {
      summary: "Alterar um orçamento",
      description: "O corpo diz o orçamento todo; sem «repetir» deixa de se repetir.",
      refusals: ["budget-exists"],
    },
    remove: {
      summary: "Remover um orçamento",
      description:
        "Se era o último de uma categoria que se repete, a repetição acaba. Fica 30 dias no lixo.",
    },
    contentOf,
  });
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
        description: "Sem «mes_ano» devolve os de todos os meses.",
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
        description:
          "Com um id devolve um orçamento, com um mês uma lista. «alerta» é «alto» a partir de 100 % do limite, «medio» a partir de 80 % e «baixo» abaixo disso. «valor_gasto» já não tem o que foi devolvido nesse mês, e nunca é negativo; «valor_devolvido» falta se nada o foi.",
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
 * Returns the content that identifies a repeated creating call; a budget that does not repeat has the same content as
 * before that field existed.
 */
function contentOf({ repeats, ...draft }: BudgetDraft) {
  return repeats ? { ...draft, repeats } : draft;
}
