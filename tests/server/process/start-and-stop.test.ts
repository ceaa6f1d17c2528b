import { once } from "node:events";
import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { badVariables, startSentences } from "../../../src/text/pages/start-problems.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { SWEEP } from "../../support/sweep.ts";
import { INCOME } from "../support/bodies.ts";
import { runServer, runToEnd } from "../support/run-server.ts";
import { startPostgres } from "../support/start-postgres.ts";
import { listedOf } from "../support/listed.ts";
import { ADMIN } from "../support/start-test-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { uploadPhoto } from "../support/upload-photo.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const JSON_TYPE = { "content-type": "application/json" };

const post = (url: string, path: string, body: object, token = "") =>
  fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function logIn(url: string, password: string = ADMIN.password): Promise<string> {
  const answer = await post(url, "/auth/login", { username: ADMIN.username, password });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function incomes(url: string, token: string): Promise<readonly { readonly id: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/receitas`, { headers });
  return (await answer.json()) as { id: string }[];
}

/** Whether a new connection is accepted. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy().destroyed));
    socket.once("error", () => resolve(false));
  });

describe("the program", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  afterEach(() => directory.remove());

  const settings = () => ({ DATA_DIR: directory.path, ADMIN_PASSWORD: ADMIN.password });

  it("says at its start who runs it is not told, and nothing of the kind once it is", async () => {
    const unnamed = await runServer(settings());
    const missing = ["OPERATOR_NAME", "OPERATOR_EMAIL"];
    expect(unnamed.output()).toContain(startSentences.operatorMissing(missing));
    await unnamed.stop("SIGTERM");
    const operator = { OPERATOR_NAME: "Exemplo, Lda.", OPERATOR_EMAIL: "contacto@exemplo.pt" };
    const named = await runServer({ ...settings(), ...operator });
    expect(named.output()).not.toContain("OPERATOR");
    await named.stop("SIGTERM");
  });

  it("names every bad variable and does not start", async () => {
    const { code, errors, output } = await runToEnd({
      ...settings(),
      PORT: "http",
      CHECKOUT_URL: "http://pagar.exemplo.pt",
    });
    expect(code).toBe(1);
    expect(errors).toBe(`${badVariables.PORT}\n${badVariables.CHECKOUT_URL}\n`);
    expect(output).toBe("");
  });

  it("names the variable of a folder that it cannot use", async () => {
    const file = join(directory.path, "a-file");
    await writeFile(file, "");
    const { code, errors } = await runToEnd({ DATA_DIR: file });
    expect([code, errors]).toEqual([1, `${startSentences.directoryUnusable(file)}\n`]);
  });

  it("names what stands in the place of its database, and leaves it alone", async () => {
    await mkdir(join(directory.path, "fincontrol.sqlite"));
    const { code, errors } = await runToEnd(settings());
    expect([code, errors]).toEqual([1, `${startSentences.databaseIsFolder(directory.path)}\n`]);
  });

  it("names the variable of a database that does not answer", async () => {
    const { code, errors } = await runToEnd({
      ...settings(),
      DATABASE_URL: "postgres://127.0.0.1:1/nada",
    });
    expect([code, errors]).toEqual([1, `${startSentences.databaseUnreachable}\n`]);
  });

  it("says that its data are of a later version, and leaves them alone", async () => {
    await (await runServer(settings())).stop();
    const database = new BetterSqlite(join(directory.path, "fincontrol.sqlite"));
    database.exec("insert into kysely_migration values ('9999', '2099-01-01T00:00:00.000Z')");
    database.close();
    const { code, errors } = await runToEnd(settings());
    expect([code, errors]).toEqual([1, `${startSentences.laterTables}\n`]);
  });

  it("says that its data are lost or damaged, and makes no new ones", async () => {
    const file = join(directory.path, "fincontrol.sqlite");
    await writeFile(file, "");
    const lost = await runToEnd(settings());
    expect(lost.code).toBe(1);
    expect(lost.errors).toBe(`${startSentences.databaseLost(directory.path)}\n`);
    await writeFile(file, "x".repeat(4096));
    const damaged = await runToEnd(settings());
    expect(damaged.code).toBe(1);
    expect(damaged.errors).toBe(`${startSentences.databaseDamaged(directory.path)}\n`);
  });

  it("names the variable of a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    for (const variable of ["PORT", "METRICS_PORT"] as const) {
      const { code, errors } = await runToEnd({ ...settings(), [variable]: String(port) });
      expect([code, errors]).toEqual([1, `${startSentences.portTaken(port, variable)}\n`]);
    }
    other.close();
  });

  it("says that its two ports are the same one", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    other.close();
    const ports = { PORT: String(port), METRICS_PORT: String(port) };
    const { code, errors } = await runToEnd({ ...settings(), ...ports });
    expect([code, errors]).toEqual([1, `${startSentences.samePort(port)}\n`]);
  });

  it.skipIf(process.platform === "win32")(
    "says what of its data others may read, and goes on",
    async () => {
      const quiet = await runServer(settings());
      expect(quiet.output()).not.toContain("utilizadores");
      await quiet.stop();
      const file = join(directory.path, "fincontrol.sqlite");
      await chmod(file, 0o640);
      const told = await runServer(settings());
      // What SQLite keeps beside it is opened to the same.
      const paths = [file, `${file}-shm`, `${file}-wal`];
      expect(told.output()).toContain(`${startSentences.dataOpen(paths)}\n`);
      await told.stop();
    },
  );

  it("says that it speaks in the clear to other machines, unless TLS is before it", async () => {
    const open = { ...settings(), HOST: "0.0.0.0" };
    const plain = await runServer(open);
    expect(plain.output()).toContain(`${startSentences.withoutTls("0.0.0.0")}\n`);
    await plain.stop();
    const behind = await runServer({ ...open, PUBLIC_URL: "https://financas.exemplo.pt" });
    expect(behind.output()).not.toContain("TLS");
    await behind.stop();
  });

  it("makes the administrator at the first start only, and shows the password once", async () => {
    const first = await runServer({ DATA_DIR: directory.path });
    const password = /A senha é (\S+) /.exec(first.output())?.[1] ?? "";
    await logIn(first.url, password);
    expect(await first.stop()).toBe(0);
    const second = await runServer({ DATA_DIR: directory.path, ADMIN_PASSWORD: "Outra-senha!1" });
    expect(second.output()).not.toContain("senha");
    await logIn(second.url, password);
    await second.stop();
    expect(second.output()).not.toContain(password);
  });

  it("keeps what it stores to the eyes of its owner", async () => {
    const server = await runServer(settings());
    const { mode } = await stat(join(directory.path, "fincontrol.sqlite"));
    expect(mode & 0o077).toBe(0);
    await server.stop();
  });

  it("keeps its data and its sessions over a restart", async () => {
    const first = await runServer(settings());
    const token = await logIn(first.url);
    await post(first.url, "/receitas", INCOME, token);
    const before = await incomes(first.url, token);
    expect(await first.stop("SIGINT")).toBe(0);
    const second = await runServer(settings());
    expect(before).toHaveLength(1);
    expect(await incomes(second.url, token)).toEqual(before);
    expect(await second.stop()).toBe(0);
  });

  it("lets a request that has begun come to its end before it stops", async () => {
    const server = await runServer(settings());
    const token = await logIn(server.url);
    const { port } = new URL(server.url);
    const body = JSON.stringify(INCOME);
    const socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.write(
      `POST /api/receitas HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        "Content-Type: application/json\r\nExpect: 100-continue\r\n" +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    // The server asks for the body: it has begun with this request.
    await once(socket, "data");
    server.signal("SIGTERM");
    while (await accepts(Number(port)));
    socket.write(body);
    expect(await server.ended).toBe(0);
    expect(answer).toContain("201 Created");
    expect(answer.toLowerCase()).toContain("connection: close");
    const again = await runServer(settings());
    expect(await incomes(again.url, token)).toHaveLength(1);
    await again.stop();
  });

  it("answers whatever its kept-alive connections bring, each for the last time", async () => {
    const server = await runServer(settings());
    const agent = new Agent({ keepAlive: true });
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        const request = get(`${server.url}/api/config`, { agent }, (answer) => {
          answer
            .resume()
            .once("end", () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
        });
        request.once("error", reject);
      });
    const many = () => Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(await many())).toEqual(new Set(["200 keep-alive"]));
    const { port } = new URL(server.url);
    server.signal("SIGTERM");
    while (await accepts(Number(port)));
    expect(new Set(await many())).toEqual(new Set(["200 close"]));
    expect(await server.ended).toBe(0);
    agent.destroy();
  });

  it("has every acknowledged write after it was killed", async () => {
    const server = await runServer(settings());
    const token = await logIn(server.url);
    const photo = await uploadPhoto(server, { token });
    const acknowledged: string[] = [];
    const write = async (): Promise<void> => {
      try {
        const answer = await post(server.url, "/receitas", INCOME, token);
        if (answer.status === 201) acknowledged.push(((await answer.json()) as { id: string }).id);
      } catch {
        return;
      }
      if (acknowledged.length === 100) server.signal("SIGKILL");
      return write();
    };
    await Promise.all([write(), write(), write(), write()]);
    await server.ended;
    const again = await runServer(settings());
    const kept = new Set((await incomes(again.url, token)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect((await fetch(`${again.url}${photo}`)).status).toBe(200);
    await again.stop();
  });
});

