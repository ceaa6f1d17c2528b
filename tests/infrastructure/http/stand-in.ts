import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Conduct = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that behaves as a test tells it, and remembers what it was asked. */
export async function standIn() {
  let conduct: Conduct = (_, response) => response.end();
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    conduct(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave: (next: Conduct) => {
      conduct = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers a status with a body of a type, by default of JSON. */
export const answering =
  (status: number, body: string, type = "application/json"): Conduct =>
  (_, response) =>
    response.writeHead(status, { "content-type": type }).end(body);
