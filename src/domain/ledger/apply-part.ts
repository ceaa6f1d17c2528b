import type { CategoryId, TransactionId } from "../shared/ids.ts";
import { monthOf } from "../shared/year-month.ts";
import { monthWith } from "./book-month.ts";
import {
  EMPTY_BOOK,
  furtherBack,
  type Book,
  type Held,
  type RecordList,
  type RecordLists,
} from "./book.ts";
import { perList, type LedgerPart } from "./changes.ts";
import type { MonthSum } from "./month-sum.ts";
import type { Revision } from "./revision.ts";
import { findRow, reindexed } from "./row-index.ts";
import { rowOf, type CategoryNames, type Row } from "./row.ts";
import type { StoredRecord } from "./stored-record.ts";

/** The coverage of a part: it has everything after `since`, and all rows back to `held`. */
export type Coverage = { readonly since: Revision | null; readonly held: Held };

/** A part that is merely added, without a claim to be complete. */
const NO_COVERAGE: Coverage = { since: null, held: "none" };

/**
 * Applies a part of the log: the newest version of each record wins, in whatever order and however often parts come.
 * Another epoch starts with an empty book.
 */
export function applyPart(
  book: Book,
  part: LedgerPart,
  { since, held }: Coverage = NO_COVERAGE,
): Book {
  const base = part.epoch === book.epoch ? book : { ...EMPTY_BOOK, epoch: part.epoch };
  const removed = withRemoved(base.removed, part);
  const lists = perList<RecordLists>((kind) =>
    withNewer<{ readonly id: string }>(base[kind], part[kind], part.removed[kind], removed),
  );
  const back = furtherBack(base.held, held);
  return {
    ...base,
    ...rowsWith(base, part, removed, namesOf(lists.categories)),
    ...lists,
    removed,
    ...endedWith(base, part),
    whole: base.whole && part.whole,
    held: back,
    told: back === "all" ? EMPTY_BOOK.told : base.told,
    revision:
      since !== null && since <= base.revision
        ? Math.max(base.revision, part.revision)
        : base.revision,
  };
}

/** The ended payments as the newer of the two tells them, which tells all. */
const endedWith = ({ ended, endedAt }: Book, part: LedgerPart): Pick<Book, "ended" | "endedAt"> =>
  part.ended === null || part.revision < endedAt
    ? { ended, endedAt }
    : { ended: part.ended, endedAt: part.revision };

/** Takes in the sums of months that the server reported; they count for months that are not complete. */
export const takeInSums = (book: Book, sums: readonly MonthSum[]): Book =>
  book.held === "all" ? book : { ...book, told: Map.groupBy(sums, ({ month }) => month) };

export const namesOf = (categories: Book["categories"]): CategoryNames =>
  new Map([...categories.values()].map(({ record }) => [record.id, record.name]));

/**
 * How many removed records are remembered, the latest ones: as many as an import may have. Only a response that was on
 * its way during the removal could bring one back, and it does not come later than that.
 */
export const MAX_REMEMBERED_REMOVALS = 20_000;

function withRemoved(known: Book["removed"], { removed, revision }: LedgerPart): Book["removed"] {
  const ids = Object.values(removed).flat();
  if (ids.length === 0) return known;
  const all = new Map(known);
  for (const id of ids) {
    all.delete(id);
    all.set(id, Math.max(revision, known.get(id) ?? 0));
  }
  const beyond = all.size - MAX_REMEMBERED_REMOVALS;
  return beyond > 0 ? new Map([...all].slice(beyond)) : all;
}

/** A list with newer versions, and without removed records. */
function withNewer<Entity extends { readonly id: string }>(
  list: RecordList<Entity>,
  rows: readonly StoredRecord<Entity>[],
  ids: readonly string[],
  removed: Book["removed"],
): RecordList<Entity> {
  const gone = ids.filter((id) => {
    const held = list.get(id);
    return held !== undefined && isRemoved(id, held.revision, removed);
  });
  const fresh = rows.filter(
    ({ record, revision }) =>
      !isRemoved(record.id, revision, removed) && revision > (list.get(record.id)?.revision ?? -1),
  );
  if (gone.length + fresh.length === 0) return list;
  const next = new Map(list);
  for (const id of gone) next.delete(id);
  for (const row of fresh) next.set(row.record.id, row);
  return next;
}

const isRemoved = (id: string, revision: Revision, removed: Book["removed"]): boolean =>
  revision <= (removed.get(id) ?? -1);

/** The months with newer versions, without removed rows, and with the current category names. */
function rowsWith(
  { months, index, categories }: Book,
  part: LedgerPart,
  removed: Book["removed"],
  names: CategoryNames,
): Pick<Book, "months" | "index"> {
  const fresh = new Map<TransactionId, Row>();
  const gone = new Map<TransactionId, Row>();
  for (const id of part.removed.transactions) {
    const row = findRow(index, id);
    if (row !== null && isRemoved(id, row.revision, removed)) gone.set(id, row);
  }
  for (const stamped of part.transactions) {
    const { id } = stamped.record;
    const held = fresh.get(id) ?? findRow(index, id);
    if (isRemoved(id, stamped.revision, removed) || (held && held.revision >= stamped.revision))
      continue;
    fresh.set(id, rowOf(stamped, names));
  }
  for (const row of renamed(months, namesOf(categories), names))
    if (!gone.has(row.id) && !fresh.has(row.id)) fresh.set(row.id, row);
  if (gone.size + fresh.size === 0) return { months, index };
  for (const id of fresh.keys()) {
    const held = findRow(index, id);
    if (held !== null) gone.set(id, held);
  }
  return {
    months: monthsWith(months, gone, fresh),
    index: reindexed(index, gone.values(), fresh.values()),
  };
}

function monthsWith(
  months: Book["months"],
  gone: ReadonlyMap<TransactionId, Row>,
  fresh: ReadonlyMap<TransactionId, Row>,
): Book["months"] {
  const coming = Map.groupBy(fresh.values(), ({ date }) => monthOf(date));
  const going = Map.groupBy(gone.values(), ({ date }) => monthOf(date));
  const next = new Map(months);
  for (const month of new Set([...coming.keys(), ...going.keys()])) {
    const changed = monthWith(months.get(month), going.get(month) ?? [], coming.get(month) ?? []);
    if (changed.rows.length === 0) next.delete(month);
    else next.set(month, changed);
  }
  return next;
}

/** Updates the rows of categories that were renamed. */
function renamed(
  months: Book["months"],
  before: CategoryNames,
  now: CategoryNames,
): readonly Row[] {
  const changed = new Set<CategoryId>();
  for (const [id, name] of now) if (before.get(id) !== name) changed.add(id);
  if (changed.size === 0) return [];
  const touched = (sums: readonly MonthSum[]) => sums.some(({ category }) => changed.has(category));
  return [...months.values()]
    .filter(({ sums }) => touched(sums))
    .flatMap(({ rows }) => rows.filter(({ filed }) => changed.has(filed)))
    .map((row) => ({ ...row, category: now.get(row.filed) ?? "" }));
}
