import { describe, expect, it } from "vitest";
import { bankInName } from "../../../src/domain/imports/bank-in-name.ts";

describe("the bank in the name of a file", () => {
  it.each([
    ["extrato_montepio_2026-01.csv", "Montepio"],
    ["Movimentos Banco BiG 05.01.2026.xlsx", "Banco BiG"],
    ["moey! (3).csv", "Moey!"],
    ["PT50003500001234.csv", "PT"],
    ["2026-01.csv", ""],
    ["", ""],
    ["Crédito Agrícola", "Crédito Agrícola"],
    [`${"x".repeat(80)}.csv`, `X${"x".repeat(39)}`],
  ])("%s is %j", (file, bank) => {
    expect(bankInName(file)).toBe(bank);
  });
});
