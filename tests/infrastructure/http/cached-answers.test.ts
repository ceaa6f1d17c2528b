import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { encodeNotification } from "../../../src/contract/notifications/notifications.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpNotifications } from "../../../src/infrastructure/http/http-notifications.ts";
import { notificationWith } from "../../support/notifications.ts";
import { answering, standIn } from "./stand-in.ts";

let server: Awaited<ReturnType<typeof standIn>>;

beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const open = () => {
  const session = { token: () => "t1", onUnauthenticated: () => {}, onForbidden: () => {} };
  return httpNotifications(httpApi(session, server.url));
};
const [one, other] = [notificationWith(), notificationWith()];
const sent = (tag: string | null, ...list: readonly (typeof one)[]) =>
  server.behave((_, response) =>
    response
      .writeHead(200, { "content-type": "application/json", ...(tag !== null && { etag: tag }) })
      .end(JSON.stringify(list.map(encodeNotification))),
  );
const marks = () => server.asked.map(({ headers }) => headers["if-none-match"]);

describe("an answer that is asked for again and again", () => {
  it("is the very same one as long as the server says that it still holds", async () => {
    const notifications = open();
    sent('"1"', one);
    const first = await notifications.list();
    expect(first).toEqual([one]);
    server.behave(answering(304, ""));
    expect(await notifications.list()).toBe(first);
    expect(await notifications.list()).toBe(first);
    expect(marks()).toEqual([undefined, '"1"', '"1"']);
  });

  it("is replaced, with its mark, by each one that comes", async () => {
    const notifications = open();
    sent('"1"', one);
    await notifications.list();
    sent('"2"', other, one);
    const second = await notifications.list();
    expect(second).toEqual([other, one]);
    server.behave(answering(304, ""));
    expect(await notifications.list()).toBe(second);
    expect(marks()).toEqual([undefined, '"1"', '"2"']);
  });

  it("outlives a look in vain", async () => {
    const notifications = open();
    sent('"1"', one);
    const first = await notifications.list();
    server.behave(answering(503, "{}"));
    await expect(notifications.list()).rejects.toMatchObject({ status: 503 });
    server.behave(answering(200, "<!doctype html>", "text/html"));
    await expect(notifications.list()).rejects.toEqual({ type: "unexpected" });
    server.behave(answering(304, ""));
    expect(await notifications.list()).toBe(first);
  });

  it("is asked for whole where it came without a mark, and a 304 to that is no answer", async () => {
    const notifications = open();
    sent(null, one);
    await notifications.list();
    server.behave(answering(304, ""));
    await expect(notifications.list()).rejects.toMatchObject({ type: "rejected", status: 304 });
    expect(marks()).toEqual([undefined, undefined]);
  });
});
