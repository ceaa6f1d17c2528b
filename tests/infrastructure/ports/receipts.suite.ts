import { describe, expect, it } from "vitest";
import type { Receipts } from "../../../src/application/receipts/receipts.ts";
import type { Transactions } from "../../../src/application/entries/transactions.ts";
import type { TransactionEntry } from "../../../src/domain/entries/entry.ts";
import { RECEIPT } from "../../support/receipts.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { creatingAs } from "./simply.ts";

const { taxNumber, atcud, date, total } = RECEIPT;
const MARK = { taxNumber, atcud };
const UNKNOWN = { shop: null, recorded: null };

const entry = (changes: Partial<TransactionEntry> = {}): TransactionEntry => ({
  date,
  category: "Compras",
  amount: total,
  description: "Mercearia",
  receipt: MARK,
  ...changes,
});

type Opened = Lines<Receipts> & { readonly transactions: Transactions };

/** What everybody knows of receipts who keeps the marks of those that records were read from. */
export function receiptsSuite(open: () => Promise<Opened>): void {
  describe("what is known of receipts", () => {
    it("is the shop as it was recorded last, and the record of this very one", async () => {
      const { signedIn, transactions } = await open();
      expect(await signedIn.lookUp(MARK)).toEqual(UNKNOWN);
      const older = { ...MARK, atcud: "CSDF7T5H-34" };
      const early = creatingAs<never>("a");
      await transactions.expense.create(entry({ receipt: older, description: null }), early);
      const { record } = await transactions.expense.create(entry(), creatingAs("b"));
      const shop = { description: "Mercearia", category: "Compras" };
      const recorded = { kind: "expense", id: record.id, date };
      expect(await signedIn.lookUp(MARK)).toEqual({ shop, recorded });
      expect(await signedIn.lookUp({ ...MARK, atcud: null })).toEqual({ shop, recorded: null });
    });

    it("is learnt from no income, and from no record without a receipt", async () => {
      const { signedIn, transactions } = await open();
      const { receipt: _, ...plain } = entry();
      await transactions.expense.create(plain, creatingAs("a"));
      const { record } = await transactions.income.create(
        entry({ category: "Reembolsos" }),
        creatingAs("b"),
      );
      const recorded = { kind: "income", id: record.id, date };
      expect(await signedIn.lookUp(MARK)).toEqual({ shop: null, recorded });
    });

    it("is told to whoever is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open();
      const calls = [signedOut.lookUp(MARK), cutOff.lookUp(MARK)];
      expect(await failuresOf(calls)).toEqual(["unauthenticated", "offline"]);
    });
  });
}
