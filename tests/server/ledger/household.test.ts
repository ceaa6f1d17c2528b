import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { monthSumsSchema } from "../../../src/contract/ledger/month-sums.ts";
import type { ImportId } from "../../../src/domain/shared/ids.ts";
import { DINNER, FILES, PLAIN } from "../support/household.ts";
import { importSession } from "../support/import-session.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { writerOf } from "../support/writes.ts";
import { runs } from "../../support/runs.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const all = FILES.map((_, at) => at);

/** All files, in any order, a few at a time. */
const anySessions = fc
  .tuple(
    fc.shuffledSubarray(all, { minLength: all.length }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: all.length, maxLength: all.length }),
  )
  .map(([order, sizes]) => {
    const left = [...order];
    return sizes.flatMap((size) => (left.length === 0 ? [] : [left.splice(0, size)]));
  });

/** The card's file of two months comes again for the settlements of three, and each of its purchases has an invoice's place. */
const CARD_BEFORE_INVOICES: [number[][], number[], number[]] = [
  [6, 12, 0, 13, 5, 11, 2, 9, 14, 10, 3, 4, 1, 7, 8].map((file) => [file]),
  [7, 6],
  [7, 11, 5, 1, 14, 2, 8, 10, 3, 12, 6, 0, 9, 4, 13],
];

describe.each(SERVERS)("a household's files over $name", ({ name, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  /** Somebody who has entered one dinner by hand. */
  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const bring = importSession(write);
    const made = new Map<number, ImportId>();
    const { date: data, cents } = DINNER;
    const body = { data, categoria: "Lazer", valor: cents / 100, descricao: "Jantar" };
    await write("POST", "/despesas", { body });
    const sums = async () => {
      const { meses } = v.parse(monthSumsSchema, (await write("GET", "/meses")).body);
      const of = (month: string, kind: string) =>
        meses
          .filter(({ mes, tipo }) => mes === month && tipo === kind)
          .reduce((total, { soma }) => total + soma, 0);
      const months = [...new Set(meses.map(({ mes }) => mes))].toSorted();
      return new Map(
        months.map((month) => [
          month,
          { income: of(month, "income"), expense: of(month, "expense") },
        ]),
      );
    };
    return {
      sums,
      bring: async (files: readonly number[]) => {
        const ids = await bring(files.map((at) => FILES[at] ?? new Uint8Array()));
        for (const [at, id] of ids.entries()) made.set(files[at] ?? -1, id);
      },
      undo: async (file: number) => {
        const answer = await write("DELETE", `/importacoes/${made.get(file)}`);
        expect(answer).toMatchObject({ status: 200, body: { editadas: [] } });
      },
      left: async () => ({
        accounts: (await write("GET", "/contas")).body,
        imports: (await write("GET", "/importacoes")).body,
      }),
    };
  }

  it("come to the plain sum of each month, in whichever order and company they come, go and come again", async () => {
    await fc.assert(
      fc.asyncProperty(
        anySessions,
        fc.shuffledSubarray(all),
        fc.shuffledSubarray(all, { minLength: all.length }),
        async (sessions, taken, last) => {
          const owner = await newOwner();
          for (const files of sessions) await owner.bring(files);
          expect(await owner.sums()).toEqual(PLAIN);
          for (const file of taken) await owner.undo(file);
          for (const file of taken.toReversed()) await owner.bring([file]);
          expect(await owner.sums()).toEqual(PLAIN);
          for (const file of last) await owner.undo(file);
          const dinner = { income: 0, expense: DINNER.cents };
          expect(await owner.sums()).toEqual(new Map([[DINNER.date.slice(0, 7), dinner]]));
          expect(await owner.left()).toEqual({ accounts: [], imports: [] });
        },
      ),
      { numRuns: runs(name === "SQLite" ? 10 : 2), examples: [CARD_BEFORE_INVOICES] },
    );
  });
});
