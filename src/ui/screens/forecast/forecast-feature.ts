import type { ActorRefFrom } from "xstate";
import type { BalanceFields, BalanceInput } from "../../../application/accounts/balance-form.ts";
import type { AccountReserveFields } from "../../../application/forecast/account-reserve-form.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { ForecastBasis } from "../../../application/forecast/read-forecast-basis.ts";
import type { ForecastView } from "../../../application/forecast/view-forecast.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import type { Saving } from "../../../domain/forecast/saving.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Cents } from "../../../domain/shared/cents.ts";

export type BalanceActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<BalanceFields, BalanceInput, never>>
>;

export type AccountReserveActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<AccountReserveFields, Cents, never>>
>;

/** The parts that composition provides to the forecast; `load` and `moves` reject with a Failure. */
export type ForecastFeature = {
  readonly load: () => Promise<ForecastBasis>;
  /** The imported movements since the earliest told balance. */
  readonly moves: () => Promise<ForecastBasis["lines"]>;
  readonly view: (
    basis: ForecastBasis,
    horizon: Horizon,
    saving: Saving | null,
  ) => (book: Book) => ForecastView;
  readonly balance: BalanceActor;
  readonly accountReserve: AccountReserveActor;
};

/** The content of the screen. */
export type ForecastContent = {
  readonly forecast: ForecastView;
  readonly accounts: readonly Account[];
  readonly horizon: Horizon;
  readonly saving: Saving | null;
  readonly kept: Cents;
  readonly balance: BalanceActor;
  readonly accountReserve: AccountReserveActor;
};
