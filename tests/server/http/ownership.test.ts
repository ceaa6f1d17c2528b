import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_BASE } from "../../../src/contract/api-base.ts";
import { ownSessionsSchema } from "../../../src/contract/own-account.ts";
import { passkeyPaths } from "../../../src/contract/passkey-paths.ts";
import { paths } from "../../../src/contract/paths.ts";
import { notificationId } from "../../../src/domain/shared/ids.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { callOf, callRoute, routeOf, writesSoFar } from "../support/api-calls.ts";
import { GOAL, INCOME, NOBODYS_ID } from "../support/bodies.ts";
import { call as callServer } from "../support/caller.ts";
import { exampleBody } from "../support/example-body.ts";
import { EXPECTED_CALLS } from "../support/expected-access.ts";
import { newPasskey, ORIGIN } from "../support/passkeys.ts";
import { logIn, newPremiumPerson } from "../support/people.ts";
import { refusal } from "../support/refusals.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

const ownCalls = EXPECTED_CALLS.filter(({ access }) => access !== "public" && access !== "admin");
const CALLS_WITH_ID = ownCalls.filter(({ path }) => path.includes("/:"));
const READING_CALLS = ownCalls.filter(
  ({ method, path }) => method === "GET" && !path.includes("/:"),
);

const identified = v.object({ id: v.string() });
const withLine = v.object({ linhas: v.tuple([identified]) });

/** Whether a call makes something that a path can name. */
const makes = ({ repeatable, record }: RouteEntry) => repeatable || record === "made";

describe("what somebody owns", () => {
  // A clock that stands still notes no use of a token, so that every write is a call's own.
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock, publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  async function newNotification({ user }: Session): Promise<string> {
    const id = notificationId(timeOrderedId());
    const told = { id, key: "a", title: "Título", message: "Mensagem", createdAt: clock.now() };
    await server.stores.notifications.addNew(user.id, [told]);
    return id;
  }

  /** A second session of somebody, which they may end. */
  async function otherSession({ user, token }: Session): Promise<string> {
    await logIn(server, user.username);
    const { body } = await callServer(server, "GET", paths.sessions, { token });
    const others = v.parse(ownSessionsSchema, body).filter(({ atual }) => !atual);
    return v.parse(v.tuple([identified]), others)[0].id;
  }

  async function newNamedChange({ token }: Session): Promise<string> {
    const change = newChange();
    await writerOf(server, token)("POST", paths.goals, { body: GOAL, change });
    return change;
  }

  /** What seems to come again is named by what it is found in, so that everybody's is called alike. */
  async function newProposal({ token }: Session): Promise<string> {
    for (const data of ["2031-04-15", "2031-04-22", "2031-04-29"])
      await callServer(server, "POST", paths.transactions("expense"), {
        token,
        body: { ...INCOME, data },
      });
    const { body } = await callServer(server, "GET", paths.recurrenceProposals, { token });
    return v.parse(v.tuple([identified]), body)[0].id;
  }

  /** Makes a record that a path can name: by the creating call above it, where there is one. */
  async function newRecord(path: string, owner: Session): Promise<string> {
    if (path.startsWith(paths.notifications)) return newNotification(owner);
    if (path.startsWith(paths.changes)) return newNamedChange(owner);
    if (path.startsWith(paths.sessions)) return otherSession(owner);
    if (path.startsWith(passkeyPaths.all)) return (await newPasskey(server, owner)).id;
    if (path.startsWith(paths.recurrenceProposals)) return newProposal(owner);
    const creating = server.routes.find(
      (route) => makes(route) && path.startsWith(`${route.path.slice(API_BASE.length)}/`),
    );
    if (creating === undefined) throw new Error(`nothing makes a record for ${path}`);
    const created = await callRoute(server, creating, { token: owner.token });
    if (path.startsWith(paths.importLines))
      return v.parse(withLine, exampleBody(creating)).linhas[0].id;
    return v.parse(identified, created.body).id;
  }

  it.each(CALLS_WITH_ID)(
    "is to a stranger's $call as if it did not exist",
    async ({ call, path }) => {
      const [owner, stranger] = [await newPremiumPerson(server), await newPremiumPerson(server)];
      const id = await newRecord(path, owner);
      const before = await writesSoFar(server);
      const route = routeOf(server, call);
      const foreign = await callRoute(server, route, { token: stranger.token, id });
      const missing = await callRoute(server, route, { token: stranger.token, id: NOBODYS_ID });
      expect(await writesSoFar(server)).toBe(before);
      expect(foreign).toMatchObject(refusal("no-such-record"));
      expect(foreign.text).toBe(missing.text);
      const { date: _foreign, ...headers } = foreign.headers;
      const { date: _missing, ...expected } = missing.headers;
      expect(headers).toEqual(expected);
      const own = await callRoute(server, route, { token: owner.token, id });
      expect([200, 204]).toContain(own.status);
    },
  );

  it.each(READING_CALLS)("is nowhere in what a stranger's $call answers", async ({ call }) => {
    const [owner, stranger] = [await newPremiumPerson(server), await newPremiumPerson(server)];
    const ids: string[] = [owner.user.id, owner.user.username, await newNotification(owner)];
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
