import { describe, expect, it } from "vitest";
import type { Markup } from "../../../../src/domain/imports/formats/markup.ts";
import { readOfx } from "../../../../src/domain/imports/formats/ofx.ts";
import { element } from "../../../support/bank-files/markup.ts";

const movement = (posted: string, amount: string, ...inside: readonly Markup[]) =>
  element("STMTTRN", element("DTPOSTED", posted), element("TRNAMT", amount), ...inside);

const statementOf = (number: string, ...inside: readonly Markup[]) =>
  element(
    "STMTRS",
    element("BANKACCTFROM", element("ACCTID", number), element("ACCTTYPE", "SAVINGS")),
    ...inside,
  );

const documentOf = (...statements: readonly Markup[]) =>
  element("", element("OFX", element("BANKMSGSRSV1", element("STMTTRNRS", ...statements))));

const list = (...movements: readonly Markup[]) => element("BANKTRANLIST", ...movements);

const statement = (...statements: readonly Markup[]) => {
  const read = readOfx(documentOf(...statements));
  if (read?.ok !== true || read.value.type !== "statement") throw new Error(JSON.stringify(read));
  return read.value.statement;
};

describe("an OFX document", () => {
  it("of another kind is none, and without a statement or a movement says which of them is missing", () => {
    expect(readOfx(element("", element("Document")))).toBeNull();
    expect(readOfx(documentOf())).toEqual({ ok: false, reason: { type: "no-statement" } });
    const nothing = { ok: false, reason: { type: "no-rows" } };
    expect(readOfx(documentOf(statementOf("00001234", list())))).toEqual(nothing);
  });

  it("of two accounts is refused", () => {
    const row = list(movement("20260105", "1.00"));
    expect(readOfx(documentOf(statementOf("00001234", row), statementOf("00009999", row)))).toEqual(
      {
        ok: false,
        reason: { type: "several-accounts" },
      },
    );
  });

  it("tells a movement without a day or an amount as not read", () => {
    const read = statement(
      statementOf(
        "00001234",
        list(
          movement("20260231", "1.00", element("NAME", "Café")),
          movement("20260105", "um"),
          movement("20260105", "99999999999.00"),
          movement(
            "20260105093000[0:GMT]",
            "-1.5",
            element("NAME", "Café"),
            element("MEMO", "Central"),
          ),
        ),
      ),
    );
    expect(read.unread).toEqual([
      { line: 1, text: "20260231 · 1.00 · Café", reason: "date" },
      { line: 2, text: "20260105 · um", reason: "amount" },
      { line: 3, text: "20260105 · 99999999999.00", reason: "too-large" },
    ]);
    expect(read.rows).toMatchObject([
      { line: 4, date: "2026-01-05", kind: "expense", amount: 150, original: "Café Central" },
    ]);
    expect(read.account).toEqual({ digits: "1234", kind: "savings" });
    expect(read.proof).toEqual({ state: "none" });
  });

  it("says a name once where the memo repeats it, and that of the payee where there is none", () => {
    const texts = statement(
      statementOf(
        "00001234",
        list(
          movement("20260105", "1", element("NAME", "Loja"), element("MEMO", "Loja")),
          movement("20260106", "1", element("PAYEE", element("NAME", "Ana"))),
        ),
      ),
    ).rows.map(({ original }) => original);
    expect(texts).toEqual(["Loja", "Ana"]);
  });

  it("in another currency is left out and counted, balance and all", () => {
    const balance = element("LEDGERBAL", element("BALAMT", "-5.00"), element("DTASOF", "20260131"));
    const rows = list(movement("20260105", "1.00"), movement("20260106", "1.00"));
    const foreign = statement(statementOf("00001234", element("CURDEF", "USD"), rows, balance));
    expect(foreign.rows).toEqual([]);
    expect(foreign.ignored).toEqual([{ reason: "currency", count: 2 }]);
    expect(foreign.closing).toBeNull();
    expect(statement(statementOf("00001234", rows, balance)).closing).toEqual({
      amount: -500,
      date: "2026-01-31",
    });
  });

  const currency = (name: string, symbol: string) =>
    element(name, element("CURRATE", "1.10"), element("CURSYM", symbol));

  it("has each movement in the currency that it names, else in its statement's; one that was converted is in that", () => {
    const rows = (own: string, converted: string) =>
      list(
        movement("20260105", "-1.00", element("NAME", "Aqui")),
        movement("20260106", "-2.00", element("NAME", "Própria"), currency("CURRENCY", own)),
        movement(
          "20260107",
          "-3.00",
          element("NAME", "Trocada"),
          currency("ORIGCURRENCY", converted),
        ),
      );
    const read = (own: string, curdef: string, converted: string) => {
      const { rows: found, ignored } = statement(
        statementOf("00001234", element("CURDEF", curdef), rows(own, converted)),
      );
      return [found.map(({ original }) => original), ignored];
    };
    expect(read("USD", "EUR", "USD")).toEqual([
      ["Aqui", "Trocada"],
      [{ reason: "currency", count: 1 }],
    ]);
    expect(read("EUR", "USD", "EUR")).toEqual([["Própria"], [{ reason: "currency", count: 2 }]]);
    expect(read("eur", "EUR", "GBP")).toEqual([["Aqui", "Própria", "Trocada"], []]);
    const plain = list(movement("20260106", "-2.00", element("CURRENCY", "USD")));
    expect(statement(statementOf("00001234", plain)).ignored).toEqual([
      { reason: "currency", count: 1 },
    ]);
  });

  it("of several statements has each in its own currency, and ends with the latest balance in euros", () => {
    const part = (curdef: string, posted: string, amount: string, until: string) =>
      statementOf(
        "00001234",
        element("CURDEF", curdef),
        list(movement(posted, amount)),
        element("LEDGERBAL", element("BALAMT", amount), element("DTASOF", until)),
      );
    const read = statement(
      part("USD", "20260105", "-1.00", "20260331"),
      part("EUR", "20260206", "-3.00", "20260228"),
      part("EUR", "20260106", "-2.00", "20260131"),
    );
    expect(read.rows.map(({ amount }) => amount)).toEqual([200, 300]);
    expect(read.ignored).toEqual([{ reason: "currency", count: 1 }]);
    expect(read.closing).toEqual({ amount: -300, date: "2026-02-28" });
  });
});
