import { textFromInert } from "../../shared/csv.ts";
import { refused } from "../../shared/result.ts";
import { bankText, shownRow } from "../bank-text.ts";
import { foldName } from "./header.ts";
import type { Found, Movement } from "../statements/movement.ts";
import { openingAbove, openingOfRow } from "./opening-balance.ts";
import { readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import type { Reading } from "./reading.ts";
import { cellText, type Cell, type Sheet, type SheetRow } from "./sheet.ts";
import { signedAmounts } from "./signed-amount.ts";
import type { IgnoredReason, UnreadRow } from "../statements/statement.ts";

const EUROS = new Set(["eur", "euro", "euros"]);

/** The issuer of an invoice, as the tax portal writes it: `500100144 - Mercearia`. */
const ISSUER = /^(\d{9})\s*-\s*(.*)$/s;

/**
 * Finds the movements among the rows below a header. A row without a date is no movement (a detail, a total, a page
 * number); one with a date is read, ignored on purpose, or reported as unread, and never lost.
 */
export function findMovements(table: Sheet, reading: Reading, above: Sheet = []): Found {
  const movements: Movement[] = [];
  const unread: UnreadRow[] = [];
  const ignored: IgnoredReason[] = [];
  const openings = table.map((row) => openingOfRow(row, reading));
  const rows = table.filter((_, index) => openings[index] === null);
  const dayOf = ({ cells }: SheetRow) => readDay(at(cells, reading.columns.date), reading.dayOrder);
  const amountOf = signedAmounts(
    reading,
    rows.filter((row) => dayOf(row) !== null),
  );
  const cut = cutRow(table);
  for (const row of rows) {
    const { cells, line } = row;
    const moment = dayOf(row);
    const left = ignoredReason(cells, reading, moment === null);
    if (left !== null) {
      ignored.push(left);
      continue;
    }
    if (moment === null) continue;
    const text = () => shownRow(cells.map(cellText));
    const amount = row === cut ? refused("cut" as const) : amountOf(cells);
    if (!amount.ok) {
      const { reason } = amount;
      if (reason === "currency") ignored.push(reason);
      else unread.push({ line, text: text(), reason: moment === "bad" ? "date" : reason });
    } else if (moment === "bad") unread.push({ line, text: text(), reason: "date" });
    else {
      const { signed, open } = amount.value;
      const told = factsOf(cells, reading);
      movements.push({ line, ...moment, signed, ...(open && { open: text() }), ...told });
    }
  }
  const opening = [openingAbove(above), ...openings].find((amount) => amount !== null) ?? null;
  return {
    movements,
    unread,
    ignored,
    opening: opening === null ? null : held(opening, reading.sign),
    available: reading.available === true,
  };
}

const at = (cells: readonly Cell[], column: number | undefined): Cell =>
  column === undefined ? null : (cells[column] ?? null);

/** The facts of a row, apart from its day and its amount. */
function factsOf(cells: readonly Cell[], { columns, taxNumber, inert, sign }: Reading) {
  const textOf = (column: number | undefined) => {
    const text = cellText(at(cells, column));
    return inert ? textFromInert(text) : text;
  };
  const [, issuer, name] = (taxNumber ? ISSUER.exec(textOf(columns.description)) : null) ?? [];
  const words = name ?? [textOf(columns.description), textOf(columns.details)].join(" ");
  const balance = readAmount(at(cells, columns.balance));
  return {
    original: bankText(words),
    balance: balance?.ok === true ? held(balance.value, sign) : null,
    ...(balance?.ok === false && { spoiltBalance: true }),
    chain: cellText(at(cells, columns.chain)),
    taxNumber: issuer ?? null,
    category: bankText(textOf(columns.category)) || null,
  };
}

/** The account's amount by a balance; if purchases are positive, a balance is a debt. */
const held = (balance: number, { by }: Reading["sign"]): number =>
  by === "inverted-sign" && balance !== 0 ? -balance : balance;

/** Why a row is ignored on purpose, or null. A row without a date is a movement only if it has a state. */
function ignoredReason(
  cells: readonly Cell[],
  { columns, states, otherCurrency }: Reading,
  dateless: boolean,
): IgnoredReason | null {
  const state = foldName(cellText(at(cells, columns.state)));
  if (states !== null && state !== "") {
    if (states.reverted.includes(state)) return "reverted";
    if (dateless || !states.done.includes(state)) return "pending";
  }
  const currency = cellText(at(cells, columns.currency)).toLowerCase();
  if (dateless || currency === "€" || EUROS.has(currency)) return null;
  return currency !== "" || otherCurrency === true ? "currency" : null;
}

/** The last row, if the file is cut off in it: it has fewer cells than the row before. */
export function cutRow(rows: Sheet): SheetRow | null {
  const [last, before] = [rows.at(-1), rows.at(-2)];
  return last && before && last.cells.length < before.cells.length ? last : null;
}
