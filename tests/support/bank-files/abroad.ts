import type { BankFile } from "./bank-file.ts";
import { delimited } from "./delimited.ts";
import { utf8 } from "./encode.ts";
import { comma, dayFirst, monthFirst, point, running, type Line } from "./line.ts";

const newest = (opening: number, lines: Parameters<BankFile["write"]>[0]) =>
  running(opening, lines).toReversed();

/** Whether the days prove that the month comes first; otherwise a file could be read either way. */
const american = (lines: readonly Line[]) => lines.some(({ date }) => Number(date.slice(8)) > 12);

const REVOLUT = {
  "revolut-en.csv": {
    header:
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
    product: "Current",
    state: "COMPLETED",
  },
  "revolut-pt.csv": {
    header:
      "Tipo,Produto,Data de início,Data de Conclusão,Descrição,Montante,Comissão,Moeda,Estado,Saldo",
    product: "Atual",
    state: "CONCLUÍDA",
  },
} as const;

const WISE = [
  "TransferWise ID",
  "Date",
  "Date Time",
  "Amount",
  "Currency",
  "Description",
  "Payment Reference",
  "Running Balance",
  "Exchange From",
  "Exchange To",
  "Exchange Rate",
  "Payer Name",
  "Payee Name",
  "Payee Account Number",
  "Merchant",
  "Card Last Four Digits",
  "Card Holder Full Name",
  "Attachment",
  "Note",
  "Total fees",
  "Exchange To Amount",
  "Transaction Type",
  "Transaction Details Type",
];

const WISE_HISTORY = [
  "ID",
  "Status",
  "Direction",
  "Created on",
  "Finished on",
  "Source fee amount",
  "Source fee currency",
  "Target fee amount",
  "Target fee currency",
  "Source name",
  "Source amount (after fees)",
  "Source currency",
  "Target name",
  "Target amount (after fees)",
  "Target currency",
  "Exchange rate",
  "Reference",
  "Batch",
  "Created by",
  "Category",
  "Note",
];

/** Makes a row of Wise's history: some have a fee, some are conversions from or into dollars. */
function wiseRow({ date, cents, text }: Line, index: number): readonly string[] {
  const isOut = cents < 0;
  const fee = isOut && index % 3 === 0 && cents < -25 ? 25 : 0;
  const other = index % 2 === 0 ? "EUR" : "USD";
  const isConversion = other === "USD" && index % 4 === 1;
  const moved = point(Math.abs(cents) - fee);
  const elsewhere = other === "EUR" ? moved : "1.10";
  return [
    `TRANSFER-${index}`,
    "COMPLETED",
    isConversion ? "NEUTRAL" : isOut ? "OUT" : "IN",
    `${date} 08:00:00`,
    `${date} 09:00:00`,
    point(fee),
    isOut ? "EUR" : other,
    "",
    "",
    isOut ? "Maria Inventada" : text,
    isOut ? moved : elsewhere,
    isOut ? "EUR" : other,
    isOut ? text : "Maria Inventada",
    isOut ? elsewhere : moved,
    isOut ? other : "EUR",
    "1.10",
    ...Array.from({ length: 5 }, () => ""),
  ];
}

const CONSOLIDATED = [
  ["Contas-correntes Resumos"],
  ["Conta Pessoal (EUR)"],
  ["Saldo inicial", "0,00€", "Saldo final", "0,00€"],
  ["---------"],
  ["Contas-correntes Extratos de operações"],
  ["Conta Pessoal (EUR)"],
  ["Extrato de operações"],
  "Data,Descrição,Categoria,Dinheiro a entrar/sair,Saldo,Imposto retido,Outros impostos,Comissões".split(
    ",",
  ),
];

/** `-1 234,56€`, with a no-break space. */
const tight = (cents: number) => `${comma(cents).replaceAll(".", "\u00a0")}€`;

