import type { FastifyReply, FastifyRequest } from "fastify";
import {
  decodeKeyProof,
  decodeMadeKey,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyProofSchema,
} from "../../../../src/contract/passkeys/passkey-bodies.ts";
import {
  ceremonySchema,
  encodePasskey,
  passkeySchema,
  passkeysSchema,
} from "../../../../src/contract/passkeys/passkeys.ts";
import { passkeyPaths } from "../../../../src/contract/passkeys/passkey-paths.ts";
import { passkeyId } from "../../../../src/domain/shared/ids.ts";
import type { Result } from "../../../../src/domain/shared/result.ts";
import type { User } from "../../../../src/domain/users/user.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { type ServerProblem } from "../../../../src/text/server-problems.ts";
import type { CeremonyOptions } from "../../../application/passkeys/ceremonies.ts";
import type { Passkeys } from "../../../application/passkeys/passkeys.ts";
import type { addPasskey } from "../../../application/passkeys/add-passkey.ts";
import type { beginPasskey, beginPresence } from "../../../application/passkeys/begin-ceremony.ts";
import type { confirmWithPasskey } from "../../../application/presence/confirm-with-passkey.ts";
import type { listPasskeys } from "../../../application/passkeys/list-passkeys.ts";
import type { removePasskey } from "../../../application/passkeys/remove-passkey.ts";
import { actorOf, sessionOf } from "../../access/session-of.ts";
import type { Api } from "../../api.ts";
import { idInPath } from "../../requests/id-in-path.ts";
import { refuse, refuseField, refuseTooMany } from "../../answers/refuse.ts";

type OwnUseCases = {
  readonly beginPasskey: ReturnType<typeof beginPasskey>;
  readonly addPasskey: ReturnType<typeof addPasskey>;
  readonly listPasskeys: ReturnType<typeof listPasskeys>;
  readonly renamePasskey: Passkeys["rename"];
  readonly removePasskey: ReturnType<typeof removePasskey>;
};

type PresenceUseCases = {
  readonly beginPresence: ReturnType<typeof beginPresence>;
  readonly confirmWithPasskey: ReturnType<typeof confirmWithPasskey>;
};

export type PasskeyUseCases = OwnUseCases & PresenceUseCases;

/** Adds one's own passkeys, and the proof of presence by one (/auth/chaves and /auth/presenca/chave). */
export function passkeyRoutes(api: Api, useCases: PasskeyUseCases): void {
  presenceRoutes(api, useCases);
  makingRoutes(api, useCases);
  keptRoutes(api, useCases);
}

/** Sends the request for an authenticator. */
const asking =
  (begin: (user: User) => Promise<Result<CeremonyOptions, ServerProblem>>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const options = await begin(sessionOf(request).user);
    return options.ok ? options.value : refuse(reply, options.reason);
  };

/** Refuses an authenticator's response. */
const refuseAnswer = (reply: FastifyReply, reason: "unproven" | ServerProblem): FastifyReply =>
  reason === "unproven"
    ? refuseField(reply, "resposta", refusedFields.unprovenPasskey)
    : refuse(reply, reason);

function presenceRoutes(api: Api, { beginPresence, confirmWithPasskey }: PresenceUseCases): void {
  api.post(
    passkeyPaths.presenceOptions,
    {
      config: {
        access: "user",
        summary: "Pedir o que um autenticador tem de assinar para confirmar quem é",
        description:
          "São opções de WebAuthn para navigator.credentials.get; servem para uma resposta, durante 5 minutos. Sem chaves de acesso é 409.",
        answers: { 200: ceremonySchema },
        refusals: ["passkeys-off", "no-passkey"],
      },
    },
    asking(beginPresence),
  );

  api.post(
    passkeyPaths.presence,
    {
      schema: { body: passkeyProofSchema },
      config: {
        access: "user",
        summary: "Confirmar quem é com uma chave de acesso; vale 10 minutos nesta sessão",
        description:
          "«resposta» é o que navigator.credentials.get devolve; se não servir é 422 nesse campo.",
        answers: { 204: null },
        refusals: ["passkeys-off"],
      },
    },
    async (request, reply) => {
      const proof = decodeKeyProof(request.body.resposta);
      const confirmed = await confirmWithPasskey(actorOf(request), proof);
      if (confirmed.ok) return reply.code(204).send();
      if (typeof confirmed.reason === "object") return refuseTooMany(reply, confirmed.reason);
      return refuseAnswer(reply, confirmed.reason);
    },
  );
}

function makingRoutes(api: Api, { beginPasskey, addPasskey }: OwnUseCases): void {
  api.post(
    passkeyPaths.options,
    {
      config: {
        access: "user",
        presence: true,
        summary: "Pedir o que um autenticador tem de criar para ser chave de acesso",
        description:
          "São opções de WebAuthn para navigator.credentials.create; servem para uma resposta da própria pessoa, durante 5 minutos. Cada pessoa tem até 10 chaves (409).",
        answers: { 200: ceremonySchema },
        refusals: ["passkeys-off", "passkey-limit"],
      },
    },
    asking(beginPasskey),
  );

  api.post(
    passkeyPaths.all,
    {
      schema: { body: newPasskeySchema },
      config: {
        access: "user",
        summary: "Registar uma chave de acesso; todas as outras sessões terminam",
        description:
          "«resposta» é o que navigator.credentials.create devolve; se não servir é 422 nesse campo. Não se pede nem se lê o certificado do autenticador.",
        answers: { 201: passkeySchema },
        refusals: ["passkeys-off", "passkey-limit", "passkey-known"],
      },
    },
    async (request, reply) => {
      const { nome: name, resposta } = request.body;
      const added = await addPasskey(actorOf(request), name, decodeMadeKey(resposta));
      if (added.ok) return reply.code(201).send(encodePasskey(added.value));
      return refuseAnswer(reply, added.reason);
    },
  );
}

function keptRoutes(api: Api, { listPasskeys, renamePasskey, removePasskey }: OwnUseCases): void {
  api.get(
    passkeyPaths.all,
    {
      config: {
        access: "user",
        summary: "Listar as próprias chaves de acesso, a mais recente no fim",
        description: "«usada_em» é null enquanto a chave não foi usada.",
        answers: { 200: passkeysSchema },
      },
    },
    async (request) => (await listPasskeys(sessionOf(request).user.id)).map(encodePasskey),
  );

  api.put(
    passkeyPaths.one(":id"),
    {
      schema: { params: idInPath, body: passkeyNameSchema },
      config: {
        access: "user",
        summary: "Dar outro nome a uma chave de acesso",
        description: "Muda só o nome que a pessoa vê.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      const id = passkeyId(request.params.id);
      return (await renamePasskey(sessionOf(request).user.id, id, request.body.nome))
        ? reply.code(204).send()
        : refuse(reply, "no-such-record");
    },
  );

  api.delete(
    passkeyPaths.one(":id"),
    {
      schema: { params: idInPath },
      config: {
        access: "user",
        presence: true,
        summary: "Remover uma chave de acesso; todas as outras sessões terminam",
        description: "A chave deixa de abrir a conta; no dispositivo só a própria pessoa a apaga.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      const removed = await removePasskey(actorOf(request), passkeyId(request.params.id));
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.reason);
    },
  );
}
