import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_BASE } from "../../src/contract/api-base.ts";
import { refuse } from "./answers/refuse.ts";
import { launches } from "./launches.ts";
import { DECODER_POLICY, PAGE_HEADERS } from "./answers/security-headers.ts";

const LANDING = "index.html";
const APPLICATION = "app.html";
const HASHED = "assets";

/** The worker that finds codes in pictures, compressed or not. */
const DECODER = /^qr-worker-[\w-]+\.js(\.br|\.gz)?$/;

const FOREVER = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

const startsWithSegment = (path: string, segment: string) =>
  path === segment || path.startsWith(`${segment}/`);

/** Whether a request asks for a screen of the client, and not for a call or a missing asset. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  const reserved = startsWithSegment(path, API_BASE) || startsWithSegment(path, `/${HASHED}`);
  return (method === "GET" || method === "HEAD") && !reserved;
}

/** Serves the built client: its files, the landing page at the root, and the application at every other address. */
export async function clientFiles(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, APPLICATION));

  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) return refuse(reply, "no-such-address");
    if (!built) return refuse(reply, "client-not-built");
    return reply.headers(PAGE_HEADERS).sendFile(APPLICATION);
  });
  if (!built) return;

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: "ignore",
    setHeaders: (reply, file) => {
      const path = relative(directory, file);
      const isHashed = path.startsWith(HASHED + sep);
      reply.headers({ ...PAGE_HEADERS, "cache-control": isHashed ? FOREVER : REVALIDATE });
      if (isHashed && DECODER.test(path.slice(HASHED.length + 1)))
        reply.header("content-security-policy", DECODER_POLICY);
    },
  });
  await launches(app, join(directory, APPLICATION));
  app.get("/", (_request, reply) => reply.sendFile(LANDING));
}
