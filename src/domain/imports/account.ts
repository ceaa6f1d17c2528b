import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId } from "../shared/ids.ts";

/** What an account is (ordem | poupanca | cartao | dinheiro on the wire). */
export type AccountKind = "current" | "savings" | "card" | "cash";

/** What an account held at the end of a day; it may be negative. */
export type Closing = { readonly amount: Cents; readonly date: CivilDate };

/** An account of the person's, known only as far as imports need it. */
export type Account = {
  readonly id: AccountId;
  readonly label: string;
  readonly bank: string | null;
  /** The last four digits of its number, never more. */
  readonly digits: string | null;
  readonly kind: AccountKind;
  /** The last balance that was told. */
  readonly balance: Closing | null;
};
