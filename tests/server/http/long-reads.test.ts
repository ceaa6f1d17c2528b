import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { fillLedger } from "../support/fill-ledger.ts";
import { memberOf } from "../support/ledgers.ts";
import { newPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RECORDS = 40_000;
const CALLS = 50;

describe.each(SERVERS)("a long read over $name", ({ start }) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start();
    const person = await newPerson(server);
    ({ token } = person);
    const member = await memberOf(server.database, person.user.id);
    const records = { kind: "income", count: RECORDS, amount: 1 } as const;
    await fillLedger(server.database.queries, member, records);
  });
  afterAll(() => server.close());

  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  it.each(["/receitas", "/alteracoes?desde=0", "/alteracoes?desde=0&limite=20000"])(
    "of %s lets others have their answers meanwhile",
    async (path) => {
      const ended: string[] = [];
      const end = async (name: string, answer: ReturnType<typeof ask>) => {
        const { status } = await answer;
        expect(status).toBe(200);
        ended.push(name);
      };
      const long = end("long", ask(path));
      const others = Array.from({ length: CALLS }, () => end("other", ask(paths.config)));
      await Promise.all([long, ...others]);
      expect(ended.indexOf("long")).toBeGreaterThan(CALLS / 2);
    },
  );

  it("of a list tells every record, none twice", async () => {
    const listed = JSON.parse((await ask("/receitas")).text) as { id: string }[];
    expect(new Set(listed.map(({ id }) => id)).size).toBe(RECORDS);
    expect(listed).toHaveLength(RECORDS);
  });
});
