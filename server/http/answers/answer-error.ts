import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Problem } from "../../../src/contract/errors.ts";
import type { StorageFailureOf } from "../../application/storage-failure.ts";
import { errorCode } from "../../shared/error-code.ts";
import { InvalidFields } from "../requests/decode-request.ts";
import { PROBLEM_STATUS } from "./problem-status.ts";
import { refuse } from "./refuse.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";
import { API_HEADERS } from "./security-headers.ts";
import { toProblem } from "./to-problem.ts";

type Ports = {
  readonly storageFailureOf: StorageFailureOf;
  readonly log: Logger;
  readonly logError: (requestId: string, error: unknown) => void;
};

/** Whether the error is only that the client closed the connection during its request. */
const hasHungUp = ({ raw }: FastifyRequest, error: unknown) =>
  raw.socket.destroyed && errorCode(error) === "ECONNRESET";

/** Answers every error that reaches the framework, with our sentences only. */
export const answerError =
  ({ storageFailureOf, log, logError }: Ports) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // No hook has run where the framework itself fails.
    reply.headers(API_HEADERS).header(REQUEST_ID_HEADER, request.id);
    if (error instanceof InvalidFields) {
      return reply.code(422).send({ detail: [...error.problems] } satisfies Problem);
    }
    if (hasHungUp(request, error)) {
      log.info({ requestId: request.id }, "hung up");
      return refuse(reply, "bad-request");
    }
    const problem = toProblem(error, storageFailureOf);
    if (PROBLEM_STATUS[problem] >= 500) logError(request.id, error);
    return refuse(reply, problem);
  };
