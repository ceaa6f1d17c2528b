import { balanceForm, type ToldBalance } from "../../application/forms/balance-form.ts";
import type { SaveInput } from "../../application/machines/form-dialog.machine.ts";
import type { BankAccounts } from "../../application/ports/bank-accounts.ts";
import type { Recurrences } from "../../application/ports/recurrences.ts";
import { viewForecast } from "../../application/use-cases/view-forecast.ts";
import { changeId } from "../../domain/shared/ids.ts";
import { httpBankAccounts } from "../../infrastructure/http/http-bank-accounts.ts";
import { httpRecurrences } from "../../infrastructure/http/http-recurrences.ts";
import type { ForecastFeature } from "../../ui/screens/forecast/forecast-feature.ts";
import { imaginedMovements } from "../../ui/screens/forecast/imagined-search.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const RECURRENCES = key<Pick<Recurrences, "list">>("forecastRecurrences");
const ACCOUNTS = key<BankAccounts>("forecastAccounts");

const needs = {
  accounts: ACCOUNTS,
  recurrences: RECURRENCES,
  clock: keys.clock,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
};

/** The forecast, and the balances that it begins with. */
export const forecastFeature = feature(
  [bind(ACCOUNTS, [keys.api], httpBankAccounts), bind(RECURRENCES, [keys.api], httpRecurrences)],
  needs,
  startForecast,
);

/** Starts the dialog in which a balance is told; what is told is fetched again with what the screen shows. */
export function startForecast({
  accounts,
  recurrences,
  clock,
  ids,
  notify,
  reload,
}: NeedsOf<typeof needs>): ForecastFeature {
  const balance = startFormDialog(
    balanceForm(clock),
    ids,
    async ({ draft, key: change }: SaveInput<ToldBalance, never>) => {
      await accounts.tell(draft.balance, draft.account, changeId(change));
      notify({ type: "balance-told", balance: draft.balance.amount });
      reload();
    },
  );
  return {
    load: async () => {
      const [told, again] = await Promise.all([accounts.list(), recurrences.list()]);
      return { accounts: told, recurrences: again };
    },
    view: (basis, reach, imagined) =>
      viewForecast(clock)({
        ...basis,
        reach,
        imagined: imaginedMovements(imagined, clock.today()),
      }),
    balance,
  };
}
