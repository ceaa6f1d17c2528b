import { cp, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { INCOME } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { logLines } from "../../support/log-lines.ts";
import { newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";

let parent: Awaited<ReturnType<typeof temporaryDirectory>>;
let data: string;
let server: TestServer;
let token: string;
let lines: ReturnType<typeof logLines>["lines"];

beforeEach(async () => {
  parent = await temporaryDirectory();
  data = join(parent.path, "dados");
  await mkdir(data);
  const logging = logLines();
  ({ lines } = logging);
  server = await startTestServer({ dataDirectory: data, log: logging.log });
  ({ token } = await newPerson(server));
  await write();
});
afterEach(async () => {
  await server.close();
  await parent.remove();
});

const write = () => call(server, "POST", "/receitas", { token, body: INCOME });
const list = () => call(server, "GET", "/receitas", { token });
const health = async () => (await call(server, "GET", paths.health)).status;
const faults = () =>
  lines.filter(({ msg }) => msg === "storage at fault").map(({ fault, isNow }) => [fault, isNow]);

const file = () => join(data, "fincontrol.sqlite");

describe("a folder of the data that vanishes under the server", () => {
  it.each([
    ["is removed", () => rm(data, { recursive: true })],
    ["loses its database", () => rm(file())],
    ["loses the log of the database", () => rm(`${file()}-wal`)],
    [
      "is replaced by a copy",
      async () => {
        const copy = join(parent.path, "copia");
        await cp(data, copy, { recursive: true });
        await rm(data, { recursive: true });
        await rename(copy, data);
      },
    ],
  ])(
    "and %s: nothing more is acknowledged, reads go on, and the operator is told once",
    async (_, vanish) => {
      await vanish();
      for (let count = 0; count < 2; count += 1) {
        const answer = await write();
        expect(answer.status).toBe(503);
        expect(answer.body).toEqual({ detail: serverProblems["storage-gone"] });
        expect(await health()).toBe(503);
      }
      expect((await list()).body).toHaveLength(1);
      expect(faults()).toEqual([["gone", "there"]]);
    },
  );

  it("acknowledges nothing that was under way", async () => {
    const writing = server.database.queries.transaction().execute(async (transaction) => {
      await sql`update users set plan = 'premium'`.execute(transaction);
      await rm(data, { recursive: true });
    });
    await expect(writing).rejects.toThrow("gone");
  });

  it("and comes back: writes go on, and the operator is told", async () => {
    await rename(data, `${data}-away`);
    expect((await write()).status).toBe(503);
    await rename(`${data}-away`, data);
    expect((await write()).status).toBe(201);
    expect(await health()).toBe(200);
    expect((await list()).body).toHaveLength(2);
    expect(faults()).toEqual([
      ["gone", "there"],
      ["gone", "over"],
    ]);
  });
});

describe("a database that is damaged under the server", () => {
  /** Overwrites every page but the first, as a broken disk might. */
  async function damage(): Promise<void> {
    await sql`pragma wal_checkpoint(truncate)`.execute(server.database.queries);
    const { size } = await stat(file());
    const handle = await open(file(), "r+");
    await handle.write(Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
    await handle.close();
  }

  it("says so, acknowledges nothing from then on, and tells the operator once", async () => {
    await damage();
    const broken = await call(server, "GET", "/despesas", { token });
    expect(broken.status).toBe(500);
    expect(broken.body).toEqual({ detail: serverProblems["storage-damaged"] });
    for (let count = 0; count < 2; count += 1) {
      expect(await health()).toBe(500);
      const refused = await write();
      expect(refused.status).toBe(500);
      expect(refused.body).toEqual({ detail: serverProblems["storage-damaged"] });
    }
    expect(faults()).toEqual([["damaged", "there"]]);
  });
});
