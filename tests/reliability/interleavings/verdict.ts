import { deepEqual, equal, partialDeepStrictEqual as includes, ok } from "node:assert/strict";
import { toAccount } from "../../../server/infrastructure/persistence/accounts/kysely-accounts.ts";
import { countingOnes } from "../../../server/infrastructure/persistence/recurrences/outcomes.ts";
import { wholeRecurrence } from "../../../server/infrastructure/persistence/recurrences/recurrence-rows.ts";
import { mainAccount } from "../../../src/domain/accounts/main-account.ts";
import type { Book, RecordList } from "../../../src/domain/ledger/book.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { byId, columnsOf, leftBy, rowsOf, type KeptLedger } from "./copied-ledger.ts";
import type { Change } from "./play.ts";
import type { Wish } from "./writers.ts";

/**
 * Throws unless the devices hold the same as the database, month sums equal a recount, every acknowledged change is
 * stored as it was sent, no refused one has left a trace, nothing is duplicated, and all due work is done.
 */
export function agree(
  kept: KeptLedger,
  books: readonly Book[],
  changes: readonly Change[],
  today: CivilDate,
): void {
  const [alive, sums] = [aliveIn(kept), recount(kept)];
  const keptSums = kept.sums.map(({ month, kind, category_id: category, ...sum }) => ({
    month,
    kind,
    category,
    ...sum,
  }));
  deepEqual(totals(keptSums), sums, "the sums that are kept are those of a recount");
  for (const book of books) {
    deepEqual(heldIn(book), alive, "a device holds what the database does");
    const counted = [...book.months.values()].flatMap((month) => month.sums);
    deepEqual(totals(counted), sums, "the sums of a device are those of a recount");
  }
  const named = new Set(kept.versions.map((version) => version.change_id));
  equal(kept.revision, 1 + named.size, "each change is a revision of its own");
  const begun = new Set<string>(changes.map(({ key }) => key));
  for (const row of rowsOf(kept))
    ok(begun.has(row.id) || cameOfItself(row), "a record has the id that its device gave");
  judgePlans(kept, begun, today);
  judgeAccounts(kept);
  for (const change of changes) judge(change, kept);
}

/** Checks that a change is stored once if it was acknowledged, never if it was refused, and at most once otherwise. */
function judge({ wish, key, outcome, tries }: Change, kept: KeptLedger): void {
  const all = kept.versions.filter(({ change_id }) => change_id === key);
  const isSettling = wish.type === "confirm" || wish.type === "skip";
  const isPlan =
    isSettling || (wish.type === "create" ? wish.kind : wish.shown.kind) === "recurrence";
  const kind = wish.type === "create" ? wish.kind : wish.shown.kind;
  const made = meantBy(wish, key, all);
  // An earlier attempt that was given up may have found the month without the budget that the last one found.
  const mayComeLate = kind === "budget" && tries > 1;
  if (outcome === "kept") equal(made.length, 1, "what was acknowledged is there, and once");
  else if (outcome === "refused" && !mayComeLate)
    equal(made.length, 0, "a refusal leaves no trace");
  else ok(made.length <= 1, "whatever became of it, it is not there twice");
  if (isSettling) judgeSettling(kept, all, made, key, wish);
  else if (wish.type === "tell") judgeTelling(kept, made, wish);
  else
    for (const version of made) {
      const left = leftBy(kept, version);
      equal(left.id, wish.type === "create" ? key : wish.shown.seen.id);
      equal(left.deleted_at !== null, wish.type === "remove");
      const replaced =
        version.before === null ? null : (JSON.parse(version.before) as { revision: number });
      const seen: number | null = wish.type === "create" ? null : wish.shown.seen.revision;
      // A plan's days may have been settled since it was changed, and an account's balance told.
      const own: number | null =
        (isPlan || kind === "account") && seen !== null
          ? Math.min(seen, replaced?.revision ?? seen + 1)
          : seen;
      equal(replaced?.revision ?? null, own, "a change replaces the version that was seen");
      if (wish.type === "create" || wish.type === "change")
        includes(left, columnsOf(kept, kind, wish.content));
      if (wish.type === "pause") includes(left, { paused: wish.shown.seen.paused ? 0 : 1 });
    }
}

