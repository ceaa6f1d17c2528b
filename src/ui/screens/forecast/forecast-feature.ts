import type { ActorRefFrom } from "xstate";
import type { BalanceFields, ToldBalance } from "../../../application/accounts/balance-form.ts";
import type { CushionFields } from "../../../application/forecast/cushion-form.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { ForecastBasis } from "../../../application/forecast/read-forecast-basis.ts";
import type { ForecastView } from "../../../application/forecast/view-forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import type { Saving } from "../../../domain/forecast/saving.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Cents } from "../../../domain/shared/cents.ts";

export type BalanceActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<BalanceFields, ToldBalance, never>>
>;

export type CushionActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<CushionFields, Cents, never>>
>;

/** The parts that composition provides to the forecast; `load` and `moves` reject with a Failure. */
export type ForecastFeature = {
  readonly load: () => Promise<ForecastBasis>;
  /** The imported movements since the earliest told balance. */
  readonly moves: () => Promise<ForecastBasis["lines"]>;
  readonly view: (
    basis: ForecastBasis,
    reach: Reach,
    saving: Saving | null,
  ) => (book: Book) => ForecastView;
  readonly balance: BalanceActor;
  readonly cushion: CushionActor;
};

/** The content of the screen. */
export type ForecastContent = {
  readonly forecast: ForecastView;
  readonly accounts: readonly Account[];
  readonly reach: Reach;
  readonly saving: Saving | null;
  readonly kept: Cents;
  readonly balance: BalanceActor;
  readonly cushion: CushionActor;
};
