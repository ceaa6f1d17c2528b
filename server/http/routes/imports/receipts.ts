import {
  encodeKnownReceipt,
  knownReceiptSchema,
  receiptQuerySchema,
} from "../../../../src/contract/receipts.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Receipts } from "../../../application/receipts/receipts.ts";
import type { Api } from "../../api.ts";
import { sessionOf } from "../../access/session-of.ts";

export type ReceiptUseCases = {
  readonly lookUpReceipt: Receipts["known"];
};

/** Adds the known facts of a receipt before it is recorded (/taloes); its mark comes with the record. */
export function receiptRoutes(api: Api, { lookUpReceipt }: ReceiptUseCases): void {
  api.get(
    paths.receipts,
    {
      schema: { querystring: receiptQuerySchema },
      config: {
        access: "user",
        summary: "Saber o que se conhece de um talão: a loja, e se já está registado",
        description:
          "«loja» é a descrição e a categoria da última despesa que foi registada de um talão desse «nif», como estão agora; «registado» é o registo deste mesmo talão. São null se não existirem; um registo removido não conta.",
        answers: { 200: knownReceiptSchema },
      },
    },
    async (request) => {
      const { nif: taxNumber, atcud = null } = request.query;
      const known = await lookUpReceipt(sessionOf(request).ledger.id, { taxNumber, atcud });
      return encodeKnownReceipt(known);
    },
  );
}
