import { deepEqual, equal, partialDeepStrictEqual as includes, ok } from "node:assert/strict";
import type { Book, Shelf } from "../../../src/domain/ledger/book.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { byId, columnsOf, leftBy, rowsOf, type KeptLedger } from "./kept-ledger.ts";
import type { Change } from "./play.ts";

/**
 * Throws unless the devices hold what the database does, the sums of months are those of a recount, every acknowledged
 * change is there as it was sent, no refused one has left a trace, and nothing is there twice.
 */
export function agree(kept: KeptLedger, books: readonly Book[], changes: readonly Change[]): void {
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
  equal(kept.revision, 1 + kept.versions.length, "each change is a revision of its own");
  const begun = new Set<string>(changes.map(({ key }) => key));
  for (const row of rowsOf(kept)) ok(begun.has(row.id), "a record has the id that its device gave");
  for (const change of changes) judge(change, kept);
}

/** A change is there once if it was acknowledged, not at all if it was refused, and at most once otherwise. */
function judge({ wish, key, outcome, tries }: Change, kept: KeptLedger): void {
  const made = kept.versions.filter(({ change_id }) => change_id === key);
  const kind = wish.type === "create" ? wish.kind : wish.shown.kind;
  // An earlier try that was given up may have met the month without the budget that the last one met.
  const mayComeLate = kind === "budget" && tries > 1;
  if (outcome === "kept") equal(made.length, 1, "what was acknowledged is there, and once");
  else if (outcome === "refused" && !mayComeLate)
    equal(made.length, 0, "a refusal leaves no trace");
  else ok(made.length <= 1, "whatever became of it, it is not there twice");
  for (const version of made) {
    const left = leftBy(kept, version);
    equal(left.id, wish.type === "create" ? key : wish.shown.seen.id);
    equal(left.deleted_at !== null, wish.type === "remove");
    const replaced =
      version.before === null ? null : (JSON.parse(version.before) as { revision: number });
    const seen = wish.type === "create" ? null : wish.shown.seen.revision;
    equal(replaced?.revision ?? null, seen, "a change replaces the version that was seen");
    if (wish.type !== "remove") includes(left, columnsOf(kept, kind, wish.content));
  }
}

/** The live records, as a device has to hold them. */
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
  };
}

/** What a device holds; all of it, if the rows of every month are there. */
function heldIn({ epoch, revision, held, months, budgets, goals, rules }: Book) {
  equal(held, "all");
  const rows = [...months.values()].flatMap((month) => month.rows);
  const shelved = <Kept extends { readonly id: string }>(shelf: Shelf<Kept>) =>
    byId([...shelf.values()].map((row) => ({ ...row.record, revision: row.revision })));
  return {
    epoch,
    revision,
    transactions: byId(rows).map(({ filed, category: _, ...row }) => ({ ...row, category: filed })),
    budgets: shelved(budgets),
    goals: shelved(goals),
    rules: shelved(rules),
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
