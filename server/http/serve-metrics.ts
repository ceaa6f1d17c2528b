import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { repeatsHeader } from "./requests/repeated-headers.ts";

/** Nobody but the programs of the same machine may ask. */
const HOST = "127.0.0.1";
const PATH = "/metrics";
/** One scraper, and a few who look. */
const MAX_CONNECTIONS = 8;
/** How long a request may take to arrive, and a connection may do nothing. */
const REQUEST_TIMEOUT_MS = 5_000;

/** The names of this machine for itself, with any port, as a tunnel may have another. A page may lead its own name here. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const boundsOf = (patience: number) => ({
  maxHeaderSize: 4_096,
  headersTimeout: patience,
  requestTimeout: patience,
  connectionsCheckingInterval: patience / 4,
  keepAliveTimeout: patience,
});

type Metrics = { readonly contentType: string; readonly text: () => Promise<string> };

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>) {
  response.writeHead(status, { connection: "close", "content-length": 0, ...headers }).end();
}

async function answer(response: ServerResponse, { contentType, text }: Metrics): Promise<void> {
  const body = await text();
  response.writeHead(200, {
    "content-type": contentType,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  // Node sends no body to HEAD.
  response.end(body);
}

/** Serves metrics, and nothing else, on a loopback port of their own; 0 takes a free one. */
export async function serveMetrics(
  port: number,
  metrics: Metrics,
  tellFault: (error: unknown) => void,
  patience = REQUEST_TIMEOUT_MS,
) {
  const server = createServer(boundsOf(patience), (request, response) => {
    const { method = "", url, headers } = request;
    if (!OWN_NAME.test(headers.host ?? "") || repeatsHeader(request)) end(response, 421, {});
    else if (url !== PATH) end(response, 404, {});
    else if (!["GET", "HEAD"].includes(method)) end(response, 405, { allow: "GET, HEAD" });
    else
      answer(response, metrics).catch((error: unknown) => {
        tellFault(error);
        end(response, 500, {});
      });
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(2 * patience);
  server.listen({ port, host: HOST });
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${HOST}:${taken}${PATH}`, close };
}
