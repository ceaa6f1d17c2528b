import type { LedgerLog, WantedPart } from "../../../src/application/ledger/ledger-log.ts";
import type { Changing } from "../../../src/application/naming.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import {
  perList,
  type ChangedLists,
  type LedgerPart,
  type RemovedIds,
  type ListedKinds,
} from "../../../src/domain/ledger/changes.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import type { WrittenRecord } from "../../../src/domain/ledger/written.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { filedUnder, OWN_CATEGORIES } from "../categories.ts";
import { openLine, over, reject, standInTheWay } from "./line.ts";

/** The content of a ledger, by kind of record. */
type Kept = {
  readonly transactions: Transaction;
  readonly budgets: Budget;
  readonly goals: Goal;
  readonly categories: Category;
  readonly rules: Rule;
  readonly recurrences: Recurrence;
  readonly accounts: Account;
};
type Kind = keyof Kept;
type Entry<Record> = { readonly record: Record; readonly revision: Revision; removed: boolean };
type Entries = { readonly [K in Kind]: Map<string, Entry<Kept[K]>> };

const KINDS = ["transactions", "budgets", "goals", "rules", "recurrences", "accounts"] as const;

/** An entry as in a refusal. */
const asWritten = <K extends Kind>(kind: K, { record, revision }: Entry<Kept[K]>) =>
  ({
    type: kind,
    kept: { record, revision, removed: false },
  }) as unknown as WrittenRecord;

export type BegunLedger = {
  readonly transactions?: readonly Transaction[];
  readonly budgets?: readonly Budget[];
  readonly goals?: readonly Goal[];
  readonly rules?: readonly Rule[];
  readonly recurrences?: readonly Recurrence[];
  readonly accounts?: readonly Account[];
};

