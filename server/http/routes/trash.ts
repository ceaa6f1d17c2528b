import { RETENTION_DAYS } from "../../../src/domain/ledger/retention.ts";
import { undoneSchema } from "../../../src/contract/ledger/undo.ts";
import { paths } from "../../../src/contract/paths.ts";
import {
  emptiedSchema,
  encodeTrashed,
  restorationSchema,
  TRASH_CONTINUES_HEADER,
  trashQuerySchema,
  trashSchema,
} from "../../../src/contract/trash/trash.ts";
import { resourceOf } from "../../../src/domain/ledger/resource.ts";
import { TRASH_BATCH_SIZE, type Trashed } from "../../../src/domain/trash/trashed.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { importSummary, removalText, removedSummary } from "../../../src/text/trash/removed.ts";
import type { emptyTrash } from "../../application/trash/empty-trash.ts";
import type { listTrash } from "../../application/trash/list-trash.ts";
import type { restoreTrashed } from "../../application/trash/restore-trashed.ts";
import type { TrashRow } from "../../application/trash/trash.ts";
import type { Api } from "../api.ts";
import { sessionOf } from "../access/session-of.ts";
import { refuseQuery } from "../answers/refuse.ts";
import { answerUndo, UNDO_REFUSALS } from "../answers/answer-undo.ts";
import { trashPlaceOf, trashPlaceText } from "../requests/trash-place.ts";

export type TrashUseCases = {
  readonly listTrash: ReturnType<typeof listTrash>;
  readonly restoreTrashed: ReturnType<typeof restoreTrashed>;
  readonly emptyTrash: ReturnType<typeof emptyTrash>;
};

/** Adds the calls on the trash: things removed within the last 30 days (/lixo). */
export function trashRoutes(api: Api, useCases: TrashUseCases): void {
  const { listTrash, restoreTrashed, emptyTrash } = useCases;

  api.get(
    paths.trash,
    {
      schema: { querystring: trashQuerySchema },
      config: {
        access: "user",
        summary: `Ler o que foi removido nos últimos ${RETENTION_DAYS} dias, o mais recente primeiro`,
        description:
          "No máximo 500 de cada vez; o cabeçalho FinControl-Continua traz o «continua» da parte seguinte. «resumo» é uma frase que diz o que era. «alteracao» é a que o removeu, «acao» a sua frase e «por» o nome de quem a fez, «sistema» ou null.",
        answers: { 200: trashSchema },
      },
    },
    async (request, reply) => {
      const { limite: most = TRASH_BATCH_SIZE, continua } = request.query;
      const after = continua === undefined ? null : trashPlaceOf(continua);
      if (continua !== undefined && after === null)
        return refuseQuery(reply, "continua", fieldIssues["bad-continuation"]);
      const { rows, next } = await listTrash(sessionOf(request).ledger.id, after, most);
      if (next !== null) reply.header(TRASH_CONTINUES_HEADER, trashPlaceText(next));
      return reply.send(rows.map((row) => encodeTrashed(trashedOf(row))));
    },
  );

  api.post(
    paths.restoration,
    {
      schema: { body: restorationSchema },
      config: {
        access: "user",
        summary: "Repor o que foi removido: alguns registos, ou tudo o que uma alteração removeu",
        description:
          "Envie «itens», ou «alteracao». Responde, e recusa, como /alteracoes/{id}/anular, tudo ou nada, e é uma alteração. Com um registo voltam a sua categoria e a sua conta, se também foram removidas; se há uma categoria nova com o mesmo nome, fica nessa. «editadas» nomeia o que já não está no lixo. Uma importação volta com o primeiro dos seus registos.",
        answers: { 200: undoneSchema },
        refusals: UNDO_REFUSALS,
        record: "named",
      },
    },
    (request, reply) =>
      answerUndo(request, reply, (member, change) => restoreTrashed(member, request.body, change)),
  );

  api.delete(
    paths.trash,
    {
      config: {
        access: "user",
        summary:
          "Esvaziar o lixo: apaga para sempre os textos, os valores e as versões do que lá está",
        description:
          "Ids, revisões e momentos de remoção ficam os seus 30 dias, para que os outros dispositivos saibam do que saiu. Diz quantas coisas foram apagadas.",
        answers: { 200: emptiedSchema },
      },
    },
    async (request) => ({ apagados: await emptyTrash(sessionOf(request).member) }),
  );
}

function trashedOf({ thing, removedAt, change, by, removal }: TrashRow): Trashed {
  const common = { removedAt, change, by, action: removalText(removal) };
  if (thing.type === "imports") {
    const summary = importSummary(thing.name, thing.movements);
    return { resource: "import", id: thing.id, summary, ...common };
  }
  const { id } = thing.kept.record;
  return { resource: resourceOf(thing), id, summary: removedSummary(thing), ...common };
}
