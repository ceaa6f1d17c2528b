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
import { NOUNS } from "./transactions.ts";

export type DivisionUseCases = {
  readonly divideTransaction: ReturnType<typeof divideTransaction>;
};

/** Adds the calls that divide a record (/receitas/{id}/dividir, /despesas/{id}/dividir). */
export function divisionRoutes(api: Api, useCases: DivisionUseCases): void {
  for (const kind of ["income", "expense"] as const) divisionRoute(api, kind, useCases);
}

function divisionRoute(
  api: Api,
  kind: TransactionKind,
  { divideTransaction }: DivisionUseCases,
): void {
  api.post(
    paths.division(kind, ":id"),
    {
      schema: { params: idInPath, body: divisionSchema },
      config: {
        access: "user",
        summary: `Dividir uma ${NOUNS[kind]} em partes; o que faltar ao valor sai`,
        description:
          "«categoria» e «valor» dizem o que fica do registo, e «partes», até 19, os outros em que se divide, cada um com um id próprio. Somados não podem passar do valor que o registo tinha (422). Devolve os registos em que se tornou, ele próprio primeiro.",
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
