import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreSentences } from "../../../src/text/administration/restore.ts";
import { accountOf, newAccount } from "../../reliability/account.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { type Environment, runProgram } from "../support/run-program.ts";
import { runServer } from "../support/run-server.ts";
import { newDatabase } from "../support/shared-postgres.ts";
import { ADMIN } from "../support/start-test-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 120_000 });

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

const inFolder = (name: string) => join(directory.path, name);

const DATABASES = [
  { name: "SQLite", databaseOf: async () => ({}) },
  { name: "PostgreSQL", databaseOf: async () => ({ DATABASE_URL: await newDatabase() }) },
];

describeSqliteFirst(DATABASES, "the command over $name", ({ name, databaseOf }) => {
  const settings = async (): Promise<Environment> => ({
    DATA_DIR: inFolder("dados"),
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: "1000",
    ...(await databaseOf()),
  });
  const place = () => (name === "SQLite" ? `DATA_DIR (${inFolder("dados")})` : "DATABASE_URL");

  it("puts back what was copied while others wrote, keeps what was there, and ends again the account that left since", async () => {
    const env = await settings();
    const copy = inFolder("copia");
    const first = await runServer(env);
    const url = () => first.url;
    const stays = await newAccount(url, "fica");
    const leaves = await newAccount(url, "vai_embora");
    const record = (valor: number) =>
      stays.post("/despesas", { data: "2026-03-02", categoria: "Lazer", valor });
    for (let valor = 1; valor <= 20; valor += 1) await record(valor);
    const enough = new AbortController();
    const writing = async () => {
      for (let valor = 21; !enough.signal.aborted; valor += 1) await record(valor);
    };
    const writers = [writing(), writing()];
    expect((await runProgram("back-up", env, copy)).code).toBe(0);
    enough.abort();
    await Promise.all(writers);
    const inUse = await runProgram("restore", env, "--replace", copy);
    expect(inUse).toEqual({ code: 1, said: restoreSentences.inUse(place()) });
    const { token } = await newAdmin(url());
    const removed = await fetch(`${url()}/api/auth/admin/users/vai_embora`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(removed.status).toBe(204);
    await first.stop();

    const refused = await runProgram("restore", env, copy);
    expect(refused).toEqual({ code: 1, said: restoreSentences.notEmpty(place()) });
    const restored = await runProgram("restore", env, "--replace", copy);
    expect(restored.code).toBe(0);
    const [keptBefore, done] = restored.said.split("\n");
    expect(keptBefore).toMatch(/^O que lá estava ficou guardado em .+antes-de-repor-/);
    expect(done).toBe(restoreSentences.done(copy, place()));

    const second = await runServer(env);
    const there = accountOf(() => second.url, stays.token);
    const kept = (await (await there.get("/despesas")).json()) as { valor: number }[];
    const values = kept.map(({ valor }) => valor);
    for (let valor = 1; valor <= 20; valor += 1) expect(values).toContain(valor);
    const gone = accountOf(() => second.url, leaves.token);
    expect((await gone.get("/despesas")).status).toBe(401);
    await second.stop();
  });

  it("says what is wrong with a copy, and changes nothing", async () => {
    const env = await settings();
    const copy = inFolder("copia");
    await (await runServer(env)).stop();
    expect((await runProgram("back-up", env, copy)).code).toBe(0);
    expect(await runProgram("restore", env)).toEqual({ code: 1, said: restoreSentences.noFolder });
    const nowhere = inFolder("nada");
    const { none, damaged } = restoreSentences.states;
    expect(await runProgram("restore", env, nowhere)).toEqual({
      code: 1,
      said: name === "SQLite" ? restoreSentences.notEmpty(place()) : none(nowhere),
    });
    const file = join(copy, "fincontrol.sqlite");
    const whole = await readFile(file);
    whole[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 1;
    await writeFile(file, whole);
    expect(await runProgram("restore", env, "--replace", copy)).toEqual({
      code: 1,
      said: damaged(copy, "fincontrol.sqlite"),
    });
    await (await runServer(env)).stop();
  });
});

async function newAdmin(url: string) {
  const { username, password } = ADMIN;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return { token: ((await answer.json()) as { access_token: string }).access_token };
}
