// Measures 'Repor uma cópia' of 100 000 records and 40 photos on the server, over SQLite and PostgreSQL: its time, the
// highest memory of the server, and how long another person waits for an answer meanwhile. Reads /proc. Run it after a
// build with `node scripts/bench/restore-server.mjs [json|zip] [sqlite|postgres]`.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { largeCopies } from "./large-copies.mjs";

/** The pause between two readings of the other person. */
const PAUSE_MS = 10;

const KIND = process.argv[2] ?? "";
const WANTED = process.argv[3] ?? "";

const DATABASES = {
  SQLite: async () => ({ settings: {}, stop: () => undefined }),
  PostgreSQL: async () => {
    const { newDatabase, stop } = await startPostgres();
    return { settings: { DATABASE_URL: await newDatabase() }, stop };
  },
};

const peakOf = async (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** Reads one after the other until something has ended; returns how long each took, the shortest first. */
async function readUntil(ended, reader) {
  const state = { isOver: false };
  void ended.finally(() => {
    state.isOver = true;
  });
  const waits = [];
  while (!state.isOver) {
    const begin = performance.now();
    const answer = await reader.get("/despesas");
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a reading answered ${answer.status}`);
    waits.push(performance.now() - begin);
    await wait(PAUSE_MS);
  }
  return waits.toSorted((one, other) => one - other);
}

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
    const at = (part) => `${Math.round(waits[Math.floor((waits.length - 1) * part)])} ms`;
    console.log(
      `${name}, ${kind}: restored in ${seconds.toFixed(1)} s, memory from ${before.toFixed(0)} to ` +
        `${(await peakOf(server.pid)).toFixed(0)} MiB; ${waits.length} readings beside it waited ` +
        `${at(0.5)} (p50), ${at(0.99)} (p99), ${at(1)} at most`,
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
