import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MAIN_ACCOUNT,
  movedIn,
  NO_REST,
  NOT_PLANNED,
  receiptFilling,
  transactionFields,
  transactionForm,
  type TransactionFields,
} from "../../../src/application/entries/transaction-form.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { cents, MAX_AMOUNT, type Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, transactionId } from "../../../src/domain/shared/ids.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyReceipt } from "../../support/arbitraries/receipt.ts";
import { anyText } from "../../support/arbitraries/text.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { planned } from "../../support/recurrences.ts";

const TODAY = "2026-02-28" as CivilDate;
const form = transactionForm(() => TODAY);
const MARK = "503504564 CSDF7T5H-35";
const GOOD: TransactionFields = {
  kind: "expense",
  date: "2026-01-31",
  category: "Lazer",
  amount: "12,50",
  description: "",
  receipt: "",
  planned: "",
  account: "",
  uncounted: "-",
  refundOf: "",
};

const amountOf = (text: string) => {
  const read = form.read({ ...GOOD, amount: text });
  return read.ok ? read.value.amount : read.reason.issues.amount;
};

const grouped = (digits: string, separator: string) =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** The ways in which people write an amount of euros and cents. */
function waysToWrite(amount: Cents): readonly string[] {
  const whole = String(Math.floor(amount / 100));
  const part = String(amount % 100).padStart(2, "0");
  const portuguese = [whole, ...[".", " ", "\u00a0", "\u202f"].map((gap) => grouped(whole, gap))];
  const short = part.endsWith("0") ? [`${whole},${part[0]}`, `${whole}.${part[0]}`] : [];
  const bare = part === "00" ? [...portuguese, `${whole},`] : [];
  const plain = [
    ...portuguese.map((digits) => `${digits},${part}`),
    `${whole}.${part}`,
    `${grouped(whole, ",")}.${part}`,
    ...short,
    ...bare,
  ];
  return plain.flatMap((text) => [text, ` ${text} `, `${text}€`, `${text} €`, `€ ${text}`]);
}

describe("the form of an income or an expense", () => {
  it("starts with today's date and the kind of the fields before, and nothing else", () => {
    const rest = { date: TODAY, category: "", amount: "", description: "" };
    const hidden = { receipt: "", planned: "", account: "", uncounted: "-", refundOf: "" };
    expect(form.blank()).toEqual({ kind: "expense", ...rest, ...hidden });
    expect(form.blank({ ...GOOD, kind: "income" })).toEqual({ kind: "income", ...rest, ...hidden });
  });

  it("reads back every record that it shows, save the white space around its description", () => {
    fc.assert(
      fc.property(transactionOf(), (transaction) => {
        const { date, category, amount, description, refundOf } = transaction;
        const shown = description?.trim() ?? null;
        expect(form.read(transactionFields(transaction))).toEqual(
          accepted({ date, category, amount, description: shown, ...(refundOf && { refundOf }) }),
        );
      }),
    );
  });

  it("says what does not count of a record that has a rest, which may be emptied", () => {
    const whole = {
      id: transactionId("record"),
      kind: "expense",
      date: TODAY,
      category: "Lazer",
      amount: cents(20_00),
      description: null,
    } as const;
    const record = { ...whole, uncounted: cents(40_00) };
    const fields = transactionFields(record);
    const rest = (uncounted: string) => {
      const read = form.read({ ...fields, uncounted });
      return read.ok ? read.value.uncounted : read.reason.issues.uncounted;
    };
    expect([fields.uncounted, movedIn(fields)]).toEqual(["40,00", 60_00]);
    expect(["40,00", "35", "", "0", "-1", NO_REST].map(rest)).toEqual([
      40_00,
      35_00,
      null,
      null,
      "amount-negative",
      undefined,
    ]);
    const others = [
      { ...fields, amount: "25", uncounted: "35" },
      { ...fields, uncounted: "" },
    ];
    expect(others.map(movedIn)).toEqual([60_00, null]);
    expect(transactionFields(whole).uncounted).toBe(NO_REST);
  });

  it("shows a record the same again after it was read", () => {
    fc.assert(
      fc.property(transactionOf(), (transaction) => {
        const read = form.read(transactionFields(transaction));
        if (!read.ok) throw new Error("a record was refused");
        const {
          account: _,
          refundOf: __,
          uncounted: _3,
          ...said
        } = { ...transaction, ...read.value };
        const { refundOf, uncounted } = transaction;
        const again = {
          ...said,
          ...(refundOf !== undefined && { refundOf }),
          ...(uncounted !== undefined && { uncounted }),
        };
        expect(form.read(transactionFields(again))).toEqual(read);
      }),
    );
  });

  it("shows amounts with a comma and two decimals", () => {
    const record = fc.sample(transactionOf(), 1)[0]!;
    const shown = (amount: number) =>
      transactionFields({ ...record, amount: amount as Cents }).amount;
    expect([0, 5, 1250, 100_000, MAX_AMOUNT].map(shown)).toEqual([
      "0,00",
      "0,05",
      "12,50",
      "1000,00",
      "999999999,99",
    ]);
  });

  it("takes an empty description for none", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s*$/), (description) => {
        const read = form.read({ ...GOOD, description });
        expect(read.ok && read.value.description).toBe(null);
      }),
    );
  });

  it("keeps what a description says", () => {
    fc.assert(
      fc.property(anyText(200), (description) => {
        const read = form.read({ ...GOOD, description });
        expect(read.ok && read.value.description).toBe(description.trim());
      }),
    );
  });

  it("refuses exactly the required fields that are empty, and says that it is incomplete", () => {
    const required = ["date", "category", "amount"] as const;
    fc.assert(
      fc.property(fc.subarray([...required], { minLength: 1 }), (empty) => {
        const blanks = Object.fromEntries(empty.map((field) => [field, " "]));
        const read = form.read({ ...GOOD, ...blanks });
        const issues = Object.fromEntries(empty.map((field) => [field, "required"]));
        expect(read).toEqual({ ok: false, reason: { incomplete: true, issues } });
      }),
    );
  });

  it("takes an entry for the planned movement that it seems to be, unless somebody says no", () => {
    const rent = planned({ start: TODAY });
    const occurrence = occurrenceOn(rent, TODAY);
    const asked = transactionForm(
      () => TODAY,
      () => null,
      ({ amount }) => (amount === 100 ? occurrence : null),
    );
    const fulfils = { recurrence: rent.id, day: TODAY };
    expect(asked.read({ ...GOOD, amount: "1" })).toMatchObject({ value: { fulfils } });
    for (const other of [{ amount: "1", planned: NOT_PLANNED }, { amount: "2" }]) {
      const read = asked.read({ ...GOOD, ...other });
      expect(read.ok && read.value).not.toHaveProperty("fulfils");
    }
  });

  it("says of the account what the record says: nothing, which one, or that it is the main one's", () => {
    const account = accountId("savings");
    const said = (typed: string) => {
      const read = form.read({ ...GOOD, account: typed });
      return read.ok && read.value;
    };
    const record = { ...fc.sample(transactionOf(), 1)[0]!, account };
    expect(said(transactionFields(record).account)).toMatchObject({ account });
    expect(said("")).not.toHaveProperty("account");
    expect(said(MAIN_ACCOUNT)).toMatchObject({ account: null });
  });

  it("keeps date, category and account for a further entry, and nothing else", () => {
    fc.assert(
      fc.property(anyCivilDate(), anyText(80), anyText(200), (date, category, text) => {
        const kept = { kind: "income", date, category, account: text } as const;
        const typed = {
          amount: text,
          description: text,
          receipt: MARK,
          planned: text,
          uncounted: text,
          refundOf: text,
        };
        const next = form.next({ ...kept, ...typed });
        expect(next).toEqual({
          ...kept,
          amount: "",
          description: "",
          receipt: "",
          uncounted: "-",
          refundOf: "",
          planned: "",
        });
      }),
    );
  });
});

