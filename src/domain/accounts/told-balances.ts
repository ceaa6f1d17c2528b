import type { CivilDate } from "../shared/civil-date.ts";
import type { Account, Closing } from "./account.ts";

/** A balance that was told of an account: by the person, or by an imported file. */
export type Telling = Pick<Closing, "date"> & { readonly by: "person" | "import" };

/**
 * The telling that counts, of all that were told of an account in the order in which they came: a person's takes the place of
 * whatever was told before, a file's only of one of the same day or an earlier one. Null if none was told.
 */
export const countingTelling = <Told extends Telling>(tellings: readonly Told[]): Told | null =>
  tellings.reduce<Told | null>(
    (counts, one) =>
      counts === null || one.by === "person" || one.date >= counts.date ? one : counts,
    null,
  );

/** The first day of which a balance counts, of all accounts; null if none was told. */
export const firstTold = (accounts: readonly Pick<Account, "balance">[]): CivilDate | null =>
  accounts
    .flatMap(({ balance }) => balance?.date ?? [])
    .toSorted()
    .at(0) ?? null;
