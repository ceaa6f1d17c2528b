import type { BankAccounts } from "../../application/ports/bank-accounts.ts";
import { accountListSchema, accountSchema, decodeAccount } from "../../contract/accounts.ts";
import { encodeToldBalance, keptCushionSchema } from "../../contract/balances.ts";
import { paths } from "../../contract/paths.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import type { Api } from "./api.ts";
import { creating } from "./naming-headers.ts";

/** Bank accounts over /contas, /previsao/saldo and /previsao/reserva. */
export const httpBankAccounts = (api: Api): BankAccounts => ({
  list: async () => (await api("get", paths.accounts, accountListSchema)).map(decodeAccount),
  tell: async (balance, account, change) =>
    decodeAccount(
      await api("put", paths.toldBalance, accountSchema, {
        body: encodeToldBalance({ balance, account }),
        headers: creating({ change }),
      }),
    ),
  cushion: async () => (await api("get", paths.cushion, keptCushionSchema)).valor,
  keepCushion: async (cushion) => {
    const body = { valor: eurosFromCents(cushion) };
    await api("put", paths.cushion, keptCushionSchema, { body });
  },
});
