import type { FastifyReply } from "fastify";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { decodeDivision, dividedSchema, divisionSchema } from "../../../src/contract/division.ts";
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
} from "../../../src/contract/transactions.ts";
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
import { DIVISION_REFUSED } from "../../../src/text/division.ts";
import type { Division } from "../../../src/domain/transactions/division.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Period } from "../../application/ports/transactions.ts";
import type { Created, Creation, Edit, EditRefusal } from "../../application/record-changes.ts";
import type { TransactionCreationRefusal } from "../../application/use-cases/create-transaction.ts";
import type { Divided, DivisionRefusal } from "../../application/use-cases/divide-transaction.ts";
import type { TakePage } from "../../application/use-cases/page-transactions.ts";
import type { TransactionUpdateRefusal } from "../../application/use-cases/update-transaction.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { ledgerTag } from "../ledger-tag.ts";
import {
  creationOf,
  editOf,
  refuseCreation,
  refuseEdit,
  sendChanged,
  sendCreated,
  sendRemoved,
} from "../record-calls.ts";
import { refuse, refuseField } from "../refuse.ts";
import { sendJson } from "../send-json.ts";
import { sessionOf } from "../session-of.ts";

export type TransactionUseCases = {
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
  readonly divideTransaction: (
    member: Member,
    kind: TransactionKind,
    id: TransactionId,
    division: Division,
    edit: Edit,
  ) => Promise<Result<Divided, DivisionRefusal>>;
};

const NOUNS: Readonly<Record<TransactionKind, { one: string; many: string }>> = {
  income: { one: "receita", many: "receitas" },
  expense: { one: "despesa", many: "despesas" },
};

/** Income and expenses, the same calls for both (/receitas and /despesas). */
export function transactionRoutes(api: Api, useCases: TransactionUseCases): void {
  routesOf(api, "income", useCases);
  routesOf(api, "expense", useCases);
  dividingRoute(api, "income", useCases);
  dividingRoute(api, "expense", useCases);
}

function routesOf(api: Api, kind: TransactionKind, useCases: TransactionUseCases): void {
  const { one, many } = NOUNS[kind];

  api.get(
    paths.transactions(kind),
    {
      schema: { querystring: periodSchema },
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: `Listar as ${many}, da mais recente para a mais antiga`,
        answers: { 200: transactionListSchema },
      },
    },
    async (request, reply) => {
      const { ledger } = sessionOf(request);
      const period = { from: request.query.de, to: request.query.ate };
      const parts: string[] = [];
      await useCases.pageTransactions(ledger.id, kind, period, (page) => {
        const items = JSON.stringify(page.map(encodeTransaction)).slice(1, -1);
        parts.push(parts.length === 0 ? `[${items}` : `,${items}`);
      });
      return sendJson(reply, parts.length === 0 ? ["[]"] : [...parts, "]"]);
    },
  );

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
      const { member } = sessionOf(request);
      const entry = decodeTransactionEntry(request.body);
      const creation = creationOf(request, request.body.id, entry);
      if (!creation.ok) return refuse(reply, creation.reason);
      const created = await useCases.createTransaction(member, kind, entry, creation.value);
      if (created.ok) return sendCreated(reply, created.value, encodeTransaction);
      if (created.reason === "not-planned") return refuse(reply, created.reason);
      return refuseCreation(reply, created.reason);
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
      const { member } = sessionOf(request);
      const edit = editOf(request);
      if (!edit.ok) return refuse(reply, edit.reason);
      const draft = decodeTransactionDraft(request.body);
      const transaction = { ...draft, id: transactionId(request.params.id), kind };
      const updated = await useCases.updateTransaction(member, transaction, edit.value);
      if (!updated.ok) return refuseEdit(reply, updated.reason, encodeTransaction);
      return sendChanged(reply, updated.value, encodeTransaction);
    },
  );

  api.delete(
    paths.transaction(kind, ":id"),
    {
      schema: { params: idInPath },
      config: {
        access: "user",
        summary: `Remover uma ${one}`,
        answers: { 204: null },
        record: "changed",
      },
    },
    async (request, reply) => {
      const { member } = sessionOf(request);
      const edit = editOf(request);
      if (!edit.ok) return refuse(reply, edit.reason);
      const id = transactionId(request.params.id);
      const removed = await useCases.removeTransaction(member, kind, id, edit.value);
      if (!removed.ok) return refuseEdit(reply, removed.reason, encodeTransaction);
      return sendRemoved(reply, removed.value);
    },
  );
}

function dividingRoute(
  api: Api,
  kind: TransactionKind,
  { divideTransaction }: TransactionUseCases,
): void {
  api.post(
    paths.division(kind, ":id"),
    {
      schema: { params: idInPath, body: divisionSchema },
      config: {
        access: "user",
        summary: `Dividir uma ${NOUNS[kind].one} em partes; o que faltar ao valor sai`,
        answers: { 200: dividedSchema },
        record: "changed",
        refusals: ["id-taken"],
      },
    },
    async (request, reply) => {
      const { member } = sessionOf(request);
      const edit = editOf(request);
      if (!edit.ok) return refuse(reply, edit.reason);
      const id = transactionId(request.params.id);
      const division = decodeDivision(request.body);
      const divided = await divideTransaction(member, kind, id, division, edit.value);
      if (!divided.ok) return refuseDivision(reply, divided.reason);
      const { records, revision } = divided.value;
      return reply
        .header(REVISION_HEADER, revision)
        .send({ registos: records.map(encodeTransaction), revisao: revision });
    },
  );
}

function refuseDivision(reply: FastifyReply, reason: DivisionRefusal): FastifyReply {
  if (reason === "bad-division") return refuseField(reply, "partes", DIVISION_REFUSED);
  if (reason === "id-taken") return refuse(reply, reason);
  return refuseEdit(reply, reason, encodeTransaction);
}
