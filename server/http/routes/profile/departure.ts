import type { FastifyReply } from "fastify";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { loginOutcomeSchema, loginSchema } from "../../../../src/contract/login/auth.ts";
import {
  departureRequestSchema,
  departureSchema,
  encodeDeparture,
} from "../../../../src/contract/profile/departure.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import type { LeaveRefusal, leave } from "../../../application/profile/leave.ts";
import type { comeBack } from "../../../application/login/log-in.ts";
import { actorOf } from "../../access/session-of.ts";
import { answerLogin } from "../../access/answer-login.ts";
import type { Api } from "../../api.ts";
import { originOf } from "../../access/origin-of.ts";
import { refuse, refuseField, refuseTooMany } from "../../answers/refuse.ts";

export type DepartureUseCases = {
  readonly leave: ReturnType<typeof leave>;
  readonly comeBack: ReturnType<typeof comeBack>;
};

/** Adds the deletion of one's own account, and its cancellation (/auth/me and /auth/recuperar-conta). */
export function departureRoutes(api: Api, { leave, comeBack }: DepartureUseCases): void {
  api.delete(
    accountPaths.me,
    {
      schema: { body: departureRequestSchema },
      config: {
        access: "user",
        summary: "Pedir a eliminação da própria conta; durante 7 dias pode ser recuperada",
        description:
          "Todas as sessões terminam, e a conta fica fechada até «elimina_em»; até lá /auth/recuperar-conta traz tudo de volta. Depois nenhum registo nem ficheiro nomeia a pessoa. Quem tem segundo fator tem de confirmar antes quem é (403 «presenca»). O último administrador ativo não pode sair (409).",
        answers: { 200: departureSchema },
        refusals: ["last-admin", "presence-missing", "busy"],
        urgent: true,
      },
    },
    async (request, reply) => {
      const left = await leave(actorOf(request), request.body.senha);
      if (!left.ok) return refuseToLeave(reply, left.reason);
      return reply.header("clear-site-data", '"cache"').send(encodeDeparture(left.value));
    },
  );

  api.post(
    loginPaths.comeBack,
    {
      // The response contains the token beside a name that anybody may have chosen.
      compress: false,
      schema: { body: loginSchema },
      config: {
        access: "public",
        summary: "Recuperar a conta cuja eliminação se pediu, e iniciar sessão",
        description: "Tem o corpo, as respostas e os limites de /auth/login, e a conta fica.",
        answers: { 200: loginOutcomeSchema },
        refusals: ["bad-credentials", "suspended", "too-many-requests"],
        urgent: true,
      },
    },
    async (request, reply) =>
      answerLogin(reply, await comeBack({ ...request.body, ...originOf(request) })),
  );
}

function refuseToLeave(reply: FastifyReply, reason: LeaveRefusal): FastifyReply {
  if (typeof reason === "object") return refuseTooMany(reply, reason);
  if (reason === "wrong-password") return refuseField(reply, "senha", refusedFields.wrongPassword);
  return refuse(reply, reason);
}
