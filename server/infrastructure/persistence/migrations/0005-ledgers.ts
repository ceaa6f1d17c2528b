import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { foldText } from "../../../../src/domain/shared/fold-text.ts";
import type { Flavour } from "./flavour.ts";

/** The categories of this version; a later list of standard ones must not change this migration. */
const CATEGORIES = [
  ["income", "Salário", "salario", "salary", 0],
  ["income", "Freelance", "freelance", "self-employment", 0],
  ["income", "Investimentos", "investimentos", "investments", 0],
  ["income", "Rendas", "rendas", "rents", 0],
  ["income", "Subsídios", "subsidios", "benefits", 0],
  ["income", "Reembolsos", "reembolsos", "refunds", 0],
  ["income", "Presentes", "presentes", "gifts", 0],
  ["income", "Outros", "outros", "vague", 0],
  ["expense", "Habitação", "habitacao", "housing", 1],
  ["expense", "Alimentação", "alimentacao", "food", 0],
  ["expense", "Transportes", "transportes", "transport", 0],
  ["expense", "Serviços", "servicos", "utilities", 1],
  ["expense", "Saúde", "saude", "health", 0],
  ["expense", "Educação", "educacao", "education", 1],
  ["expense", "Lazer", "lazer", "leisure", 0],
  ["expense", "Compras", "compras", "shopping", 0],
  ["expense", "Subscrições", "subscricoes", "subscriptions", 1],
  ["expense", "Seguros", "seguros", "insurance", 1],
  ["expense", "Crédito", "credito", "credit", 1],
  ["expense", "Impostos", "impostos", "taxes", 1],
  ["expense", "Outros", "outros", "vague", 0],
] as const;

/** The columns of every row of a ledger beside its content. */
export const stamps = ({ int8 }: Flavour) => sql`
  revision ${int8} not null check (revision >= 1),
  created_at ${int8} not null,
  changed_at ${int8} not null,
  changed_by text references users (id) on delete set null,
  deleted_at ${int8}`;

/**
 * Creates a ledger for every user, its owner, with categories. A name used by a record and offered by no list becomes
 * an archived category.
 */
export const ledgers = (flavour: Flavour, now: number): Migration => ({
  async up(db: Kysely<unknown>) {
    const { int8, tableSuffix, keyedTableSuffix, newUuid } = flavour;
    const moment = sql.lit(now);
    await sql`create table ledgers (
      id text primary key,
      revision ${int8} not null check (revision >= 1),
      epoch text not null,
      pruned_revision ${int8} not null check (pruned_revision >= 0)
    )${tableSuffix}`.execute(db);
    await sql`create table members (
      ledger_id text not null references ledgers (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      role text not null check (role in ('owner')),
      primary key (ledger_id, user_id)
    )${keyedTableSuffix}`.execute(db);
    await sql`create unique index ledger_of_owner on members (user_id) where role = 'owner'`.execute(
      db,
    );
    await sql`create table categories (
      ledger_id text not null references ledgers (id) on delete cascade,
      id text not null,
      kind text not null check (kind in ('income', 'expense')),
      name text not null,
      name_key text not null,
      role text,
      fixed ${int8} not null check (fixed in (0, 1)),
      colour text,
      icon text,
      position ${int8} not null,
      archived ${int8} not null check (archived in (0, 1)),
      merged_into text,
      ${stamps(flavour)},
      primary key (ledger_id, id)
    )${keyedTableSuffix}`.execute(db);
    await sql`create unique index category_names on categories (ledger_id, kind, name_key) where deleted_at is null`.execute(
      db,
    );
    await sql`create index category_changes on categories (ledger_id, revision)`.execute(db);

    await sql`insert into ledgers (id, revision, epoch, pruned_revision)
      select id, 1, ${newUuid}, 0 from users`.execute(db);
    await sql`insert into members (ledger_id, user_id, role) select id, id, 'owner' from users`.execute(
      db,
    );
    for (const [position, [kind, name, key, role, fixed]] of CATEGORIES.entries())
      await sql`insert into categories (ledger_id, id, kind, name, name_key, role, fixed, position, archived, revision, created_at, changed_at)
        select id, ${newUuid}, ${sql.join([kind, name, key, role, fixed, position].map((value) => sql.lit(value)))}, 0, 1, ${moment}, ${moment} from ledgers`.execute(
        db,
      );
    await archiveUnknownNames(db, flavour, now);
  },
});

type Unknown = { readonly owner: string; readonly kind: string; readonly name: string };

/** A name that equals another one of its kind after case folding gets a key of its own, since both stay. */
async function archiveUnknownNames(db: Kysely<unknown>, { newUuid }: Flavour, now: number) {
  const used = sql`select user_id, kind, category from transactions
    union select user_id, 'expense', category from budgets`;
  const unknown =
    await sql<Unknown>`select user_id as owner, kind, category as name from (${used}) as used
    where not exists (select 1 from categories where ledger_id = user_id and categories.kind = used.kind and categories.name = category)
    order by user_id, kind, category`.execute(db);
  const standard = CATEGORIES.map(([kind, , key]) => `${kind} ${key}`);
  const taken = new Set<string>();
  for (const { owner, kind, name } of unknown.rows) {
    const isFree = (key: string) =>
      !standard.includes(`${kind} ${key}`) && !taken.has(`${owner} ${kind} ${key}`);
    let key = foldText(name);
    for (let count = 2; !isFree(key); count += 1) key = `${foldText(name)} ${count}`;
    taken.add(`${owner} ${kind} ${key}`);
    await sql`insert into categories (ledger_id, id, kind, name, name_key, fixed, position, archived, revision, created_at, changed_at)
      values (${owner}, ${newUuid}, ${kind}, ${name}, ${key}, 0, 99, 1, 1, ${now}, ${now})`.execute(
      db,
    );
  }
}
