// Measures what others wait while what is due is recorded: by a night's work in many ledgers, and by the first call of a
// ledger with years of it. Over SQLite and PostgreSQL. Run it after a build with
// `node scripts/bench/night.mjs [ledgers] [plans] [days] [seconds] [sqlite|postgres]`.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { sumOf } from "../../tests/support/read-copy.ts";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { EMPTY_EXPORT } from "../../tests/support/empty-export.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { startTestServer } from "../../tests/server/support/start-test-server.ts";

const [LEDGERS, PLANS, DAYS, SECONDS] = [2_000, 200, 1, 60].map((usual, index) =>
  Number(process.argv[2 + index] ?? usual),
);
const WANTED = process.argv[6] ?? "";

/** The pause between two rounds of questions. */
const PAUSE_MS = 10;

const DATABASES = {
  SQLite: async () => ({ databaseUrl: null, stop: () => undefined }),
  PostgreSQL: async () => {
    const { newDatabase, stop } = await startPostgres();
    return { databaseUrl: await newDatabase(), stop };
  },
};

/** An id like another one, with a number in place of its end. */
const numbered = (id, number) => {
  const padded = sql`'000000000000' || cast(${number} as text)`;
  return sql`substr(${id}, 1, 24) || substr(${padded}, length(${padded}) - 11)`;
};

/** The ledgers filled by one statement, few enough for its time. */
const LEDGER_BATCH_SIZE = 100;

/** Copies a row of a table for each number, with some columns of its own. */
async function copyRow(queries, table, where, numbers, own) {
  for (let from = 1; from <= LEDGERS; from += LEDGER_BATCH_SIZE)
    await copyRows(queries, table, where, numbers, own, [
      from,
      Math.min(LEDGERS, from + LEDGER_BATCH_SIZE - 1),
    ]);
}

