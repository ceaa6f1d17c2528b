import type { CivilDate } from "../shared/civil-date.ts";
import type { Account, Closing } from "./account.ts";

/** A balance that was told for an account, by the user or by an imported file. */
export type BalanceEntry = Pick<Closing, "date"> & { readonly by: "person" | "import" };

/**
 * The telling that counts, given all of an account in the order in which they came. One by the user replaces any before
 * it, one by a file only those of the same day or an earlier one. Null if there is none.
 */
export const countingTelling = <Told extends BalanceEntry>(
  tellings: readonly Told[],
): Told | null =>
  tellings.reduce<Told | null>(
    (counts, one) =>
      counts === null || one.by === "person" || one.date >= counts.date ? one : counts,
    null,
  );

/** The earliest day of the balances that count, of all accounts; null if none was told. */
export const firstTold = (accounts: readonly Pick<Account, "balance">[]): CivilDate | null =>
  accounts
    .flatMap(({ balance }) => balance?.date ?? [])
    .toSorted()
    .at(0) ?? null;
