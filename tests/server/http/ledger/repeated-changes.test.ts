import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import type { call } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, RECORDS, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const REUSED = {
  status: 409,
  body: { detail: serverProblems["change-reused"], codigo: "alteracao_reutilizada" },
};

type Answer = Awaited<ReturnType<typeof call>>;

/** What an answer says, and of which revision it is. */
const saidBy = ({ status, text, headers }: Answer) => [status, text, headers[REVISION_HEADER]];
const idOf = ({ body }: Answer) => (body as { id: string }).id;

describeSqliteFirst(SERVERS, "a change that has a name, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newWriter() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const revision = async () =>
      Number((await write("GET", accountPaths.me)).headers[REVISION_HEADER]);
    const listed = async (path: string) => (await write("GET", path)).body as { id: string }[];
    return { write, revision, listed };
  }

  describe.each(RECORDS)("in $path", ({ path, body, other }) => {
    it("is one change and answers the same, however often it comes, and whatever came after it", async () => {
      const { write, revision, listed } = await newWriter();
      const [made, changed, removed] = [newChange(), newChange(), newChange()];
      const creation = await write("POST", path, { body, change: made });
      expect(creation.status).toBe(201);
      const at = `${path}/${idOf(creation)}`;
      const create = () => write("POST", path, { body, change: made });
      const edit = () => write("PUT", at, { body: other, change: changed });
      const remove = () => write("DELETE", at, { change: removed });
      expect(saidBy(await create())).toEqual(saidBy(creation));
      const edited = await edit();
      expect(edited).toMatchObject({ status: 200, body: { ...other, revisao: 3 } });
      expect((await write("PUT", at, { body })).status).toBe(200);
      expect(saidBy(await edit())).toEqual(saidBy(edited));
      expect(await listed(path)).toEqual([{ ...body, id: idOf(creation) }]);
      const gone = await remove();
      expect(gone.status).toBe(204);
      for (const [again, first] of [
        [create, creation],
        [edit, edited],
        [remove, gone],
      ] as const)
        expect(saidBy(await again())).toEqual(saidBy(first));
      expect(await listed(path)).toEqual([]);
      expect(await revision()).toBe(5);
    });

    it("is one when ten ask for it at once", async () => {
      const { write, revision, listed } = await newWriter();
      const change = newChange();
      const ten = (ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 10 }, ask));
      const made = await ten(() => write("POST", path, { body, change }));
      const [first] = made;
      if (first === undefined) throw new Error("no answer");
      const at = `${path}/${idOf(first)}`;
      const edit = newChange();
      const changed = await ten(() => write("PUT", at, { body: other, change: edit }));
      const removal = newChange();
      expect(await listed(path)).toHaveLength(1);
      const removed = await ten(() => write("DELETE", at, { change: removal }));
      for (const answers of [made, changed, removed])
        expect(new Set(answers.map((answer) => String(saidBy(answer)))).size).toBe(1);
      expect([first.status, changed[0]?.status, removed[0]?.status]).toEqual([201, 200, 204]);
      expect(await revision()).toBe(4);
    });

    it("is refused with other content, on another record, and as something else", async () => {
      const { write, revision, listed } = await newWriter();
      const change = newChange();
      const created = await write("POST", path, { body, change });
      const at = `${path}/${idOf(created)}`;
      const edit = newChange();
      await write("PUT", at, { body: other, change: edit });
      const kept = await listed(path);
      for (const refused of [
        () => write("POST", path, { body: other, change }),
        () => write("POST", path, { body: { ...body, id: newChange() }, change }),
        () => write("PUT", at, { body: other, change }),
        () => write("DELETE", at, { change }),
        () => write("POST", path, { body: other, change: edit }),
        () => write("PUT", at, { body, change: edit }),
        () => write("PUT", `${path}/${NOBODYS_ID}`, { body: other, change: edit }),
        () => write("DELETE", at, { change: edit }),
      ])
        expect(await refused()).toMatchObject(REUSED);
      expect(await listed(path)).toEqual(kept);
      expect(await revision()).toBe(3);
    });

    it("is refused among records of another kind", async () => {
      const { write, listed } = await newWriter();
      const change = newChange();
      const at = `${path}/${idOf(await write("POST", path, { body, change }))}`;
      const removal = newChange();
      await write("DELETE", at, { change: removal });
      for (const elsewhere of RECORDS.filter((one) => one.path !== path)) {
        const record = at.replace(path, elsewhere.path);
        const wish = { body: elsewhere.body, change };
        expect(await write("POST", elsewhere.path, wish)).toMatchObject(REUSED);
        expect(await write("PUT", record, wish)).toMatchObject(REUSED);
        expect(await write("DELETE", record, { change: removal })).toMatchObject(REUSED);
        expect(await listed(elsewhere.path)).toEqual([]);
      }
    });
  });

  it("is somebody's own: the name is free in every other ledger", async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    const change = newChange();
    for (const { path, body } of RECORDS.slice(0, 1))
      for (const { write } of [one, other])
        expect((await write("POST", path, { body, change })).status).toBe(201);
  });

  it("is not used up by a refusal", async () => {
    const { write } = await newWriter();
    const change = newChange();
    const [{ path, body }] = RECORDS;
    const wrong = { ...body, categoria: "Nenhuma" };
    expect((await write("POST", path, { body: wrong, change })).status).toBe(422);
    expect((await write("POST", path, { body, change })).status).toBe(201);
  });

  it.each(["", "1", "A1900000-0000-7000-8000-000000000000", `${NOBODYS_ID}x`, "a b"])(
    "may not be called %j",
    async (change) => {
      const { write, listed } = await newWriter();
      const [{ path, body }] = RECORDS;
      const answer = await write("POST", path, { body, change });
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: serverProblems["bad-revision"] },
      });
      expect(await listed(path)).toEqual([]);
    },
  );
});
