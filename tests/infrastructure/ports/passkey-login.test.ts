import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpEntrances } from "../../../src/infrastructure/http/login/http-entrances.ts";
import { httpPasskeyOptions } from "../../../src/infrastructure/http/passkeys/http-passkey-options.ts";
import { httpPasskeyPresence } from "../../../src/infrastructure/http/presence/http-passkey-presence.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { newPasskey, ORIGIN } from "../../server/support/passkeys.ts";
import { newPerson } from "../../server/support/people.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { sessionIn } from "../../support/session-in.ts";

describe("the login by a passkey over the real server", () => {
  let server: TestServer;
  let loggedOut = false;
  beforeAll(async () => {
    server = await startTestServer({ publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  const api = (token: string | null = null) =>
    httpApi(
      {
        token: () => token,
        onUnauthenticated: () => {
          loggedOut = true;
        },
        onForbidden: () => undefined,
      },
      server.url,
    );
  const begin = () => httpPasskeyOptions(api())();
  const enter = (answer: object, comesBack = false) =>
    httpEntrances(api()).enter({ by: "passkey", comesBack, answer });

  it.each([false, true])(
    "opens a session of whose key it is, coming back: %j",
    async (comesBack) => {
      const own = await newPerson(server);
      const { authenticator } = await newPasskey(server, own);
      const session = sessionIn(await enter(authenticator.prove(await begin()), comesBack));
      expect(session.user).toEqual(own.user);
    },
  );

  it("proves who sits in a session as well", async () => {
    const own = await newPerson(server);
    const { authenticator } = await newPasskey(server, own);
    const presence = httpPasskeyPresence(api(own.token));
    await presence.confirm(authenticator.prove(await presence.begin()));
    const wrong = authenticator.prove(await presence.begin(), { userVerified: false });
    await expect(presence.confirm(wrong)).rejects.toEqual({
      type: "rejected",
      status: 422,
      detail: refusedFields.unprovenPasskey,
      field: "resposta",
    });
  });

  it("refuses a key that is not known as a form is refused, and ends no session with that", async () => {
    const own = await newPerson(server);
    const { authenticator } = await newPasskey(server, own);
    const proof = authenticator.prove(await begin(), { userVerified: false });
    await expect(enter(proof)).rejects.toEqual({
      type: "rejected",
      status: 401,
      detail: serverProblems["bad-passkey"],
    });
    expect(loggedOut).toBe(false);
  });
});
