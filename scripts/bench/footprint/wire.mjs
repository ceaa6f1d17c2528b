import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Makes calls over keep-alive connections, and counts their bytes: heads and bodies, without TLS. */
export function wireTo(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sockets = new Set();

  const callOnce = (method, path, { token, body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const json = body !== undefined && !(body instanceof Uint8Array);
      const content = json ? JSON.stringify(body) : (body ?? "");
      const sent = request(`${url}${path}`, {
        method,
        agent,
        headers: {
          "accept-encoding": "br, gzip",
          "content-length": Buffer.byteLength(content),
          ...(json && { "content-type": "application/json" }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      sent.once("socket", (socket) => sockets.add(socket));
      sent.once("error", reject);
      sent.once("response", (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.once("error", reject);
        answer.once("end", () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode, headers: answer.headers, text });
        });
      });
      sent.end(content);
    });

  /** A busy machine makes a server refuse for a moment; the call is retried when the response says so, or after a second. */
  const call = async (method, path, options) => {
    const { status, headers, text } = await callOnce(method, path, options);
    if (status === 503) {
      await pause(Number(headers["retry-after"] ?? 1) * 1_000);
      return call(method, path, options);
    }
    if (status >= 400) throw new Error(`${method} ${path}: ${text}`);
    return { status, headers, text };
  };

  const total = (count) => [...sockets].reduce((sum, socket) => sum + count(socket), 0);
  return {
    call,
    traffic: () => ({
      toServer: total((socket) => socket.bytesWritten),
      fromServer: total((socket) => socket.bytesRead),
    }),
    close: () => agent.destroy(),
  };
}

/** Runs `act` for each item, a few at a time. */
export async function forEachOf(items, atOnce, act) {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
