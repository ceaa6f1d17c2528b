import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import {
  countedLineSchema,
  encodeCountedLine,
  storedLinesJson,
  storedLinesQuerySchema,
  storedLinesSchema,
  lineChangeSchema,
} from "../../../../src/contract/imports/stored-lines.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { importId, importLineId } from "../../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../../src/text/field-issues.ts";
import type { countLine } from "../../../application/imports/count-line.ts";
import type { listImportLines } from "../../../application/imports/list-import-lines.ts";
import type { Api } from "../../api.ts";
import { idInPath } from "../../requests/id-in-path.ts";
import { ledgerTag } from "../../answers/revision-tag.ts";
import { changeOf } from "../../record-calls.ts";
import { refuse, refuseField } from "../../answers/refuse.ts";
import { sendJson } from "../../answers/send-json.ts";
import { sessionOf } from "../../access/session-of.ts";

export type ImportLineUseCases = {
  readonly listImportLines: ReturnType<typeof listImportLines>;
  readonly countLine: ReturnType<typeof countLine>;
};

/** Adds the imported movements, one by one (/importacoes/linhas). */
export function importLineRoutes(api: Api, useCases: ImportLineUseCases): void {
  api.get(
    paths.importLines,
    {
      schema: { querystring: storedLinesQuerySchema },
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary:
          "Ler os movimentos importados, por colunas: todos, ou uma parte, também os de uma importação",
        description:
          "O mesmo lugar de cada coluna é o mesmo movimento; vêm por ordem de id. «estados» é «contada», «nao_contada», «junta» ou «removida» (a pessoa removeu o registo), «motivos» e «contrapartidas» dizem porque um não conta, «registos» nomeia os registos que existem, e «referencias» são as dos bancos. «limite», até 20 000, pede uma parte e «depois» os que se seguem a um id; uma parte que não vem cheia é a última. «de» pede os de um dia em diante, com aqueles cujo registo é desse dia em diante, e «importacao» os de uma importação.",
        answers: { 200: storedLinesSchema },
      },
    },
    async (request, reply) => {
      const { depois, de: from = null, limite: limit = Number.POSITIVE_INFINITY } = request.query;
      const after = depois === undefined ? null : importLineId(depois);
      const of = request.query.importacao === undefined ? null : importId(request.query.importacao);
      const wanted = { after, from, of, limit };
      const read = await useCases.listImportLines(sessionOf(request).ledger.id, wanted);
      if (read === null) return refuse(reply, "unauthenticated");
      return sendJson(
        reply.header(REVISION_HEADER, read.ledger.revision),
        storedLinesJson(read.lines),
      );
    },
  );

  api.put(
    paths.importLine(":id"),
    {
      schema: { params: idInPath, body: lineChangeSchema },
      config: {
        access: "user",
        summary: "Contar um movimento importado, ou deixar de o contar",
        description:
          "Com «nao_contar: true» os seus registos saem; com false voltam, na «categoria» indicada ou na que tinham. Devolve o que ficou do movimento.",
        answers: { 200: countedLineSchema },
        refusals: ["bad-revision", "change-reused"],
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { nao_contar: isLeftOut, categoria: category = null } = request.body;
      const { member } = sessionOf(request);
      const id = importLineId(request.params.id);
      const wanted = { counts: !isLeftOut, category };
      const counted = await useCases.countLine(member, id, wanted, change.value);
      if (!counted.ok) {
        if (counted.reason !== "bad-category") return refuse(reply, counted.reason);
        return refuseField(reply, "categoria", fieldIssues["bad-category"]);
      }
      const { line, revision } = counted.value;
      if (revision !== null) reply.header(REVISION_HEADER, revision);
      return reply.send(encodeCountedLine(line));
    },
  );
}
