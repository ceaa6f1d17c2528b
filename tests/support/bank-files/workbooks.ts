import type { BankFile } from "./bank-file.ts";
import { comma, dayFirst, point, running, serial } from "./line.ts";
import { workbook } from "./workbook.ts";

const newest = (opening: number, lines: Parameters<BankFile["write"]>[0]) =>
  running(opening, lines).toReversed();

/** Workbooks of the banks of Portugal. */
export const WORKBOOK_FILES: readonly BankFile[] = [
  ...[
    { file: "millennium.xlsx", withBalance: true },
    { file: "millennium-sem-saldo.xlsx", withBalance: false },
  ].map(({ file, withBalance }): BankFile => ({
    file,
    source: "millennium-xlsx",
    signs: "seen",
    kind: "current",
    digits: "7890",
    balances: withBalance ? "rows" : "none",
    write: (lines, opening) =>
      workbook([
        ["Millennium bcp"],
        ["Conta", "0000001234567890 - EUR"],
        ["Data de inicio", "01/01/2026"],
        ["Data fim", "31/01/2026"],
        ["Tipos de Pesquisa", "Todos"],
        ["Data de exporta\ufffd\ufffdo", "31/01/2026"],
        [],
        [
          "Data Lan\ufffdamento",
          "Data Valor",
          "Descri\ufffd\ufffdo",
          "Montante",
          ...(withBalance ? ["Saldo Contabilistico"] : []),
          "Moeda",
          "Notas",
          "Tratado",
        ],
        ...newest(opening, lines).map((row) => [
          dayFirst(row.date, "/"),
          dayFirst(row.date, "/"),
          row.text,
          withBalance ? row.cents / 100 : point(row.cents),
          ...(withBalance ? [row.balance / 100] : []),
          "EUR",
          null,
          "Não",
        ]),
        [],
      ]),
  })),
  {
    file: "santander-empresas.xlsx",
    source: "santander-empresas",
    signs: "seen",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      workbook([
        [
          "Data da operação",
          "Data valor",
          "Descrição da Conta",
          "Tipo",
          "Montante",
          "Moeda",
          "Saldo contabilístico",
          "Moeda",
        ],
        ...newest(opening, lines).map((row) => [
          dayFirst(row.date),
          dayFirst(row.date),
          row.text,
          null,
          point(row.cents),
          "EUR",
          point(row.balance),
          "EUR",
        ]),
      ]),
  },
  ...(["excel", "libreoffice"] as const).map((program): BankFile => ({
    file: program === "excel" ? "bpi.xlsx" : "bpi-libreoffice.xlsx",
    source: "bpi",
    kind: "current",
    digits: "0011",
    balances: "rows",
    write: (lines, opening) => {
      const rows = newest(opening, lines);
      return workbook(
        [
          ["Movimentos de Conta"],
          [],
          ["Nome", "MARIA INVENTADA"],
          ["Conta", "1-2345678.000.0011"],
          ["Data/Hora", "31-01-2026 10:00"],
          [],
          ["Saldo à Ordem Contabilístico", comma(rows[0]?.balance ?? opening)],
          ["Saldo Disponível", comma(rows[0]?.balance ?? opening)],
          [],
          ["Período", "01-01-2026 a 31-01-2026"],
          [],
          ["Data Mov.", "Data Valor", "Descrição do Movimento", "Valor em EUR", "Saldo em EUR"],
          ...rows.map((row) => [
            dayFirst(row.date),
            dayFirst(row.date),
            row.text,
            comma(row.cents),
            comma(row.balance),
          ]),
        ],
        program,
      );
    },
  })),
  {
    file: "activobank.xlsx",
    source: "activobank",
    signs: "seen",
    kind: "current",
    digits: "4321",
    balances: "rows",
    write: (lines, opening) =>
      workbook([
        ["HISTÓRICO DE CONTA NÚMERO 00123454321"],
        [],
        ["Moeda: EUR"],
        ["Tipo: Todos"],
        ["Data de: 01-01-2026"],
        ["Data até: 31-01-2026"],
        ["Data Lanc.", "Data Valor", "Descrição", "Valor", "Saldo"],
        // One as a bare number, one as a styled day: both have been seen.
        ...newest(opening, lines).map((row) => [
          serial(row.date),
          { day: serial(row.date) },
          row.text,
          row.cents / 100,
          row.balance / 100,
        ]),
      ]),
  },
  {
    file: "credito-agricola.xlsx",
    source: "credito-agricola",
    kind: "current",
    digits: "6789",
    balances: "rows",
    write: (lines, opening) =>
      workbook([
        ["Operação: Consulta de Movimentos de Contas D.O."],
        ["Conta: 40123456789"],
        ["De: 01/01/2026"],
        ["A: 31/01/2026"],
        [],
        [
          "Data de Movimento",
          "Data Valor",
          "Descrição",
          "Descritivo",
          "Montante",
          "D",
          "Saldo Contabilístico",
        ],
        ...newest(opening, lines).flatMap((row) => [
          [
            dayFirst(row.date, "/"),
            dayFirst(row.date, "/"),
            row.text,
            null,
            comma(Math.abs(row.cents)),
            row.cents < 0 ? "D" : "C",
            comma(row.balance),
          ],
          [null, null, "Nome do Beneficiário", "JOSÉ INVENTADO"],
          [null, null, "Referência", "123"],
        ]),
      ]),
  },
  {
    file: "banco-ctt.xlsx",
    source: "banco-ctt",
    signs: "seen",
    kind: "current",
    digits: "2468",
    balances: "none",
    write: (lines) =>
      workbook([
        ["Exportação de movimentos: 01/01/2026 a 31/01/2026"],
        ["Data", "Data Valor", "Tipo", "Conta", "Descrição", "Montante (EUR)", "Moeda"],
        ...lines
          .toReversed()
          .map((row) => [
            { day: serial(row.date) },
            { day: serial(row.date) },
            "Movimento",
            "PT50 0193 0000 1234 5678 2468",
            row.text,
            row.cents / 100,
            "EUR",
          ]),
      ]),
  },
];
