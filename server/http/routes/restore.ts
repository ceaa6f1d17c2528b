import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import {
  COPY_MAX_BYTES,
  decodeRestoreMode,
  encodeRestoreOutcome,
  restoreOutcomeSchema,
  restoreQuerySchema,
} from "../../../src/contract/restore/restore.ts";
import { nothingRestored, rowFaults } from "../../../src/text/restore/restore.ts";
import type { ReceivedFile, ReceiveFile } from "../../application/received-file.ts";
import type { restoreCopy, RestoreFault } from "../../application/restore/restore-copy.ts";
import { sessionOf } from "../access/session-of.ts";
import { refuse, refuseTooMany } from "../answers/refuse.ts";
import type { Api } from "../api.ts";
import { limitConcurrency, RETRY_AFTER_SECONDS } from "../limits/limit-concurrency.ts";
import { oneEach } from "../limits/one-each.ts";
import { receiveBuffer } from "../limits/receive-buffer.ts";
import { changeOf } from "../record-calls.ts";
import { atMost, TooLong } from "../requests/at-most.ts";
import { assertUtf8 } from "../requests/json-body.ts";

export type RestoreUseCases = {
  readonly restoreCopy: ReturnType<typeof restoreCopy>;
  readonly receiveFile: ReceiveFile;
};

/** Room on the disk for one copy being processed and two arriving. */
const BUFFER_BYTES = { whole: 3 * COPY_MAX_BYTES.zip, share: COPY_MAX_BYTES.zip + 1 };

/**
 * Adds the restore of a copy, on every plan (/reposicao): the JSON of an export, or the zip of /auth/me/dados. Its file
 * lies on the disk while it arrives and is read, in a process of its own.
 */
export function restoreRoutes(api: Api, useCases: RestoreUseCases): void {
  void api.register(async (long: Api) => {
    long.removeAllContentTypeParsers();
    const received = async ({ headers }: FastifyRequest, payload: Readable, most: number) => {
      if (Number(headers["content-length"]) > most) throw new TooLong();
      return useCases.receiveFile(atMost(payload, most));
    };
    long.addContentTypeParser(
      "application/json",
      async (request: FastifyRequest, payload: Readable) => {
        assertUtf8(request);
        return received(request, payload, COPY_MAX_BYTES.json);
      },
    );
    long.addContentTypeParser("application/zip", (request: FastifyRequest, payload: Readable) =>
      received(request, payload, COPY_MAX_BYTES.zip),
    );
    long.addHook("onResponse", async ({ body }) => (body as ReceivedFile | undefined)?.close());

    long.post(
      paths.restore,
      {
        schema: { querystring: restoreQuerySchema },
        bodyLimit: COPY_MAX_BYTES.zip,
        preParsing: [oneEach("restore-under-way"), receiveBuffer(BUFFER_BYTES)],
        ...limitConcurrency("restores-full", { most: 1 }),
        config: {
          access: "user",
          summary: "Repor uma cópia dos seus dados, ou ver o que mudaria",
          description:
            "Envie o JSON de uma exportação (application/json, até 64 MiB) ou o zip de /auth/me/dados (application/zip, até 128 MiB), de qualquer versão e em qualquer plano. «juntar» mantém o que a cópia não tem, e «substituir» manda-o para o lixo. «simular=true» nada muda. Se houver linhas em «recusados», cada uma com o seu «motivo», nada é reposto (422); senão é tudo uma só alteração, que se anula durante 30 dias. Até 150 000 linhas, e 300 000 com os registos que existem; o dobro num servidor com 4 GiB de memória. Uma de cada vez para cada pessoa (409) e no servidor (503), dez por hora (429).",
          answers: { 200: restoreOutcomeSchema, 422: restoreOutcomeSchema },
          refusals: [
            "restore-under-way",
            "restores-full",
            "copy-unreadable",
            "copy-not-a-copy",
            "copy-newer",
            "copy-damaged",
            "copy-too-much",
            "copy-photos-left",
            "bad-revision",
          ],
        },
      },
      async (request, reply) => {
        const change = changeOf(request);
        if (!change.ok) return refuse(reply, change.reason);
        const { simular, modo } = request.query;
        const trial = simular === "true";
        const wish = { mode: decodeRestoreMode(modo), trial, change: change.value };
        const { member } = sessionOf(request);
        const file = request.body as ReceivedFile | null | undefined;
        if (!file) return refuse(reply, "copy-unreadable");
        const restored = await useCases.restoreCopy(member, file, wish);
        if (!restored.ok) return refuseRestore(reply, restored.reason);
        const { outcome, revision } = restored.value;
        if (revision !== null) reply.header(REVISION_HEADER, revision);
        return answer(reply, trial, encodeRestoreOutcome(outcome, rowFaults));
      },
    );
  });
}

function refuseRestore(reply: FastifyReply, reason: RestoreFault): FastifyReply {
  if (typeof reason === "object") return refuseTooMany(reply, reason);
  if (reason === "busy")
    return refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), "restores-full");
  return refuse(reply, `copy-${reason}`);
}

/** Answers what was done; with refused rows nothing was. */
function answer(
  reply: FastifyReply,
  trial: boolean,
  said: ReturnType<typeof encodeRestoreOutcome>,
): FastifyReply {
  const { length: count } = said.recusados;
  if (trial || count === 0) return reply.send(said);
  return reply.code(422).send({ detail: nothingRestored(count), ...said });
}
