import type { BankFile } from "./bank-file.ts";
import { delimited } from "./delimited.ts";
import { utf8 } from "./encode.ts";
import { dayFirst, monthFirst, point, running, type Line } from "./line.ts";

const newest = (opening: number, lines: Parameters<BankFile["write"]>[0]) =>
  running(opening, lines).toReversed();

/** The month goes first where the days leave no doubt of it; a file of nothing else could be either. */
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

/** Files of banks from abroad and of other programs. */
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
              // Every third movement costs a fee, which its amount does not contain.
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