describe("the program over PostgreSQL", SWEEP, () => {
  it("names the variable of a folder that it cannot use for the photos and its key", async () => {
    const directory = await temporaryDirectory();
    const file = join(directory.path, "a-file");
    await writeFile(file, "");
    const settings = { DATABASE_URL: "postgres://127.0.0.1:1/nada", DATA_DIR: file };
    const { code, errors } = await runToEnd(settings);
    expect([code, errors]).toEqual([1, `${startSentences.directoryUnusable(file)}\n`]);
    await directory.remove();
  });

  it("serves, keeps its data over a restart, and tells when the database has gone", async () => {
    const postgres = await startPostgres();
    const directory = await temporaryDirectory();
    const settings = {
      DATA_DIR: directory.path,
      DATABASE_URL: await postgres.newDatabase(),
      ADMIN_PASSWORD: ADMIN.password,
    };
    const [first, twin] = await Promise.all([runServer(settings), runServer(settings)]);
    const token = await logIn(first.url);
    const created = await post(first.url, "/receitas", INCOME, token);
    expect(created.status).toBe(201);
    expect(await incomes(twin.url, token)).toHaveLength(1);
    await Promise.all([first.stop(), twin.stop()]);
    const second = await runServer(settings);
    expect(await incomes(second.url, token)).toEqual([listedOf(await created.json())]);
    await postgres.stop();
    const health = await fetch(`${second.url}/api/saude`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ detail: serverProblems.unavailable });
    expect(await second.stop()).toBe(0);
    await directory.remove();
  });
});
