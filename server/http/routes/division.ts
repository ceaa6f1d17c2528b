import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import {
  decodeDivision,
  dividedSchema,
  divisionSchema,
} from "../../../src/contract/ledger/division.ts";
import { paths } from "../../../src/contract/paths.ts";
import { encodeTransaction } from "../../../src/contract/kinds/transactions.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { DIVISION_REFUSED } from "../../../src/text/transactions/division.ts";
import type { divideTransaction } from "../../application/transactions/divide-transaction.ts";
import { answerEdit, inBody } from "../answers/answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../requests/id-in-path.ts";

export type DivisionUseCase = {
  readonly divideTransaction: ReturnType<typeof divideTransaction>;
};

/** The names of a record of each kind. */
export const NOUNS: Readonly<Record<TransactionKind, string>> = {
  income: "receita",
  expense: "despesa",
};

/** Adds the call that divides a record (/receitas/{id}/dividir, /despesas/{id}/dividir). */
export function divisionRoute(
  api: Api,
  kind: TransactionKind,
  { divideTransaction }: DivisionUseCase,
): void {
  api.post(
    paths.division(kind, ":id"),
    {
      schema: { params: idInPath, body: divisionSchema },
      config: {
        access: "user",
        summary: `Dividir uma ${NOUNS[kind]} em partes; o que faltar ao valor sai`,
        answers: { 200: dividedSchema },
        record: "changed",
        refusals: ["id-taken"],
      },
    },
    async (request, reply) => {
      const id = transactionId(request.params.id);
      const division = decodeDivision(request.body);
      return answerEdit(
        request,
        reply,
        encodeTransaction,
        (member, edit) => divideTransaction(member, kind, id, division, edit),
        ({ records, revision }) =>
          reply
            .header(REVISION_HEADER, revision)
            .send({ registos: records.map(encodeTransaction), revisao: revision }),
        { "bad-division": inBody("partes", DIVISION_REFUSED) },
      );
    },
  );
}
