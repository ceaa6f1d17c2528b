import type { ActorRefFrom } from "xstate";
import type { BalanceFields, ToldBalance } from "../../../application/forms/balance-form.ts";
import type { formDialogMachine } from "../../../application/machines/form-dialog.machine.ts";
import type { ForecastView } from "../../../application/use-cases/view-forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import type { Account } from "../../../domain/imports/account.ts";
import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Imagined } from "./imagined-search.ts";

export type BalanceActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<BalanceFields, ToldBalance, never>>
>;

/** The accounts, with the balances that were told, and what comes again. */
export type ForecastBasis = {
  readonly accounts: readonly Account[];
  readonly recurrences: readonly Seen<Recurrence>[];
};

/** What composition gives the forecast; `load` rejects with a Failure. */
export type ForecastFeature = {
  readonly load: () => Promise<ForecastBasis>;
  readonly view: (
    basis: ForecastBasis,
    reach: Reach,
    imagined: Imagined | null,
  ) => (book: Book) => ForecastView;
  readonly balance: BalanceActor;
};

/** What the screen shows. */
export type ForecastContent = {
  readonly forecast: ForecastView;
  readonly accounts: readonly Account[];
  readonly reach: Reach;
  readonly imagined: Imagined | null;
  readonly balance: BalanceActor;
};
