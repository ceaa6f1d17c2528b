import { describe, expect, it } from "vitest";
import { loadHistory } from "../../../src/application/use-cases/load-history.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import fc from "fast-check";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const OFFLINE = { type: "offline" } as const;

describe("the history", () => {
  it("has every record of both kinds, and both category lists", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), async (all) => {
        const history = await loadHistory(fakeTransactions(all), fakeCategories())();
        expect(new Set(history.transactions)).toEqual(new Set(all));
        expect(history.categories).toEqual(CATEGORIES);
      }),
      { numRuns: 30 },
    );
  });

  it("asks for its four lists before any of them is there", async () => {
    const asked: string[] = [];
    const never = (name: string) => () => {
      asked.push(name);
      return new Promise<never>(() => undefined);
    };
    const transactions = { ...fakeTransactions(), list: never("records") };
    void loadHistory(transactions, { list: never("categories") })();
    await Promise.resolve();
    expect(asked).toEqual(["records", "records", "categories", "categories"]);
  });

  it("fails as a whole when any of its parts cannot be loaded", async () => {
    const away = brokenLine(OFFLINE);
    await expect(loadHistory(fakeTransactions([], away), fakeCategories())()).rejects.toEqual(
      OFFLINE,
    );
    await expect(loadHistory(fakeTransactions(), fakeCategories(away))()).rejects.toEqual(OFFLINE);
  });
});
