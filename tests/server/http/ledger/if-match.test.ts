import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { memberOf } from "../../support/ledgers.ts";
import { listedOf } from "../../support/listed.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, RECORDS, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const tag = (revision: number) => `"${revision}"`;
const stale = (atual: object) => ({
  status: 412,
  body: { detail: serverProblems.stale, codigo: "desatualizado", atual },
});

describe.each(SERVERS)("a change of what was seen, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  describe.each(RECORDS)("in $path", ({ path, body, other }) => {
    /** Somebody with one record, of revision 2. */
    async function newOwner() {
      const { token, user } = await newPremiumPerson(server);
      const write = writerOf(server, token);
      const made = (await write("POST", path, { body })).body as { id: string };
      const at = `${path}/${made.id}`;
      const listed = async () => (await write("GET", path)).body;
      const revision = async () =>
        Number((await write("GET", accountPaths.me)).headers[REVISION_HEADER]);
      return { user, write, made, at, listed, revision };
    }

    it("is done if nobody changed it since", async () => {
      const { write, at, listed } = await newOwner();
      const changed = await write("PUT", at, { body: other, match: tag(2) });
      expect(changed).toMatchObject({ status: 200, body: { ...other, revisao: 3 } });
      expect((await write("DELETE", at, { match: tag(3) })).status).toBe(204);
      expect(await listed()).toEqual([]);
    });

    it("is refused with what is there now, and stores nothing, if somebody did", async () => {
      const { write, at, listed, revision } = await newOwner();
      const { body: now } = await write("PUT", at, { body: other });
      const expected = stale(now as object);
      for (const match of [tag(2), tag(1), tag(4), tag(0)]) {
        const changed = await write("PUT", at, { body, match });
        expect([changed.status, changed.body]).toEqual([expected.status, expected.body]);
        const removed = await write("DELETE", at, { match });
        expect([removed.status, removed.body]).toEqual([expected.status, expected.body]);
      }
      expect(await listed()).toEqual([listedOf(now)]);
      expect(await revision()).toBe(3);
    });

    it("is told that the record was removed, whatever was seen", async () => {
      const { write, at } = await newOwner();
      await write("DELETE", at);
      for (const match of [tag(2), tag(3)])
        expect(await write("PUT", at, { body: other, match })).toMatchObject({
          status: 404,
          body: { detail: serverProblems["record-removed"], codigo: "removido" },
        });
    });

    it("without a word of what was seen is done, and what it replaced is kept", async () => {
      const { user, write, made, at } = await newOwner();
      await write("PUT", at, { body: other });
      await write("PUT", at, { body });
      await write("DELETE", at);
      const { ledger } = await memberOf(server.database, user.id);
      const versions = await server.database.queries
        .selectFrom("versions")
        .select(["revision", "before"])
        .where("ledger_id", "=", ledger)
        .where("id", "=", made.id)
        .orderBy("revision")
        .execute();
      const rows = versions.map(({ before }) => JSON.parse(before ?? "null") as object | null);
      expect(versions.map(({ revision }) => revision)).toEqual([2, 3, 4, 5]);
      expect(rows[0]).toBe(null);
      expect(rows.slice(1)).toMatchObject(
        [2, 3, 4].map((revision) => ({ id: made.id, revision, deleted_at: null })),
      );
      const { revision: _two, changed_at: _at, ...first } = rows[1] as Record<string, unknown>;
      const { revision: _four, changed_at: _later, ...last } = rows[3] as Record<string, unknown>;
      expect(last).toEqual(first);
      expect(rows[2]).not.toMatchObject(first);
    });

    it("is answered as before when it is repeated, however old is what was seen by then", async () => {
      const { write, at } = await newOwner();
      const [edit, removal] = [newChange(), newChange()];
      const change = () => write("PUT", at, { body: other, change: edit, match: tag(2) });
      const first = await change();
      expect(first.status).toBe(200);
      expect((await change()).text).toBe(first.text);
      await write("PUT", at, { body });
      expect((await change()).text).toBe(first.text);
      const remove = () => write("DELETE", at, { change: removal, match: tag(4) });
      expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
      expect((await change()).text).toBe(first.text);
    });

    it("is done once of ten that have seen the same", async () => {
      const { write, at, revision } = await newOwner();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => write("PUT", at, { body: other, match: tag(2) })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
      expect(await revision()).toBe(3);
    });

    it.each(["2", "*", 'W/"2"', '"2", "3"', '"-1"', '"2.0"', '"x"', '""', `"${"9".repeat(30)}"`])(
      "is refused with the header %j",
      async (match) => {
        const { write, at, listed, made } = await newOwner();
        const refused = { status: 400, body: { detail: serverProblems["bad-revision"] } };
        expect(await write("PUT", at, { body: other, match })).toMatchObject(refused);
        expect(await write("DELETE", at, { match })).toMatchObject(refused);
        expect(await listed()).toEqual([listedOf(made)]);
      },
    );
  });
});