/** Returns the versions of the changed record only, without those that follow from its change. */
function meantBy(wish: Wish, key: string, all: KeptLedger["versions"]): KeptLedger["versions"] {
  const kind = wish.type === "create" ? wish.kind : wish.shown.kind;
  const of = (resource: string) => all.filter((version) => version.resource === resource);
  if (wish.type === "confirm") return of("transactions");
  if (wish.type === "skip") return of("occurrences");
  if (wish.type === "tell") return of("balances");
  if (kind === "recurrence") return of("recurrences");
  // Another account may lose its choice as the main one, and the balances of a removed one are removed with it.
  const id = wish.type === "create" ? key : wish.shown.seen.id;
  return kind === "account" ? of("accounts").filter((version) => version.id === id) : all;
}

/** A told balance is a row of its own. */
function judgeTelling(
  kept: KeptLedger,
  made: KeptLedger["versions"],
  { shown, balance }: Extract<Wish, { readonly type: "tell" }>,
): void {
  for (const version of made) {
    const { amount, date: day } = balance;
    includes(leftBy(kept, version), { account_id: shown.seen.id, amount, day });
  }
}

/** Checks the balance that counts of each account, and which one is the main account. */
function judgeAccounts({ accounts, balances }: KeptLedger): void {
  const living = accounts
    .filter((row) => row.deleted_at === null)
    .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
  for (const account of living) {
    const told = balances
      .filter((row) => row.account_id === account.id && row.deleted_at === null)
      .toSorted((one, other) => one.place - other.place)
      .at(-1);
    deepEqual(
      [account.balance, account.balance_day],
      [told?.amount ?? null, told?.day ?? null],
      "the last balance that a person told counts",
    );
  }
  const order = balances
    .filter((row) => row.deleted_at === null)
    .toSorted((one, other) => one.created_at - other.created_at || one.revision - other.revision)
    .map((row) => row.account_id);
  const main = mainAccount(
    living.map((row) => ({
      ...toAccount(row),
      chosen: row.chosen === 1,
      firstTold: order.includes(row.id) ? order.indexOf(row.id) : null,
    })),
  );
  for (const { id, main: is } of living)
    equal(is === 1, id === main, "one account is the main one");
}

type Settling = Extract<Wish, { readonly type: "confirm" | "skip" }>;

/** A recorded or skipped movement is a row of its own, and its plan is unchanged. */
function judgeSettling(
  kept: KeptLedger,
  all: KeptLedger["versions"],
  made: KeptLedger["versions"],
  key: string,
  { type, shown, occurrence }: Settling,
): void {
  if (made.length === 0) {
    deepEqual(all, [], "half of a movement is nothing");
    return;
  }
  const rows = kept.occurrences.filter((row) => all.some(({ id }) => id === row.id));
  equal(rows.length, 1, "one day is settled");
  includes(rows[0], {
    recurrence_id: shown.seen.id,
    day: occurrence.day,
    became: type === "skip" ? "skipped" : "recorded",
  });
  equal(all.length, type === "skip" ? 1 : 2, "its plan has no other version");
  if (type === "confirm") equal(made[0]?.id, key, "the record has the id that its device gave");
}

const cameOfItself = (row: object): boolean =>
  "became" in row || "place" in row || ("recurrence_id" in row && row.recurrence_id !== null);

