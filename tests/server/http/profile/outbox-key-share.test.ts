import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import type { Failure } from "../../../../src/application/failure.ts";
import type { OutboxKeyShare } from "../../../../src/application/outbox/outbox-key-share.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { httpApi } from "../../../../src/infrastructure/http/api.ts";
import { httpOutboxKeyShare } from "../../../../src/infrastructure/http/profile/http-outbox-key-share.ts";
import { KEY_FILE } from "../../../../server/infrastructure/security/sealing-key.ts";
import { closedPort } from "../../../infrastructure/http/closed-port.ts";
import { answering, standIn } from "../../../infrastructure/http/stand-in.ts";
import { call } from "../../support/caller.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";

const halfFrom = (url: string, session?: Session): OutboxKeyShare => {
  const token = () => session?.token ?? null;
  return httpOutboxKeyShare(
    httpApi({ token, onUnauthenticated: () => undefined, onForbidden: () => undefined }, url),
  );
};

describe("the server's half of the key of an outbox", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: TestServer;
  const start = async () => {
    server = await startTestServer({ dataDirectory: directory.path });
  };
  const restart = async () => {
    await server.close();
    await start();
  };
  beforeEach(async () => {
    directory = await temporaryDirectory();
    await start();
  });
  afterEach(async () => {
    await server.close();
    await directory.remove();
  });
  const half = (session: Session) => halfFrom(server.url, session)();

  it("is 32 bytes, the same in each of a person's sessions, and nobody else's", async () => {
    const [rita, rui] = [await newPerson(server), await newPerson(server)];
    const own = await half(rita);
    expect(own).toHaveLength(32);
    expect(await half(await logIn(server, rita.user.username))).toEqual(own);
    expect(await half(rui)).not.toEqual(own);
    const { body } = await call(server, "GET", accountPaths.outboxKeyShare, { token: rita.token });
    expect(body).toEqual({ chave: Buffer.from(own).toString("base64url") });
  });

  it("outlives a restart with the same key; another key makes another one", async () => {
    const rita = await newPerson(server);
    const own = await half(rita);
    await restart();
    expect(await half(rita)).toEqual(own);
    await rm(join(directory.path, KEY_FILE));
    await restart();
    expect(await half(rita)).not.toEqual(own);
  });

  it("is told to whoever is signed in, and kept by no cache", async () => {
    const { token } = await newPerson(server);
    const answer = await call(server, "GET", accountPaths.outboxKeyShare, { token });
    expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    const signedOut: Failure = { type: "unauthenticated" };
    await expect(halfFrom(server.url)()).rejects.toEqual(signedOut);
  });

  it("fails as every call does, also where something else is answered", async () => {
    const offline: Failure = { type: "offline" };
    await expect(halfFrom(await closedPort())()).rejects.toEqual(offline);
    const strange = await standIn();
    strange.behave(answering(200, JSON.stringify({ chave: "curta" })));
    const unexpected: Failure = { type: "unexpected" };
    await expect(halfFrom(strange.url)()).rejects.toEqual(unexpected);
    await strange.close();
  });
});
