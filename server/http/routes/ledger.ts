import { RETENTION_DAYS } from "../../../src/domain/ledger/retention.ts";
import type { FastifyRequest } from "fastify";
import type * as v from "valibot";
import {
  changesJson,
  changesQuerySchema,
  changesSchema,
} from "../../../src/contract/ledger/changes.ts";
import { encodeMonthSum, monthSumsSchema } from "../../../src/contract/ledger/month-sums.ts";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { undoneSchema } from "../../../src/contract/ledger/undo.ts";
import {
  encodeRecordChanges,
  recordChangesSchema,
} from "../../../src/contract/versions/record-changes.ts";
import { VERSIONED, VERSIONED_KINDS } from "../../../src/contract/versions/versioned-kinds.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { listChanges } from "../../application/ledger/list-changes.ts";
import type { readMonthSums } from "../../application/transactions/read-month-sums.ts";
import type { readRecordChanges } from "../../application/versions/read-record-changes.ts";
import type { undoChange } from "../../application/ledger/undo-change.ts";
import type { Api } from "../api.ts";
import { continuationOf, continuationText } from "../requests/continuation.ts";
import { idInPath } from "../requests/id-in-path.ts";
import { ledgerTag } from "../answers/revision-tag.ts";
import { limitConcurrency } from "../limits/limit-concurrency.ts";
import { refuse, refuseQuery } from "../answers/refuse.ts";
import { answerUndo, UNDO_REFUSALS } from "../answers/answer-undo.ts";
import { sendJson } from "../answers/send-json.ts";
import { sessionOf } from "../access/session-of.ts";

export type LedgerUseCases = {
  readonly listChanges: ReturnType<typeof listChanges>;
  readonly undoChange: ReturnType<typeof undoChange>;
  readonly readMonthSums: ReturnType<typeof readMonthSums>;
  readonly readRecordChanges: ReturnType<typeof readRecordChanges>;
};

/**
 * Adds the calls on a ledger as a whole: its log, its sums, the undo, and the histories of its records (/alteracoes,
 * /meses, /historia).
 */
export function ledgerRoutes(api: Api, useCases: LedgerUseCases): void {
  changesRoute(api, useCases);
  undoRoute(api, useCases);
  historyRoutes(api, useCases);

  api.get(
    paths.monthSums,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Ler as somas de cada mês, tipo e categoria",
        description: "«categoria» é um id. «revisao» e «epoca» dizem de que momento são as somas.",
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
}

/** Whether a whole ledger is read in one answer, as no client of ours does: all of its rows are in memory then. */
const isWhole = ({ query }: FastifyRequest): boolean => {
  const { desde, limite } = query as v.InferOutput<typeof changesQuerySchema>;
  return desde === 0 && limite === undefined;
};

function changesRoute(api: Api, { listChanges }: LedgerUseCases): void {
  const few = limitConcurrency("archives-full", { isLarge: isWhole });
  api.get(
    paths.changes,
    {
      schema: { querystring: changesQuerySchema },
      preHandler: [ledgerTag, few.preHandler],
      onSend: few.onSend,
      config: {
        access: "user",
        summary: "Ler tudo o que mudou desde uma revisão; com «desde=0» tudo o que existe",
        description:
          "Devolve os registos como estão agora, cada um com a sua «revisao», e em «removidos» os ids dos que saíram; «categoria» é aqui um id. Receitas e despesas vêm por colunas: o mesmo lugar de cada coluna é o mesmo registo. «limite» pede no máximo tantos, os mais recentes primeiro, e «continua» a parte seguinte, até que «completo» seja true; todas as partes dizem a revisão da primeira. «de» e «ate» limitam os dias de receitas e despesas, e só acompanham «desde=0». É 410 o que passa de 30 dias ou de 20 000 registos, ou uma revisão que ainda não existe: leia tudo de novo. Uma «epoca» diferente diz o mesmo.",
        answers: { 200: changesSchema },
        refusals: ["changes-gone", "archives-full"],
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

function undoRoute(api: Api, { undoChange }: LedgerUseCases): void {
  api.post(
    paths.undo(":id"),
    {
      schema: { params: idInPath },
      config: {
        access: "user",
        summary:
          "Anular uma alteração: repõe o que ela substituiu, exceto os registos alterados depois",
        description:
          "«id» é o nome da alteração. «repostas» conta o que voltou ao que era; «editadas» nomeia os registos que mudaram desde então e por isso ficam. Pode ser feito durante 30 dias, e é também uma alteração, que se anula. Nada é reposto se faltar a categoria ou a conta, se o nome ou o mês já estiver tomado, ou se passar um limite (409; 403 se for o do plano). Uma divisão de que uma parte mudou de valor já não se anula (409).",
        answers: { 200: undoneSchema },
        refusals: UNDO_REFUSALS,
        record: "named",
      },
    },
    (request, reply) =>
      answerUndo(request, reply, (member, change) =>
        undoChange(member, changeId(request.params.id), change),
      ),
  );
}

function historyRoutes(api: Api, { readRecordChanges }: LedgerUseCases): void {
  for (const kind of VERSIONED_KINDS)
    api.get(
      paths.recordChanges(VERSIONED[kind].name, ":id"),
      {
        schema: { params: idInPath },
        preHandler: ledgerTag,
        config: {
          access: "user",
          summary: `Ler as alterações de um registo nos últimos ${RETENTION_DAYS} dias, a mais recente primeiro`,
          description:
            "No máximo 500 alterações, em qualquer plano. «por» é o nome de quem alterou, «sistema», ou null se essa pessoa já não existe. «antes» e «depois» trazem os campos que diferem, com os nomes de hoje das categorias; «antes» é null se a «acao» for «criou» ou «repos», e «depois» se for «removeu»: o outro traz então o registo todo. Numa conta, um saldo indicado também conta, no campo «dito»; num recorrente, só o plano, e não o que se decidiu dos seus dias. O que foi apagado do lixo não tem história (404).",
          answers: { 200: recordChangesSchema },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const changes = await readRecordChanges(sessionOf(request).ledger.id, kind, id);
        if (!changes.ok) return refuse(reply, changes.reason);
        return reply.send(encodeRecordChanges(kind, changes.value));
      },
    );
}
