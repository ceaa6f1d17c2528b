import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { httpApi } from "../../../../src/infrastructure/http/api.ts";
import { httpEntrances } from "../../../../src/infrastructure/http/login/http-entrances.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { newPerson, PASSWORD } from "../../../server/support/people.ts";
import { setUpFactor } from "../../../server/support/second-factor.ts";
import { startTestServer, type TestServer } from "../../../server/support/start-test-server.ts";
import { testClock } from "../../../server/support/test-clock.ts";
import { sessionIn } from "../../../support/session-in.ts";

describe("a login by steps over HTTP", () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  it("takes a code after the password; a wrong one, or one that is too late, ends no session", async () => {
    const person = await newPerson(server);
    const { codes } = await setUpFactor(server, person, clock);
    const ended: string[] = [];
    const api = httpApi(
      { token: () => "t", onUnauthenticated: () => ended.push("ended"), onForbidden: () => {} },
      server.url,
    );
    const { username } = person.user;
    const { enter } = httpEntrances(api);
    const credentials = { username, password: PASSWORD };
    const outcome = await enter({ by: "password", comesBack: false, ...credentials });
    const challenge = outcome.type === "code-wanted" ? outcome.challenge : "";
    const answer = (code: string) => enter({ by: "code", challenge, code });
    await expect(answer("ABCD-EFGH-JKMN-PQRS")).rejects.toEqual({
      type: "rejected",
      status: 401,
      detail: serverProblems["wrong-code"],
    });
    expect(sessionIn(await answer(codes[0] ?? "")).user).toEqual(person.user);
    await expect(answer(codes[1] ?? "")).rejects.toEqual({
      type: "rejected",
      status: 401,
      detail: serverProblems["challenge-gone"],
      code: "desafio",
    });
    expect(ended).toEqual([]);
  });
});
