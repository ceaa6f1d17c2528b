import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** One address for several servers. */
export type RoundRobin = {
  readonly url: string;
  /** The requests that went to another server than the one whose turn it was. */
  readonly movedOn: () => number;
  readonly close: () => Promise<void>;
};

/**
 * Forwards each request to the next server, like a load balancer that retries what a dead server left unanswered: all
 * calls of this API can be retried, creating ones under their key.
 */
export async function startRoundRobin(servers: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  let moved = 0;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const first = (turn += 1);
    for (let attempt = 0; attempt < servers.length; attempt += 1) {
      const server = servers[(first + attempt) % servers.length] ?? "";
      try {
        const { status, headers, content } = await ask(server, incoming, body);
        outgoing.writeHead(status, headers).end(content);
        return;
      } catch {
        moved += 1;
      }
    }
    outgoing.writeHead(502).end();
  };
  const proxy = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    movedOn: () => moved,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Returns a server's response; rejects if it dies before the response is complete. */
async function ask(server: string, { url, method, headers }: IncomingMessage, body: Buffer) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const passed = request(`${server}${url}`, { method, headers }, resolve);
    passed.once("error", reject);
    passed.end(body);
  });
  return {
    status: answer.statusCode ?? 502,
    headers: answer.headers,
    content: await buffer(answer),
  };
}
