import { execFile } from "node:child_process";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newAccount } from "../../reliability/account.ts";
import { PACKAGED, ROOT } from "../support/run-program.ts";
import { runServer } from "../support/run-server.ts";
import { ADMIN } from "../support/start-test-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 120_000 });

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

const settings = (folder: string) => ({
  DATA_DIR: folder,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_FACTOR: "1000",
});

const send = (url: string, method: string, path: string, body?: object, token = "") =>
  fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function adminToken(url: string): Promise<string> {
  const { username, password } = ADMIN;
  const answer = await send(url, "POST", "/auth/login", { username, password });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** How many users of a name the file of the database has, whatever the server answers. */
function usersNamed(folder: string, username: string): number {
  const database = new BetterSqlite(join(folder, "fincontrol.sqlite"), { readonly: true });
  const rows = database.prepare("select 1 from users where username = ?").all(username);
  database.close();
  return rows.length;
}

it("a restored backup loses again whom was deleted after it was made", async () => {
  const [data, copy] = [join(directory.path, "dados"), join(directory.path, "copia")];
  const first = await runServer(settings(data));
  await newAccount(() => first.url, "vai_embora");
  await newAccount(() => first.url, "fica");
  await promisify(execFile)(process.execPath, [join(ROOT, PACKAGED, "back-up.js"), copy], {
    env: { ...process.env, ...settings(data) },
  });
  const token = await adminToken(first.url);
  const removed = await send(first.url, "DELETE", "/auth/admin/users/vai_embora", undefined, token);
  expect(removed.status).toBe(204);
  await first.stop();

  for (const name of await readdir(data))
    if (name.startsWith("fincontrol.sqlite")) await rm(join(data, name));
  await cp(join(copy, "fincontrol.sqlite"), join(data, "fincontrol.sqlite"));
  expect(usersNamed(data, "vai_embora")).toBe(1);
  const again = await runServer(settings(data));
  await expect.poll(() => usersNamed(data, "vai_embora"), { timeout: 60_000 }).toBe(0);
  expect(usersNamed(data, "fica")).toBe(1);
  await again.stop();
});

it("a deletion that was killed midway is done at the next start", async () => {
  const data = join(directory.path, "dados");
  const outcomes: string[] = [];
  let server = await runServer(settings(data));
  for (const patience of [0, 2, 5, 15]) {
    const username = `pessoa_${patience}`;
    const { url } = server;
    const account = await newAccount(() => url, username);
    const linha = (index: number) => ({ data: "2026-03-02", categoria: "Lazer", valor: index });
    await Promise.all(Array.from({ length: 200 }, (_, at) => account.post("/despesas", linha(at))));
    const token = await adminToken(url);
    const path = `/auth/admin/users/${username}`;
    const answer = send(url, "DELETE", path, undefined, token).then(
      ({ status }) => String(status),
      () => "killed",
    );
    await setTimeout(patience);
    server.signal("SIGKILL");
    await server.ended;
    outcomes.push(await answer);
    const marks = new BetterSqlite(join(data, "fincontrol.sqlite"));
    const begun = marks.prepare("select 1 from departures").all().length > 0;
    marks.close();
    server = await runServer(settings(data));
    // What was not even begun is no deletion; what was begun is finished, and what was answered is done.
    if (begun) await expect.poll(() => usersNamed(data, username), { timeout: 60_000 }).toBe(0);
    if (outcomes.at(-1) === "204") expect(usersNamed(data, username)).toBe(0);
  }
  await server.stop();
  expect(outcomes).toHaveLength(4);
});
