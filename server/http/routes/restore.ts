import type { FastifyReply } from "fastify";
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
import type { restoreCopy } from "../../application/restore/restore-copy.ts";
import { sessionOf } from "../access/session-of.ts";
import { refuse, refuseTooMany } from "../answers/refuse.ts";
import type { Api } from "../api.ts";
import { fewAtOnce } from "../limits/few-at-once.ts";
import { oneEach } from "../limits/one-each.ts";
import { roomToReceive } from "../limits/room-to-receive.ts";
import { changeOf } from "../record-calls.ts";
import { assertUtf8 } from "../requests/json-body.ts";

export type RestoreUseCases = { readonly restoreCopy: ReturnType<typeof restoreCopy> };

/** Two that are processed, and as much again as one that is arriving. */
const ROOM = { whole: 3 * COPY_MAX_BYTES.zip, share: COPY_MAX_BYTES.zip + 1 };

/**
 * Adds the restore of a copy, on every plan (/reposicao): the JSON of an export, or the zip of /auth/me/dados. Its file
 * is read on a thread of its own.
 */
export function restoreRoutes(api: Api, useCases: RestoreUseCases): void {
  void api.register(async (long: Api) => {
    long.removeAllContentTypeParsers();
    const json = { parseAs: "buffer", bodyLimit: COPY_MAX_BYTES.json } as const;
    long.addContentTypeParser("application/json", json, (request, body, done) => {
      assertUtf8(request);
      done(null, body);
    });
    const zip = { parseAs: "buffer", bodyLimit: COPY_MAX_BYTES.zip } as const;
    long.addContentTypeParser("application/zip", zip, (_request, body, done) => done(null, body));

    long.post(
      paths.restore,
      {
        schema: { querystring: restoreQuerySchema },
        bodyLimit: COPY_MAX_BYTES.zip,
        preParsing: [oneEach("restore-under-way"), roomToReceive(ROOM)],
        ...fewAtOnce("restores-full"),
        config: {
          access: "user",
          summary: "Repor uma cópia dos seus dados, ou ver o que mudaria",
          answers: { 200: restoreOutcomeSchema, 422: restoreOutcomeSchema },
          refusals: [
            "restore-under-way",
            "restores-full",
            "copy-unreadable",
            "copy-not-a-copy",
            "copy-newer",
            "copy-damaged",
            "copy-too-much",
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
        const file = request.body instanceof Uint8Array ? request.body : new Uint8Array();
        const restored = await useCases.restoreCopy(member, file, wish);
        if (!restored.ok) {
          const { reason } = restored;
          return typeof reason === "object"
            ? refuseTooMany(reply, reason)
            : refuse(reply, `copy-${reason}`);
        }
        const { outcome, revision } = restored.value;
        if (revision !== null) reply.header(REVISION_HEADER, revision);
        return answer(reply, trial, encodeRestoreOutcome(outcome, rowFaults));
      },
    );
  });
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
