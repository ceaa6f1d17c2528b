import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpEntrances } from "../../../src/infrastructure/http/http-entrances.ts";
import { httpCodeLogin } from "../../../src/infrastructure/http/http-code-login.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { newPerson, PASSWORD } from "../../server/support/people.ts";
import { setUpFactor } from "../../server/support/second-factor.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { testClock } from "../../server/support/test-clock.ts";

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
    const outcome = await httpEntrances(api).logIn({ username, password: PASSWORD });
    const challenge = "challenge" in outcome ? outcome.challenge : "";
    const steps = httpCodeLogin(api);
    await expect(steps.logIn({ challenge, code: "ABCD-EFGH-JKMN-PQRS" })).rejects.toEqual({
      type: "rejected",
      status: 401,
      detail: serverProblems["wrong-code"],
    });
    const session = await steps.logIn({ challenge, code: codes[0] ?? "" });
    expect(session.user).toEqual(person.user);
    await expect(steps.logIn({ challenge, code: codes[1] ?? "" })).rejects.toEqual({
      type: "rejected",
      status: 401,
      detail: serverProblems["challenge-gone"],
      code: "desafio",
    });
    expect(ended).toEqual([]);
  });
});
