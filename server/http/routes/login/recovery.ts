import {
  emailConfirmationSchema,
  recoveryPaths,
  recoveryRequestSchema,
  recoverySchema,
} from "../../../../src/contract/login/recovery.ts";
import type { askForRecovery } from "../../../application/recovery/ask-for-recovery.ts";
import type { concludeRecovery } from "../../../application/recovery/conclude-recovery.ts";
import type { confirmEmail } from "../../../application/recovery/confirm-email.ts";
import { addressKey } from "../../access/address-key.ts";
import type { Api } from "../../api.ts";
import { refuse, refuseTooMany } from "../../answers/refuse.ts";

export type RecoveryUseCases = {
  readonly askForRecovery: ReturnType<typeof askForRecovery>;
  readonly concludeRecovery: ReturnType<typeof concludeRecovery>;
  readonly confirmEmail: ReturnType<typeof confirmEmail>;
};

/**
 * Adds the calls without a session, some with a link's token: a forgotten password, and the confirmation of a new
 * email.
 */
export function recoveryRoutes(
  api: Api,
  { askForRecovery, concludeRecovery, confirmEmail }: RecoveryUseCases,
): void {
  api.post(
    recoveryPaths.ask,
    {
      schema: { body: recoveryRequestSchema },
      config: {
        access: "public",
        summary: "Pedir uma ligação para uma nova senha; a resposta não diz se a conta existe",
        description:
          "Responde com 202 a qualquer email, e só depois procura a conta. A ligação serve uma vez, durante 30 minutos; uma pessoa tem no máximo três ao mesmo tempo, e mais uma não é enviada. Sem servidor de email («envia_email» de /config) nada acontece. Até 10 pedidos em 15 minutos de cada endereço e para cada email.",
        answers: { 202: null },
        refusals: ["too-many-requests"],
      },
    },
    async ({ body: { email }, ip }, reply) => {
      const asked = await askForRecovery(email, addressKey(ip));
      return asked.ok ? reply.code(202).send() : refuseTooMany(reply, asked.reason);
    },
  );

  api.post(
    recoveryPaths.conclude,
    {
      schema: { body: recoverySchema },
      config: {
        access: "public",
        summary: "Escolher uma nova senha com uma ligação, uma só vez; todas as sessões terminam",
        description:
          "Muda só a senha: uma suspensão e o segundo fator ficam. As outras ligações da pessoa deixam de servir, e ela é avisada na aplicação e por email. Um token desconhecido, usado ou antigo é 410 «ligacao_invalida».",
        answers: { 204: null },
        refusals: ["link-gone", "too-many-requests"],
      },
    },
    async ({ body, ip }, reply) => {
      const recovery = { token: body.token, password: body.nova_senha };
      const concluded = await concludeRecovery(recovery, addressKey(ip));
      if (concluded.ok) return reply.code(204).send();
      if (typeof concluded.reason === "object") return refuseTooMany(reply, concluded.reason);
      return refuse(reply, concluded.reason);
    },
  );

  api.post(
    recoveryPaths.confirmEmail,
    {
      schema: { body: emailConfirmationSchema },
      config: {
        access: "public",
        summary: "Confirmar um novo email com a ligação que lhe foi enviada, uma só vez",
        description:
          "O email novo passa a valer. As ligações da pessoa e as sessões que não o pediram terminam, e ela é avisada também no endereço anterior.",
        answers: { 204: null },
        refusals: ["link-gone", "email-taken", "too-many-requests"],
      },
    },
    async ({ body: { token }, ip }, reply) => {
      const confirmed = await confirmEmail(token, addressKey(ip));
      if (confirmed.ok) return reply.code(204).send();
      if (typeof confirmed.reason === "object") return refuseTooMany(reply, confirmed.reason);
      return refuse(reply, confirmed.reason);
    },
  );
}
