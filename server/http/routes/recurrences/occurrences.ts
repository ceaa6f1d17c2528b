import * as v from "valibot";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { civilDate } from "../../../../src/contract/fields.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { settlementSchema } from "../../../../src/contract/recurrences/recurrence-wishes.ts";
import { encodeRecurrence, settledSchema } from "../../../../src/contract/kinds/recurrences.ts";
import { encodeTransaction } from "../../../../src/contract/kinds/transactions.ts";
import { recurrenceId, transactionId } from "../../../../src/domain/shared/ids.ts";
import type {
  Resolution,
  resolveOccurrence,
} from "../../../application/recurrences/resolve-occurrence.ts";
import { answerEdit, storedBody } from "../../answers/answer-writes.ts";
import type { Api } from "../../api.ts";
import { idInPath } from "../../requests/id-in-path.ts";

export type OccurrenceSettling = {
  readonly resolveOccurrence: ReturnType<typeof resolveOccurrence>;
};

const occurrenceInPath = v.object({ ...idInPath.entries, data: civilDate });

/** Adds the call that settles a planned movement (/recorrentes/{id}/ocorrencias). */
export function occurrenceRoutes(api: Api, { resolveOccurrence }: OccurrenceSettling): void {
  api.post(
    paths.occurrence(":id", ":data"),
    {
      schema: { params: occurrenceInPath, body: settlementSchema },
      config: {
        access: "user",
        summary:
          "Registar um movimento previsto, com outro valor ou dia se for preciso, ou saltá-lo",
        description:
          "«data» no endereço é o dia previsto. «id» é o que o registo há de ter: o mesmo pedido outra vez é 200 com a primeira resposta, e outro com o mesmo «id» é 409. Prestações não se saltam (409); pagar tudo o que falta fecha-as. Devolve o recorrente, com outra «revisao», e o registo ou null; o plano em si não muda. «registo», em vez de «valor», «data» e «id», é o de um registo que já lá está, da mesma espécie e de nenhum plano, e é o mesmo: fica ligado ao dia, e nada se regista. Se a chamada for anulada, o registo sai, ou deixa de estar ligado, e o dia volta a estar em aberto.",
        answers: { 200: settledSchema },
        refusals: ["not-planned", "instalments-fixed", "id-taken", "id-of-removed"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const { acao, valor, data, id: own, registo: there } = request.body;
      const resolution: Resolution =
        acao === "saltar"
          ? { act: "skip" }
          : there !== undefined
            ? { act: "tie", record: transactionId(there) }
            : {
                act: "confirm",
                amount: valor ?? null,
                date: data ?? null,
                record: own === undefined ? null : transactionId(own),
              };
      const id = recurrenceId(request.params.id);
      const day = request.params.data;
      return answerEdit(
        request,
        reply,
        encodeRecurrence,
        (member, edit) => resolveOccurrence(member, id, day, resolution, edit),
        ({ recurrence, record }) =>
          reply.header(REVISION_HEADER, recurrence.revision).send({
            recorrente: storedBody(recurrence, encodeRecurrence),
            registo: record === null ? null : storedBody(record, encodeTransaction),
          }),
      );
    },
  );
}
