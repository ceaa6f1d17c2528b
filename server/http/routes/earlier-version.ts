import {
  encodeTransaction,
  storedTransactionSchema,
} from "../../../src/contract/kinds/transactions.ts";
import { paths } from "../../../src/contract/paths.ts";
import {
  decodeEarlierVersion,
  earlierVersionSchema,
} from "../../../src/contract/versions/earlier-version.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { goBack } from "../../application/versions/go-back.ts";
import { answerChange } from "../answers/answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../requests/id-in-path.ts";
import { NOUNS } from "./transactions.ts";

export type EarlierVersionUseCases = { readonly goBack: ReturnType<typeof goBack> };

/** Adds the calls that change a record back to an earlier version (/receitas/{id}/voltar, /despesas/{id}/voltar). */
export function earlierVersionRoutes(api: Api, { goBack }: EarlierVersionUseCases): void {
  for (const kind of ["income", "expense"] as const)
    api.post(
      paths.earlierVersion(kind, ":id"),
      {
        schema: { params: idInPath, body: earlierVersionSchema },
        config: {
          access: "user",
          summary: `Voltar ao que uma ${NOUNS[kind]} era antes de uma das suas alterações`,
          description:
            "«antes_de» é o nome da alteração, que GET /historia diz. O registo volta com todos os seus campos, e com ele as divisões feitas ou anuladas desde então: as partes saem, ou voltam. Se uma delas mudou de valor ou já não existe, nada muda (409). É 404 se o registo não mudou por essa alteração, ou se ela o criou.",
          answers: { 200: storedTransactionSchema },
          record: "changed",
          refusals: ["change-gone", "division-edited", "division-part-gone"],
        },
      },
      async (request, reply) => {
        const id = transactionId(request.params.id);
        const { before } = decodeEarlierVersion(request.body);
        return answerChange(request, reply, encodeTransaction, (member, edit) =>
          goBack(member, kind, id, before, edit),
        );
      },
    );
}
