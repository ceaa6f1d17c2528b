import { sessionSchema } from "../../../../src/contract/login/auth.ts";
import {
  decodeKeyProof,
  passkeyProofSchema,
} from "../../../../src/contract/passkeys/passkey-bodies.ts";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { passkeyPaths } from "../../../../src/contract/passkeys/passkey-paths.ts";
import { ceremonySchema } from "../../../../src/contract/passkeys/passkeys.ts";
import type { beginPasskeyLogin } from "../../../application/passkeys/begin-ceremony.ts";
import type {
  comeBackWithPasskey,
  logInWithPasskey,
} from "../../../application/passkeys/log-in-with-passkey.ts";
import { addressKey } from "../../access/address-key.ts";
import { answerLogin } from "../../access/answer-login.ts";
import type { Api } from "../../api.ts";
import { originOf } from "../../access/origin-of.ts";
import { refuse, refuseTooMany } from "../../answers/refuse.ts";

export type PasskeyLoginUseCases = {
  readonly beginPasskeyLogin: ReturnType<typeof beginPasskeyLogin>;
  readonly logInWithPasskey: ReturnType<typeof logInWithPasskey>;
  readonly comeBackWithPasskey: ReturnType<typeof comeBackWithPasskey>;
};

/** Adds the login by passkey (/auth/login/chave and /auth/recuperar-conta/chave). */
export function passkeyLoginRoutes(api: Api, useCases: PasskeyLoginUseCases): void {
  api.post(
    passkeyPaths.loginOptions,
    {
      config: {
        access: "public",
        summary: "Pedir o que um autenticador tem de assinar para iniciar sessão",
        description:
          "São opções de WebAuthn para navigator.credentials.get, iguais para toda a gente. Servem para uma resposta, durante 5 minutos. Onde não há endereço para chaves de acesso é 409.",
        answers: { 200: ceremonySchema },
        refusals: ["passkeys-off", "too-many-requests"],
      },
    },
    async ({ ip }, reply) => {
      const options = await useCases.beginPasskeyLogin(addressKey(ip));
      if (options.ok) return options.value;
      if (typeof options.reason === "object") return refuseTooMany(reply, options.reason);
      return refuse(reply, options.reason);
    },
  );

  /** Adds one of the two logins, which differ in whether they cancel a requested deletion. */
  const door = (
    path: string,
    enter: ReturnType<typeof logInWithPasskey>,
    summary: string,
    description: string,
    leaving: readonly "leaving"[],
  ): void => {
    api.post(
      path,
      {
        // The response contains the token beside a name that anybody may have chosen.
        compress: false,
        schema: { body: passkeyProofSchema },
        config: {
          access: "public",
          summary,
          description,
          answers: { 200: sessionSchema },
          refusals: ["passkeys-off", "bad-passkey", "suspended", ...leaving, "too-many-requests"],
        },
      },
      async (request, reply) => {
        const proof = decodeKeyProof(request.body.resposta);
        return answerLogin(reply, await enter({ proof, ...originOf(request) }));
      },
    );
  };
  door(
    loginPaths.passkey,
    useCases.logInWithPasskey,
    "Iniciar sessão com uma chave de acesso",
    "«resposta» é o que navigator.credentials.get devolve. A chave verifica a pessoa, e por isso não se pede segundo fator. Uma recusa não diz porquê, e conta como falha desse endereço.",
    ["leaving"],
  );
  door(
    loginPaths.comeBackByPasskey,
    useCases.comeBackWithPasskey,
    "Recuperar com uma chave de acesso a conta cuja eliminação se pediu, e iniciar sessão",
    "Tem o corpo, as respostas e os limites de /auth/login/chave, e a conta fica.",
    [],
  );
}
