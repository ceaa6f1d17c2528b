import type { Category } from "../../../../src/domain/categories/category.ts";
import type { CategoryRow } from "./category-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import { flag } from "../users/user-row.ts";
import { nameKeyOf } from "../../../../src/domain/categories/category-fault.ts";

/** Converts a row to a category of the domain. */
export const toCategory = (row: CategoryRow): Category => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  role: row.role,
  fixed: row.fixed === 1,
  colour: row.colour,
  icon: row.icon,
  position: row.position,
  archived: row.archived === 1,
});

/** The mapping of categories to rows. */
export const categoryShape: RecordShape<Category, CategoryRow> = {
  table: "categories",
  columnsOf: ({ kind, name, role, fixed, colour, icon, position, archived }, before) => ({
    kind,
    name,
    // Old names may differ only in case; then one has a unique key of its own, which it keeps.
    name_key: before?.name === name ? before.name_key : nameKeyOf(name),
    role,
    fixed: flag(fixed),
    colour,
    icon,
    position,
    archived: flag(archived),
    merged_into: null,
  }),
  recordOf: toCategory,
};
