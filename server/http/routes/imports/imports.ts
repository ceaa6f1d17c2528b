import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  decodeImport,
  encodeImportOutcome,
  encodeImportUndone,
  encodeMadeImport,
  encodeUndoOutlook,
  importListSchema,
  importOutcomeSchema,
  importSchema,
  importUndoneSchema,
  undoImportSchema,
  undoQuerySchema,
} from "../../../../src/contract/imports/imports.ts";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { importId, transactionId } from "../../../../src/domain/shared/ids.ts";
import type { Result } from "../../../../src/domain/shared/result.ts";
import type { Imports } from "../../../application/imports/imports.ts";
import type { ImportRefusal, makeImport } from "../../../application/imports/make-import.ts";
import type {
  UndoAnswer,
  UndoRefusal,
  tryUndoImport,
  undoImport,
} from "../../../application/imports/undo-import.ts";
import type { Api } from "../../api.ts";
import { idInPath } from "../../requests/id-in-path.ts";
import { assertUtf8, parseJsonOf } from "../../requests/json-body.ts";
import { ledgerTag } from "../../answers/revision-tag.ts";
import { limitConcurrency } from "../../limits/limit-concurrency.ts";
import { oneEach } from "../../limits/one-each.ts";
import {
  checkedWhileRead,
  fingerprintOf,
  MAX_IMPORT_BYTES,
  readImport,
} from "../../requests/read-import.ts";
import { saidDay } from "../../requests/said-day.ts";
import { changeOf } from "../../record-calls.ts";
import { refuse, refuseFields } from "../../answers/refuse.ts";
import { receiveBuffer } from "../../limits/receive-buffer.ts";
import { sessionOf } from "../../access/session-of.ts";
import { faultyFields } from "./faulty-fields.ts";

export type ImportUseCases = {
  readonly listImports: Imports["list"];
  readonly makeImport: ReturnType<typeof makeImport>;
  readonly undoImport: ReturnType<typeof undoImport>;
  readonly tryUndoImport: ReturnType<typeof tryUndoImport>;
};

/** Adds the imports from banks' files (/importacoes). */
export function importRoutes(api: Api, useCases: ImportUseCases): void {
  readingRoutes(api, useCases);
  makingRoute(api, useCases);
  undoingRoute(api, useCases);
}

function readingRoutes(api: Api, useCases: ImportUseCases): void {
  api.get(
    paths.imports,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar as importações, da mais recente para a mais antiga",
        description:
          "«criadas», «nao_contadas» e «juntas» contam o que ainda resta; «revistas» conta os movimentos que uma importação posterior também trouxe.",
        answers: { 200: importListSchema },
      },
    },
    async (request) =>
      (await useCases.listImports(sessionOf(request).ledger.id)).map(encodeMadeImport),
  );
}

/** Two that are processed, and as much again that is arriving. */
const BUFFER_BYTES = { whole: 4 * MAX_IMPORT_BYTES, share: MAX_IMPORT_BYTES + 1 };

/** Adds the one call with a long body, which is read in parts only here. */
function makingRoute(api: Api, { makeImport }: ImportUseCases): void {
  void api.register(async (long: Api) => {
    long.removeAllContentTypeParsers();
    long.addContentTypeParser(
      "application/json",
      async (request: FastifyRequest, payload: Readable) => {
        assertUtf8(request);
        return readImport(payload, parseJsonOf(long, request));
      },
    );

    long.post(
      paths.imports,
      {
        schema: { body: importSchema },
        validatorCompiler: checkedWhileRead,
        bodyLimit: MAX_IMPORT_BYTES,
        preParsing: [oneEach("import-under-way"), receiveBuffer(BUFFER_BYTES)],
        ...limitConcurrency("imports-full"),
        config: {
          access: "user",
          summary: "Importar os movimentos de um ficheiro do banco, todos ou nenhum",
          description:
            "Envie todos os movimentos do ficheiro, 1 a 20 000 e até 16 MiB: os que a conta já tem, pela «identidade», contam em «repetidas» e são saltados, menos os removidos que vêm com «repor». Cada um torna-se um registo com o seu id, se não disser «nao_contar», «junta» (um registo manual, que toma o seu dia e os seus cêntimos) ou «divisao» (2 a 20 partes que somam o «valor»). «afasta» faz com que um movimento de outra importação deixe de contar por causa deste, e «recorrente» diz que movimento previsto ele cumpre, e «referencia» é a que o banco lhe deu. A «conta» é criada ou toma o nome que vem, e «saldo» passa a ser o seu se não se conhecer um de dia posterior; se for de hoje, é o deste momento («FinControl-Hoje» diz que dia é onde está quem chama). O mesmo corpo outra vez é 200 com a primeira resposta; outro com o mesmo «id», ou depois de anulada a importação, é 409. Recebe uma de cada pessoa de cada vez (429) e trata duas ao todo (503).",
          answers: { 200: importOutcomeSchema, 201: importOutcomeSchema },
          refusals: ["too-many-accounts", "import-under-way", "imports-full"],
          record: "made",
          saysDay: true,
        },
      },
      async (request, reply) => {
        const change = changeOf(request);
        if (!change.ok) return refuse(reply, change.reason);
        const asked = {
          change: change.value,
          day: saidDay(request),
          fingerprint: fingerprintOf(request.body),
        };
        const { member } = sessionOf(request);
        const made = await makeImport(member, decodeImport(request.body), asked);
        if (!made.ok) return refuseImport(reply, made.reason);
        const { outcome, revision, again } = made.value;
        return reply
          .header(REVISION_HEADER, revision)
          .code(again ? 200 : 201)
          .send(encodeImportOutcome(outcome));
      },
    );
  });
}

