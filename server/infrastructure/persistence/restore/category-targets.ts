import { nameKeyOf } from "../../../../src/domain/categories/category-fault.ts";
import type { Copy, RestoreMode } from "../../../../src/domain/restore/restore.ts";
import { categoryId, type CategoryId } from "../../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import { timeOrderedId } from "../../time-ordered-id.ts";
import { categoryShape } from "../categories/category-rows.ts";
import type { CategoryRow } from "../categories/category-tables.ts";
import type { Wanted } from "./wanted.ts";

/** The category under which rows of a name are filed; null if there is none. */
export type FiledUnder = (kind: TransactionKind, name: string) => CategoryId | null;

/** The categories after a restore. */
export type CategoryTargets = {
  readonly filedUnder: FiledUnder;
  /** The ids in the copy of categories that have another id here. */
  readonly moved: ReadonlyMap<string, string>;
};

const BLANK = { role: null, fixed: 0, colour: null, icon: null, archived: 0 } as const;

/**
 * Files the categories of a copy: under the id of their own, or in a join under the one here of the same kind and name.
 * The first version tells names alone, so what is missing of them is made.
 */
export function categoryTargets(
  { version, lists }: Copy,
  mode: RestoreMode,
  present: readonly CategoryRow[],
  wanted: Wanted,
): CategoryTargets {
  const living = present.filter((row) => row.deleted_at === null);
  const byId = new Map(present.map((row) => [row.id, row]));
  const nameKey = (kind: TransactionKind, name: string) => `${kind} ${nameKeyOf(name)}`;
  const exact = new Map<string, CategoryId>();
  const alike = new Map<string, CategoryId>();
  const moved = new Map<string, string>();
  const after = new Map<CategoryId, { kind: TransactionKind; key: string; archived: boolean }>();

  /** The categories after the restore by their kind and key. */
  const owners = new Map<string, Set<CategoryId>>();
  const put = (id: CategoryId, one: { kind: TransactionKind; key: string; archived: boolean }) => {
    const old = after.get(id);
    if (old !== undefined) owners.get(`${old.kind} ${old.key}`)?.delete(id);
    after.set(id, one);
    const own = `${one.kind} ${one.key}`;
    owners.set(own, (owners.get(own) ?? new Set()).add(id));
  };

  const name = (kind: TransactionKind, called: string, id: CategoryId) => {
    exact.set(`${kind} ${called}`, id);
    if (!alike.has(nameKey(kind, called))) alike.set(nameKey(kind, called), id);
  };
  const isReplaced = mode === "replace" && lists.categories !== undefined;
  if (!isReplaced)
    for (const row of living) {
      name(row.kind, row.name, row.id);
      const { kind, name_key: key } = row;
      put(row.id, { kind, key, archived: row.archived === 1 });
    }
  if (isReplaced) wanted.tellAll("categories");
  const names = Map.groupBy(lists.categories ?? [], (one) => nameKey(one.kind, one.name));
  const isCalledDifferently = new Set(
    [...names].flatMap(([key, some]) =>
      some.some((one) => one.name !== some[0]?.name) ? [key] : [],
    ),
  );

  for (const category of lists.categories ?? []) {
    const { kind } = category;
    const own = byId.get(category.id);
    const twin =
      isReplaced || own?.deleted_at === null ? undefined : alike.get(nameKey(kind, category.name));
    const id = twin ?? category.id;
    if (id !== category.id) moved.set(category.id, id);
    const before = byId.get(id);
    if (before !== undefined && before.kind !== kind) {
      wanted.refuse("category", category.id, "other-kind");
      continue;
    }
    const key = nameKeyOf(category.name);
    const taken = owners.get(`${kind} ${key}`) ?? new Set();
    const isTaken = taken.size > (taken.has(id) ? 1 : 0);
    // Old names may differ only in case; then one has a unique key of its own.
    const isCopied = isTaken && isCalledDifferently.has(nameKey(kind, category.name));
    if (isTaken && !isCopied) wanted.refuse("category", category.id, "name-taken");
    const ownKey =
      before?.name === category.name ? before.name_key : isCopied ? `${key} ${id}` : key;
    wanted.add("categories", {
      of: { kind: "category", id: category.id },
      key: id,
      told: { ...categoryShape.columnsOf(category, null), name_key: ownKey },
      otherwise: {},
    });
    put(id, { kind, key: ownKey, archived: category.archived });
    name(kind, category.name, id);
  }

  const make = (kind: TransactionKind, called: string): CategoryId => {
    const id = categoryId(timeOrderedId());
    const positions = present.filter((row) => row.kind === kind).map(({ position }) => position);
    wanted.add("categories", {
      of: null,
      key: id,
      told: { kind, name: called, name_key: nameKeyOf(called), ...BLANK, merged_into: null },
      otherwise: { position: Math.max(0, ...positions) + 2 ** 32 * (1 + after.size) },
    });
    put(id, { kind, key: nameKeyOf(called), archived: false });
    name(kind, called, id);
    return id;
  };

  judge(after, wanted, lists.categories ?? []);
  return {
    moved,
    filedUnder: (kind, called) =>
      exact.get(`${kind} ${called}`) ??
      alike.get(nameKey(kind, called)) ??
      (version === 1 ? make(kind, called) : null),
  };
}

function judge(
  after: ReadonlyMap<CategoryId, { kind: TransactionKind; archived: boolean }>,
  wanted: Wanted,
  told: NonNullable<Copy["lists"]["categories"]>,
): void {
  if (told.length === 0) return;
  for (const kind of ["income", "expense"] as const) {
    const own = [...after.values()].filter((one) => one.kind === kind);
    const last = told.findLast((category) => category.kind === kind) ?? told.at(-1);
    if (last === undefined) return;
    if (own.every(({ archived }) => archived)) wanted.refuse("category", last.id, "last-category");
  }
}
