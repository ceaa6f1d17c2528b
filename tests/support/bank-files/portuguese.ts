import type { BankFile } from "./bank-file.ts";
import { delimited } from "./delimited.ts";
import { utf16le, utf8, windows1252 } from "./encode.ts";
import { comma, dayFirst, running, spaced, type Running } from "./line.ts";

type Rows = readonly (readonly string[])[];

/** CGD's format: a space after each cell, and a delimiter at the end. */
const spacedCells = (rows: Rows) =>
  windows1252(
    delimited(
      rows.map((row) => [...row.map((cell) => `${cell} `), ""]),
      { by: ";" },
    ),
  );

const debit = ({ cents }: Running) => (cents < 0 ? comma(-cents) : "");
const credit = ({ cents }: Running) => (cents < 0 ? "" : comma(cents));

const newest = (opening: number, lines: Parameters<BankFile["write"]>[0]) =>
  running(opening, lines).toReversed();

/** Text files of the banks of Portugal. */
export const PORTUGUESE_FILES: readonly BankFile[] = [
  {
    file: "cgd-ordem.csv",
    source: "cgd-ordem",
    kind: "current",
    digits: "8901",
    balances: "rows",
    write: (lines, opening) => {
      const rows = newest(opening, lines);
      return spacedCells([
        ["Consultar saldos e movimentos à ordem - 31-01-2026"],
        [""],
        ["Conta", "0123045678901 - EUR - Conta à ordem"],
        ["Data de início", "01-01-2026"],
        ["Data de fim", "31-01-2026"],
        [""],
        [
          "Data mov.",
          "Data valor",
          "Descrição",
          "Débito",
          "Crédito",
          "Saldo contabilístico",
          "Saldo disponível",
          "Categoria",
        ],
        ...rows.map((row) => [
          dayFirst(row.date),
          dayFirst(row.date),
          row.text,
          debit(row),
          credit(row),
          comma(row.balance),
          comma(row.balance),
          "Diversos",
        ]),
        [
          "",
          "",
          "",
          "",
          "Saldo contabilístico",
          `${comma(rows[0]?.balance ?? opening)} EUR`,
          "",
          "",
        ],
      ]);
    },
  },
  {
    file: "cgd-poupanca.csv",
    source: "cgd-poupanca",
    kind: "savings",
    digits: "8902",
    balances: "rows",
    write: (lines, opening) =>
      spacedCells([
        ["Consultar saldos e movimentos de poupança - 31-01-2026"],
        [""],
        ["Conta", "0123045678902 - EUR - Caixapoupança"],
        ["Data mov.", "Data valor", "Descrição", "Débito", "Crédito", "Saldo contabilístico"],
        ...newest(opening, lines).map((row) => [
          dayFirst(row.date),
          dayFirst(row.date),
          row.text,
          debit(row),
          credit(row),
          comma(row.balance),
        ]),
      ]),
  },
  {
    file: "cgd-conta.csv",
    source: "cgd-conta",
    kind: "current",
    digits: "8901",
    balances: "rows",
    write: (lines, opening) => {
      const rows = newest(opening, lines);
      return windows1252(
        delimited(
          [
            ["Nome cliente", "MARIA INVENTADA"],
            ["NIF", '="123456789"'],
            [""],
            ["Dados da conta"],
            ["Conta", "0123045678901 - EUR - Conta Extracto"],
            ["Moeda", "EUR"],
            [""],
            ["Saldo contabilístico", `${comma(rows[0]?.balance ?? opening)} EUR`],
            ["Saldo disponível", `${comma(rows[0]?.balance ?? opening)} EUR`],
            ["Período", "Últimos 90 dias"],
            ["Tipo de movimento", "Todos"],
            [""],
            ["Movimentos"],
            [
              "Data mov.",
              "Data-valor",
              "Descrição",
              "Montante",
              "Saldo contabilístico após movimento",
            ],
            ...rows.map((row) => [
              dayFirst(row.date, "/"),
              dayFirst(row.date, "/"),
              row.text,
              comma(row.cents),
              comma(row.balance),
            ]),
            ["Totais", "", "", comma(lines.reduce((sum, { cents }) => sum + cents, 0)), ""],
          ],
          { by: ";" },
        ),
      );
    },
  },
  {
    file: "cgd-empresas.csv",
    source: "cgd-empresas",
    opening: true,
    kind: "current",
    digits: "8903",
    balances: "rows",
    write: (lines, opening) =>
      spacedCells([
        ["Consultar saldos e movimentos - 31-01-2026"],
        [""],
        ["Empresa", "INVENTOS LDA"],
        ["Conta", "0123045678903 - EUR - Conta à ordem"],
        ["Data de início", "01-01-2026"],
        ["Tipos de movimento", "Todos"],
        ["Saldo contabilístico Inicial", comma(opening)],
        ["Saldo contabilístico final", comma(running(opening, lines).at(-1)?.balance ?? opening)],
        [""],
        [
          "Data mov.",
          "Data valor",
          "Origem",
          "Descrição",
          "Movimento",
          "Estorno",
          "Saldo contabilístico após movimento",
        ],
        ...newest(opening, lines).map((row) => [
          dayFirst(row.date),
          dayFirst(row.date),
          "0000",
          row.text,
          comma(row.cents),
          "",
          comma(row.balance),
        ]),
      ]),
  },
  {
    file: "cgd-cartao.csv",
    source: "cgd-cartao",
    kind: "card",
    digits: "1234",
    balances: "none",
    write: (lines, opening) =>
      spacedCells([
        ["Consultar saldos e movimentos de cartões - 31-01-2026"],
        [""],
        ["Conta cartão", "4163 **** **** 1234 - EUR"],
        ["Data de início", "01-01-2026"],
        ["Data de fim", "31-01-2026"],
        [""],
        [""],
        ["Data", "Data valor", "Descrição", "Débito", "Crédito"],
        ...newest(opening, lines).map((row) => [
          dayFirst(row.date),
          dayFirst(row.date),
          row.text,
          debit(row),
          credit(row),
        ]),
        ["", "", "", "", "Página 1/2"],
      ]),
  },
  ...[
    { file: "millennium.csv", unsigned: false },
    { file: "millennium-sem-sinal.csv", unsigned: true },
  ].map(({ file, unsigned }): BankFile => ({
    file,
    source: "millennium-csv",
    kind: "current",
    digits: "7890",
    balances: "rows",
    write: (lines, opening) =>
      utf16le(
        delimited(
          [
            ["Data de:", "01-01-2026"],
            ["Data até:", "31-01-2026"],
            ["Conta:", "0000001234567890 - EUR"],
            [""],
            ["Data lançamento", "Data valor", "Descrição", "Montante", "Tipo", "Saldo"],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(unsigned ? Math.abs(row.cents) : row.cents),
              row.cents < 0 ? "Débito" : "Crédito",
              comma(row.balance),
            ]),
            [""],
          ],
          { by: ";" },
        ),
      ),
  })),
  {
    file: "santander.csv",
    source: "santander",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      windows1252(
        delimited(
          [
            [
              "Data Operação",
              "Data valor",
              "Descrição",
              "Montante( EUR )",
              "Saldo Contabilístico( EUR )",
            ],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(row.cents),
              comma(row.balance),
            ]),
          ],
          { by: ";" },
        ),
      ),
  },
  ...[
    { file: "activobank.csv", card: false, told: true },
    { file: "activobank-cartao.csv", card: true, told: false },
    { file: "activobank-cartao-saldo.csv", card: true, told: true },
  ].map(({ file, card, told }): BankFile => ({
    file,
    source: card ? "activobank-cartao" : "activobank",
    ...(!card && { signs: "seen" }),
    kind: card ? "card" : "current",
    digits: "4321",
    balances: told ? "rows" : "none",
    write: (lines, opening) =>
      windows1252(
        delimited(
          [
            [
              card
                ? "HISTÓRICO DE CARTÃO DE CRÉDITO NÚMERO 4000 **** **** 4321"
                : "HISTÓRICO DE CONTA NÚMERO 00123454321",
            ],
            [""],
            ["Moeda: EUR"],
            ["Tipo: Todos"],
            ["Data de: 01-01-2026"],
            ["Data até: 31-01-2026"],
            ["Data Lanc.", "Data Valor", "Descrição", "Valor", ...(told ? ["Saldo"] : [])],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              spaced(card ? -row.cents : row.cents),
              ...(told ? [spaced(card ? -row.balance : row.balance)] : []),
            ]),
          ],
          { by: ";" },
        ),
      ),
  })),
  {
    file: "novobanco-debito-credito.csv",
    source: "novobanco-debito-credito",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      windows1252(
        delimited(
          [
            ["Data Lançamento", "Data Valor", "Descrição", "Débito", "Crédito", "Saldo"],
            ...running(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              debit(row),
              credit(row),
              comma(row.balance),
            ]),
          ],
          { by: ";", quoteAll: true },
        ),
      ),
  },
  {
    file: "novobanco-montante.csv",
    source: "novobanco-montante",
    signs: "seen",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      windows1252(
        delimited(
          [
            ["Data Movimento", "Data Valor", "Descrição", "Montante", "Saldo"],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(row.cents),
              comma(row.balance),
            ]),
          ],
          { by: ";", quoteAll: true },
        ),
      ),
  },
  {
    file: "novobanco-sem-sinal.csv",
    source: "novobanco-montante",
    kind: "current",
    digits: null,
    balances: "rows",
    signs: "letters",
    write: (lines, opening) =>
      windows1252(
        delimited(
          [
            ["Data Movimento", "Data Valor", "Descrição", "Montante", "D/C", "Saldo"],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(Math.abs(row.cents)),
              row.cents < 0 ? "D" : "C",
              comma(row.balance),
            ]),
          ],
          { by: ";" },
        ),
      ),
  },
  {
    file: "novobanco-valor.csv",
    source: "novobanco-valor",
    signs: "seen",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      utf8(
        delimited(
          [
            ["Data Operação", "Data Valor", "Movimento", "Valor", "Saldo Disponível"],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(row.cents),
              comma(row.balance),
            ]),
          ],
          { by: ";" },
        ),
      ),
  },
  {
    file: "montepio.xls",
    source: "montepio",
    signs: "seen",
    kind: "current",
    digits: "5678",
    balances: "rows",
    write: (lines, opening) =>
      windows1252(
        delimited(
          [
            ["CONSULTA DE MOVIMENTOS"],
            ["CONTA", "123.10.012345.5678"],
            [""],
            [
              "DATA MOV.",
              "DATA VALOR",
              "DESCRIÇÃO",
              "IMPORTÂNCIA",
              "MOEDA",
              "SALDO CONTABILÍSTICO",
            ],
            ...newest(opening, lines).map((row) => [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(row.cents),
              "EUR",
              comma(row.balance),
            ]),
          ],
          { by: "\t" },
        ),
      ),
  },
  {
    file: "universo.csv",
    source: "universo",
    signs: "seen",
    kind: "card",
    digits: "9876",
    balances: "none",
    write: (lines) =>
      utf8(
        delimited(
          [
            ["Data", "Movimento", "Cartão", "Modalidade", "Montante", "Descontos", "Categoria"],
            ...lines.map((row) => [
              dayFirst(row.date),
              row.text,
              "**** 9876",
              "Fim do mês",
              comma(row.cents),
              "0,00",
              "Diversos",
            ]),
          ],
          { by: ";" },
        ),
      ),
  },
];
