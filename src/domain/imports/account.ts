import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, TransactionId } from "../shared/ids.ts";

/** The kind of an account (ordem | poupanca | cartao | dinheiro on the wire). */
export type AccountKind = "current" | "savings" | "card" | "cash";

/** Kinds of which the money is there to be spent; savings are kept apart. */
export const isOfTheDay = ({ kind }: Pick<Account, "kind">): boolean => kind !== "savings";

/** The balance of an account at the end of a day; it may be negative. */
export type Closing = { readonly amount: Cents; readonly date: CivilDate };

/** A balance as the ledger keeps it. */
export type ToldBalance = Closing & {
  /**
   * The records of its day that it holds already, where it was told on that very day: then it means the moment of telling.
   * Null where it means the end of its day.
   */
  readonly includes: readonly TransactionId[] | null;
};

/** An account of the person's, known only as far as imports and the forecast need it. */
export type Account = {
  readonly id: AccountId;
  readonly label: string;
  readonly bank: string | null;
  /** The last four digits of its number, never more. */
  readonly digits: string | null;
  readonly kind: AccountKind;
  /** The last balance that was told. */
  readonly balance: ToldBalance | null;
  /** Whether records of no account are taken for its own: so for one told account of the day at most. */
  readonly main: boolean;
};

/** A balance that takes the place of the known one, since it is of no earlier day and says something else; else null. */
export function newlyTold(told: Closing | null, known: Closing | null): Closing | null {
  if (told === null || known === null) return told;
  const isSame = told.date === known.date && told.amount === known.amount;
  return isSame || told.date < known.date ? null : told;
}
