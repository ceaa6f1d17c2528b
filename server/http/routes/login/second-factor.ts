import type { FastifyReply } from "fastify";
import { factorPaths } from "../../../../src/contract/second-factor/factor-paths.ts";
import {
  confirmationSchema,
  encodeSecondFactor,
  encodeTotpSecret,
  recoveryCodesSchema,
  secondFactorSchema,
  totpSecretSchema,
} from "../../../../src/contract/second-factor/second-factor.ts";
import { spacedCode } from "../../../../src/domain/users/second-factor.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import type { readSecondFactor } from "../../../application/second-factor/read-second-factor.ts";
import type { removeOwnFactor } from "../../../application/second-factor/remove-second-factor.ts";
import type { renewCodes } from "../../../application/second-factor/renew-codes.ts";
import type {
  ConfirmationRefusal,
  beginTotp,
  confirmTotp,
} from "../../../application/second-factor/set-up-totp.ts";
import { actorOf, sessionOf } from "../../access/session-of.ts";
import type { Api } from "../../api.ts";
import { refuse, refuseField, refuseTooMany } from "../../answers/refuse.ts";

export type SecondFactorUseCases = {
  readonly readSecondFactor: ReturnType<typeof readSecondFactor>;
  readonly beginTotp: ReturnType<typeof beginTotp>;
  readonly confirmTotp: ReturnType<typeof confirmTotp>;
  readonly removeOwnFactor: ReturnType<typeof removeOwnFactor>;
  readonly renewCodes: ReturnType<typeof renewCodes>;
};

const encodeCodes = (codes: readonly string[]) => ({ codigos: codes.map(spacedCode) });

/** Adds one's own second factor: an app's codes, and recovery codes. */
export function secondFactorRoutes(api: Api, useCases: SecondFactorUseCases): void {
  setUpRoutes(api, useCases);

  api.delete(
    factorPaths.totp,
    {
      config: {
        access: "user",
        presence: true,
        summary: "Remover o segundo fator; todas as outras sessões terminam",
        description:
          "Saem também os códigos de recuperação, e a senha volta a bastar. A pessoa é avisada.",
        answers: { 204: null },
        refusals: ["no-factor"],
      },
    },
    async (request, reply) => {
      const removed = await useCases.removeOwnFactor(actorOf(request));
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.reason);
    },
  );

  api.post(
    factorPaths.recoveryCodes,
    {
      compress: false,
      config: {
        access: "user",
        presence: true,
        summary: "Criar dez novos códigos de recuperação; os anteriores deixam de servir",
        description: "Só vêm nesta resposta, e cada um serve uma vez.",
        answers: { 200: recoveryCodesSchema },
        refusals: ["no-factor"],
      },
    },
    async (request, reply) => {
      const codes = await useCases.renewCodes(sessionOf(request).user.id);
      return codes.ok ? encodeCodes(codes.value) : refuse(reply, codes.reason);
    },
  );
}

function setUpRoutes(api: Api, useCases: SecondFactorUseCases): void {
  api.get(
    factorPaths.secondFactor,
    {
      config: {
        access: "user",
        summary: "O que está ativo além da senha",
        description:
          "«totp» diz desde quando se pedem códigos de uma aplicação, ou é null; «codigos» conta os de recuperação que restam.",
        answers: { 200: secondFactorSchema },
      },
    },
    async (request) =>
      encodeSecondFactor(await useCases.readSecondFactor(sessionOf(request).user.id)),
  );

  api.post(
    factorPaths.totp,
    {
      compress: false,
      config: {
        access: "user",
        presence: true,
        summary: "Criar o segredo de uma aplicação de códigos, que só conta depois de confirmado",
        description:
          "«uri» é o mesmo «segredo» como endereço otpauth. Confirme-o dentro de 30 minutos.",
        answers: { 200: totpSecretSchema },
        refusals: ["factor-exists"],
      },
    },
    async (request, reply) => {
      const begun = await useCases.beginTotp(sessionOf(request).user);
      return begun.ok ? encodeTotpSecret(begun.value) : refuse(reply, begun.reason);
    },
  );

  api.post(
    factorPaths.confirmTotp,
    {
      compress: false,
      schema: { body: confirmationSchema },
      config: {
        access: "user",
        summary: "Ativar a aplicação com um primeiro código; responde os códigos de recuperação",
        description:
          "Os dez códigos só vêm nesta resposta. Todas as outras sessões terminam, e a pessoa é avisada. Um código errado é 422 em «codigo»; sem segredo, ou passados 30 minutos, é 409.",
        answers: { 200: recoveryCodesSchema },
        refusals: ["no-factor", "setup-gone", "key-lost"],
      },
    },
    async (request, reply) => {
      const codes = await useCases.confirmTotp(actorOf(request), request.body.codigo);
      return codes.ok ? encodeCodes(codes.value) : refuseConfirmation(reply, codes.reason);
    },
  );
}

function refuseConfirmation(reply: FastifyReply, reason: ConfirmationRefusal) {
  if (typeof reason === "object") return refuseTooMany(reply, reason);
  return reason === "wrong-code"
    ? refuseField(reply, "codigo", refusedFields.wrongCode)
    : refuse(reply, reason);
}
