import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call } from "../../support/caller.ts";
import { fillLedger } from "../../support/fill-ledger.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import { testClock } from "../../support/test-clock.ts";
import type { TestServer } from "../../support/start-test-server.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RECORDS = 60_000;

/** What this thread has worked so far; what others do at the same time does not count. */
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** The part of a work that its longest uninterrupted piece is. */
async function longestPiece(work: () => Promise<unknown>): Promise<number> {
  const pieces: number[] = [];
  const ended = new AbortController();
  const watch = async (from: number) => {
    for (let before = from; !ended.signal.aborted; before = worked()) {
      await setImmediate();
      pieces.push(worked() - before);
    }
  };
  const begin = worked();
  const watched = watch(begin);
  await work();
  ended.abort();
  await watched;
  return pieces.reduce((longest, piece) => Math.max(longest, piece), 0) / (worked() - begin);
}

describe.each(SERVERS)("a long read over $name", ({ start }) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    // The records are of the month before.
    server = await start({ clock: testClock(Date.UTC(2031, 4, 10, 12)) });
    const person = await newPerson(server);
    ({ token } = person);
    const member = await memberOf(server.database, person.user.id);
    const records = { kind: "income", count: RECORDS, amount: 1 } as const;
    await fillLedger(server.database.queries, member, records);
    const told = { valor: 1, data: "2020-01-01" };
    await call(server, "PUT", "/previsao/saldo", { token, body: told });
  });
  afterAll(() => server.close());

  /** Whoever asks does not read the answer here, for that would be a long piece of work too. */
  const ask = (path: string) =>
    server.http.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });

  it.each(["/receitas", "/alteracoes?desde=0", "/recorrentes/sugestoes", "/previsao"])(
    "of %s is done in many small pieces, between which others have their turn",
    async (path) => {
      // What is one piece is one each time; a collection of garbage, or a busy machine's, comes but now and then.
      let piece = 1;
      for (let time = 0; time < 12 && piece >= 1 / 4; time += 1)
        piece = await longestPiece(() => ask(path));
      expect(piece).toBeLessThan(1 / 4);
    },
  );

  it("of a list tells every record, none twice", async () => {
    const listed = (await call(server, "GET", "/receitas", { token })).body as { id: string }[];
    expect(new Set(listed.map(({ id }) => id)).size).toBe(RECORDS);
    expect(listed).toHaveLength(RECORDS);
  });
});