async function copyRows(queries, table, where, numbers, own, [from, to]) {
  const { rows } = await sql`select * from ${sql.table(table)} where ${where} limit 1`.execute(
    queries,
  );
  const names = Object.keys(rows[0]);
  const values = names.map((name) => own[name] ?? sql.ref(`model.${name}`));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    with recursive ledger(n) as (select ${sql.lit(from)} union all select n + 1 from ledger where n < ${sql.lit(to)}),
      plan(m) as (select 1 union all select m + 1 from plan where m < ${sql.lit(PLANS)})
    select ${sql.join(values)} from ${sql.table(table)} as model, ${numbers}
    where model.id = ${rows[0].id} and model.${sql.ref(table === "ledgers" ? "id" : "ledger_id")} =
      ${table === "ledgers" ? rows[0].id : rows[0].ledger_id}`.execute(queries);
}

/** Gives a person's plan to many ledgers, many times, due since some days. */
async function fill(server) {
  const { queries } = server.database;
  const account = await newAccount(() => server.url, "dona");
  const today = server.stores.calendar.today();
  for (let index = 0; index < 50; index += 1)
    await account.post("/despesas", { data: today, categoria: "Lazer", valor: 1, descricao: "x" });
  const made = await account.post("/recorrentes", {
    tipo: "despesa",
    categoria: "Lazer",
    valor: 1,
    inicio: addDays(today, 1),
    cada: 1,
    unidade: "dia",
  });
  if (made.status !== 201) throw new Error(await made.text());
  const { id } = await made.json();
  const from = addDays(today, 1 - DAYS);
  const plan = await queries.selectFrom("recurrences").selectAll().executeTakeFirstOrThrow();
  const one = sql`ledger`;
  const ledger = numbered(plan.ledger_id, sql`n`);
  const category = numbered(plan.category_id, sql`n`);
  await copyRow(queries, "ledgers", sql`id = ${plan.ledger_id}`, one, { id: ledger });
  await copyRow(queries, "categories", sql`id = ${plan.category_id}`, one, {
    ledger_id: ledger,
    id: category,
  });
  const due = sql.lit(from);
  await copyRow(queries, "recurrences", sql`id = ${id}`, sql`ledger, plan`, {
    ledger_id: ledger,
    id: numbered(id, sql`(n * 1000 + m)`),
    category_id: category,
    first_day: due,
    opened_from: due,
    open_from: due,
    action_day: due,
  });
  await queries.updateTable("recurrences").set({ description: "x" }).where("id", "=", id).execute();
  return account.token;
}

async function timed(waits, url, token) {
  const begun = performance.now();
  const answer = await fetch(url, token && { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  waits.push(performance.now() - begun);
  if (!answer.ok && answer.status !== 404) throw new Error(`${url} answered ${answer.status}`);
}

const post = async (waits, url, token) => {
  const begun = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data: "2026-01-02", categoria: "Lazer", valor: 1, descricao: "x" }),
  });
  await answer.arrayBuffer();
  waits.push(performance.now() - begun);
  if (!answer.ok) throw new Error(`a write answered ${answer.status}`);
};

function said(waits) {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part) => `${Math.round(sorted[Math.floor((sorted.length - 1) * part)])} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} (${sorted.length})`;
}

/** What others wait for some time. */
async function others(url, token) {
  const [health, reads, writes] = [[], [], []];
  const end = performance.now() + SECONDS * 1_000;
  while (performance.now() < end) {
    await timed(health, `${url}/api/saude`);
    await timed(reads, `${url}/api/despesas`, token);
    await post(writes, `${url}/api/despesas`, token);
    await wait(PAUSE_MS);
  }
  return `/saude ${said(health)}; GET /despesas ${said(reads)}; POST /despesas ${said(writes)}`;
}

/** Restores a copy with old plans for a newcomer; returns their token. */
async function oldPlans(url) {
  const { token: owner } = await newAccount(() => url, "antiga");
  const authorization = `Bearer ${owner}`;
  const kinds = await (
    await fetch(`${url}/api/alteracoes?desde=0`, { headers: { authorization } })
  ).json();
  const plan = () => ({
    id: randomUUID(),
    tipo: "despesa",
    categoria: "Lazer",
    descricao: "x",
    inicio: "1900-01-01",
    cada: 1,
    unidade: "dia",
    fim: null,
    vezes: null,
    fim_de_semana: "manter",
    modo: "automatico",
    pausada: false,
    valor: 1,
    total: null,
    encargo: null,
    aberta_desde: "1900-01-01",
    excecoes: [],
    planeada_desde: "1900-01-01",
    perguntada_ate: null,
    ocorrencias: [],
  });
  const file = {
    ...EMPTY_EXPORT,
    gerado_em: new Date().toISOString(),
    categorias: kinds.categorias.map(({ revisao: _, ...category }) => category),
    recorrentes: Array.from({ length: PLANS }, plan),
  };
  const answer = await fetch(`${url}/api/reposicao?simular=false&modo=juntar`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ ...file, soma: sumOf(file) }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return owner;
}

/** Calls one time after the other until it is stopped. */
async function callOn(url, token, waits, signal) {
  while (!signal.aborted) await timed(waits, `${url}/api/perfil`, token);
}

async function measure(name, start) {
  const dataDirectory = await mkdtemp(join(tmpdir(), "fincontrol-night-"));
  const { databaseUrl, stop } = await start();
  const settings = { dataDirectory, ...(databaseUrl && { databaseUrl }) };
  const before = await startTestServer(settings);
  const token = await fill(before);
  await before.close();
  const server = await runServer({
    DATA_DIR: dataDirectory,
    RATE_LIMIT_FACTOR: "1000000",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const night = await others(server.url, token);
  await server.stop();
  const after = await startTestServer(settings);
  const { count } = await after.database.queries
    .selectFrom("transactions")
    .select((all) => all.fn.countAll().as("count"))
    .where("recurrence_id", "is not", null)
    .executeTakeFirstOrThrow();
  console.log(
    `${name}, a night: ${count} of ${LEDGERS * PLANS * DAYS} movements in ${SECONDS} s; ${night}`,
  );
  await after.close();
  const again = await runServer({
    DATA_DIR: dataDirectory,
    RATE_LIMIT_FACTOR: "1000000",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const calls = [];
  const owner = await oldPlans(again.url);
  const stopped = new AbortController();
  const calling = callOn(again.url, owner, calls, stopped.signal);
  const beside = await others(again.url, token);
  stopped.abort();
  await calling;
  await again.stop();
  await stop();
  await rm(dataDirectory, { recursive: true });
  console.log(
    `${name}, a restored ledger with ${PLANS} daily plans since 1900: its calls ${said(calls)}; beside it ${beside}`,
  );
}

for (const [name, start] of Object.entries(DATABASES))
  if (name.toLowerCase().startsWith(WANTED)) await measure(name, start);
