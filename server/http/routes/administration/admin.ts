import { object, string } from "valibot";
import {
  accountChangeSchema,
  decodeNewAccount,
  encodeListedUser,
  encodeUserOverview,
  listedUserSchema,
  listedUsersSchema,
  newAccountSchema,
  userOverviewSchema,
  userQuerySchema,
} from "../../../../src/contract/administration/admin.ts";
import { recoveryLinkSchema } from "../../../../src/contract/login/recovery.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Users } from "../../../application/administration/users.ts";
import type { changeAccount } from "../../../application/administration/change-account.ts";
import type { createAccount } from "../../../application/administration/create-account.ts";
import type { makeRecoveryLink } from "../../../application/recovery/make-recovery-link.ts";
import type { removeAccount } from "../../../application/administration/remove-account.ts";
import type { Api } from "../../api.ts";
import { onceKeyOf } from "../../requests/once-key.ts";
import { refuse } from "../../answers/refuse.ts";
import { sessionOf } from "../../access/session-of.ts";

export type AdminUseCases = {
  readonly listUsers: Users["list"];
  readonly readUserOverview: Users["overview"];
  readonly createAccount: ReturnType<typeof createAccount>;
  readonly changeAccount: ReturnType<typeof changeAccount>;
  readonly removeAccount: ReturnType<typeof removeAccount>;
  readonly makeRecoveryLink: ReturnType<typeof makeRecoveryLink>;
  /** Returns the address of a token's link. */
  readonly recoveryAddress: (token: string) => string;
};

/** A text that is not a username names no user. */
const usernameInPath = object({ username: string() });

/** Adds all users' accounts, for administrators (/auth/admin). */
export function adminRoutes(api: Api, useCases: AdminUseCases): void {
  readingRoutes(api, useCases);
  writingRoutes(api, useCases);
}

function readingRoutes(api: Api, { listUsers, readUserOverview }: AdminUseCases): void {
  api.get(
    paths.adminUsers,
    {
      schema: { querystring: userQuerySchema },
      config: {
        access: "admin",
        summary: "Listar os utilizadores, todos ou uma parte",
        description:
          "Vêm por nome de utilizador. «pesquisa» procura no nome e no email sem olhar a maiúsculas nem acentos; «limite», até 200, e «saltar» pedem uma parte. «elimina_em» diz quando será eliminada uma conta que o pediu.",
        answers: { 200: listedUsersSchema },
      },
    },
    async ({ query: { pesquisa, limite, saltar } }) => {
      const users = await listUsers({ search: pesquisa, limit: limite, skip: saltar });
      return users.map(encodeListedUser);
    },
  );

  api.get(
    paths.adminOverview,
    {
      config: {
        access: "admin",
        summary: "Contar os utilizadores",
        description:
          "Conta todas as contas e, destas, as ativas, as suspensas, as Premium e as de administradores.",
        answers: { 200: userOverviewSchema },
      },
    },
    async () => encodeUserOverview(await readUserOverview()),
  );
}

function writingRoutes(api: Api, useCases: AdminUseCases): void {
  api.post(
    paths.adminUsers,
    {
      schema: { body: newAccountSchema },
      config: {
        access: "admin",
        presence: true,
        summary: "Criar um utilizador",
        description:
          "Sem «tipo» não é administrador. Um pedido repetido com a mesma Idempotency-Key tem de trazer também a mesma senha (409).",
        answers: { 201: listedUserSchema },
        refusals: ["username-taken", "email-taken"],
        repeatable: true,
      },
    },
    async (request, reply) => {
      const account = decodeNewAccount(request.body);
      const { password: _kept, ...wish } = account;
      const once = onceKeyOf(request, wish);
      if (!once.ok) return refuse(reply, once.reason);
      const { user } = sessionOf(request);
      const created = await useCases.createAccount(user, account, once.value);
      if (!created.ok) return refuse(reply, created.reason);
      return reply.code(201).send(encodeListedUser({ ...created.value, leavesAt: null }));
    },
  );

  api.put(
    paths.adminUser(":username"),
    {
      schema: { params: usernameInPath, body: accountChangeSchema },
      config: {
        access: "admin",
        presence: true,
        summary: "Alterar o estado, a senha ou o plano de um utilizador",
        description:
          "Envie exatamente um de «status», «new_password» e «plano»; vale a partir da chamada seguinte desse utilizador. Uma suspensão ou uma senha nova terminam as sessões dele. Ninguém se suspende a si próprio, e tem de ficar um administrador ativo (409).",
        answers: { 200: listedUserSchema },
        refusals: ["no-such-user", "own-account", "last-admin"],
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const changed = await useCases.changeAccount(user, request.params.username, request.body);
      return changed.ok ? encodeListedUser(changed.value) : refuse(reply, changed.reason);
    },
  );

  api.post(
    paths.adminRecovery(":username"),
    {
      // The response contains the token beside a name that anybody may have chosen.
      compress: false,
      schema: { params: usernameInPath },
      config: {
        access: "admin",
        presence: true,
        summary: "Criar uma ligação com que um utilizador escolhe uma nova senha",
        description:
          "A ligação só vem nesta resposta, serve uma vez durante 30 minutos e anula as anteriores dessa pessoa. Onde não há PUBLIC_URL é só um caminho, que quem chama completa.",
        answers: { 201: recoveryLinkSchema },
        refusals: ["no-such-user"],
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const made = await useCases.makeRecoveryLink(user, request.params.username);
      if (!made.ok) return refuse(reply, made.reason);
      return reply.code(201).send({ ligacao: useCases.recoveryAddress(made.value) });
    },
  );

  api.delete(
    paths.adminUser(":username"),
    {
      schema: { params: usernameInPath },
      config: {
        access: "admin",
        presence: true,
        summary: "Excluir um utilizador com todos os seus dados",
        description:
          "Apaga logo a conta, com todos os registos e fotos, e não se desfaz. Ninguém exclui a própria conta por aqui, nem o último administrador ativo (409).",
        answers: { 204: null },
        refusals: ["no-such-user", "own-account", "last-admin"],
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const removed = await useCases.removeAccount(user, request.params.username);
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.reason);
    },
  );
}
