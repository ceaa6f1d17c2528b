import { describe, expect, it } from "vitest";
import { readCamt } from "../../../../src/domain/imports/formats/camt.ts";
import type { Markup } from "../../../../src/domain/imports/formats/markup.ts";
import { ORIGINAL_MAX } from "../../../../src/domain/imports/import-limits.ts";
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

  it("of two accounts asks which one and reads that one alone, one account in two parts it reads whole", () => {
    const other = element(
      "Stmt",
      element("Acct", element("Id", element("Othr", element("Id", "9999")))),
      entry(),
    );
    const both = documentOf(report(entry(), entry()), other);
    expect(readCamt(both)).toEqual({
      ok: true,
      value: {
        type: "several-accounts",
        accounts: [
          { number: "PT5000000001234", rows: 2 },
          { number: "9999", rows: 1 },
        ],
      },
    });
    expect(readCamt(both, "8888")).toMatchObject({ value: { type: "several-accounts" } });
    expect(readCamt(both, "9999")).toMatchObject({
      value: { statement: { account: { digits: "9999" }, rows: [{ line: 3 }] } },
    });
    expect(readCamt(both, "pt50 0000 0001 234")).toMatchObject({
      value: { statement: { account: { digits: "1234" }, rows: [{ line: 1 }, { line: 2 }] } },
    });
    expect(statement(report(entry()), report(entry())).rows).toHaveLength(2);
    expect(statement(other).account).toEqual({ digits: "9999", kind: "current" });
  });

  it("has accounts without a movement in euros only if nothing else is in it", () => {
    const dollars = element(
      "Stmt",
      iban("PT5000000005678"),
      element("Ntry", amount("1.00", "USD"), element("CdtDbtInd", "DBIT")),
    );
    const empty = element("Stmt", iban("PT5000000009999"));
    expect(statement(report(entry()), dollars, empty)).toMatchObject({
      account: { digits: "1234" },
      rows: [{ line: 1 }],
      ignored: [{ reason: "currency", count: 1 }],
    });
    expect(statement(dollars, empty)).toMatchObject({
      account: { digits: "5678" },
      rows: [],
      ignored: [{ reason: "currency", count: 1 }],
    });
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
      { line: 3, text: "2026-01-05 · 1.00", reason: "sign" },
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

  const booked = (euros: string, direction: string, ...inside: readonly Markup[]) =>
    element(
      "Ntry",
      amount(euros),
      element("CdtDbtInd", direction),
      element("BookgDt", element("Dt", "2026-01-05")),
      ...inside,
    );

  it("of several currencies is proven and closed by the euros alone, whatever their order", () => {
    const inEuros = report(
      balance("OPBD", "10.00", "2026-01-01"),
      balance("CLBD", "8.50", "2026-01-31"),
      entry(),
    );
    const dollars = (code: string, sum: string, date: string) => {
      const told = balance(code, sum, date);
      return {
        ...told,
        children: told.children.map((one) => (one.name === "Amt" ? amount(sum, "USD") : one)),
      };
    };
    const inDollars = report(
      dollars("OPBD", "50.00", "2026-01-01"),
      dollars("CLBD", "30.00", "2026-02-28"),
      element("Ntry", amount("20.00", "USD"), element("CdtDbtInd", "DBIT")),
    );
    for (const parts of [
      [inEuros, inDollars],
      [inDollars, inEuros],
    ]) {
      const read = statement(...parts);
      expect(read.proof).toEqual({ state: "proven", covered: 1, of: 1 });
      expect(read.closing).toEqual({ amount: 850, date: "2026-01-31" });
      expect(read.ignored).toEqual([{ reason: "currency", count: 1 }]);
    }
  });

  it("has balances in the currency of its account where they name none", () => {
    const plain = (code: string, sum: string) => ({
      ...balance(code, sum, "2026-01-05"),
      children: balance(code, sum, "2026-01-05").children.map((one) =>
        one.name === "Amt" ? element("Amt", sum) : one,
      ),
    });
    const of = (currency: string) =>
      statement(
        element(
          "Stmt",
          element(
            "Acct",
            element("Id", element("IBAN", "PT5000000001234")),
            element("Ccy", currency),
          ),
          plain("OPBD", "10.00"),
          plain("CLBD", "8.50"),
          entry(),
        ),
      );
    expect(of("EUR").closing).toEqual({ amount: 850, date: "2026-01-05" });
    expect(of("USD").closing).toBeNull();
  });

  it("is proven by booked balances, never by available ones", () => {
    const proofBy = (opening: string, closing: string) =>
      statement(
        report(
          balance("OPAV", "99.00", "2026-01-01"),
          balance(opening, "10.00", "2026-01-01"),
          entry(),
          balance(closing, "8.50", "2026-01-05"),
          balance("CLAV", "77.00", "2026-01-05"),
          balance("FWAV", "66.00", "2026-01-06"),
        ),
      );
    for (const [opening, closing] of [
      ["OPBD", "CLBD"],
      ["PRCD", "CLBD"],
      ["ITBD", "CLBD"],
      ["OPBD", "ITBD"],
      ["ITBD", "ITBD"],
    ] as const) {
      const read = proofBy(opening, closing);
      expect(read.proof, `${opening} ${closing}`).toEqual({ state: "proven", covered: 1, of: 1 });
      expect(read.closing).toEqual({ amount: 850, date: "2026-01-05" });
    }
    const available = proofBy("OPAV", "CLAV");
    expect([available.proof, available.closing]).toEqual([{ state: "none" }, null]);
    const credit = element("CdtLine", element("Incl", "true"), amount("500.00"));
    const last = balance("CLBD", "508.50", "2026-01-05");
    const lent = { ...last, children: [...last.children, credit] };
    expect(statement(report(entry(), lent)).closing).toBeNull();
  });

  it("of consecutive statements proves each, and says between which a movement is missing", () => {
    const day = (date: string, from: string, to: string, ...inside: readonly Markup[]) =>
      report(balance("OPBD", from, date), balance("CLBD", to, date), ...inside);
    const days = [
      day("2026-01-05", "10.00", "8.50", entry()),
      day("2026-01-06", "8.50", "7.00", entry()),
      day("2026-01-06", "7.00", "5.50", entry()),
    ];
    for (const order of [days, days.toReversed(), [days[2], days[0], days[1]]]) {
      const read = statement(...order.filter((one) => one !== undefined));
      expect(read.proof).toEqual({ state: "proven", covered: 3, of: 3 });
      expect(read.closing).toEqual({ amount: 550, date: "2026-01-06" });
      expect(read.twins).toBeUndefined();
    }
    const [first, , last] = days as [Markup, Markup, Markup];
    expect(statement(first, last).proof).toMatchObject({
      state: "gaps",
      from: { line: 1 },
      to: { line: 2 },
    });
    expect(statement(first, day("2026-01-06", "8.50", "6.00", entry())).proof).toEqual({
      state: "broken",
      line: 2,
    });
  });

  it("of reports that repeat each other names the repeated lines, unless balances prove them", () => {
    const named = (reference: string) => entry(element("AcctSvcrRef", reference));
    expect(statement(report(named("A")), report(named("A"), named("B"))).twins).toEqual([2]);
    expect(statement(report(named("A")), report(named("B"))).twins).toBeUndefined();
    expect(statement(report(entry(), entry()), report(entry())).twins).toEqual([3]);
  });

  it("gives a reversal its own direction, unless its balances prove that of the entry it takes back", () => {
    const reversal = (direction: string) =>
      booked("5.00", direction, element("RvslInd", "true"), element("AddtlNtryInf", "Estorno"));
    const bought = booked("5.00", "DBIT");
    const kinds = (...inside: readonly Markup[]) => {
      const read = statement(report(...inside));
      return [read.rows.map(({ kind }) => kind), read.unread.map(({ reason }) => reason)];
    };
    const opening = balance("OPBD", "10.00", "2026-01-01");
    const closing = balance("CLBD", "10.00", "2026-01-31");
    expect(kinds(opening, bought, reversal("CRDT"), closing)).toEqual([["expense", "income"], []]);
    expect(kinds(opening, bought, reversal("DBIT"), closing)).toEqual([["expense", "income"], []]);
    const lower = balance("CLBD", "0.00", "2026-01-31");
    expect(kinds(opening, bought, reversal("DBIT"), lower)).toEqual([["expense", "expense"], []]);
    expect(kinds(bought, reversal("CRDT"))).toEqual([["expense", "income"], []]);
    expect(kinds(reversal("DBIT"))).toEqual([["expense"], []]);
    expect(kinds(bought, reversal("DBIT"))).toEqual([["expense"], ["sign"]]);
  });

  it("reads a batch as one movement of its own amount, with a text that can be stored", () => {
    const part = (index: number) =>
      element(
        "TxDtls",
        element("Amt", "0.01"),
        element("RmtInf", element("Ustrd", `Cliente ${index}`)),
      );
    const parts = Array.from({ length: 1_500 }, (_, index) => part(index));
    const read = statement(report(booked("15.00", "CRDT", element("NtryDtls", ...parts))));
    expect(read.rows).toHaveLength(1);
    expect(read.rows[0]?.amount).toBe(1500);
    expect(read.rows[0]?.original).toMatch(/^Cliente 0 Cliente 1 /);
    expect(read.rows[0]?.original.length).toBeLessThanOrEqual(ORIGINAL_MAX);
  });

  it("never adds charges or converts amounts: an entry is what was booked", () => {
    const charges = element("Chrgs", amount("0.25"), element("TtlChrgsAndTaxAmt", "0.25"));
    const abroad = element(
      "NtryDtls",
      element("TxDtls", element("AmtDtls", element("InstdAmt", amount("20.00", "USD")))),
    );
    expect(statement(report(booked("18.05", "DBIT", charges, abroad))).rows).toMatchObject([
      { kind: "expense", amount: 1805 },
    ]);
  });

  it("knows by its state what is booked, in either spelling", () => {
    const states = (...state: readonly (string | Markup)[]) =>
      statement(report(entry(), entry(element("Sts", ...state)))).rows.length;
    expect(states("BOOK")).toBe(2);
    expect(states(element("Cd", "BOOK"))).toBe(2);
    for (const state of ["PDNG", "INFO", "FUTR"]) {
      expect(states(state)).toBe(1);
      expect(states(element("Cd", state))).toBe(1);
    }
    expect(states(element("Prtry", "RESERVADO"))).toBe(1);
  });

  it("reads amounts of any number of decimals, and none with a sign of its own", () => {
    const read = (euros: string) => {
      const { rows, unread } = statement(report(booked(euros, "DBIT")));
      return rows[0]?.amount ?? unread[0]?.reason;
    };
    expect(["12", "12.4", "12.40", "12.400", "12.40000"].map(read)).toEqual([
      1200, 1240, 1240, 1240, 1240,
    ]);
    expect(["12.405", "-12.40"].map(read)).toEqual(["amount", "sign"]);
  });

  it("has the day that the bank wrote, whatever the time and the zone", () => {
    const day = (...inside: readonly Markup[]) =>
      statement(report(element("Ntry", amount("1.00"), element("CdtDbtInd", "DBIT"), ...inside)))
        .rows[0]?.date;
    expect(day(element("BookgDt", element("DtTm", "2026-01-05T23:30:00.000+00:00")))).toBe(
      "2026-01-05",
    );
    expect(day(element("BookgDt", element("Dt", "2026-01-05Z")))).toBe("2026-01-05");
    expect(day(element("ValDt", element("Dt", "2026-01-06")))).toBe("2026-01-06");
  });

  it("has the bank's reference of an entry, or of its only part", () => {
    const referenceOf = (...inside: readonly Markup[]) =>
      statement(report(entry(...inside))).rows[0]?.reference;
    const part = (reference: string) =>
      element("TxDtls", element("Refs", element("AcctSvcrRef", reference)));
    expect(referenceOf(element("AcctSvcrRef", " 2026-01 7 "))).toBe("2026-01 7");
    expect(referenceOf(element("NtryDtls", part("P1")))).toBe("P1");
    expect(referenceOf(element("NtryDtls", part("P1"), part("P2")))).toBeUndefined();
    expect(referenceOf(element("NtryRef", "20260105-0001"))).toBe("20260105-0001");
    for (const none of ["", "NONREF", "NOTPROVIDED", "0"])
      expect(referenceOf(element("AcctSvcrRef", none), element("NtryRef", "12"))).toBeUndefined();
  });
});
