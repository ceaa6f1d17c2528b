import { describe, expect, it } from "vitest";
import { signedCents } from "../../../../src/domain/imports/statements/identity.ts";
import { ROWS_MAX } from "../../../../src/domain/imports/file-limits.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";
import { utf8 } from "../../../support/bank-files/encode.ts";
import { statementIn } from "../../../support/bank-files/read.ts";

type Row = readonly string[];

const HEADER = ["Data", "Descrição", "Categoria", "Dinheiro a entrar/sair", "Saldo"];
const row = (date: string, text: string, amount: string, balance: string): Row => [
  date,
  text,
  "Outros",
  amount,
  balance,
];
const section = (title: string, ...rows: readonly Row[]): readonly Row[] => [
  [title, ""],
  ["Extrato de operações"],
  HEADER,
  ...rows,
  ["Total", "", "", "9,99€"],
  ["---------"],
];

const outcome = (...sections: readonly (readonly Row[])[]) => {
  const read = readTable(sections.flat().map((cells, at) => ({ line: at + 1, cells })));
  return read.ok ? read.value : read.reason;
};
const statement = (...sections: readonly (readonly Row[])[]) => {
  const read = outcome(...sections);
  if (read.type !== "statement") throw new Error(JSON.stringify(read));
  return read.statement;
};

const COFFEE = row("05/01/2026", "Café", "-1,20€", "8,80€");
const LUNCH = row("06/01/2026", "Almoço", "-5,00€", "3,80€");
const SAVED = row("05/01/2026", "Carregamento", "200,00€", "200,00€");
const FUNDS: readonly Row[] = [
  ["Fundos Monetários Flexíveis (EUR)"],
  ["Extrato de operações"],
  ["Data", "Descrição", "Valor"],
  ["05/01/2026", "Juro bruto", "0,01€"],
  ["Total", "", "0,01€"],
];

describe("Revolut's consolidated statement", () => {
  it("is read account by account, each in the part of its name, and proven so", () => {
    const read = statement(
      section("Conta Pessoal (EUR)", COFFEE, LUNCH),
      section("Viagem - 200 (EUR)", SAVED),
    );
    expect(read.source).toEqual({ id: "revolut", name: "Revolut" });
    expect(read.rows.map((one) => [one.line, one.part, signedCents(one), one.balance])).toEqual([
      [4, "Conta Pessoal", -120, 880],
      [11, "Viagem - 200", 20_000, 20_000],
      [5, "Conta Pessoal", -500, 380],
    ]);
    expect(read.proof.state).toBe("proven");
    expect(read.closing).toBeNull();
    expect(read.unread).toEqual([]);
  });

  it("leaves out what is in other currencies, and what is of no account, and counts both", () => {
    const francs = row("05/01/2026", "Migros", "-1,65 CHF (-1,77€)", "98,35 CHF (105,02€)");
    const read = statement(
      section("Conta Pessoal (CHF)", francs, francs),
      section("Conta Pessoal (EUR)", COFFEE),
      FUNDS,
      [["---------"], ["Cripto"], ["05/01/2026", "BTC", "1,00"]],
    );
    expect(read.rows.map(signedCents)).toEqual([-120]);
    expect(read.ignored).toEqual([
      { reason: "currency", count: 2 },
      { reason: "elsewhere", count: 2 },
    ]);
    expect(read.closing).toEqual({ amount: 880, date: "2026-01-05" });
  });

  it("is refused where two accounts in euros with movements have one name", () => {
    const alike = [section("Viagem (EUR)", SAVED), section("Viagem (EUR)", COFFEE)];
    expect(outcome(...alike)).toEqual({ type: "accounts-alike" });
    const other = section("Viagem (USD)", SAVED);
    expect(outcome(section("Viagem (EUR)"), section("Viagem (EUR)", COFFEE), other).type).toBe(
      "statement",
    );
  });

  it("tells what it does not read: movements without an amount, and dates that are written otherwise", () => {
    const spoilt = row("05/01/2026", "Café", "doze", "8,80€");
    const read = statement(section("Conta Pessoal (EUR)", spoilt, LUNCH));
    expect(read.rows).toHaveLength(1);
    expect(read.unread).toHaveLength(1);
    const english = row("Jan 5, 2026", "Coffee", "-€1.20", "€8.80");
    expect(outcome(section("Personal Account (EUR)", english))).toEqual({
      type: "unknown-dates",
      example: "Jan 5, 2026",
    });
    expect(outcome(section("Conta Pessoal (EUR)"))).toEqual({ type: "no-rows" });
  });

  it("has as many movements as any file at most", () => {
    const many = Array.from({ length: ROWS_MAX + 1 }, () => COFFEE);
    expect(outcome(section("Conta Pessoal (EUR)", ...many))).toEqual({ type: "too-many-rows" });
  });

  it("is known by its tables, however long its summaries are, and whatever is called like an account", async () => {
    const summary = Array.from({ length: 100 }, (_, at) => `Conta ${at} (EUR)\n"Saldo","1,00€"\n`);
    const table = section("Conta Pessoal (EUR)", COFFEE)
      .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
      .join("\n");
    const read = await statementIn(utf8(`${summary.join("")}${table}\n`));
    expect(read.rows.map(signedCents)).toEqual([-120]);
    const lone = [["Conta Pessoal (EUR)"], ["a"], ["b"], ["c"], ["d"], HEADER, COFFEE];
    expect(outcome(lone).type).toBe("needs-mapping");
    expect(outcome([["Conta Pessoal (EUR)", "x"], HEADER, COFFEE]).type).toBe("needs-mapping");
  });
});
