import { cents, type Cents } from "../../shared/cents.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import type { Closing } from "../../accounts/account.ts";
import { signedCents } from "./identity.ts";
import type { Statement } from "./statement.ts";

/** Movements that are missing between two files of one account; `amount` is their sum, negative for money out. */
export type Gap = { readonly from: CivilDate; readonly to: CivilDate; readonly amount: Cents };

/** The balance before the first row of a statement, or null if its balances do not prove it. */
export function openingOf({ rows, proof, closing, unread }: Statement): Cents | null {
  if (proof.state !== "proven" || closing === null || unread.length > 0) return null;
  return cents(closing.amount - rows.reduce((moved, row) => moved + signedCents(row), 0));
}

/**
 * The gap between the last known balance of an account and a later file of it, or null if there is none or it is
 * unknown. A file that begins before that day leaves no gap; if it begins on it, one of its balances has to be the
 * known one.
 */
export function betweenFiles(earlier: Closing, later: Statement): Gap | null {
  const first = later.rows[0];
  const opening = openingOf(later);
  if (first === undefined || opening === null || first.date < earlier.date) return null;
  if (opening === earlier.amount) return null;
  const meets = later.rows.some(
    ({ date, balance }) => date === earlier.date && balance === earlier.amount,
  );
  if (meets) return null;
  return { from: earlier.date, to: first.date, amount: cents(opening - earlier.amount) };
}
