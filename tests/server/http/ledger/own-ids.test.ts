import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { listedOf } from "../../support/listed.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { fieldRefusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, RECORDS, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const REUSED = {
  status: 409,
  body: { detail: serverProblems["id-taken"], codigo: "id_reutilizado" },
};
const REMOVED = {
  status: 409,
  body: { detail: serverProblems["id-of-removed"], codigo: "removido" },
};

const newId = newChange;

describeSqliteFirst(SERVERS, "an id that a client makes, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const newWriter = async () => writerOf(server, (await newPremiumPerson(server)).token);

  describe.each(RECORDS)("in $path", ({ path, body, other }) => {
    it("names what it makes, once: asked for again, the record is answered as it is now", async () => {
      const write = await newWriter();
      const id = newId();
      const create = () => write("POST", path, { body: { ...body, id } });
      const made = await create();
      expect(made).toMatchObject({ status: 201, body: { ...body, id, revisao: 2 } });
      expect(await create()).toMatchObject({ status: 200, body: made.body });
      await write("PUT", `${path}/${id}`, { body: other });
      const now = { ...other, id, revisao: 3 };
      const again = await create();
      expect(again).toMatchObject({ status: 200, body: now });
      expect(again.headers[REVISION_HEADER]).toBe("3");
      expect((await write("GET", path)).body).toEqual([listedOf(now)]);
      expect((await write("GET", accountPaths.me)).headers[REVISION_HEADER]).toBe("3");
    });

    it("is taken by another creation, even by one that asks for what the record became", async () => {
      const write = await newWriter();
      const id = newId();
      await write("POST", path, { body: { ...body, id } });
      expect(await write("POST", path, { body: { ...other, id } })).toMatchObject(REUSED);
      await write("PUT", `${path}/${id}`, { body: other });
      expect(await write("POST", path, { body: { ...other, id } })).toMatchObject(REUSED);
    });

    it("of a removed record makes none again", async () => {
      const write = await newWriter();
      const id = newId();
      await write("POST", path, { body: { ...body, id } });
      await write("DELETE", `${path}/${id}`);
      for (const wish of [body, other])
        expect(await write("POST", path, { body: { ...wish, id } })).toMatchObject(REMOVED);
      expect((await write("GET", path)).body).toEqual([]);
    });

    it("is nobody's else: each ledger may have it for a record of its own", async () => {
      const [one, stranger] = [await newWriter(), await newWriter()];
      const id = newId();
      await one("POST", path, { body: { ...body, id } });
      const made = await stranger("POST", path, { body: { ...other, id } });
      expect(made).toMatchObject({ status: 201, body: { ...other, id } });
      await stranger("DELETE", `${path}/${id}`);
      expect((await one("GET", path)).body).toEqual([{ ...body, id }]);
      expect(await stranger("POST", path, { body: { ...body, id } })).toMatchObject(REMOVED);
    });

    it("makes a record in each ledger, when people of several ask for it at once, with one name and one key", async () => {
      const writers = await Promise.all([newWriter(), newWriter(), newWriter()]);
      const [id, change] = [newId(), newChange()];
      const wish = { body: { ...body, id }, change, key: `chave-${id}` };
      const made = await Promise.all(writers.map((write) => write("POST", path, wish)));
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
      for (const write of writers) expect((await write("GET", path)).body).toMatchObject([{ id }]);
    });

    it("makes one record, when ten ask for it at once", async () => {
      const write = await newWriter();
      const id = newId();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => write("POST", path, { body: { ...body, id } })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await write("GET", path)).body).toEqual([{ ...body, id }]);
    });

    it("is a UUID of version 7 in small letters, or refused", async () => {
      const write = await newWriter();
      const id = "01900000-0000-7000-8000-00000000000a";
      for (const wrong of [id.toUpperCase(), id.replace("-7", "-4"), id.replace("-8", "-c"), "1"])
        expect(await write("POST", path, { body: { ...body, id: wrong } })).toMatchObject(
          fieldRefusal(["body", "id"], "bad-id"),
        );
      expect((await write("GET", path)).body).toEqual([]);
    });
  });

  it("is one for income and expenses together", async () => {
    const write = await newWriter();
    const [income, expense] = RECORDS;
    const id = newId();
    await write("POST", income.path, { body: { ...income.body, id } });
    const wish = { body: { ...income.body, id } };
    expect(await write("POST", expense.path, wish)).toMatchObject(REUSED);
    expect((await write("GET", expense.path)).body).toEqual([]);
  });

  it("that was made names the record also where the plan has no room for another one", async () => {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const [, , goal, budget] = RECORDS;
    for (const { path, body } of [goal, budget]) {
      const id = newId();
      await write("POST", path, { body: { ...body, id } });
      expect((await write("POST", path, { body: { ...body, id } })).status).toBe(200);
    }
  });
});
