import { paths } from "../../../src/contract/paths.ts";
import {
  encodeTransaction,
  encodeWithoutAccount,
  transactionKinds,
  transactionListSchema,
  transactionQuerySchema,
} from "../../../src/contract/kinds/transactions.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { transactionWrites } from "../../application/kinds/transactions.ts";
import type { pageTransactions } from "../../application/transactions/page-transactions.ts";
import type { Api } from "../api.ts";
import { writingRoutes } from "../records.ts";
import { ledgerTag } from "../answers/revision-tag.ts";
import { sendJson } from "../answers/send-json.ts";
import { sessionOf } from "../access/session-of.ts";

export type TransactionUseCases = {
  readonly pageTransactions: ReturnType<typeof pageTransactions>;
  readonly transactionWrites: ReturnType<typeof transactionWrites>;
};

/** The names of a record of each kind. */
export const NOUNS: Readonly<Record<TransactionKind, string>> = {
  income: "receita",
  expense: "despesa",
};

/** The fields that an income alone may have, in words. */
const CREATED_REFUND = {
  income:
    " «devolve» é o id da despesa de que veio a devolução, a cuja categoria ela pertence nos orçamentos.",
  expense: "",
};
const CHANGED_REFUND = {
  income: " Também «devolve» fica como está se faltar; null desliga a devolução da despesa.",
  expense: "",
};

/** Adds income and expenses, with the same calls (/receitas and /despesas). */
export function transactionRoutes(api: Api, useCases: TransactionUseCases): void {
  for (const kind of ["income", "expense"] as const) {
    listRoute(api, kind, useCases);
    writingRoutes(api, transactionKinds[kind], useCases.transactionWrites[kind], {
      access: "user",
      create: {
        summary: `Registar uma ${NOUNS[kind]}`,
        description: `Sem «conta» fica na que é então a principal, e também com a de uma conta fechada ou removida: uma notificação di-lo. «talao» diz de que talão se leu, e «recorrente» que movimento previsto cumpre (409 se não estiver em aberto); nenhum deles volta nas respostas.${CREATED_REFUND[kind]}`,
        refusals: ["not-planned"],
      },
      change: {
        summary: `Alterar uma ${NOUNS[kind]}`,
        description: `O corpo diz o registo todo. Só a «conta» e o que não conta («nao_contado») ficam como estão se faltarem; null é a conta que é então a principal, e nada que não conte.${CHANGED_REFUND[kind]}`,
      },
      remove: {
        summary: `Remover uma ${NOUNS[kind]}`,
        description:
          "Fica 30 dias no lixo. O movimento previsto que cumpria volta a estar em aberto.",
      },
    });
  }
}

function listRoute(
  api: Api,
  kind: TransactionKind,
  { pageTransactions }: TransactionUseCases,
): void {
  api.get(
    paths.transactions(kind),
    {
      schema: { querystring: transactionQuerySchema },
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: `Listar as ${NOUNS[kind]}s, da mais recente para a mais antiga`,
        description:
          "«de» e «ate» limitam os dias, ambos incluídos. Com «contas=true» cada registo diz a sua «conta»; o que então não a diz é da que for «primeira».",
        answers: { 200: transactionListSchema },
      },
    },
    async (request, reply) => {
      const { ledger } = sessionOf(request);
      const period = { from: request.query.de, to: request.query.ate };
      const encode = request.query.contas === "true" ? encodeTransaction : encodeWithoutAccount;
      const parts: string[] = [];
      await pageTransactions(ledger.id, kind, period, (page) => {
        const items = JSON.stringify(page.map(encode)).slice(1, -1);
        parts.push(parts.length === 0 ? `[${items}` : `,${items}`);
      });
      return sendJson(reply, parts.length === 0 ? ["[]"] : [...parts, "]"]);
    },
  );
}
