import {
  accountKind,
  accountListSchema,
  encodeListedAccount,
} from "../../../src/contract/kinds/accounts.ts";
import { paths } from "../../../src/contract/paths.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { accountWrites } from "../../application/kinds/accounts.ts";
import type { listAccounts } from "../../application/administration/list-accounts.ts";
import { inBody } from "../answers/answer-writes.ts";
import type { Api } from "../api.ts";
import { writingRoutes } from "../records.ts";
import { sessionOf } from "../access/session-of.ts";

export type AccountUseCases = {
  readonly listAccounts: ReturnType<typeof listAccounts>;
  readonly accountWrites: ReturnType<typeof accountWrites>;
};

/** Adds the accounts, each with its balance today (/contas). */
export function accountRoutes(api: Api, { listAccounts, accountWrites }: AccountUseCases): void {
  api.get(
    paths.accounts,
    {
      config: {
        access: "user",
        summary: "Listar as contas, com o que cada uma tem hoje",
        answers: { 200: accountListSchema },
      },
    },
    async (request) =>
      (await listAccounts(sessionOf(request).ledger.id)).map(({ account, held }) =>
        encodeListedAccount(account, held),
      ),
  );

  writingRoutes(api, accountKind, accountWrites, {
    access: "user",
    create: { summary: "Criar uma conta; até 100", refusals: ["too-many-accounts"] },
    change: { summary: "Alterar uma conta, ou fechá-la" },
    remove: {
      summary: "Remover uma conta que ainda não tem movimentos",
      refusals: ["account-in-use"],
    },
    faults: { "bad-main-account": inBody("principal", fieldIssues["bad-main-account"]) },
  });
}
