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
        description:
          "«dito» é o saldo indicado que vale, «saldo_hoje» esse saldo com o que o mudou desde então e «movimentos_desde» quantos movimentos foram; são null numa conta fechada ou de que não se indicou saldo. Em «saldo», «inclui» nomeia os registos do próprio dia que ele já contém, e é null se for o saldo do fim do dia. «principal» é a conta dos registos que não nomeiam nenhuma: a escolhida, ou então a primeira conta aberta do dia a dia com saldo indicado.",
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
    create: {
      summary: "Criar uma conta; até 100",
      description:
        "«digitos» são os quatro últimos do número. Sem «do_dia», a «especie» diz se a conta é do dia a dia. «principal» escolhe-a como a conta dos registos que não nomeiam nenhuma; tem de ser do dia a dia.",
      refusals: ["too-many-accounts"],
    },
    change: {
      summary: "Alterar uma conta, ou fechá-la",
      description:
        "Envie só o que muda. Uma conta fechada não conta para nada e deixa de ser proposta; se era a principal, outra toma o seu lugar.",
    },
    remove: {
      summary: "Remover uma conta que ainda não tem movimentos",
      description:
        "Uma conta com registos ou importações não se remove (409 «conta_em_uso»): feche-a.",
      refusals: ["account-in-use"],
    },
    faults: { "bad-main-account": inBody("principal", fieldIssues["bad-main-account"]) },
  });
}
