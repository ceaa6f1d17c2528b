import { balanceForm, type BalanceInput } from "../../application/accounts/balance-form.ts";
import { accountReserveForm } from "../../application/forecast/account-reserve-form.ts";
import type { SaveInput } from "../../application/acts/form-dialog.machine.ts";
import {
  type Balances,
  type ToldOf,
  readForecastBasis,
  readMoves,
} from "../../application/forecast/read-forecast-basis.ts";
import type { Imports } from "../../application/imports/imports.ts";
import { nextRevision } from "../../application/ledger/next-revision.ts";
import { viewForecast } from "../../application/forecast/view-forecast.ts";
import { accountCalled } from "../../domain/accounts/account-called.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { accountId, changeId } from "../../domain/shared/ids.ts";
import { httpBalances } from "../../infrastructure/http/http-balances.ts";
import type { ForecastFeature } from "../../ui/screens/forecast/forecast-feature.ts";
import { startDraftedFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { laterImports } from "../later-imports.ts";

const BALANCES = key<Balances>("balances");
const IMPORTS = key<Pick<Imports, "lines">>("forecastImports");

const needs = {
  balances: BALANCES,
  imports: IMPORTS,
  ledger: keys.ledger,
  clock: keys.clock,
  drafts: keys.drafts,
  ids: keys.ids,
  newDays: keys.newDays,
  notify: keys.notify,
  reload: keys.reload,
};

/** The forecast, and the balances that it begins with. */
export const forecastFeature = feature(
  [
    bind(BALANCES, [keys.api, keys.clock], httpBalances),
    bind(IMPORTS, [keys.api, keys.clock], laterImports),
  ],
  needs,
  startForecast,
);

/**
 * The account of a told balance: also a known one that has the name of a new one already. A new account takes the id of
 * its change, so that a retry creates no second one.
 */
const toldOf = ({ account }: BalanceInput, change: string, known: readonly Account[]): ToldOf => {
  if (account.type === "main") return null;
  if (account.type === "known") return { id: account.id, label: null };
  const called = accountCalled(known, account.label);
  return called === null
    ? { id: accountId(change), label: account.label }
    : { id: called.id, label: null };
};

/** Starts the dialogs for balances and the cushion; each save reloads the screen. */
export function startForecast(given: NeedsOf<typeof needs>): ForecastFeature {
  const { balances, clock, drafts, ids, ledger, newDays, notify, reload } = given;
  const there = () => null;
  const balance = startDraftedFormDialog(
    balanceForm(clock),
    { ids, drafts, name: "balance", there },
    async ({ draft, key: change }: SaveInput<BalanceInput, never>) => {
      const known = accountsOf(ledger.getSnapshot());
      await balances.tell(draft.balance, toldOf(draft, change, known), changeId(change));
      notify({
        type: "balance-told",
        balance: draft.balance.amount,
        undo: changeId(change),
      });
      reload();
    },
  );
  newDays((day) => balance.send({ type: "NEW_DAY", ...day }));
  const accountReserve = startDraftedFormDialog(
    accountReserveForm,
    { ids, drafts, name: "reserve", there },
    async ({ draft }: SaveInput<Cents, never>) => {
      await balances.setAccountReserve(draft);
      notify({ type: "account-reserve-set", accountReserve: draft });
      reload();
    },
  );
  // What moved is told beside the book: the screen that shows it loads it again with each revision of the book.
  const follow = nextRevision(ledger, reload);
  const following =
    <Read>(read: () => Promise<Read>) =>
    () => {
      follow();
      return read();
    };
  return {
    load: following(readForecastBasis(given)),
    moves: following(readMoves(given)),
    view: (basis, horizon, saving) => viewForecast(clock)({ ...basis, horizon, saving }),
    balance,
    accountReserve,
  };
}
