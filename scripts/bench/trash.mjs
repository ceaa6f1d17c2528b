// Measures the trash after one removal of many records, over SQLite and PostgreSQL: how long it takes to read page by
// page, to empty, and how long an entry of the same ledger waits meanwhile.
// `node scripts/bench/trash.mjs [records] [sqlite|postgres]`
import { performance } from "node:perf_hooks";
import { paths } from "../../src/contract/paths.ts";
import { TRASH_CONTINUES_HEADER } from "../../src/contract/trash/trash.ts";
import { callerOf } from "../../tests/server/support/caller.ts";
import { newPremiumPerson } from "../../tests/server/support/people.ts";
import { newDatabaseIn, startPostgres } from "../../tests/server/support/start-postgres.ts";
import { startTestServer } from "../../tests/server/support/start-test-server.ts";
import { EXPENSE, fillTrash } from "./fill-trash.mjs";

const RECORDS = Number(process.argv[2] ?? 20_000);
const WANTED = process.argv[3] ?? "";

const DATABASES = {
  SQLite: async () => ({ options: {}, stop: () => undefined }),
  PostgreSQL: async () => {
    const { address, stop } = await startPostgres();
    return { options: { databaseUrl: await newDatabaseIn(address) }, stop };
  },
};

/** Runs something; returns its outcome and how long it took, in milliseconds. */
async function timed(run) {
  const begin = performance.now();
  const outcome = await run();
  return { outcome, took: performance.now() - begin };
}

/** Reads the whole trash; returns how long the longest page took. */
async function readAll(call) {
  const seen = new Set();
  let longest = 0;
  for (let from = ""; from !== undefined;) {
    const { outcome, took } = await timed(() => call("GET", `${paths.trash}?limite=500${from}`));
    if (outcome.status !== 200) throw new Error(outcome.text);
    for (const { id } of outcome.body) seen.add(id);
    longest = Math.max(longest, took);
    const next = outcome.headers[TRASH_CONTINUES_HEADER.toLowerCase()];
    from = next && `&continua=${next}`;
  }
  if (seen.size !== RECORDS) throw new Error(`${seen.size} of ${RECORDS} rows`);
  return longest;
}

/** Enters expenses one after the other until something has ended; returns how long the longest one took. */
async function enterUntil(ended, call) {
  const state = { isOver: false };
  void ended.finally(() => {
    state.isOver = true;
  });
  let longest = 0;
  while (!state.isOver) {
    const { outcome, took } = await timed(() => call("POST", "/despesas", { body: EXPENSE }));
    if (outcome.status !== 201) throw new Error(outcome.text);
    longest = Math.max(longest, took);
  }
  return longest;
}

const said = (took) => (took < 1_000 ? `${Math.round(took)} ms` : `${(took / 1_000).toFixed(1)} s`);

for (const [name, start] of Object.entries(DATABASES)) {
  if (!name.toLowerCase().startsWith(WANTED)) continue;
  const { options, stop } = await start();
  const limits = { rateLimitFactor: 1_000_000, requestTimeout: 600_000 };
  const server = await startTestServer({ ...options, ...limits });
  try {
    const { token } = await newPremiumPerson(server);
    const call = callerOf(server, token);
    const textOf = async (method, path, body) => {
      const headers = { "content-type": "application/json" };
      const { status, text } = await call(method, path, { headers, ...(body && { body }) });
      if (status !== 200) throw new Error(text);
      return text;
    };
    await fillTrash(textOf, RECORDS);
    const read = await timed(() => readAll(call));
    const emptied = timed(() => call("DELETE", paths.trash));
    const entry = await enterUntil(emptied, call);
    const { outcome, took } = await emptied;
    console.log(
      `${name}: ${RECORDS} rows read in ${said(read.took)} (longest page ${said(read.outcome)}), ` +
        `${outcome.status === 200 ? "emptied" : `not emptied (${outcome.status})`} in ${said(took)} ` +
        `(longest entry meanwhile ${said(entry)})`,
    );
  } finally {
    await server.close();
    await stop();
  }
}
