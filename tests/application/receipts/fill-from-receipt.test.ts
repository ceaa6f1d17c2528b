import { describe, expect, it } from "vitest";
import { fillFromReceipt } from "../../../src/application/receipts/fill-from-receipt.ts";
import type { KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import { bookOf } from "../../support/read-whole.ts";
import { RECEIPT } from "../../support/receipts.ts";

const KNOWN: KnownReceipt = {
  shop: { description: "Mercearia", category: "Compras" },
  recorded: null,
};
const REFUND = { ...RECEIPT, kind: "refund" } as const;

/** A book without anything in it, in which some categories are archived. */
async function bookWithout(...names: readonly string[]) {
  const book = await bookOf({ transactions: [] });
  const categories = [...book.categories].map(([id, stamped]) => {
    const archived = names.includes(stamped.record.name);
    return [id, { ...stamped, record: { ...stamped.record, archived } }] as const;
  });
  return { ...book, categories: new Map(categories) };
}

describe("what a receipt is recorded as", () => {
  it("is an expense as its shop was the last time, of its own day and total", async () => {
    expect(fillFromReceipt(await bookWithout(), RECEIPT, KNOWN)).toEqual({
      kind: "expense",
      filling: {
        fields: { date: "2026-11-12", amount: "23,45", receipt: "503504564 CSDF7T5H-35" },
        spare: { description: "Mercearia", category: "Compras" },
      },
    });
  });

  it("is left open where its shop is not known, or its category not offered any more", async () => {
    const unknown = fillFromReceipt(await bookWithout(), RECEIPT, { ...KNOWN, shop: null });
    expect(unknown.filling.spare).toEqual({ description: "", category: "" });
    const archived = fillFromReceipt(await bookWithout("Compras"), RECEIPT, KNOWN);
    expect(archived.filling.spare).toEqual({ description: "Mercearia", category: "" });
  });

  it("is an income under what is about refunds where money was given back", async () => {
    const book = await bookWithout();
    const renamed = [...book.categories].map(([id, stamped]) => {
      const { record } = stamped;
      const name = record.role === "refunds" ? "Devoluções" : record.name;
      return [id, { ...stamped, record: { ...record, name } }] as const;
    });
    expect(fillFromReceipt({ ...book, categories: new Map(renamed) }, REFUND, KNOWN)).toMatchObject(
      { kind: "income", filling: { spare: { description: "Mercearia", category: "Devoluções" } } },
    );
    expect(fillFromReceipt(await bookWithout("Reembolsos"), REFUND, KNOWN)).toMatchObject({
      filling: { spare: { category: "" } },
    });
  });
});