/** Checks that plans have only versions made by people, days are settled once, and no due work is left. */
function judgePlans(kept: KeptLedger, begun: ReadonlySet<string>, today: CivilDate): void {
  for (const { resource, change_id } of kept.versions)
    if (resource === "recurrences") ok(begun.has(change_id), "no job makes a version of a plan");
  for (const { id } of kept.occurrences)
    equal(kept.versions.filter((version) => version.id === id).length, 1, "a day is settled once");
  for (const plan of kept.recurrences)
    ok(
      plan.deleted_at !== null || plan.action_day === null || plan.action_day > today,
      "what is due is done",
    );
}

/** Returns the existing records, as a device must hold them. */
function aliveIn({ epoch, revision, ...kept }: KeptLedger) {
  const living = <Row extends { readonly id: string; readonly deleted_at: number | null }>(
    rows: readonly Row[],
  ) => byId(rows).filter((row) => row.deleted_at === null);
  return {
    epoch,
    revision,
    transactions: living(kept.transactions).map((row) => ({
      id: row.id,
      kind: row.kind,
      date: row.date,
      category: row.category_id,
      amount: row.amount,
      description: row.description,
      ...(row.account_id !== null && { account: row.account_id }),
      ...(row.recurrence_id !== null && { plan: "recorded" }),
      ...(row.fulfils_id !== null && { plan: "fulfilled" }),
      revision: row.revision,
    })),
    budgets: living(kept.budgets).map((row) => ({
      id: row.id,
      category: row.category_id,
      limit: row.limit,
      month: row.month,
      repeats: row.repeats === 1,
      revision: row.revision,
    })),
    goals: living(kept.goals).map((row) => ({
      id: row.id,
      name: row.name,
      total: row.total,
      current: row.current,
      deadline: row.deadline,
      photoUrl: row.photo_url,
      revision: row.revision,
    })),
    rules: living(kept.rules).map((row) => ({
      id: row.id,
      kind: row.kind,
      contains: row.contains,
      category: row.category_id,
      leavesOut: row.leaves_out === 1,
      description: row.description,
      position: row.position,
      revision: row.revision,
    })),
    recurrences: living(kept.recurrences).map((row) => ({
      ...wholeRecurrence(
        { nameOf: (id) => id },
        row,
        countingOnes(kept.occurrences.filter((one) => one.recurrence_id === row.id)),
      ),
      askedUntil: null,
      revision: row.told_revision,
    })),
    accounts: living(kept.accounts).map((row) => ({
      ...toAccount(row),
      revision: row.told_revision,
    })),
  };
}

/** Returns the records that a device holds; all of them, if the rows of every month are loaded. */
function heldIn({ epoch, revision, held, months, ...book }: Book) {
  const { budgets, goals, rules, recurrences, accounts } = book;
  equal(held, "all");
  const rows = [...months.values()].flatMap((month) => month.rows);
  const shelved = <Entity extends { readonly id: string }>(shelf: RecordList<Entity>) =>
    byId([...shelf.values()].map((row) => ({ ...row.record, revision: row.revision })));
  return {
    epoch,
    revision,
    transactions: byId(rows).map(({ filed, category: _, ...row }) => ({ ...row, category: filed })),
    budgets: shelved(budgets),
    goals: shelved(goals),
    rules: shelved(rules),
    recurrences: shelved(recurrences),
    accounts: shelved(accounts),
  };
}

type Sum = {
  readonly month: string;
  readonly kind: string;
  readonly category: string;
  readonly sum: number;
  readonly count: number;
};

const totals = (sums: readonly Sum[]) =>
  new Map(sums.map((of) => [`${of.month} ${of.kind} ${of.category}`, [of.sum, of.count]]));

function recount({ transactions }: KeptLedger): ReturnType<typeof totals> {
  const counted: ReturnType<typeof totals> = new Map();
  for (const { date, kind, category_id, amount, deleted_at } of transactions) {
    if (deleted_at !== null) continue;
    const key = `${monthOf(date)} ${kind} ${category_id}`;
    const [sum = 0, count = 0] = counted.get(key) ?? [];
    counted.set(key, [sum + amount, count + 1]);
  }
  return counted;
}
