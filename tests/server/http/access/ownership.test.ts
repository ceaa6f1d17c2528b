import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { callOf, callRoute, routeOf, writesSoFar } from "../../support/api-calls.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { EXPECTED_CALLS } from "../../support/expected-access.ts";
import { makes, newNotification, newOwnThing } from "../../support/own-things.ts";
import { newPasskey, ORIGIN } from "../../support/passkeys.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

const ownCalls = EXPECTED_CALLS.filter(({ access }) => access !== "public" && access !== "admin");
const CALLS_WITH_ID = ownCalls.filter(({ path }) => path.includes("/:"));
const READING_CALLS = ownCalls.filter(
  ({ method, path }) => method === "GET" && !path.includes("/:"),
);

const identified = v.object({ id: v.string() });

describe("what somebody owns", () => {
  // A clock that stands still notes no use of a token, so that every write is a call's own.
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock, publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  it.each(CALLS_WITH_ID)(
    "is to a stranger's $call as if it did not exist",
    async ({ call, path }) => {
      const [owner, stranger] = [await newPremiumPerson(server), await newPremiumPerson(server)];
      const id = await newOwnThing(server, path, owner);
      const before = await writesSoFar(server);
      const route = routeOf(server, call);
      const foreign = await callRoute(server, route, { token: stranger.token, id });
      const missing = await callRoute(server, route, { token: stranger.token, id: NOBODYS_ID });
      expect(await writesSoFar(server)).toBe(before);
      const isChange = path === paths.undo(":id");
      expect(foreign).toMatchObject(refusal(isChange ? "change-gone" : "no-such-record"));
      expect(foreign.text).toBe(missing.text);
      const { date: _foreign, "x-request-id": _id, ...headers } = foreign.headers;
      const { date: _missing, "x-request-id": _other, ...expected } = missing.headers;
      expect(headers).toEqual(expected);
      const own = await callRoute(server, route, { token: owner.token, id });
      expect([200, 204]).toContain(own.status);
    },
  );

  it.each(READING_CALLS)("is nowhere in what a stranger's $call answers", async ({ call }) => {
    const [owner, stranger] = [await newPremiumPerson(server), await newPremiumPerson(server)];
    const ids: string[] = [
      owner.user.id,
      owner.user.username,
      await newNotification(server, owner),
    ];
    ids.push((await newPasskey(server, owner)).id);
    for (const route of server.routes.filter((each) => makes(each) && each.access !== "admin")) {
      const created = await callRoute(server, route, { token: owner.token });
      expect(`${callOf(route)} ${created.status}`).toBe(`${callOf(route)} 201`);
      if (v.is(identified, created.body)) ids.push(created.body.id);
    }
    const answer = await callRoute(server, routeOf(server, call), { token: stranger.token });
    expect(answer.status).toBe(200);
    for (const id of ids) expect(answer.text).not.toContain(id);
  });
});
