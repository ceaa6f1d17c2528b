import type * as v from "valibot";
import { changesJson, changesQuerySchema, changesSchema } from "../../../src/contract/changes.ts";
import {
  categoryListSchema,
  encodeCategory,
  ownCategoryListSchema,
} from "../../../src/contract/categories.ts";
import { encodeMonthSum, monthSumsSchema } from "../../../src/contract/month-sums.ts";
import { paths, REVISION_HEADER } from "../../../src/contract/paths.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type {
  ChangesPart,
  ChangesRefusal,
  WantedChanges,
} from "../../application/use-cases/list-changes.ts";
import type { MonthSums } from "../../application/use-cases/read-month-sums.ts";
import type { Api } from "../api.ts";
import { continuationOf, continuationText } from "../continuation.ts";
import { ledgerTag } from "../ledger-tag.ts";
import { refuse, refuseQuery } from "../refuse.ts";
import { sendJson } from "../send-json.ts";
import { sessionOf } from "../session-of.ts";

export type LedgerUseCases = {
  readonly listCategories: (ledger: LedgerId) => Promise<readonly Category[]>;
  readonly listChanges: (
    ledger: LedgerId,
    wanted: WantedChanges,
  ) => Promise<Result<ChangesPart, ChangesRefusal>>;
  readonly readMonthSums: (ledger: LedgerId) => Promise<MonthSums | null>;
};

/** A ledger as a whole: its log, its sums, its categories (/categorias). */
export function ledgerRoutes(api: Api, useCases: LedgerUseCases): void {
  changesRoute(api, useCases);

  api.get(
    paths.monthSums,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Ler as somas de cada mês, tipo e categoria",
        answers: { 200: monthSumsSchema },
      },
    },
    async (request, reply) => {
      const read = await useCases.readMonthSums(sessionOf(request).ledger.id);
      if (read === null) return refuse(reply, "unauthenticated");
      const { revision, epoch } = read.ledger;
      return reply.header(REVISION_HEADER, revision).send({
        revisao: revision,
        epoca: epoch,
        meses: read.sums.map(encodeMonthSum),
      });
    },
  );

  categoryRoutes(api, useCases);
}

function changesRoute(api: Api, { listChanges }: LedgerUseCases): void {
  api.get(
    paths.changes,
    {
      schema: { querystring: changesQuerySchema },
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Ler tudo o que mudou desde uma revisão; com «desde=0» tudo o que existe",
        answers: { 200: changesSchema },
        refusals: ["changes-gone"],
      },
    },
    async (request, reply) => {
      const { desde: since, limite: limit = null, continua, de: from, ate: to } = request.query;
      const after = continua === undefined ? null : continuationOf(continua, since);
      const isBroken = continua !== undefined && after === null;
      const isPartOfDelta = since !== 0 && (from !== undefined || to !== undefined);
      if (isBroken || isPartOfDelta)
        return refuseQuery(reply, isBroken ? "continua" : "de", fieldIssues["bad-continuation"]);
      const wanted = { since, limit, after, period: { from, to } };
      const listed = await listChanges(sessionOf(request).ledger.id, wanted);
      if (!listed.ok) return refuse(reply, listed.reason);
      const { next, ...part } = listed.value;
      reply.header(REVISION_HEADER, part.revision);
      const continuation = next === null ? null : continuationText(next);
      return sendJson(reply, changesJson({ ...part, continuation }));
    },
  );
}

/** The lists of names that are offered; a budget is kept on what is spent. */
function categoryRoutes(api: Api, { listCategories }: LedgerUseCases): void {
  api.get(
    paths.allCategories,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar as categorias, arquivadas também",
        answers: { 200: ownCategoryListSchema },
      },
    },
    async (request) => (await listCategories(sessionOf(request).ledger.id)).map(encodeCategory),
  );

  const lists = [
    [paths.categories("income"), "receita", "income"],
    [paths.categories("expense"), "despesa", "expense"],
    [paths.budgetCategories, "orçamento", "expense"],
  ] as const;
  for (const [path, noun, kind] of lists) {
    api.get(
      path,
      {
        preHandler: ledgerTag,
        config: {
          access: "user",
          summary: `Listar as categorias de ${noun}`,
          answers: { 200: categoryListSchema },
        },
      },
      async (request): Promise<v.InferInput<typeof categoryListSchema>> => {
        const all = await listCategories(sessionOf(request).ledger.id);
        return all.flatMap((own) => (own.kind === kind && !own.archived ? [own.name] : []));
      },
    );
  }
}
