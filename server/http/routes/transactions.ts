import { paths } from "../../../src/contract/paths.ts";
import {
  decodeTransactionDraft,
  encodeTransaction,
  periodSchema,
  transactionDraftSchemas,
  transactionListSchema,
  transactionSchema,
} from "../../../src/contract/transactions.ts";
import { transactionId, type TransactionId, type UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import type { OnceKey } from "../../application/perform-once.ts";
import type { Period } from "../../application/ports/transactions.ts";
import type { Api } from "../api.ts";
import { onceKeyOf } from "../once-key.ts";
import { idInPath } from "../id-in-path.ts";
import { refuse } from "../refuse.ts";
import { sessionOf } from "../session-of.ts";

export type TransactionUseCases = {
  readonly listTransactions: (
    owner: UserId,
    kind: TransactionKind,
    period: Period,
  ) => Promise<readonly Transaction[]>;
  readonly createTransaction: (
    owner: UserId,
    kind: TransactionKind,
    draft: TransactionDraft,
    once: OnceKey,
  ) => Promise<Result<Transaction, "key-reused">>;
  readonly updateTransaction: (owner: UserId, transaction: Transaction) => Promise<boolean>;
  readonly removeTransaction: (
    owner: UserId,
    kind: TransactionKind,
    id: TransactionId,
  ) => Promise<boolean>;
};

const NOUNS: Readonly<Record<TransactionKind, { one: string; many: string }>> = {
  income: { one: "receita", many: "receitas" },
  expense: { one: "despesa", many: "despesas" },
};

/** Income and expenses, the same calls for both (§7, /receitas and /despesas). */
export function transactionRoutes(api: Api, useCases: TransactionUseCases): void {
  routesOf(api, "income", useCases);
  routesOf(api, "expense", useCases);
}

function routesOf(api: Api, kind: TransactionKind, useCases: TransactionUseCases): void {
  const { one, many } = NOUNS[kind];
  const draftSchema = transactionDraftSchemas[kind];

  api.get(
    paths.transactions(kind),
    {
      schema: { querystring: periodSchema },
      config: {
        access: "user",
        summary: `Listar as ${many}, da mais recente para a mais antiga`,
        answers: { 200: transactionListSchema },
      },
    },
    async (request) => {
      const { user } = sessionOf(request);
      const period = { from: request.query.de, to: request.query.ate };
      return (await useCases.listTransactions(user.id, kind, period)).map(encodeTransaction);
    },
  );

  api.post(
    paths.transactions(kind),
    {
      schema: { body: draftSchema },
      config: {
        access: "user",
        summary: `Registar uma ${one}`,
        answers: { 201: transactionSchema },
        repeatable: true,
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const draft = decodeTransactionDraft(request.body);
      const once = onceKeyOf(request, draft);
      if (!once.ok) return refuse(reply, once.reason);
      const created = await useCases.createTransaction(user.id, kind, draft, once.value);
      if (!created.ok) return refuse(reply, created.reason);
      return reply.code(201).send(encodeTransaction(created.value));
    },
  );

  api.put(
    paths.transaction(kind, ":id"),
    {
      schema: { params: idInPath, body: draftSchema },
      config: {
        access: "user",
        summary: `Alterar uma ${one}`,
        answers: { 200: transactionSchema },
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const draft = decodeTransactionDraft(request.body);
      const transaction = { ...draft, id: transactionId(request.params.id), kind };
      const found = await useCases.updateTransaction(user.id, transaction);
      return found ? encodeTransaction(transaction) : refuse(reply, "no-such-record");
    },
  );

  api.delete(
    paths.transaction(kind, ":id"),
    {
      schema: { params: idInPath },
      config: { access: "user", summary: `Remover uma ${one}`, answers: { 204: null } },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const id = transactionId(request.params.id);
      const found = await useCases.removeTransaction(user.id, kind, id);
      return found ? reply.code(204).send() : refuse(reply, "no-such-record");
    },
  );
}
