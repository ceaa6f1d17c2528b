import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../../../src/application/failure.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpNotifications } from "../../../src/infrastructure/http/http-notifications.ts";
import { standIn } from "./stand-in.ts";

const session = {
  token: () => "t1",
  onUnauthenticated: () => undefined,
  onForbidden: () => undefined,
};

let server: Awaited<ReturnType<typeof standIn>>;

beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes a call that the server has heard, but not answered. */
async function pendingCall() {
  const heard = Promise.withResolvers<ServerResponse>();
  server.behave((_, response) => heard.resolve(response));
  let outcome = "none";
  const call = httpNotifications(httpApi(session, server.url))
    .list()
    .then(
      () => (outcome = "answered"),
      (reason: unknown) => (outcome = failureOf(reason).type),
    );
  return { call, outcome: () => outcome, response: await heard.promise };
}

/** Resolves once the client has the beginning of an answer and waits for the rest. */
function readingBegun(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(Response.prototype, "text").mockImplementation(() => {
    resolve();
    return new Promise(() => undefined);
  });
  return promise;
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe("a call", () => {
  it("that is never answered is given up after 30 s", async () => {
    const { call, outcome } = await pendingCall();
    await seconds(29.999);
    expect(outcome()).toBe("none");
    await seconds(0.001);
    await call;
    expect(outcome()).toBe("offline");
  });

  it.each([0, 20])(
    "whose answer begins after %i s and never ends is given up after 30",
    async (after) => {
      const { call, outcome, response } = await pendingCall();
      await seconds(after);
      const begun = readingBegun();
      response.writeHead(200, { "content-type": "application/json" }).write("[{");
      await begun;
      await seconds(29 - after);
      expect(outcome()).toBe("none");
      await seconds(1);
      await call;
      expect(outcome()).toBe("offline");
    },
  );
});
