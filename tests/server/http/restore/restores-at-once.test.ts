import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { v7 } from "uuid";
import { CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { readExport } from "../../../support/export-file.ts";
import { callerOf, type call } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { importOf, lineNumber } from "../../support/imports.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 120_000 });

type Person = Pick<Session, "token" | "user">;

const PEOPLE = 4;

describeSqliteFirst(SERVERS, "a copy restored into several ledgers over $name", ({ start }) => {
  let server: TestServer;
  let archive: Buffer;
  beforeAll(async () => {
    const options = { clock: testClock(FULL_AT), checkoutUrl: CHECKOUT };
    const elsewhere = await start(options);
    const { person } = await newFullAccount(elsewhere);
    archive = await archiveOf(elsewhere, person);
    await elsewhere.close();
    server = await start(options);
  });
  afterAll(() => server.close());

  async function archiveOf({ url }: TestServer, { token }: Person): Promise<Buffer> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${paths.ownData}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  }

  const newPeople = () =>
    Promise.all(Array.from({ length: PEOPLE }, () => newPremiumPerson(server)));

  /** Asks again while the server reads the files of others, of which it reads few at a time. */
  async function onceThereIsRoom(ask: () => ReturnType<typeof call>) {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
    }
  }

  const restore = ({ token }: Person, mode: string) => {
    const headers = { "content-type": "application/zip", [CHANGE_HEADER]: v7() };
    const path = `${paths.restore}?simular=false&modo=${mode}`;
    const me = callerOf(server, token);
    return onceThereIsRoom(() => me("POST", path, { body: archive, headers }));
  };

  const contentOf = async ({ token }: Person) => {
    const me = callerOf(server, token);
    const content = readExport((await me("GET", paths.exportFile("json"))).text);
    const urls = content.goals.flatMap(({ photoUrl }) => photoUrl ?? []);
    const photos = await Promise.all(
      urls.map(async (url) => (await fetch(`${server.url}${url}`)).status),
    );
    const told = (await me("GET", paths.notifications)).body as readonly { titulo: string }[];
    return { urls, photos, expenses: content.expenses.length, told: told.length };
  };

  it.each(["juntar", "substituir"])("at once is whole in each of them (%s)", async (mode) => {
    const people = await newPeople();
    for (let round = 0; round < 2; round += 1) {
      const done = await Promise.all(people.map((one) => restore(one, mode)));
      expect(done.map(({ status, text }) => [status, status === 200 ? "" : text])).toEqual(
        people.map(() => [200, ""]),
      );
    }
    const contents = await Promise.all(people.map(contentOf));
    const [{ expenses, told } = { expenses: 0, told: 0 }] = contents;
    expect(expenses).toBeGreaterThan(0);
    expect(contents).toEqual(
      people.map(() => ({
        urls: [expect.any(String)],
        photos: [200],
        expenses,
        told,
      })),
    );
    expect(new Set(contents.flatMap(({ urls }) => urls)).size).toBe(PEOPLE);
  });

  it("is whole in one while the account of another that restores it is removed", async () => {
    const [going, ...staying] = await newPeople();
    if (going === undefined) throw new Error("nobody");
    const [gone, done] = await Promise.all([
      restore(going, "substituir"),
      Promise.all(staying.map((one) => restore(one, "substituir"))),
      server.stores.users.remove(going.user.id),
    ]);
    expect([200, 401]).toContain(gone.status);
    expect(done.map(({ status }) => status)).toEqual(staying.map(() => 200));
    for (const one of staying) expect((await contentOf(one)).photos).toEqual([200]);
  });

  it("and a file imported into several at once are in each of them", async () => {
    const people = await newPeople();
    const body = encodeImport(importOf([lineNumber(1), lineNumber(2)]));
    const made = await Promise.all(
      people.map(({ token }) =>
        onceThereIsRoom(() => callerOf(server, token)("POST", paths.imports, { body })),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(people.map(() => 201));
  });
});
