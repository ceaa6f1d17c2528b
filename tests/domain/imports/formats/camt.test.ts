import { describe, expect, it } from "vitest";
import { readCamt } from "../../../../src/domain/imports/formats/camt.ts";
import type { Markup } from "../../../../src/domain/imports/formats/markup.ts";
import { element } from "../../../support/bank-files/markup.ts";

const amount = (euros: string, currency = "EUR"): Markup => ({
  ...element("Amt", euros),
  attributes: { Ccy: currency },
});

const entry = (...inside: readonly Markup[]) =>
  element(
    "Ntry",
    amount("1.50"),
    element("CdtDbtInd", "DBIT"),
    element("BookgDt", element("Dt", "2026-01-05")),
    ...inside,
  );

const balance = (code: string, euros: string, date: string, direction = "CRDT") =>
  element(
    "Bal",
    element("Tp", element("CdOrPrtry", element("Cd", code))),
    amount(euros),
    element("CdtDbtInd", direction),
    element("Dt", element("Dt", date)),
  );

const iban = (number: string) => element("Acct", element("Id", element("IBAN", number)));

const report = (...inside: readonly Markup[]) =>
  element("Stmt", iban("PT5000000001234"), ...inside);

const documentOf = (...reports: readonly Markup[]) =>
  element("Document", element("BkToCstmrStmt", ...reports));

const statement = (...reports: readonly Markup[]) => {
  const read = readCamt(documentOf(...reports));
  if (read?.ok !== true || read.value.type !== "statement") throw new Error(JSON.stringify(read));
  return read.value.statement;
};

describe("a CAMT document", () => {
  it("of another message is none", () => {
    expect(readCamt(element("Document", element("CstmrCdtTrfInitn")))).toBeNull();
  });

  it("without an entry has no rows", () => {
    expect(readCamt(documentOf(report()))).toEqual({ ok: false, reason: { type: "no-rows" } });
  });

  it("of two accounts is refused, of one in two parts read whole", () => {
    const other = element(
      "Stmt",
      element("Acct", element("Id", element("Othr", element("Id", "9999")))),
      entry(),
    );
    expect(readCamt(documentOf(report(entry()), other))).toEqual({
      ok: false,
      reason: { type: "several-accounts" },
    });
    expect(statement(report(entry()), report(entry())).rows).toHaveLength(2);
    expect(statement(other).account).toEqual({ digits: "9999", kind: "current" });
  });

  it("tells entries that are not booked or in another currency as left out", () => {
    const read = statement(
      report(
        entry(element("Sts", "BOOK")),
        entry(element("Sts", element("Cd", "PDNG"))),
        element("Ntry", amount("1.00", "USD"), element("CdtDbtInd", "DBIT")),
      ),
    );
    expect(read.rows).toHaveLength(1);
    expect(read.ignored).toEqual([
      { reason: "currency", count: 1 },
      { reason: "pending", count: 1 },
    ]);
  });

  it("tells entries without a day, an amount or a direction as not read", () => {
    const day = element("ValDt", element("DtTm", "2026-01-05T10:00:00"));
    const debit = element("CdtDbtInd", "DBIT");
    const info = element("AddtlNtryInf", "Café");
    const read = statement(
      report(
        element("Ntry", amount("1.00"), debit, info),
        element("Ntry", amount("dez"), debit, day),
        element("Ntry", amount("1.00"), day),
        element("Ntry", amount("1.00"), debit, day, info),
      ),
    );
    expect(read.unread).toEqual([
      { line: 1, text: "1.00 · Café", reason: "date" },
      { line: 2, text: "2026-01-05 · dez", reason: "amount" },
      { line: 3, text: "2026-01-05 · 1.00", reason: "amount" },
    ]);
    expect(read.rows).toMatchObject([
      { line: 4, date: "2026-01-05", kind: "expense", amount: 100, original: "Café" },
    ]);
  });

  it("says who is on the other side and what for, else what the bank adds", () => {
    const party = (name: string, text: string) => element(name, element("Nm", text));
    const details = (...inside: readonly Markup[]) =>
      element("NtryDtls", element("TxDtls", ...inside));
    const parties = element(
      "RltdPties",
      party("Dbtr", "Eu"),
      element("Cdtr", element("Pty", element("Nm", "Loja"))),
    );
    const why = element("RmtInf", element("Ustrd", "Fatura 1"), element("Ustrd", "Janeiro"));
    const added = element("AddtlNtryInf", "Pagamento");
    const texts = (...inside: readonly Markup[]) =>
      statement(report(entry(...inside))).rows[0]?.original;
    expect(texts(details(parties, why), added)).toBe("Loja Fatura 1 Janeiro");
    expect(texts(details(), added)).toBe("Pagamento");
    expect(texts()).toBe("");
    const income = element(
      "Ntry",
      amount("1.00"),
      element("CdtDbtInd", "CRDT"),
      element("BookgDt", element("Dt", "2026-01-05")),
      details(parties),
    );
    expect(statement(report(income)).rows).toMatchObject([{ kind: "income", original: "Eu" }]);
  });

  it("is proven by its first opening and last closing balance, negative ones too", () => {
    const first = balance("OPBD", "0.50", "2026-01-01");
    const last = balance("CLBD", "1.00", "2026-01-06", "DBIT");
    const good = statement(report(first, entry(), last));
    expect(good.proof).toEqual({ state: "proven", covered: 1, of: 1 });
    expect(good.closing).toEqual({ amount: -100, date: "2026-01-06" });
    expect(statement(report(first, entry(), entry(), last)).proof).toEqual({
      state: "broken",
      line: 1,
    });
    expect(statement(report(entry(), last)).proof).toEqual({ state: "none" });
    expect(statement(report(entry())).closing).toBeNull();
    const parts = statement(
      report(balance("OPBD", "2.00", "2026-01-02"), entry(), balance("CLBD", "0.50", "2026-01-03")),
      report(balance("OPBD", "3.50", "2026-01-01"), entry(), balance("CLBD", "2.00", "2026-01-02")),
    );
    expect(parts.proof).toEqual({ state: "proven", covered: 2, of: 2 });
    expect(parts.closing).toEqual({ amount: 50, date: "2026-01-03" });
  });
});
