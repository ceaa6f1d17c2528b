// What a trial does with the commands of an installed package: each gets the command, a folder, what is outside, and a way
// to try a product that runs.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { release } from "../../src/domain/operator/release.ts";
import { commandLineSentences as sentences } from "../../src/text/pages/command-line.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { ROOT } from "../node24.mjs";
import { callJson, comes, findEntry, mustBe } from "./calls.mjs";
import { environment, run } from "./installation.mjs";
import { startProduct } from "./product.mjs";

const FIRST_VERSION = `${ROOT}tests/fixtures/first-version/fincontrol.sqlite.gz`;

const settingsOf = (data, more = {}) => environment({ PORT: "0", DATA_DIR: data, ...more });

export async function sayWhatItIs({ command }) {
  mustBe((await run([command, "version"])) === release.version, "it is another release");
  mustBe((await run([command, "help"])) === sentences.usage, "it does not say how it is used");
}

/**
 * Tries the product, backs up while it runs, restores into another place and finds the entry there; a second factor
 * that was lost is asked for no more.
 */
async function live({ command, folder, outside, tryProduct }, name, databases = [{}, {}]) {
  const place = join(folder, name);
  mkdirSync(place);
  const [from, to] = databases.map((more, number) =>
    settingsOf(join(place, `data-${number}`), { ...outside.settings, ...more }),
  );
  const server = await startProduct([command], { cwd: place, env: from });
  const { token, username, password } = await tryProduct({ ...server, outside });
  const copy = join(place, "copy");
  await run([command, "backup", copy], { cwd: place, env: from });
  await server.stop();
  await run([command, "backup", "verify", copy], { cwd: place, env: from });
  await run([command, "restore", copy], { cwd: place, env: to });
  const restored = await startProduct([command], { cwd: place, env: to });
  await findEntry(restored.url, token);
  await run([command, "remove-factor", username], { cwd: place, env: to });
  const body = { username, password };
  const login = await callJson(restored.url, "POST", "/auth/login", { body });
  mustBe(login.access_token, "the second factor is still asked for");
  await restored.stop();
}

export const liveOverSqlite = (trial) => live(trial, "sqlite");

export async function liveOverPostgres(trial) {
  const postgres = await startPostgres();
  try {
    const databases = [await postgres.newDatabase(), await postgres.newDatabase()];
    await live(
      trial,
      "postgres",
      databases.map((DATABASE_URL) => ({ DATABASE_URL })),
    );
  } finally {
    await postgres.stop();
  }
}

/** Every login that the demonstration tells lets in. */
export async function demonstrate({ command, folder }) {
  const env = environment({ PORT: "0", TMPDIR: folder });
  const { url, said, stop } = await startProduct([command, "demo"], { cwd: folder, env });
  const logins = [...said().matchAll(/o nome de utilizador «(\w+)» e a senha «(\S+)»\./g)];
  mustBe(logins.length > 0, "the demonstration tells no login");
  for (const [, username, password] of logins)
    await callJson(url, "POST", "/auth/login", { body: { username, password } });
  await stop();
}

const copiesIn = (data) => readdirSync(join(data, "copias"), { withFileTypes: true });

/** Data of the first version are copied before they are migrated. */
export async function migrate({ command, folder }) {
  const data = join(folder, "first-version");
  mkdirSync(data);
  writeFileSync(join(data, "fincontrol.sqlite"), gunzipSync(readFileSync(FIRST_VERSION)));
  const server = await startProduct([command], { cwd: folder, env: settingsOf(data) });
  await server.stop();
  const isKept = copiesIn(data).some(({ name }) => name.startsWith("antes-de-"));
  mustBe(isKept, "nothing was copied before the migration");
}

/** A server that has run for a minute makes the copy of the day, in a process of its own. */
export async function copyTheNight({ command, folder }) {
  const data = join(folder, "night");
  const env = settingsOf(data);
  const server = await startProduct([command], { cwd: folder, env });
  await comes("the copy of the night", () => server.said().includes("a copy was made of the data"));
  await server.stop();
  await run([command, "backup", "list"], { cwd: folder, env });
}
