import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import { PROBLEM_STATUS } from "../answers/problem-status.ts";
import { problemBody } from "../answers/refuse.ts";
import { API_HEADERS } from "../answers/security-headers.ts";

const PROBLEMS: Readonly<Record<string, ServerProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "timed-out",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** How long a peer that does not close the connection may read the last response. */
const FAREWELL_TIMEOUT_MS = 2_000;

/** The last response on a connection. */
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

/** Responds on a connection that is no longer HTTP, then closes it, whatever the peer does. */
function sayFarewell(socket: Duplex, problem: ServerProblem, isHead: boolean): void {
  const status = PROBLEM_STATUS[problem];
  const { headers, body } = lastWords(problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${isHead ? "" : body}`,
  );
  const patience = setTimeout(() => socket.destroy(), FAREWELL_TIMEOUT_MS).unref();
  socket.once("close", () => clearTimeout(patience));
}

/** Responds to a request that Node could not parse, then closes the connection. */
export function answerMalformedHttp(
  error: Error & { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = PROBLEMS[error.code ?? ""] ?? "bad-request";
  // A response to HEAD never has a body.
  const { rawPacket } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString() === "HEAD ";
  sayFarewell(socket, problem, isHead);
}

/** Responds to CONNECT, which asks for a proxy: Node would close the connection without a response. */
export function answerConnect(server: Server): void {
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    sayFarewell(socket, "bad-request", false);
  });
}

/** Responds to an Expect header other than 100-continue, which Node would refuse with an empty response. */
export function answerUnmetExpectations(server: Server): void {
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const problem: ServerProblem = "unmet-expectation";
    const { headers, body } = lastWords(problem);
    response.writeHead(PROBLEM_STATUS[problem], headers).end(body);
  });
}
