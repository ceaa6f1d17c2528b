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

  it("of two accounts asks which one and reads that one alone, a bank's beside a card's too", () => {
    const row = list(movement("20260105", "1.00"));
    const accounts = [
      { number: "00001234", rows: 1 },
      { number: "00009999", rows: 1 },
    ];
    const two = documentOf(statementOf("00001234", row), statementOf("00009999", row));
    expect(readOfx(two)).toEqual({ ok: true, value: { type: "several-accounts", accounts } });
    expect(readOfx(two, "00009999")).toMatchObject({
      value: { statement: { account: { digits: "9999" }, rows: [{ line: 2 }] } },
    });
    const card = element(
      "CCSTMTRS",
      element("CCACCTFROM", element("ACCTID", "00009999")),
      list(movement("20260105", "1.00")),
    );
    const mixed = element(
      "",
      element(
        "OFX",
        element("BANKMSGSRSV1", element("STMTTRNRS", statementOf("00001234", row))),
        element("CREDITCARDMSGSRSV1", element("CCSTMTTRNRS", card)),
      ),
    );
    expect(readOfx(mixed)).toEqual({ ok: true, value: { type: "several-accounts", accounts } });
    expect(readOfx(mixed, "00009999")).toMatchObject({
      value: { statement: { account: { kind: "card" }, rows: [{ line: 2 }] } },
    });
    const savings = statementOf("00001234", row);
    const checking = element(
      "STMTRS",
      element("BANKACCTFROM", element("ACCTID", "00001234"), element("ACCTTYPE", "CHECKING")),
      row,
    );
    const shared = documentOf(savings, checking);
    expect(readOfx(shared)).toMatchObject({
      value: { accounts: [{ number: "00001234 SAVINGS" }, { number: "00001234 CHECKING" }] },
    });
    expect(readOfx(shared, "00001234 CHECKING")).toMatchObject({
      value: { statement: { account: { digits: "1234", kind: "current" }, rows: [{ line: 2 }] } },
    });
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

  const read = (...inside: readonly Markup[]) => statement(statementOf("00001234", ...inside));

  it("has the ledger's balance, never the available one", () => {
    const balance = (name: string, amount: string) =>
      element(name, element("BALAMT", amount), element("DTASOF", "20260131"));
    const rows = list(movement("20260105", "1.00"));
    const available = balance("AVAILBAL", "505.00");
    expect(read(rows, balance("LEDGERBAL", "5.00"), available).closing?.amount).toBe(500);
    expect(read(rows, available).closing).toBeNull();
  });

  it("reads amounts with a comma, a plus or spaces, and days with any time and zone", () => {
    const written = ["-12,40", "+12.40", " 12.4 ", "- 12,40", ".50", "12"];
    expect(
      read(list(...written.map((amount) => movement("20260105", amount)))).rows.map(
        ({ kind, amount }) => (kind === "income" ? amount : -amount),
      ),
    ).toEqual([-1240, 1240, 1240, -1240, 50, 1200]);
    const days = ["20260105", "20260105235959", "20260105235959.000[-8:PST]", "2026-01-05"];
    expect(
      read(list(...days.map((day) => movement(day, "1.00")))).rows.map(({ date }) => date),
    ).toEqual(days.map(() => "2026-01-05"));
  });

  const named = (id: string, amount: string, ...inside: readonly Markup[]) =>
    movement("20260105", amount, element("FITID", id), ...inside);

  it("has the references of movements; what stands twice under one is named, what differs stays", () => {
    const rows = read(list(named("A", "-1.00"), named("A", "-1.00"), named("A", "-2.00")));
    expect(rows.rows.map(({ reference }) => reference)).toEqual(["A", "A", "A"]);
    expect(rows.twins).toEqual([2]);
    expect(read(list(named("", "-1.00"), named("", "-1.00"))).twins).toBeUndefined();
    expect(read(list(named("A", "-1.00"), named("B", "-1.00"))).twins).toBeUndefined();
    const two = (second: string) =>
      statement(
        statementOf("00001234", list(named("A", "-1.00"))),
        statementOf("00001234", list(named(second, "-1.00"))),
      ).twins;
    expect([two("A"), two("B")]).toEqual([[2], undefined]);
  });

  it("has no references that merely count the movements of the file", () => {
    const references = (...ids: readonly string[]) =>
      read(list(...ids.map((id) => named(id, "-1.00")))).rows.map(({ reference }) => reference);
    for (const ids of [["1"], ["0", "1", "2"], ["3", "2", "1"]])
      expect(references(...ids)).toEqual(ids.map(() => undefined));
    for (const ids of [["2"], ["1", "3"], ["219378", "219379"], ["001", "002"]])
      expect(references(...ids)).toEqual(ids);
  });

  it("applies corrections of its own movements, and does not read those of others", () => {
    const correcting = (id: string, of: string, action: string, amount: string) =>
      named(id, amount, element("CORRECTFITID", of), element("CORRECTACTION", action));
    const replaced = read(list(named("A", "-1.00"), correcting("B", "A", "REPLACE", "-1.50")));
    expect(replaced.rows.map(({ amount }) => amount)).toEqual([150]);
    expect(replaced.ignored).toEqual([{ reason: "reverted", count: 1 }]);
    const deleted = read(
      list(named("A", "-1.00"), named("C", "-3.00"), correcting("B", "A", "DELETE", "-1.00")),
    );
    expect(deleted.rows.map(({ amount }) => amount)).toEqual([300]);
    expect(deleted.ignored).toEqual([{ reason: "reverted", count: 2 }]);
    const earlier = read(list(named("C", "-3.00"), correcting("B", "Z", "REPLACE", "-1.00")));
    expect(earlier.rows.map(({ amount }) => amount)).toEqual([300]);
    expect(earlier.unread).toEqual([{ line: 2, text: "20260105 · -1.00", reason: "correction" }]);
  });

  it("without signs has what its types call debits going out, to be asked about, and nothing else that is not sure", () => {
    const typed = (type: string, amount: string) =>
      movement("20260105", amount, element("TRNTYPE", type));
    const unsigned = read(
      list(
        typed("DEBIT", "12.40"),
        typed("CREDIT", "15.00"),
        typed("POS", "3.00"),
        typed("XFER", "4.00"),
      ),
    );
    expect(unsigned.rows).toMatchObject([
      { kind: "expense", amount: 1240 },
      { kind: "income", amount: 1500 },
      { kind: "expense", amount: 300 },
    ]);
    expect(unsigned.unsigned).toEqual([1, 3]);
    expect(unsigned.unread.map(({ line, reason }) => [line, reason])).toEqual([[4, "sign"]]);
    const turned = read(list(typed("DEBIT", "12.40"), typed("CREDIT", "-15.00")));
    expect([turned.unsigned, turned.unread.map(({ line }) => line)]).toEqual([[1], [2]]);
    const signed = read(
      list(typed("DEBIT", "-12.40"), typed("DEBIT", "2.00"), typed("POS", "3.00")),
    );
    expect(signed.rows.map(({ kind }) => kind)).toEqual(["expense", "income", "income"]);
    expect(signed.unsigned).toBeUndefined();
  });

  it("counts pending movements and those of investments as left out", () => {
    const pending = element("BANKTRANLISTP", element("STMTTRNP", element("TRNAMT", "-9.00")));
    const bank = element(
      "BANKMSGSRSV1",
      element("STMTTRNRS", statementOf("00001234", list(movement("20260105", "1.00")), pending)),
    );
    const invested = element(
      "INVSTMTMSGSRSV1",
      element(
        "INVSTMTTRNRS",
        element(
          "INVSTMTRS",
          element(
            "INVTRANLIST",
            element("DTSTART", "20260101"),
            element("BUYSTOCK", element("INVBUY")),
          ),
        ),
      ),
    );
    const found = readOfx(element("", element("OFX", bank, invested)));
    expect(found).toMatchObject({
      value: {
        statement: {
          rows: [{ amount: 100 }],
          ignored: [
            { reason: "pending", count: 1 },
            { reason: "elsewhere", count: 1 },
          ],
        },
      },
    });
  });
});
