import * as v from "valibot";
import type { Account } from "../../domain/accounts/account.ts";
import type { Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { Transaction, TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Fields } from "../../domain/versions/differences.ts";
import type { Versioned, VersionedKind } from "../../domain/versions/record-change.ts";
import { accountSchema, decodeAccount, encodeAccount } from "../kinds/accounts.ts";
import { budgetSchema, decodeBudget, encodeBudget } from "../kinds/budgets.ts";
import { categorySchema, decodeCategory, encodeCategory } from "../kinds/categories.ts";
import { decodeGoal, encodeGoal, goalSchema } from "../kinds/goals.ts";
import { decodeRecurrence, encodeRecurrence, recurrenceSchema } from "../kinds/recurrences.ts";
import { decodeRule, encodeRule, ruleSchema } from "../kinds/rules.ts";
import { decodeTransaction, encodeTransaction, transactionSchema } from "../kinds/transactions.ts";
import { toldClosing } from "../imports/import-accounts.ts";

/** How a kind of record is told in a history: by the fields that its list has. */
type VersionedWords<Entity> = {
  /** The kind's name in the path. */
  readonly name: string;
  readonly encode: (record: Entity) => Fields;
  readonly decode: (fields: Fields) => Entity;
};

// @__NO_SIDE_EFFECTS__
const read =
  <Read, Entity>(schema: v.GenericSchema<unknown, Read>, decode: (fields: Read) => Entity) =>
  (fields: Fields): Entity =>
    decode(v.parse(schema, fields));

// @__NO_SIDE_EFFECTS__
const transactions = (kind: TransactionKind, name: string): VersionedWords<Transaction> => {
  const decode = read(transactionSchema, (fields) => decodeTransaction(kind, fields));
  return {
    name,
    // A missing account or purchase differs from one that was left out because it is the same.
    encode: (record) => ({
      conta: null,
      ...(kind === "income" && { devolve: null }),
      ...encodeTransaction(record),
    }),
    decode: ({ conta, devolve = null, ...fields }) =>
      decode({ ...fields, ...(conta !== null && { conta }), ...(devolve !== null && { devolve }) }),
  };
};

/** The told balance without the records that it includes, which depend on the other records. */
const encodeOwnAccount = (account: Account): Fields => {
  const { saldo: _derived, ...fields } = encodeAccount(account);
  return { ...fields, dito: account.balance && toldClosing.write(account.balance) };
};

/** The plan alone: the outcomes of its days are not told, nor what follows from them. */
const encodeOwnPlan = (recurrence: Recurrence): Fields => {
  const { aberta_desde: _derived, excecoes: _outcomes, ...fields } = encodeRecurrence(recurrence);
  // A missing day of the month differs from one that was left out because it is the same.
  return { ...fields, dia: recurrence.dayOfMonth ?? null };
};

const readGoal = /* @__PURE__ */ read(goalSchema, decodeGoal);

export const VERSIONED: { readonly [Kind in VersionedKind]: VersionedWords<Versioned[Kind]> } = {
  income: transactions("income", "receita"),
  expense: transactions("expense", "despesa"),
  budgets: { name: "orcamento", encode: encodeBudget, decode: read(budgetSchema, decodeBudget) },
  goals: {
    name: "objetivo",
    // A missing position differs from one that was left out because it is the same.
    encode: (goal) => ({ ...encodeGoal(goal), posicao: goal.position ?? null }),
    decode: ({ posicao, ...fields }) =>
      readGoal({ ...fields, ...(posicao !== null && { posicao }) }),
  },
  categories: {
    name: "categoria",
    encode: encodeCategory,
    decode: read(categorySchema, decodeCategory),
  },
  rules: { name: "regra", encode: encodeRule, decode: read(ruleSchema, decodeRule) },
  recurrences: {
    name: "recorrente",
    encode: encodeOwnPlan,
    decode: ({ dia, ...fields }) =>
      read(
        recurrenceSchema,
        decodeRecurrence,
      )({
        ...fields,
        ...(typeof dia === "number" && { dia }),
        aberta_desde: fields["inicio"],
        excecoes: [],
      }),
  },
  accounts: {
    name: "conta",
    encode: encodeOwnAccount,
    decode: (fields) => read(accountSchema, decodeAccount)({ ...fields, saldo: fields["dito"] }),
  },
};

export const VERSIONED_KINDS = Object.keys(VERSIONED) as readonly VersionedKind[];