describe("an amount", () => {
  it("is read in every way that people write it", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const text of waysToWrite(amount))
          expect([text, amountOf(text)]).toEqual([text, amount]);
      }),
    );
  });

  it.each([
    ["abc", "amount-not-a-number"],
    ["1e3", "amount-not-a-number"],
    ["1,2,3", "amount-not-a-number"],
    ["Infinity", "amount-not-a-number"],
    ["-1", "amount-negative"],
    ["12,345", "amount-too-many-decimals"],
    ["1000000000", "amount-too-large"],
  ])("written %s is refused as %s, and alone that is not incomplete", (amount, issue) => {
    expect(form.read({ ...GOOD, amount })).toEqual({
      ok: false,
      reason: { incomplete: false, issues: { amount: issue } },
    });
  });
});

describe("a date", () => {
  it.each(["2026-02-30", "2025-02-29", "2026-1-1", "1800-01-01", "31/01/2026", "2200-01-01"])(
    "such as %s is refused",
    (date) => {
      expect(form.read({ ...GOOD, date })).toEqual({
        ok: false,
        reason: { incomplete: false, issues: { date: "bad-date" } },
      });
    },
  );

  it("hands on the receipt that it was read from, and nothing that is none", () => {
    const read = form.read({ ...GOOD, receipt: MARK });
    expect(read.ok && read.value.receipt).toEqual({ taxNumber: "503504564", atcud: "CSDF7T5H-35" });
    for (const receipt of ["", "503504565", "x"])
      expect(form.read({ ...GOOD, receipt })).toEqual(form.read(GOOD));
  });

  it("takes day and total of any receipt, and what is known of its shop where nothing was typed", () => {
    const anyShop = fc.option(
      fc.record({ description: fc.option(anyText(80)), category: anyText(40) }),
    );
    fc.assert(
      fc.property(anyReceipt, anyShop, (receipt, shop) => {
        const { fields, spare } = receiptFilling(
          receipt,
          { shop, recorded: null },
          shop && shop.category,
        );
        expect(spare).toEqual({
          description: shop?.description ?? "",
          category: shop?.category ?? "",
        });
        const read = form.read({ ...form.blank(), category: "Lazer", ...fields });
        const { taxNumber, atcud } = receipt;
        expect(read).toEqual(
          accepted({
            date: receipt.date,
            amount: receipt.total,
            category: "Lazer",
            description: null,
            receipt: { taxNumber, atcud },
          }),
        );
      }),
    );
  });
});
