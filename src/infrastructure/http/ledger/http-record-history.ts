import * as v from "valibot";
import { accountsInBook } from "../../../application/kinds/accounts.ts";
import { budgetsInBook } from "../../../application/kinds/budgets.ts";
import { categoriesInBook } from "../../../application/kinds/categories.ts";
import { goalsInBook } from "../../../application/kinds/goals.ts";
import { rulesInBook } from "../../../application/kinds/rules.ts";
import { transactionsInBook } from "../../../application/kinds/transactions.ts";
import type { Changing } from "../../../application/naming.ts";
import type {
  EarlierVersion,
  RecordHistory,
} from "../../../application/versions/record-history.ts";
import { accountWrites } from "../../../contract/kinds/accounts.ts";
import { budgetWrites } from "../../../contract/kinds/budgets.ts";
import { categoryWrites } from "../../../contract/kinds/categories.ts";
import { goalWrites } from "../../../contract/kinds/goals.ts";
import { stamped } from "../../../contract/kinds/record-kind.ts";
import { decodeRecurrence, storedRecurrenceSchema } from "../../../contract/kinds/recurrences.ts";
import { ruleWrites } from "../../../contract/kinds/rules.ts";
import { transactionWrites } from "../../../contract/kinds/transactions.ts";
import { paths } from "../../../contract/paths.ts";
import { encodeRecurrencePatch } from "../../../contract/recurrences/recurrence-wishes.ts";
import { encodeEarlierVersion } from "../../../contract/versions/earlier-version.ts";
import {
  decodeRecordChanges,
  recordChangesSchema,
} from "../../../contract/versions/record-changes.ts";
import { VERSIONED } from "../../../contract/versions/versioned-kinds.ts";
import type { CategoryIdOf } from "../../../domain/categories/by-id.ts";
import type { Kinds } from "../../../domain/ledger/changes.ts";
import type { StoredRecord } from "../../../domain/ledger/stored-record.ts";
import { draftOf } from "../../../domain/recurrences/patch.ts";
import type { RecordChange, VersionedKind } from "../../../domain/versions/record-change.ts";
import type { Api } from "../api.ts";
import { conflict } from "./conflict.ts";
import { httpRecords } from "./http-records.ts";
import { changing } from "./naming-headers.ts";

/**
 * Writes a version of each kind as the form of the kind would, with all of its fields; of income and expenses the server
 * does, since what a record was divided into goes back too.
 */
type GoingBack = {
  readonly [Kind in keyof Kinds]: (
    earlier: EarlierVersion<Kinds[Kind]>,
    as: Changing,
  ) => Promise<StoredRecord<Kinds[Kind]>>;
};

function goingBack(api: Api, idOf: CategoryIdOf): GoingBack {
  const budgets = httpRecords(budgetWrites, budgetsInBook)(api, idOf);
  const goals = httpRecords(goalWrites, goalsInBook)(api, idOf);
  const categories = httpRecords(categoryWrites, categoriesInBook)(api, idOf);
  const rules = httpRecords(ruleWrites, rulesInBook)(api, idOf);
  const accounts = httpRecords(accountWrites, accountsInBook)(api, idOf);
  const recurrence = stamped(storedRecurrenceSchema, decodeRecurrence);
  return {
    transactions: ({ version: { id, kind }, before }, as) => {
      const { stored } = transactionWrites[kind];
      const call = {
        body: encodeEarlierVersion({ before }),
        headers: changing(as),
        meaning: conflict(stored, transactionsInBook[kind].written),
      };
      return api("post", paths.earlierVersion(kind, id), stored, call);
    },
    budgets: ({ version }, as) => budgets.update(version.id, version, as),
    goals: ({ version }, as) => goals.update(version.id, version, as),
    categories: ({ version }, as) => categories.update(version.id, version, as),
    rules: ({ version }, as) => rules.update(version.id, version, as),
    accounts: ({ version }, as) => accounts.update(version.id, version, as),
    recurrences: ({ version }, as) => {
      const call = {
        body: encodeRecurrencePatch(draftOf(version), idOf),
        headers: changing(as),
      };
      return api("put", paths.recurrence(version.id), recurrence, call);
    },
  };
}

const versionedKind = (type: keyof Kinds, record: Kinds[keyof Kinds]): VersionedKind =>
  type === "transactions" ? (record as Kinds["transactions"]).kind : type;

/** Histories over the calls of /historia, and versions over the writing calls of each kind. */
export function httpRecordHistory(api: Api, idOf: CategoryIdOf): RecordHistory {
  const ways = goingBack(api, idOf);
  return {
    changesOf: async <Kind extends keyof Kinds>(type: Kind, present: Kinds[Kind]) => {
      const kind = versionedKind(type, present);
      const path = paths.recordChanges(VERSIONED[kind].name, present.id);
      const decode = (changes: v.InferOutput<typeof recordChangesSchema>) =>
        decodeRecordChanges(kind, present as never, changes);
      // A version that cannot be read is a broken response, as one of another shape is.
      const told = await api("get", path, v.pipe(recordChangesSchema, v.transform(decode)));
      // Read by the record's own kind, which the compiler does not follow through any kind.
      return told as unknown as readonly RecordChange<Kinds[Kind]>[];
    },
    goBack: async (type, earlier, as) => ways[type](earlier, as),
  };
}
