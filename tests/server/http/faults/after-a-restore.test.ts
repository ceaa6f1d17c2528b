import { copyFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeBackup } from "../../../../server/infrastructure/backups/make-backup.ts";
import { call } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { copyOfDatabase, newDatabase } from "../../support/shared-postgres.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { RECORDS, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const FILE = "fincontrol.sqlite";

/** A backup takes the place of the file, or only its content does. */
const onSqlite = async (put: (copy: string, file: string) => Promise<void>) => {
  const { path, remove } = await temporaryDirectory();
  const [file, copy] = [join(path, FILE), join(path, "copia")];
  const settings = { dataDirectory: path };
  return {
    settings,
    backUp: () => makeBackup({ dataDirectory: path, databaseUrl: null }, copy),
    restore: async () => {
      await put(join(copy, FILE), file);
      return settings;
    },
    stop: remove,
  };
};

/** A backup is put into a new database. */
const onPostgres = async () => {
  const databaseUrl = await newDatabase();
  let copy = "";
  return {
    settings: { databaseUrl },
    backUp: async () => {
      copy = await copyOfDatabase(databaseUrl);
    },
    restore: async () => ({ databaseUrl: copy }),
    stop: () => Promise.resolve(),
  };
};

describe.each([
  { name: "SQLite", place: () => onSqlite(rename) },
  { name: "the file of SQLite", place: () => onSqlite(copyFile) },
  { name: "PostgreSQL", place: onPostgres },
])("after a backup was restored over $name", ({ place }) => {
  let there: Awaited<ReturnType<typeof onSqlite | typeof onPostgres>>;
  beforeAll(async () => {
    there = await place();
  });
  afterAll(() => there.stop());

  /** Does something at a server that runs only meanwhile. */
  const at = async <Outcome>(settings: object, visit: (server: TestServer) => Promise<Outcome>) => {
    const server = await startTestServer(settings);
    try {
      return await visit(server);
    } finally {
      await server.close();
    }
  };

  it("nobody takes a revision for one of before", async () => {
    const [{ path, body, other }] = RECORDS;
    const { token } = await at(there.settings, newPremiumPerson);
    await there.backUp();
    const lists = [path, "/notificacoes"];
    const before = await at(there.settings, async (server) => {
      const write = writerOf(server, token);
      await write("POST", path, { body });
      const { epoca, revisao } = (await write("GET", "/alteracoes?desde=0")).body as {
        readonly epoca: string;
        readonly revisao: number;
      };
      const tags = new Map<string, string>();
      for (const list of lists) tags.set(list, String((await write("GET", list)).headers["etag"]));
      return { epoca, revisao, tags };
    });

    const restored = await there.restore();
    const changesAt = (server: TestServer) =>
      writerOf(server, token)("GET", `/alteracoes?desde=${before.revisao}`);
    const epoca = await at(restored, async (server) => {
      await writerOf(server, token)("POST", path, { body: other });
      const changes = (await changesAt(server)).body as typeof before;
      expect(changes.revisao).toBe(before.revisao);
      expect(changes.epoca).not.toBe(before.epoca);
      for (const list of lists) {
        const headers = { "if-none-match": before.tags.get(list) ?? "" };
        const { status } = await call(server, "GET", list, { token, headers });
        expect([list, status]).toEqual([list, 200]);
      }
      return changes.epoca;
    });
    const later = await at(restored, changesAt);
    expect(later.body).toMatchObject({ epoca });
  });
});
