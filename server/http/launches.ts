import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { PAGE_HEADERS } from "./answers/security-headers.ts";

const FORM = "application/x-www-form-urlencoded";

/** The largest text that a device may share, in bytes. */
const MAX_LAUNCH_BYTES = 64 * 1024;

/**
 * Answers what a device shares with the application, which finds it on the root of its document. It is posted and not
 * part of an address, which would stay in the browser's history; nothing of it is kept or logged here.
 */
export async function launches(app: FastifyInstance, application: string): Promise<void> {
  await app.register(async (posts) => {
    const whole = { parseAs: "string", bodyLimit: MAX_LAUNCH_BYTES } as const;
    posts.addContentTypeParser<string>(FORM, whole, (_request, body, done) => done(null, body));
    posts.post<{ Body: string }>("/abrir", async ({ body }, reply) => {
      const page = await readFile(application, "utf8");
      // Written so, it has no sign that would end the attribute.
      const launch = new URLSearchParams(body).toString().replaceAll("&", "&amp;");
      return reply
        .headers({ ...PAGE_HEADERS, "cache-control": "no-store" })
        .type("text/html; charset=utf-8")
        .send(page.replace("<html", `<html data-launch="${launch}"`));
    });
  });
}
