// Counts by strace how often SQLite syncs to disk: at least once per acknowledged write.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const WRITES = 500;
const EXPENSE = { data: "2026-03-02", categoria: "Lazer", valor: 12.5, descricao: "Cinema" };

const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" });
const account = await newAccount(() => server.url, "escritora");

const log = join(directory.path, "syncs");
const watch = ["-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", log, "-p", String(server.pid)];
const strace = spawn("strace", watch, { stdio: ["ignore", "inherit", "inherit"] });
const ended = once(strace, "exit");
// Only its first traced call shows that strace is attached.
const syncs = () => {
  try {
    return readFileSync(log, "utf8").match(/f(?:data)?sync\(/g)?.length ?? 0;
  } catch {
    return 0;
  }
};
const write = async () => {
  const answer = await account.post("/despesas", EXPENSE);
  if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
};
while (syncs() === 0) await write();

const before = syncs();
for (let count = 0; count < WRITES; count += 1) await write();
strace.kill("SIGINT");
await ended;
const counted = syncs() - before;
await server.stop();
await directory.remove();

console.log(`${WRITES} acknowledged writes, ${counted} syncs`);
if (counted < WRITES) process.exitCode = 1;
