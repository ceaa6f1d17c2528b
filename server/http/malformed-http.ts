import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ServerProblem } from "../../src/text/server-problems.ts";
import { PROBLEM_STATUS } from "./problem-status.ts";
import { problemBody } from "./refuse.ts";
import { API_HEADERS } from "./security-headers.ts";

const PROBLEMS: Readonly<Record<string, ServerProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "timed-out",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** The last answer on a connection. */
function lastWords(problem: ServerProblem) {
  const body = JSON.stringify(problemBody(problem));
  const headers = {
    ...API_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  return { headers, body };
}

/** Answers what Node could not even read as HTTP, then hangs up. */
export function answerMalformedHttp(
  error: Error & { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = PROBLEMS[error.code ?? ""] ?? "bad-request";
  const status = PROBLEM_STATUS[problem];
  const { headers, body } = lastWords(problem);
  // No body ever follows the headers of an answer to HEAD.
  const { rawPacket } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString() === "HEAD ";
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${isHead ? "" : body}`,
  );
}

/** Answers an Expect header other than 100-continue, which Node would refuse without a word. */
export function answerUnmetExpectations(server: Server): void {
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const problem: ServerProblem = "unmet-expectation";
    const { headers, body } = lastWords(problem);
    response.writeHead(PROBLEM_STATUS[problem], headers).end(body);
  });
}
