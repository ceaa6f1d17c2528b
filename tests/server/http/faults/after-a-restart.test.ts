import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { newDatabase } from "../../support/shared-postgres.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { newChange, RECORDS, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const onSqlite = async () => {
  const directory = await temporaryDirectory();
  return { settings: { dataDirectory: directory.path }, stop: directory.remove };
};

const onPostgres = async () => ({
  settings: { databaseUrl: await newDatabase() },
  stop: () => Promise.resolve(),
});

describe.each([
  { name: "SQLite", place: onSqlite },
  { name: "PostgreSQL", place: onPostgres },
])("after a restart over $name", ({ place }) => {
  let stop: () => Promise<void>;
  let settings: object;
  let server: TestServer;
  beforeAll(async () => {
    ({ settings, stop } = await place());
    server = await startTestServer(settings);
  });
  afterAll(async () => {
    await server.close();
    await stop();
  });

  it("a change is known again by its name, and an id as taken", async () => {
    const { token } = await newPremiumPerson(server);
    const write = () => writerOf(server, token);
    const wishes = RECORDS.map((record) => ({
      ...record,
      id: newChange(),
      creation: newChange(),
      edit: newChange(),
      removal: newChange(),
    }));
    const repeat = async () => {
      const answers: unknown[] = [];
      for (const { path, body, other, id, creation, edit, removal } of wishes) {
        const at = `${path}/${id}`;
        for (const { status, text, headers } of [
          await write()("POST", path, { body: { ...body, id }, change: creation }),
          await write()("PUT", at, { body: other, change: edit }),
          await write()("DELETE", at, { change: removal }),
        ])
          answers.push([status, text, headers[REVISION_HEADER]]);
      }
      return answers;
    };
    const first = await repeat();
    await server.close();
    server = await startTestServer(settings);
    expect(await repeat()).toEqual(first);
    for (const { path, body, id } of wishes) {
      const answer = await write()("POST", path, { body: { ...body, id } });
      expect(answer).toMatchObject({ status: 409, body: { codigo: "removido" } });
      expect((await write()("GET", path)).body).toEqual([]);
    }
  });

  it("a copy goes on from the revision that it has, in the same epoch", async () => {
    const { token } = await newPremiumPerson(server);
    const [{ path, body }] = RECORDS;
    await writerOf(server, token)("POST", path, { body });
    const ask = async (since: number) =>
      (await writerOf(server, token)("GET", `/alteracoes?desde=${since}`)).body as {
        epoca: string;
        revisao: number;
      };
    const { epoca, revisao } = await ask(0);
    await server.close();
    server = await startTestServer(settings);
    expect(await ask(revisao)).toMatchObject({ epoca, revisao, completo: true });
  });
});
