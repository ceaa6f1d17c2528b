import type { Clock } from "../../application/clock.ts";
import type { Balances } from "../../application/forecast/read-forecast-basis.ts";
import { encodeToldBalance, storedAccountReserveSchema } from "../../contract/accounts/balances.ts";
import { paths } from "../../contract/paths.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { nothing, type Api } from "./api.ts";
import { creating, today } from "./ledger/naming-headers.ts";

/** Balances over /previsao/saldo and /previsao/reserva. */
export const httpBalances = (api: Api, clock: Pick<Clock, "today">): Balances => ({
  tell: async (balance, account, change) => {
    await api("put", paths.toldBalance, nothing, {
      body: encodeToldBalance({ balance, account }),
      headers: { ...creating({ change }), ...today(clock) },
    });
  },
  accountReserve: async () =>
    (await api("get", paths.accountReserve, storedAccountReserveSchema)).valor,
  setAccountReserve: async (accountReserve) => {
    const body = { valor: eurosFromCents(accountReserve) };
    await api("put", paths.accountReserve, storedAccountReserveSchema, { body });
  },
});
