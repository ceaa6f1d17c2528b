import { paths } from "../../../src/contract/paths.ts";
import {
  decodeTransactionDraft,
  decodeTransactionEntry,
  encodeTransaction,
  periodSchema,
  storedTransactionSchema,
  transactionCreationSchema,
  transactionDraftSchema,
  transactionListSchema,
} from "../../../src/contract/kinds/transactions.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import {
  transactionId,
  type LedgerId,
  type TransactionId,
} from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type {
  Transaction,
  TransactionEntry,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Period } from "../../application/ports/transactions.ts";
import type { Created, Creation, Edit, EditRefusal } from "../../application/record-changes.ts";
import type { TransactionCreationRefusal } from "../../application/use-cases/create-transaction.ts";
import type { TakePage } from "../../application/use-cases/page-transactions.ts";
import type { TransactionUpdateRefusal } from "../../application/use-cases/update-transaction.ts";
import { answerChange, answerCreation } from "../answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { ledgerTag } from "../revision-tag.ts";
import { removalRoute } from "../removal-route.ts";
import { sendJson } from "../send-json.ts";
import { sessionOf } from "../session-of.ts";
import { divisionRoute, NOUNS, type DivisionUseCase } from "./division.ts";

export type TransactionUseCases = DivisionUseCase & {
  readonly pageTransactions: (
    ledger: LedgerId,
    kind: TransactionKind,
    period: Period,
    take: TakePage,
  ) => Promise<void>;
  readonly createTransaction: (
    member: Member,
    kind: TransactionKind,
    entry: TransactionEntry,
    creation: Creation,
  ) => Promise<Result<Created<Transaction>, TransactionCreationRefusal>>;
  readonly updateTransaction: (
    member: Member,
    transaction: Transaction,
    edit: Edit,
  ) => Promise<Result<Stamped<Transaction>, TransactionUpdateRefusal>>;
  readonly removeTransaction: (
    member: Member,
    kind: TransactionKind,
    id: TransactionId,
    edit: Edit,
  ) => Promise<Result<Stamped<Transaction>, EditRefusal<Transaction>>>;
};

/** Income and expenses, the same calls for both (/receitas and /despesas). */
export function transactionRoutes(api: Api, useCases: TransactionUseCases): void {
  for (const kind of ["income", "expense"] as const) {
    listRoute(api, kind, useCases);
    writingRoutes(api, kind, useCases);
  }
  for (const kind of ["income", "expense"] as const) divisionRoute(api, kind, useCases);
}

function listRoute(
  api: Api,
  kind: TransactionKind,
  { pageTransactions }: TransactionUseCases,
): void {
  api.get(
    paths.transactions(kind),
    {
      schema: { querystring: periodSchema },
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: `Listar as ${NOUNS[kind]}s, da mais recente para a mais antiga`,
        answers: { 200: transactionListSchema },
      },
    },
    async (request, reply) => {
      const { ledger } = sessionOf(request);
      const period = { from: request.query.de, to: request.query.ate };
      const parts: string[] = [];
      await pageTransactions(ledger.id, kind, period, (page) => {
        const items = JSON.stringify(page.map(encodeTransaction)).slice(1, -1);
        parts.push(parts.length === 0 ? `[${items}` : `,${items}`);
      });
      return sendJson(reply, parts.length === 0 ? ["[]"] : [...parts, "]"]);
    },
  );
}

function writingRoutes(api: Api, kind: TransactionKind, useCases: TransactionUseCases): void {
  const { createTransaction, updateTransaction, removeTransaction } = useCases;
  const one = NOUNS[kind];

  api.post(
    paths.transactions(kind),
    {
      schema: { body: transactionCreationSchema },
      config: {
        access: "user",
        summary: `Registar uma ${one}`,
        answers: { 200: storedTransactionSchema, 201: storedTransactionSchema },
        refusals: ["not-planned"],
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const entry = decodeTransactionEntry(request.body);
      const asked = { id: request.body.id, wish: entry, encode: encodeTransaction };
      return answerCreation(request, reply, asked, (member, creation) =>
        createTransaction(member, kind, entry, creation),
      );
    },
  );

  api.put(
    paths.transaction(kind, ":id"),
    {
      schema: { params: idInPath, body: transactionDraftSchema },
      config: {
        access: "user",
        summary: `Alterar uma ${one}`,
        answers: { 200: storedTransactionSchema },
        record: "changed",
      },
    },
    async (request, reply) => {
      const draft = decodeTransactionDraft(request.body);
      const transaction = { ...draft, id: transactionId(request.params.id), kind };
      return answerChange(request, reply, encodeTransaction, (member, edit) =>
        updateTransaction(member, transaction, edit),
      );
    },
  );

  removalRoute(
    api,
    paths.transaction(kind, ":id"),
    { access: "user", summary: `Remover uma ${one}` },
    encodeTransaction,
    (member, id, edit) => removeTransaction(member, kind, transactionId(id), edit),
  );
}
