import { afterAll, beforeAll, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { timeOrderedId } from "../../../../server/infrastructure/time-ordered-id.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { INCOME } from "../../support/bodies.ts";
import { call, callerOf, type Caller } from "../../support/caller.ts";
import { adminSession, logIn, newPerson, newUsername } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, writerOf } from "../../support/writes.ts";

const NEW_PASSWORD = "Outro-segredo!1";

describeSqliteFirst(SERVERS, "a write that a device kept, over $name,", ({ start }) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await start();
    admin = callerOf(server, (await adminSession(server)).token);
  });
  afterAll(() => server.close());

  /** A write with every name that it may have; sent by a session, however often. */
  const keptWrite = () => {
    const [id, change, key] = [timeOrderedId(), newChange(), newChange()];
    const write = { body: { ...INCOME, id }, change, key };
    return async ({ token }: Session) =>
      (await writerOf(server, token)("POST", "/despesas", write)).status;
  };
  const read = async ({ token }: Session, path: string) =>
    (await call(server, "GET", path, { token })).body as readonly object[];

  it("brings nothing to whoever takes the name of its person after them", async () => {
    const username = newUsername();
    const former = await newPerson(server, username);
    const [sent, unsent] = [keptWrite(), keptWrite()];
    expect(await sent(former)).toBe(201);
    expect((await admin("DELETE", paths.adminUser(username))).status).toBe(204);
    const next = await newPerson(server, username);
    expect(next.user.id).not.toBe(former.user.id);
    for (const send of [sent, unsent]) expect(await send(former)).toBe(401);
    for (const path of ["/despesas", paths.trash]) expect(await read(next, path)).toEqual([]);
    // The device's box is sealed with the half of its person alone.
    const half = async ({ token }: Session) =>
      (await call(server, "GET", accountPaths.outboxKeyShare, { token })).status;
    expect([await half(former), await half(next)]).toEqual([401, 200]);
    // Names of the former person are unknown here: what has them is this person's own.
    expect(await sent(next)).toBe(201);
    expect(await read(next, "/despesas")).toHaveLength(1);
  });

  it("is refused after a new password, and done once when its person is there again", async () => {
    const person = await newPerson(server);
    const { username } = person.user;
    const [sent, unsent] = [keptWrite(), keptWrite()];
    expect(await sent(person)).toBe(201);
    const changed = await admin("PUT", paths.adminUser(username), {
      body: { new_password: NEW_PASSWORD },
    });
    expect(changed.status).toBe(200);
    for (const send of [sent, unsent]) expect(await send(person)).toBe(401);
    const again = await logIn(server, username, NEW_PASSWORD);
    for (const send of [sent, unsent, sent, unsent]) expect(await send(again)).toBe(201);
    expect(await read(again, "/despesas")).toHaveLength(2);
  });
});
