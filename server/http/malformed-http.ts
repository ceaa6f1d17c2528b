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

const TYPE = { "content-type": "application/json; charset=utf-8", connection: "close" };

/** Answers what Node could not even read as HTTP, then hangs up. */
export function answerMalformedHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = PROBLEMS[error.code ?? ""] ?? "bad-request";
  const status = PROBLEM_STATUS[problem];
  const body = JSON.stringify(problemBody(problem));
  const length = { "content-length": String(Buffer.byteLength(body)) };
  const headers = Object.entries({ ...API_HEADERS, ...TYPE, ...length });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
}

/** Answers an Expect header other than 100-continue, which Node would refuse without a word. */
export function answerUnmetExpectations(server: Server): void {
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const problem: ServerProblem = "unmet-expectation";
    response.writeHead(PROBLEM_STATUS[problem], { ...API_HEADERS, ...TYPE });
    response.end(JSON.stringify(problemBody(problem)));
  });
}
