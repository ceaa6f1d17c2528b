// Measures 'Repor uma cópia' of 100 000 records and 40 photos on the server, over SQLite and PostgreSQL: its time, the
// highest memory of the server, and how long another person waits for an answer meanwhile. Reads /proc. Run it after a
// build with `node scripts/bench/restore-server.mjs [json|zip] [sqlite|postgres]`.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { largeCopies } from "./large-copies.mjs";
import { inWords, peakOf, readUntil } from "./read-beside.mjs";

const KIND = process.argv[2] ?? "";
const WANTED = process.argv[3] ?? "";

const DATABASES = {
  SQLite: async () => ({ settings: {}, stop: () => undefined }),
  PostgreSQL: async () => {
    const { newDatabase, stop } = await startPostgres();
    return { settings: { DATABASE_URL: await newDatabase() }, stop };
  },
};

async function measure(name, start, { kind, type, file }) {
  const data = await mkdtemp(join(tmpdir(), "fincontrol-restore-"));
  const { settings, stop } = await start();
  const server = await runServer({ DATA_DIR: data, RATE_LIMIT_FACTOR: "1000000", ...settings });
  try {
    const owner = await newAccount(() => server.url, "dona");
    const reader = await newAccount(() => server.url, "outra");
    const before = await peakOf(server.pid);
    const begin = performance.now();
    const restored = fetch(`${server.url}/api/reposicao?simular=false&modo=juntar`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": type },
      body: await readFile(file),
    });
    const waits = await readUntil(restored, reader);
    const answer = await restored;
    const seconds = (performance.now() - begin) / 1000;
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    console.log(
      `${name}, ${kind}: restored in ${seconds.toFixed(1)} s, memory from ${before.toFixed(0)} to ` +
        `${(await peakOf(server.pid)).toFixed(0)} MiB; ${inWords(waits)}`,
    );
  } finally {
    await server.stop();
    await stop();
    await rm(data, { recursive: true });
  }
}

const folder = await mkdtemp(join(tmpdir(), "fincontrol-copies-"));
try {
  const databases = Object.entries(DATABASES).filter(([name]) =>
    name.toLowerCase().startsWith(WANTED),
  );
  for (const copy of await largeCopies(folder, KIND))
    for (const [name, start] of databases) await measure(name, start, copy);
} finally {
  await rm(folder, { recursive: true });
}
