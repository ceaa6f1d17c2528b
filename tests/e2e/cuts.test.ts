// @module-tag sweep
import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startPostgres } from "../server/support/start-postgres.ts";
import { playJourney } from "./support/cuts/journey.ts";
import { startProduct } from "./support/product.ts";

/** The same seed makes the same journey; `any` draws one. */
const WANTED = process.env["SEED"] ?? "20261126";
const SEED = WANTED === "any" ? String(randomInt(2 ** 31)) : WANTED;

const inFile = async () => ({ databaseUrl: null, stop: async () => undefined });

const inPostgres = async () => {
  const { newDatabase, stop } = await startPostgres();
  return { databaseUrl: await newDatabase(), stop };
};

/** Some things are entered amid each kind of cut; the long proof enters all, more than once, amid more. */
const SHORT = { writes: 10, cuts: 7 };
const LONG = process.env["LONG"] === undefined ? [] : [{ writes: 50, cuts: 20 }];
const FORMS = [SHORT, ...LONG].flatMap((form) => [
  { ...form, database: "SQLite", start: inFile },
  { ...form, database: "PostgreSQL", start: inPostgres },
]);

describe("what is entered on one's own device", { timeout: 600_000 }, () => {
  for (const { writes, cuts, database, start } of FORMS)
    it(`arrives once and in order: ${writes} writes amid ${cuts} cuts, over ${database}`, async ({
      onTestFailed,
    }) => {
      const steps: string[] = [];
      onTestFailed(() => console.error(`SEED=${SEED}\n${steps.join("\n")}`));
      const { databaseUrl, stop } = await start();
      const address = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
      const product = await startProduct(address);
      const tell = (step: string) => void steps.push(step);
      try {
        const journey = playJourney({ product, databaseUrl, writes, cuts, seed: SEED, tell });
        await expect(journey).resolves.toBeUndefined();
      } finally {
        await product.close();
        await stop();
      }
    });
});