/** A server's ledger in memory, with initial records: it can be written, and its log can be read. */
export function fakeLedger(begun: BegunLedger = {}, line = openLine()) {
  const entries: Entries = {
    transactions: new Map(),
    ...perList<Omit<Entries, "transactions">>(() => new Map()),
  };
  let revision: Revision = 0;
  let pruned: Revision = 0;
  let epoch = "epoch-1";
  const ended = new Set<string>();

  /** Stores a record, as a change of its own unless it belongs to the last one. */
  const put = <K extends Kind>(kind: K, record: Kept[K], at: Revision = revision + 1): Revision => {
    revision = at;
    entries[kind].set(record.id, { record, revision, removed: false });
    return revision;
  };
  const find = <K extends Kind>(kind: K, id: string) => entries[kind].get(id) ?? null;
  const remove = (kind: Kind, id: string): Revision => {
    const entry = find(kind, id);
    if (entry === null) throw new Error("nothing to remove");
    revision += 1;
    const gone = { record: entry.record, revision, removed: true };
    (entries[kind] as Map<string, Entry<unknown>>).set(id, gone);
    return revision;
  };
  const living = <K extends Kind>(kind: K): readonly Kept[K][] =>
    [...entries[kind].values()].filter((entry) => !entry.removed).map(({ record }) => record);

  for (const category of OWN_CATEGORIES)
    entries.categories.set(category.id, { record: category, revision: 1, removed: false });
  revision = 1;
  for (const kind of KINDS)
    for (const record of begun[kind] ?? [])
      (entries[kind] as Map<string, Entry<unknown>>).set(record.id, {
        record,
        revision,
        removed: false,
      });

  /** Returns the id of the category with this current name. */
  const filed = (kind: TransactionKind, name: string) =>
    living("categories").find((one) => one.kind === kind && one.name === name)?.id ??
    filedUnder(kind, name);

  const filedAs = (record: Transaction | Budget | Rule | Recurrence) =>
    record.category && filed("kind" in record ? record.kind : "expense", record.category);

  const since = <K extends Kind>(kind: K, seen: Revision) =>
    [...entries[kind].values()].filter((entry) => entry.revision > seen);
  const told = <K extends Kind>(kind: K, seen: Revision) =>
    since(kind, seen).filter((entry) => !entry.removed);
  const gone = <Id extends string>(kind: Kind, seen: Revision) =>
    seen === 0
      ? []
      : since(kind, seen)
          .filter((entry) => entry.removed)
          .map(({ record }) => record.id as string as Id);

  const changes = (seen: Revision, wanted: WantedPart = {}): LedgerPart => {
    if (seen > revision || (seen > 0 && seen < pruned)) reject(410, "gone");
    const { from, to, limit = Infinity, continuation } = wanted;
    const begin = Number(continuation ?? 0);
    const wantedRows = told("transactions", seen)
      .filter(
        ({ record: { date } }) =>
          (from === undefined || date >= from) && (to === undefined || date <= to),
      )
      .toSorted(
        (a, b) =>
          compareText(b.record.date, a.record.date) || compareText(b.record.id, a.record.id),
      );
    const rows = wantedRows.slice(begin, begin + limit);
    const more = begin + rows.length < wantedRows.length;
    const others = continuation === undefined;
    const shelf = (kind: keyof ListedKinds) =>
      (others ? told<Kind>(kind, seen) : []).map(({ record, ...stamp }) => ({
        ...stamp,
        record: "category" in record ? { ...record, category: filedAs(record) } : record,
      }));
    return {
      epoch,
      revision,
      continuation: more ? String(begin + rows.length) : null,
      ended: others ? [...ended].toSorted() : null,
      transactions: rows.map(({ record, ...stamp }) => ({
        ...stamp,
        record: { ...record, category: filed(record.kind, record.category) },
      })),
      ...perList<ChangedLists>(shelf),
      whole: true,
      removed: {
        transactions: gone("transactions", seen),
        ...perList<Omit<RemovedIds, "transactions">>((kind) => gone(kind, seen)),
      },
    };
  };

  const monthSums = (): readonly MonthSum[] =>
    [
      ...Map.groupBy(
        living("transactions"),
        ({ date, kind, category }) => `${monthOf(date)} ${kind} ${category}`,
      ).values(),
    ].flatMap((records) => {
      const [first] = records;
      return first === undefined
        ? []
        : [
            {
              month: monthOf(first.date),
              kind: first.kind,
              category: filed(first.kind, first.category),
              sum: sum(records.map(({ amount }) => amount)),
              count: records.length,
            },
          ];
    });

  const made = new Map<string, { readonly wish: string; readonly answer: unknown }>();
  /** Makes a change once: repeated under its name it returns the first answer, and refuses a different request. */
  const once = <Answer>(change: string, wished: unknown, work: () => Answer): Answer => {
    const wish = JSON.stringify(wished);
    const earlier = made.get(change);
    if (earlier !== undefined && earlier.wish !== wish)
      reject(409, serverProblems["change-reused"], "alteracao_reutilizada");
    if (earlier !== undefined) return earlier.answer as Answer;
    const answer = work();
    made.set(change, { wish, answer });
    return answer;
  };
  /** Refuses to change a record that does not exist, or has changed since it was seen. */
  const judge = <K extends Kind>(
    kind: K,
    id: string,
    seen: Revision,
    isMeant: (record: Kept[K]) => boolean,
  ) => {
    const entry = find(kind, id);
    if (entry === null || !isMeant(entry.record)) reject(404, serverProblems["no-such-record"]);
    else if (entry.removed) standInTheWay(null);
    else if (entry.revision !== seen) standInTheWay(asWritten(kind, entry));
  };

  /** The calls that write one kind of record; `check` refuses invalid ones. */
  const writes = <K extends Kind>(
    kind: K,
    check: (record: Kept[K], isNew: boolean) => void = () => undefined,
    isMeant: (record: Kept[K]) => boolean = () => true,
  ) => ({
    create: (record: Kept[K], { change }: { readonly change: string }) =>
      over(line, () =>
        once(change, ["create", record], () => {
          check(record, true);
          return { record, revision: put(kind, record), removed: false };
        }),
      ),
    update: (record: Kept[K], { change, seen }: Changing) =>
      over(line, () =>
        once(change, ["update", record], () => {
          judge(kind, record.id, seen, isMeant);
          check(record, false);
          return { record, revision: put(kind, record), removed: false };
        }),
      ),
    remove: (id: string, { change, seen }: Changing) =>
      over(line, () =>
        once(change, ["remove", id], () => {
          judge(kind, id, seen, isMeant);
          return remove(kind, id);
        }),
      ),
  });

  const log: LedgerLog = {
    changes: (seen, wanted) => over(line, () => changes(seen, wanted)),
    monthSums: () => over(line, monthSums),
  };
  /** Moves the records of a category to another name, without a trace in the log, or as a change of each. */
  const refile = (kind: TransactionKind, from: string, to: string, isChange: boolean) => {
    for (const table of ["transactions", "budgets"] as const)
      for (const [id, entry] of entries[table] as Map<string, Entry<Transaction | Budget>>) {
        const own = "kind" in entry.record ? entry.record.kind : "expense";
        if (own !== kind || entry.record.category !== from) continue;
        (entries[table] as Map<string, Entry<unknown>>).set(id, {
          ...entry,
          record: { ...entry.record, category: to },
          ...(isChange && { revision: revision + 1 }),
        });
      }
  };

  return {
    log,
    writes,
    once,
    judge,
    refile,
    put,
    remove,
    find,
    living,
    /** Stores that a payment has ended; returns the revision. */
    endPayment: (key: string): Revision => {
      if (!ended.has(key)) revision += 1;
      ended.add(key);
      return revision;
    },
    epoch: () => epoch,
    revision: () => revision,
    /** Deletes the removed records so far. */
    prune: () => {
      pruned = revision;
    },
    /** Begins a new epoch with the living records. */
    restore: () => {
      epoch = `${epoch}+`;
    },
  };
}

export type FakeLedger = ReturnType<typeof fakeLedger>;
