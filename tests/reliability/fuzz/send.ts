import { Agent, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { WireRequest } from "./requests.ts";

/** A response as received. */
export type WireAnswer = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request over a socket, however invalid. */
export async function send(
  url: string,
  { method, path, headers, body }: WireRequest,
  token: string | null,
): Promise<WireAnswer> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const length = body === null ? {} : { "content-length": String(body.length) };
  const answer = await new Promise<{ status: number; type: string; text: string }>(
    (resolve, reject) => {
      const sent = request(
        `${url}${path}`,
        { agent, method, headers: { ...headers, ...authorization, ...length } },
        (incoming) => {
          const { statusCode = 0, headers: answered } = incoming;
          const type = answered["content-type"] ?? "";
          buffer(incoming).then(
            (bytes) => resolve({ status: statusCode, type, text: bytes.toString() }),
            reject,
          );
        },
      );
      sent.once("error", reject);
      sent.end(body ?? undefined);
    },
  );
  return answer;
}

/** Sends bytes, closes its own end, and returns everything received until the server closes, too. */
export async function sendBytes(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", () => resolve());
    socket.on("close", () => resolve());
    // Closing the connection on invalid bytes is a valid response.
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? resolve() : reject(error),
    );
    socket.end(bytes);
  });
  socket.destroy();
  return Buffer.concat(chunks).toString("latin1");
}