function undoingRoute(api: Api, useCases: ImportUseCases): void {
  api.delete(
    paths.import(":id"),
    {
      schema: { params: idInPath, querystring: undoQuerySchema },
      config: {
        access: "user",
        summary: "Anular uma importação; o que foi editado fica, se não for indicado",
        description:
          "Remove o que ela criou, mesmo o que uma posterior também trouxe. Ficam os registos de que alguém mudou o valor, o dia, o texto ou a categoria, nomeados na resposta, menos os que «editadas» indica (ids com vírgulas, até 400); um registo junto recupera o seu dia e os seus cêntimos. Se nada restar, saem a importação e a conta que era só dela. «simular=true» nada muda, e «simulacao» diz quantos registos sairiam. Pode ser anulada durante 30 dias, e o ficheiro pode ser importado de novo.",
        answers: { 200: importUndoneSchema },
        refusals: ["bad-revision", "change-reused", "record-removed"],
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { member } = sessionOf(request);
      const id = importId(request.params.id);
      if (request.query.simular === "true") {
        const outlook = await useCases.tryUndoImport(member, id);
        if (outlook.ok) return reply.send(encodeUndoOutlook(outlook.value));
        return refuseUndo(reply, outlook.reason);
      }
      const named = namedBy(request.query.editadas ?? []);
      return answerUndo(reply, await useCases.undoImport(member, id, named, change.value));
    },
  );

  // The largest number of ids would not fit an address.
  api.post(
    paths.undoImport(":id"),
    {
      schema: { params: idInPath, body: undoImportSchema },
      bodyLimit: MAX_UNDO_BYTES,
      config: {
        access: "user",
        summary: "Anular uma importação, com os registos editados que o corpo indicar",
        description: "Faz o mesmo que DELETE /importacoes/{id}, com até 20 000 ids em «editadas».",
        answers: { 200: importUndoneSchema },
        refusals: ["record-removed"],
        record: "named",
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { member } = sessionOf(request);
      const named = namedBy(request.body.editadas);
      const id = importId(request.params.id);
      return answerUndo(reply, await useCases.undoImport(member, id, named, change.value));
    },
  );
}

/** The most bytes of the names of all records of an import. */
const MAX_UNDO_BYTES = 1024 * 1024;

const namedBy = (ids: readonly string[]) => new Set(ids.map(transactionId));

function answerUndo(reply: FastifyReply, undone: Result<UndoAnswer, UndoRefusal>): FastifyReply {
  if (!undone.ok) return refuseUndo(reply, undone.reason);
  const { revision } = undone.value;
  return reply.header(REVISION_HEADER, revision).send(encodeImportUndone(undone.value.undone));
}

const refuseUndo = (reply: FastifyReply, reason: UndoRefusal): FastifyReply =>
  refuse(reply, reason === "removed" ? "record-removed" : reason);

function refuseImport(reply: FastifyReply, reason: ImportRefusal): FastifyReply {
  if (reason === "removed") return refuse(reply, "id-of-removed");
  if (typeof reason === "string") return refuse(reply, reason);
  return refuseFields(
    reply,
    reason.lines.map(({ line, part, fault }) => {
      const { field, sentence } = faultyFields[fault];
      const inPart = part === null ? [] : ["divisao", String(part)];
      return { at: ["linhas", String(line), ...inPart, field], sentence };
    }),
  );
}
