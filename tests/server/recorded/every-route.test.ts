import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_BASE } from "../../../src/contract/api-base.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { callOf, callRoute, routeOf } from "../support/api-calls.ts";
import { NOBODYS_ID } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { EXPECTED_CALLS } from "../support/expected-access.ts";
import { newOwnThing } from "../support/own-things.ts";
import { ORIGIN } from "../support/passkeys.ts";
import { adminSession, newPerson, setPlan } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { answerLine, randomNames } from "./answer-line.ts";

/** The documentation is made of the route table, and changes with its every word. */
const DOCUMENTS = ["/openapi.json", "/docs"];

/** Administrators are answered lists of everybody, so they ask while there are few. */
const asked = EXPECTED_CALLS.filter(({ path }) => !DOCUMENTS.includes(path)).toSorted(
  (a, b) => Number(b.access === "admin") - Number(a.access === "admin"),
);

/** The folder of a call's topic: the first word of its path, or two where there are many below it. */
const topicOf = (path: string) =>
  path
    .split("/")
    .filter((word) => word !== "" && !word.startsWith(":"))
    .slice(0, path.startsWith("/auth") ? 2 : 1)
    .join("-");

describe("what every route answers", () => {
  let server: TestServer;
  /** How the people of a topic are called, so that each topic answers alike by itself. */
  let newName = () => "";
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(), publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  async function newCaller(plan: "free" | "premium"): Promise<Session> {
    const session = await newPerson(server, newName());
    await setPlan(server, session.user.id, plan);
    return session;
  }

  /** What a path is to name for this caller; nobody's where they cannot have one. */
  async function idFor(route: RouteEntry, caller: Session, mayMake: boolean): Promise<string> {
    const path = route.path.slice(API_BASE.length);
    if (path.includes(":username")) return (await newCaller("free")).user.username;
    if (!path.includes("/:") || !mayMake || path.includes(":ficheiro")) return NOBODYS_ID;
    return newOwnThing(server, path, caller);
  }

  async function linesOf(route: RouteEntry): Promise<readonly string[]> {
    const named = randomNames();
    const lines: string[] = [];
    const tell = (who: string, answer: Awaited<ReturnType<typeof call>>) =>
      lines.push(answerLine(`${callOf(route)} · ${who}`, answer, named));
    tell("nobody", await callRoute(server, route, { id: NOBODYS_ID }));
    if (route.access === "public") return lines;
    const callers =
      route.access === "admin"
        ? ([["an administrator", await adminSession(server)]] as const)
        : ([
            ["free", await newCaller("free")],
            ["premium", await newCaller("premium")],
          ] as const);
    for (const [who, session] of callers) {
      const { token } = session;
      // The history of a budget is everybody's, a budget is not.
      const isLocked = typeof route.access === "object" || route.path.includes("/orcamento/");
      const mayMake = !isLocked || who === "premium";
      const id = await idFor(route, session, mayMake);
      if (route.body !== null) {
        const more = { token, id, changes: { campo_a_mais: 1 } };
        tell(`${who}, with a field more`, await callRoute(server, route, more));
        const path = route.path.slice(API_BASE.length).replace(/:data\b/, "2031-05-07");
        const at = path.replace(/:\w+/, id);
        const empty = { token, body: {} };
        tell(`${who}, with nothing`, await call(server, route.method as "POST", at, empty));
      }
      if (route.path.includes("/:"))
        tell(`${who}, of nobody's`, await callRoute(server, route, { token, id: NOBODYS_ID }));
      tell(who, await callRoute(server, route, { token, id }));
      tell(`${who}, again`, await callRoute(server, route, { token, id }));
    }
    return lines;
  }

  const topics = [...new Set(asked.map(({ path }) => topicOf(path)))];

  it.each(topics)("is what it was when it was recorded, below %s", async (topic) => {
    const lines: string[] = [];
    let people = 0;
    newName = () => `${topic.replaceAll("-", "_")}_${(people += 1)}`;
    for (const { call: wanted, path } of asked)
      if (topicOf(path) === topic) lines.push(...(await linesOf(routeOf(server, wanted))));
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(
      `../../fixtures/recorded-answers/routes/${topic}.txt`,
    );
  });
});
