import type { Rule } from "../../../../src/domain/rules/rule.ts";
import type { Rules } from "../../../application/rules/rules.ts";
import { categoryNames, type CategoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";
import type { RuleRow } from "./rule-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import { flag } from "../users/user-row.ts";

/** Converts a row to a rule of the domain, with its category's name. */
export const toRule =
  ({ nameOf }: Pick<CategoryNames, "nameOf">) =>
  (row: RuleRow): Rule => ({
    id: row.id,
    kind: row.kind,
    contains: row.contains,
    category: row.category_id === null ? null : nameOf(row.category_id),
    leavesOut: row.leaves_out === 1,
    description: row.description,
    position: row.position,
  });

type Shape = RecordShape<Rule, RuleRow>;

/** The columns of a rule. */
export const ruleColumns =
  ({ idOf }: Pick<CategoryNames, "idOf">): Shape["columnsOf"] =>
  ({ kind, contains, category, leavesOut, description, position }) => ({
    kind,
    contains,
    category_id: category === null ? null : idOf(kind, category),
    leaves_out: flag(leavesOut),
    description,
    position,
  });

/** The mapping of rules to rows. */
export const ruleShape = (names: CategoryNames): Shape => ({
  table: "rules",
  columnsOf: ruleColumns(names),
  recordOf: toRule(names),
});

/** The rules in the rules table. */
export const kyselyRules = (queries: Queries): Rules => {
  const live = (...[ledger]: Parameters<Rules["list"]>) =>
    queries.selectFrom("rules").where("ledger_id", "=", ledger).where("deleted_at", "is", null);
  return {
    list: async (ledger) => {
      const read = toRule(await categoryNames(queries, ledger));
      const rows = await live(ledger).selectAll().orderBy("position").orderBy("id").execute();
      return rows.map((row) => ({ record: read(row), revision: row.revision, removed: false }));
    },
    find: async (ledger, id) => {
      const row = await live(ledger).selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toRule(await categoryNames(queries, ledger))(row);
    },
    count: async (ledger) => {
      const counted = live(ledger).select(({ fn }) => fn.countAll<number>().as("n"));
      return (await counted.executeTakeFirstOrThrow()).n;
    },
  };
};
