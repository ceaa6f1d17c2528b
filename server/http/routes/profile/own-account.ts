import type { FastifyReply } from "fastify";
import {
  emailOutcomeSchema,
  encodeOwnSession,
  ownEmailSchema,
  ownPasswordSchema,
  ownSessionsSchema,
  presenceSchema,
} from "../../../../src/contract/profile/own-account.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { sessionId } from "../../../../src/domain/shared/ids.ts";
import type { Result } from "../../../../src/domain/shared/result.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import type { changeOwnEmail } from "../../../application/recovery/change-own-email.ts";
import type { changeOwnPassword } from "../../../application/recovery/change-own-password.ts";
import type {
  PresenceRefusal,
  confirmPresence,
} from "../../../application/presence/confirm-presence.ts";
import type { endOtherSessions, endSession } from "../../../application/login/end-sessions.ts";
import type { listSessions } from "../../../application/login/list-sessions.ts";
import { actorOf, sessionOf } from "../../access/session-of.ts";
import type { Api } from "../../api.ts";
import { idInPath } from "../../requests/id-in-path.ts";
import { refuse, refuseField, refuseTooMany } from "../../answers/refuse.ts";

export type OwnAccountUseCases = {
  readonly changeOwnPassword: ReturnType<typeof changeOwnPassword>;
  readonly confirmPresence: ReturnType<typeof confirmPresence>;
  readonly changeOwnEmail: ReturnType<typeof changeOwnEmail>;
  readonly listSessions: ReturnType<typeof listSessions>;
  readonly endSession: ReturnType<typeof endSession>;
  readonly endOtherSessions: ReturnType<typeof endOtherSessions>;
};

/** Responds to a proof: empty if it is valid, else the fault, at its field if that is the password or the code. */
function answerProof(
  reply: FastifyReply,
  proof: Result<null, PresenceRefusal>,
  wrong: readonly [field: string, sentence: string],
) {
  if (proof.ok) return reply.code(204).send();
  if (typeof proof.reason === "object") return refuseTooMany(reply, proof.reason);
  if (proof.reason === "wrong-password") return refuseField(reply, ...wrong);
  if (proof.reason === "wrong-code") return refuseField(reply, "codigo", refusedFields.wrongCode);
  return refuse(reply, proof.reason);
}

/** Adds the changes of one's own account: password, presence, sessions. */
export function ownAccountRoutes(api: Api, useCases: OwnAccountUseCases): void {
  api.put(
    paths.ownPassword,
    {
      schema: { body: ownPasswordSchema },
      config: {
        access: "user",
        summary: "Alterar a própria senha; todas as outras sessões terminam",
        description:
          "Uma «senha_atual» errada é 422; até 10 em 15 minutos (429). Para quem não tem segundo fator, vale também como confirmação de quem é.",
        answers: { 204: null },
        refusals: ["busy"],
        urgent: true,
      },
    },
    async (request, reply) => {
      const { senha_atual: current, nova_senha: next } = request.body;
      const changed = await useCases.changeOwnPassword(actorOf(request), { current, next });
      const wrong = ["senha_atual", refusedFields.wrongCurrentPassword] as const;
      return answerProof(reply, changed, wrong);
    },
  );

  api.post(
    paths.presence,
    {
      schema: { body: presenceSchema },
      config: {
        access: "user",
        summary:
          "Confirmar quem é, com um código, ou com a senha se não houver segundo fator; vale 10 minutos nesta sessão",
        description:
          "Envie «senha» ou «codigo», que pode ser da aplicação ou de recuperação. A senha de quem tem segundo fator é 409. Até 10 erros em 15 minutos (429).",
        answers: { 204: null },
        refusals: ["factor-asked", "busy", "key-lost"],
        urgent: true,
      },
    },
    async (request, reply) => {
      const proof = await useCases.confirmPresence(actorOf(request), request.body);
      return answerProof(reply, proof, ["senha", refusedFields.wrongPassword]);
    },
  );

  api.put(
    paths.ownEmail,
    {
      schema: { body: ownEmailSchema },
      config: {
        access: "user",
        presence: true,
        summary: "Alterar o próprio email, logo que confirmado; todas as outras sessões terminam",
        description:
          "Onde se envia email devolve «por_confirmar: true», e o novo só vale depois de /auth/email/confirmar, com a ligação que recebe; outro pedido anula o anterior. Onde não se envia vale logo. A pessoa é avisada também no endereço anterior. Até 10 mudanças por hora.",
        answers: { 200: emailOutcomeSchema },
        refusals: ["email-taken"],
      },
    },
    async (request, reply) => {
      const changed = await useCases.changeOwnEmail(actorOf(request), request.body.email);
      if (changed.ok) return { por_confirmar: changed.value === "to-confirm" };
      if (typeof changed.reason === "object") return refuseTooMany(reply, changed.reason);
      if (changed.reason === "same-email")
        return refuseField(reply, "email", refusedFields.sameEmail);
      return refuse(reply, changed.reason);
    },
  );

  api.get(
    paths.sessions,
    {
      config: {
        access: "user",
        summary: "Listar as próprias sessões, a usada por último primeiro",
        description:
          "«id» não abre nada. «dispositivo» é o que o navegador diz ser; não se guarda endereço nem lugar. «usada_em» é exato ao minuto, e «atual» é a sessão que pergunta.",
        answers: { 200: ownSessionsSchema },
      },
    },
    async (request) => (await useCases.listSessions(actorOf(request))).map(encodeOwnSession),
  );

  api.delete(
    paths.session(":id"),
    {
      schema: { params: idInPath },
      config: {
        access: "user",
        summary: "Terminar uma sessão",
        description: "Pode ser a própria. O token dela deixa logo de servir.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      const session = sessionId(request.params.id);
      return (await useCases.endSession(sessionOf(request).user.id, session))
        ? reply.code(204).send()
        : refuse(reply, "no-such-record");
    },
  );

  api.delete(
    paths.sessions,
    {
      config: {
        access: "user",
        summary: "Terminar todas as outras sessões",
        description: "Só fica a que faz a chamada.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      await useCases.endOtherSessions(actorOf(request));
      return reply.code(204).send();
    },
  );
}
