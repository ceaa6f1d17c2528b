import {
  consentAnswerSchema,
  consentListSchema,
  consentSchema,
  decodeConsentAnswer,
  encodeConsent,
} from "../../../../src/contract/consents.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { recordConsent, listConsents } from "../../../application/profile/record-consent.ts";
import type { Api } from "../../api.ts";
import { sessionOf } from "../../access/session-of.ts";

export type ConsentUseCases = {
  readonly recordConsent: ReturnType<typeof recordConsent>;
  readonly listConsents: ReturnType<typeof listConsents>;
};

/** Adds the answers to the policy (/auth/consentimentos). */
export function consentRoutes(api: Api, { recordConsent, listConsents }: ConsentUseCases): void {
  api.get(
    paths.consents,
    {
      config: {
        access: "user",
        summary: "Listar o que se respondeu à política, o mais recente primeiro",
        description: "Guardam-se as últimas 100 respostas.",
        answers: { 200: consentListSchema },
      },
    },
    async (request) => (await listConsents(sessionOf(request).user.id)).map(encodeConsent),
  );

  api.post(
    paths.consents,
    {
      schema: { body: consentAnswerSchema },
      config: {
        access: "user",
        summary: "Aceitar a política, ou retirar o consentimento; responde o que vale agora",
        description:
          "«versao» é o dia da última mudança da política; «em» é quando se respondeu, se só agora pôde ser dito. Uma resposta que chega tarde não desfaz uma posterior, e a mesma à mesma versão nada muda durante 365 dias. «aceitou_politica» do utilizador segue a que vale.",
        answers: { 200: consentSchema },
      },
    },
    async (request) => {
      const answer = decodeConsentAnswer(request.body);
      return encodeConsent(await recordConsent(sessionOf(request).user.id, answer));
    },
  );
}