/** Files of foreign banks and of other programs. */
export const ABROAD_FILES: readonly BankFile[] = [
  ...Object.entries(REVOLUT).map(([file, { header, product, state }]): BankFile => ({
    file,
    source: "revolut",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      utf8(
        delimited(
          [
            header.split(","),
            ...running(opening, lines).map((row, index) => {
              // Every third movement has a fee, which its amount does not include.
              const fee = index % 3 === 0 ? 25 : 0;
              return [
                "CARD_PAYMENT",
                product,
                `${row.date} 08:00:00`,
                `${row.date} 09:00:00`,
                row.text,
                point(row.cents + fee),
                point(fee),
                "EUR",
                state,
                point(row.balance),
              ];
            }),
          ],
          { by: ",", end: "\n" },
        ),
      ),
  })),
  {
    file: "wise.csv",
    source: "wise",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      utf8(
        delimited(
          [
            WISE,
            ...newest(opening, lines).map((row, index) => [
              `CARD-${index}`,
              dayFirst(row.date),
              `${dayFirst(row.date)} 10:00:00.000`,
              point(row.cents),
              "EUR",
              row.text,
              "",
              point(row.balance),
              ...Array.from({ length: 15 }, () => ""),
            ]),
          ],
          { by: ",", end: "\n" },
        ),
      ),
  },
  {
    file: "wise-historico.csv",
    source: "wise",
    kind: "current",
    digits: null,
    balances: "none",
    write: (lines) =>
      utf8(
        delimited([WISE_HISTORY, ...lines.map(wiseRow).toReversed()], {
          by: ",",
          end: "\n",
          quoteAll: true,
        }),
      ),
  },
  {
    file: "revolut-consolidado.csv",
    source: "revolut",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) =>
      utf8(
        delimited(
          [
            ...CONSOLIDATED,
            ...running(opening, lines).map((row) => [
              dayFirst(row.date, "/"),
              row.text,
              "Outros",
              tight(row.cents),
              tight(row.balance),
              "0,00€",
              "0,00€",
              "0,00€",
            ]),
            ["Total", "", "", tight(0)],
            ["---------"],
            ["Glossário"],
          ].map((cells) => [...cells, ...Array<string>(9 - cells.length).fill("")]),
          { by: ",", end: "\n" },
        ),
      ),
  },
  ...[
    {
      file: "n26.csv",
      header:
        "Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate",
      cells: (date: string, text: string, amount: string) => [
        date,
        date,
        text,
        "",
        "Presentment",
        "",
        "Conta",
        amount,
        "",
        "",
        "",
      ],
    },
    {
      file: "n26-antigo.csv",
      header:
        "Date,Payee,Account number,Transaction type,Payment reference,Amount (EUR),Amount (Foreign Currency),Type Foreign Currency,Exchange Rate",
      cells: (date: string, text: string, amount: string) => [
        date,
        text,
        "",
        "MasterCard Payment",
        "",
        amount,
        "",
        "",
        "",
      ],
    },
  ].map(({ file, header, cells }): BankFile => ({
    file,
    source: "n26",
    kind: "current",
    digits: null,
    balances: "none",
    write: (lines) =>
      utf8(
        delimited(
          [header.split(","), ...lines.map((row) => cells(row.date, row.text, point(row.cents)))],
          { by: ",", end: "\n", quoteAll: true },
        ),
      ),
  })),
  {
    file: "actual.csv",
    source: "actual",
    kind: "current",
    digits: null,
    balances: "none",
    category: true,
    write: (lines) =>
      utf8(
        delimited(
          [
            "Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared".split(","),
            ...lines.map((row) => [
              "Conta",
              row.date,
              row.text,
              "",
              "Alimentação",
              point(row.cents),
              "0",
              "Cleared",
            ]),
          ],
          { by: ",", end: "\n" },
        ),
      ),
  },
  {
    file: "firefly.csv",
    source: "firefly",
    kind: "current",
    digits: null,
    balances: "none",
    category: true,
    write: (lines) =>
      utf8(
        delimited(
          [
            "user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,description,date,source_name,destination_name,category".split(
              ",",
            ),
            ...lines.map((row, index) => [
              "1",
              "1",
              String(index),
              row.date,
              row.date,
              "",
              row.cents < 0 ? "Withdrawal" : "Deposit",
              "EUR",
              point(row.cents),
              row.text,
              `${row.date}T00:00:00+00:00`,
              "Conta",
              "Loja",
              "Alimentação",
            ]),
          ],
          { by: ",", end: "\n" },
        ),
      ),
  },
  {
    file: "ynab.csv",
    source: "ynab",
    kind: "current",
    digits: null,
    balances: "none",
    category: true,
    write: (lines) =>
      utf8(
        `\ufeff${delimited(
          [
            "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared".split(
              ",",
            ),
            ...lines.map((row) => [
              "Conta",
              "",
              american(lines) ? monthFirst(row.date) : dayFirst(row.date, "/"),
              row.text,
              "Vida: Alimentação",
              "Vida",
              "Alimentação",
              "",
              `€${point(Math.max(-row.cents, 0))}`,
              `€${point(Math.max(row.cents, 0))}`,
              "Cleared",
            ]),
          ],
          { by: ",", end: "\n", quoteAll: true },
        )}`,
      ),
  },
  {
    file: "cashew.csv",
    source: "cashew",
    kind: "current",
    digits: null,
    balances: "none",
    category: true,
    write: (lines) =>
      utf8(
        delimited(
          [
            "account,amount,currency,title,note,date,income,type,category name,subcategory name,color,icon,emoji,budget,objective".split(
              ",",
            ),
            ...lines.map((row) => [
              "Conta",
              point(row.cents),
              "eur",
              row.text,
              "",
              `${row.date} 10:00:00.000`,
              String(row.cents > 0),
              "null",
              "Alimentação",
              "",
              "",
              "",
              "",
              "",
              "",
            ]),
          ],
          { by: ",", end: "\n" },
        ),
      ),
  },
];
