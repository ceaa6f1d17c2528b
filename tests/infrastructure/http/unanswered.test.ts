import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { httpApi, nothing } from "../../../src/infrastructure/http/api.ts";
import { httpDownload } from "../../../src/infrastructure/http/download.ts";
import { failureText } from "../../../src/text/failures.ts";
import { runs } from "../../support/runs.ts";
import { answering, standIn } from "./stand-in.ts";

let server: Awaited<ReturnType<typeof standIn>>;

beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllGlobals();
});

const silent = () => undefined;
const session = { token: () => "t", onUnauthenticated: silent, onForbidden: silent };
const OFFLINE: Failure = { type: "offline" };

/** How browsers word it that nobody has answered, some in the language of the device. */
const SENTENCES = [
  "Failed to fetch",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "The network connection was lost.",
  "A ligação à Internet parece estar desligada.",
  "Não foi possível encontrar um servidor com o nome de anfitrião especificado.",
  "cancelled",
  "",
];

const NAMES = ["AbortError", "NetworkError", "TimeoutError", "NotAllowedError", "SecurityError"];

/** Whatever `fetch` may reject with. */
const anyError = fc.oneof(
  fc.constantFrom(...SENTENCES).map((sentence) => new TypeError(sentence)),
  fc.tuple(fc.string(), fc.constantFrom(...NAMES)).map((parts) => new DOMException(...parts)),
  fc.string().map((sentence) => new Error(sentence)),
  fc.anything(),
);

it("a call that no server has answered is offline, whatever the browser throws", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyError,
      fc.constantFrom("get", "post", "put", "delete"),
      async (reason, method) => {
        vi.stubGlobal("fetch", () => Promise.reject(reason));
        await expect(httpApi(session, server.url)(method, "/", nothing)).rejects.toEqual(OFFLINE);
        const download = httpDownload(session, server.url)("/", "a.json", silent);
        await expect(download).rejects.toEqual(OFFLINE);
      },
    ),
  );
});

it("an answer that cannot be read is a failure with a sentence, whatever is in it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.constantFrom(
          '{"detail":"',
          '{"detail":""}',
          '{"detail":[{"loc":[],"msg":"","type":""}]}',
        ),
      ),
      fc.constantFrom("application/json", "text/html", "application/octet-stream"),
      async (status, body, type) => {
        server.behave(answering(status, body, type));
        const failure = await httpApi(session, server.url)("get", "/", nothing).then(
          () => null,
          (reason: Failure) => reason,
        );
        if (failure === null) {
          expect(status).toBeLessThan(300);
          return;
        }
        // Of some statuses fetch itself makes an error.
        expect(["rejected", "unauthenticated", "unexpected", "offline"]).toContain(failure.type);
        expect(failureText(failure).trim()).not.toBe("");
      },
    ),
    { numRuns: runs(60) },
  );
});
