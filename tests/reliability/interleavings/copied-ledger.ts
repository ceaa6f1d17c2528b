import { sql } from "kysely";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import type { Tables } from "../../../server/infrastructure/persistence/tables.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { contentOf, type Kind } from "./content.ts";

type Version = Tables["versions"];
type AnyRow =
  | Tables["transactions"]
  | Tables["budgets"]
  | Tables["goals"]
  | Tables["rules"]
  | Tables["recurrences"]
  | Tables["occurrences"]
  | Tables["accounts"]
  | Tables["balances"];

/** A ledger's rows in the database, with tombstones and versions. */
export type KeptLedger = Awaited<ReturnType<typeof readKept>>;

export async function readKept({ queries }: Database, { ledger }: Member) {
  const all = async <Name extends keyof Tables>(name: Name): Promise<readonly Tables[Name][]> => {
    const own = sql<Tables[Name]>`select * from ${sql.table(name)} where ledger_id = ${ledger}`;
    return (await own.execute(queries)).rows;
  };
  const head = queries.selectFrom("ledgers").selectAll().where("id", "=", ledger);
  return {
    ...(await head.executeTakeFirstOrThrow()),
    transactions: await all("transactions"),
    budgets: await all("budgets"),
    goals: await all("goals"),
    rules: await all("rules"),
    recurrences: await all("recurrences"),
    occurrences: await all("occurrences"),
    accounts: await all("accounts"),
    balances: await all("balances"),
    categories: await all("categories"),
    versions: await all("versions"),
    sums: await all("month_sums"),
  };
}

export const rowsOf = (kept: KeptLedger): readonly AnyRow[] => [
  ...kept.transactions,
  ...kept.budgets,
  ...kept.goals,
  ...kept.rules,
  ...kept.recurrences,
  ...kept.occurrences,
  ...kept.accounts,
  ...kept.balances,
];

/** Returns a record as a change wrote it: as the next change found it, or as it is. */
export function leftBy(kept: KeptLedger, { id, revision }: Version): AnyRow {
  const [next] = kept.versions
    .filter((version) => version.id === id && version.revision > revision)
    .toSorted((one, other) => one.revision - other.revision);
  const found = next?.before ?? JSON.stringify(rowsOf(kept).find((row) => row.id === id) ?? null);
  return JSON.parse(found) as AnyRow;
}

/** Returns the columns of a content. */
export function columnsOf({ categories }: KeptLedger, kind: Kind, content: number): object {
  const idOf = (of: string, name: string) =>
    categories.find((row) => row.kind === of && row.name === name)?.id;
  if (kind === "goal") {
    const { photoUrl, ...goal } = contentOf.goal(content);
    return { ...goal, photo_url: photoUrl };
  }
  if (kind === "recurrence") {
    const { cost, description } = contentOf.recurrence(content);
    return { cost: cost.of, amount: cost.amount, description };
  }
  if (kind === "account") {
    // A new one is always open.
    const { label, kind: of, ofTheDay } = contentOf.account(content);
    return { label, kind: of, of_day: ofTheDay ? 1 : 0 };
  }
  if (kind === "rule") {
    const { category, leavesOut, ...rule } = contentOf.rule(content);
    return {
      ...rule,
      leaves_out: leavesOut ? 1 : 0,
      category_id: category === null ? null : idOf(rule.kind, category),
    };
  }
  const { category, ...others } = contentOf[kind](content);
  const spent = kind === "income" ? "income" : "expense";
  return {
    ...others,
    category_id: idOf(spent, category),
    ...(kind === "budget" ? { repeats: 0 } : { kind }),
  };
}

export const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => compareText(one.id, other.id));
