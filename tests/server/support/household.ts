import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { BANK_FILES } from "../../support/bank-files/bank-files.ts";
import type { Line } from "../../support/bank-files/line.ts";

/** The accounts of a household, each with its bank's file format, and its initial balance in cents. */
const ACCOUNTS = {
  current: { file: "cgd-ordem.csv", opening: 500_000 },
  savings: { file: "cgd-poupanca.csv", opening: 100_000 },
  card: { file: "cgd-cartao.csv", opening: 0 },
  pocket: { file: "revolut-pt.csv", opening: 10_000 },
  invoices: { file: "e-fatura.csv", opening: 0 },
} as const;

type AccountName = keyof typeof ACCOUNTS;

export const MONTHS = 4;

/** The income and expenses of a month as a person would state them, in cents. */
export type Plain = { readonly income: number; readonly expense: number };

/** A dinner that the person also enters manually. */
export const DINNER = { date: civilDate(2025, 2, 19), cents: 3_450 };

/** Generates some months of movements for each account, and their totals. */
function live() {
  const books: Record<AccountName, Line[]> = {
    current: [],
    savings: [],
    card: [],
    pocket: [],
    invoices: [],
  };
  const plain = new Map<string, Plain>();
  let owed = 0;
  for (let month = 1; month <= MONTHS; month += 1) {
    const spent: number[] = [];
    const write = (account: AccountName, day: number, cents: number, text: string) => {
      const date: CivilDate = civilDate(2025, month, day);
      books[account].push({ date, cents, text });
    };
    const spend = (account: AccountName, day: number, cents: number, text: string) => {
      write(account, day, -cents, text);
      spent.push(cents);
    };
    const move = (from: AccountName, to: AccountName, day: number, cents: number) => {
      write(from, day, -cents, `TRF P/ ${to}`);
      write(to, day + 1, cents, `TRF DE ${from}`);
    };
    write("current", 25, 183_456, "ORDENADO INVENTOS LDA");
    spend("current", 1, 65_000, "TRF RENDA");
    for (const _ of ["one", "other"]) spend("current", 8, 120, "COMPRA CAFE CENTRAL");
    spend("current", 15, 3_000 + month, "DD EDP COMERCIAL");
    spend("pocket", 10, 1_799, "NETFLIX");
    move("current", "savings", 12, 20_000);
    move("savings", "current", 20, 5_000);
    move("current", "pocket", 3, 10_000);
    // The debt is paid with the interest of some months, which the card's file does not show.
    if (owed > 0) write("current", 5, -owed - (month % 2) * 150, "PAGAMENTO CARTAO CREDITO");
    if (owed > 0) write("card", 6, owed, "PAGAMENTO RECEBIDO");
    const bought = [3_333 + month, 7_050 + month, 999];
    for (const [at, cents] of bought.entries()) spend("card", 9 + 9 * at, cents, `LOJA ${cents}`);
    owed = bought.reduce((all, cents) => all + cents, 0);
    const invoiced = [120, ...bought.slice(1)];
    for (const [at, cents] of invoiced.entries())
      write("invoices", 8 + 9 * at, -cents, `EMITENTE ${at}`);
    // Paid in cash: only the invoice shows it.
    spend("invoices", 23, 456 + month, "PADARIA");
    if (month === 2) spend("current", 20, DINNER.cents, "COMPRA RESTAURANTE");
    if (month === 2) write("invoices", 19, -DINNER.cents, "RESTAURANTE");
    const expense = spent.reduce((all, cents) => all + cents, 0);
    plain.set(`2025-0${month}`, { income: 183_456, expense });
  }
  for (const book of Object.values(books))
    book.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return { books, plain };
}

const { books, plain } = live();

/** By month. */
export const PLAIN: ReadonlyMap<string, Plain> = plain;

const monthOf = ({ date }: Line) => Number(date.slice(5, 7));

/** Makes the file of an account for some months, in its bank's format. */
function fileOf(account: AccountName, from: number, to: number): Uint8Array {
  const { file, opening } = ACCOUNTS[account];
  const bank = BANK_FILES.find((one) => one.file === file);
  if (bank === undefined) throw new Error(`nothing writes ${file}`);
  const before = books[account].filter((line) => monthOf(line) < from);
  const lines = books[account].filter((line) => monthOf(line) >= from && monthOf(line) <= to);
  return bank.write(
    lines,
    before.reduce<number>((held, { cents }) => held + cents, opening),
  );
}

/** Files of all accounts, of two months each, that overlap by one. */
export const FILES: readonly Uint8Array[] = (Object.keys(ACCOUNTS) as AccountName[]).flatMap(
  (account) => [1, 2, 3].map((from) => fileOf(account, from, from + 1)),
);
