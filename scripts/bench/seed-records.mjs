import { readdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

const CATEGORIES = ["Habitação", "Alimentação", "Transportes", "Serviços", "Saúde", "Lazer"];
const NAMES = ["Supermercado", "Farmácia", "Cinema", "Passe", "Eletricidade", "Café da esquina"];
const DAY = 86_400_000;
const DAYS = 700;

/** Gives the user Premium and this many records of the last 24 months, directly in the database. */
export function seedRecords(data, count) {
  const file = readdirSync(data).find((name) => name.endsWith(".sqlite"));
  const database = new Database(join(data, file));
  const { id: user } = database.prepare("select id from users where username_key = 'medida'").get();
  database.prepare("update users set plan = 'premium' where id = ?").run(user);
  const { ledger, member } = database
    .prepare("select ledger_id as ledger, id as member from members where user_id = ?")
    .get(user);
  const categories = new Map(
    database
      .prepare("select kind || name as name, id from categories where ledger_id = ?")
      .all(ledger)
      .map(({ name, id }) => [name, id]),
  );
  const insert = database.prepare(
    `insert into transactions (ledger_id, id, kind, date, category_id, amount, description,
      revision, created_at, changed_at, changed_by) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  database.transaction(() => {
    database.prepare("delete from transactions where ledger_id = ?").run(ledger);
    database.prepare("delete from month_sums where ledger_id = ?").run(ledger);
    database.prepare("update ledgers set revision = revision + 1 where id = ?").run(ledger);
    const { revision } = database.prepare("select revision from ledgers where id = ?").get(ledger);
    for (let index = 0; index < count; index += 1) {
      const kind = index % 20 === 0 ? "income" : "expense";
      const category = kind === "income" ? "Salário" : CATEGORIES[index % CATEGORIES.length];
      const now = Date.now();
      insert.run(
        ledger,
        `0198f2c4-0000-7000-8000-${String(index).padStart(12, "0")}`,
        kind,
        new Date(now - ((index * 37) % DAYS) * DAY).toISOString().slice(0, 10),
        categories.get(kind + category),
        100 + ((index * 7919) % 20_000),
        `${NAMES[index % NAMES.length]} ${index}`,
        revision,
        now,
        now,
        member,
      );
    }
    database
      .prepare(
        `insert into month_sums (ledger_id, month, kind, category_id, sum, count)
        select ledger_id, substr(date, 1, 7), kind, category_id, sum(amount), count(*)
        from transactions where ledger_id = ? group by 1, 2, 3, 4`,
      )
      .run(ledger);
  })();
  database.close();
}
