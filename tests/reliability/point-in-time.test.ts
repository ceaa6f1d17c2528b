// @module-tag sweep
import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EPOCH_HEADER } from "../../src/contract/api-base.ts";
import { runServer } from "../server/support/run-server.ts";
import { newDatabaseIn, startPostgresIn } from "../server/support/start-postgres.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { accountOf, newAccount, type Account } from "./account.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);

/** PostgreSQL runs its commands in its own folder. */
const ARCHIVE = ["-c", "archive_mode=on", "-c", "archive_command=mkdir -p log && cp %p log/%f"];

let folders: readonly Awaited<ReturnType<typeof temporaryDirectory>>[];
beforeEach(async () => {
  folders = await Promise.all([1, 2, 3].map(temporaryDirectory));
});
afterEach(() => Promise.all(folders.map(({ remove }) => remove())));

/** Copies the files of a running cluster as a base of what its log adds. */
async function copyBase(operator: Client, from: string, to: string): Promise<void> {
  await operator.query("select pg_backup_start('base', true)");
  await run("cp", ["--archive", `${from}/.`, to]);
  const { rows } = await operator.query<{ label: string }>(
    "select labelfile as label from pg_backup_stop()",
  );
  await writeFile(join(to, "backup_label"), rows[0]?.label ?? "");
  await rm(join(to, "postmaster.pid"));
}

/** Starts a cluster of a base and of the log of another one, up to a named moment. */
async function recover(base: string, from: string, moment: string) {
  await writeFile(join(base, "recovery.signal"), "");
  await run("chown", ["--recursive", `--reference=${from}`, base]);
  return startPostgresIn(
    base,
    "-c",
    `restore_command=cp ${from}/log/%f %p`,
    "-c",
    `recovery_target_name=${moment}`,
    "-c",
    "recovery_target_action=promote",
  );
}

const expense = (descricao: string) => ({
  data: "2026-03-02",
  categoria: "Lazer",
  valor: 12.5,
  descricao,
});

async function seenBy(person: Account) {
  const answer = await person.get("/despesas");
  const expenses = (await answer.json()) as { descricao: string }[];
  return {
    epoch: answer.headers.get(EPOCH_HEADER),
    names: expenses.map(({ descricao }) => descricao).toSorted(),
  };
}

it("a PostgreSQL set back to a moment has what was acknowledged before it, and devices read it anew", async () => {
  const [first = "", base = "", data = ""] = folders.map(({ path }) => path);
  const before = await startPostgresIn(first, ...ARCHIVE);
  const databaseUrl = await newDatabaseIn(before.address);
  const serve = (address: string) => runServer({ DATA_DIR: data, DATABASE_URL: address });
  let server = await serve(databaseUrl);
  const person = await newAccount(() => server.url, "rita");
  const operator = new Client({ connectionString: databaseUrl });
  await operator.connect();

  await person.post("/despesas", expense("antes da cópia"));
  await copyBase(operator, first, base);
  await person.post("/despesas", expense("depois da cópia"));
  await operator.query("select pg_create_restore_point('bom')");
  await person.post("/despesas", expense("depois do momento"));
  const all = await seenBy(person);
  expect(all.names).toEqual(["antes da cópia", "depois da cópia", "depois do momento"]);
  await operator.end();
  await server.stop();
  await before.stop();

  const after = await recover(base, first, "bom");
  server = await serve(after.address + new URL(databaseUrl).pathname);
  const again = accountOf(() => server.url, person.token);
  const kept = await seenBy(again);
  expect(kept.names).toEqual(["antes da cópia", "depois da cópia"]);
  expect(kept.epoch).not.toBe(all.epoch);
  await again.post("/despesas", expense("depois de tudo"));
  expect((await seenBy(again)).names).toContain("depois de tudo");
  await server.stop();
  await after.stop();
});
