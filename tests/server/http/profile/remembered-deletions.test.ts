import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import type { UserId } from "../../../../src/domain/shared/ids.ts";
import { accepted } from "../../../../src/domain/shared/result.ts";
import { makeToken } from "../../../../server/application/login/make-token.ts";
import { COME_BACK_WITHIN_MS } from "../../../../src/domain/users/departure.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import type { AdministrativeWork } from "../../../../server/application/stores.ts";
import { leave as leaveWith } from "../../../../server/application/profile/leave.ts";
import { removeAccount } from "../../../../server/application/administration/remove-account.ts";
import { storageFailureOf } from "../../../../server/infrastructure/persistence/storage-failure-of.ts";
import { administrationOf } from "../../support/administration.ts";
import { call } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { actorOf } from "../../support/meanwhile.ts";
import { adminSession, logIn, newPerson, PASSWORD, statusOf } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { holdImage, storedPhotos } from "../../support/stored-photos.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { DAY, testClock, type TestClock } from "../../support/test-clock.ts";
import { tablesNaming } from "../../support/traces.ts";

describeSqliteFirst(SERVERS, "a deletion over $name", ({ start }) => {
  let clock: TestClock;
  let server: TestServer;
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeEach(async () => {
    clock = testClock(FULL_AT);
    folder = await temporaryDirectory();
    server = await start({ clock, dataDirectory: folder.path, checkoutUrl: CHECKOUT });
  });
  afterEach(async () => {
    await server.close();
    await folder.remove();
  });

  const leave = ({ token }: Session) =>
    call(server, "DELETE", accountPaths.me, { token, body: { senha: PASSWORD } });
  const removed = async (username: string) =>
    administrationOf(server, await adminSession(server)).remove(username);
  const enter = (path: string, { user }: Session) =>
    call(server, "POST", path, { body: { username: user.username, password: PASSWORD } });
  const traces = (id: UserId) => tablesNaming(server.database.queries, id);

  const leavesAt = async ({ user }: Session) =>
    (await server.stores.users.withId(user.id))?.leavesAt;

  /** Puts the database back to what it was of these people: there, and nothing decided, or that they go. */
  async function restore(people: readonly Session[], decided: number | null = null): Promise<void> {
    const { users } = server.stores;
    for (const { user } of people) {
      await users.remove(user.id);
      await users.add({ user, passwordHash: "of the backup" }, clock.now());
      await users.setLeaving(user.id, decided);
    }
  }

  it("is not applied to whoever came back after the backup that knows of it", async () => {
    const [back, again] = [await newPerson(server), await newPerson(server)];
    for (const person of [back, again]) await leave(person);
    const first = (await leavesAt(back)) ?? 0;
    clock.advance(DAY);
    await enter(loginPaths.comeBack, back);
    await enter(loginPaths.comeBack, again);
    await leave(await logIn(server, again.user.username));
    const second = (await leavesAt(again)) ?? 0;
    expect(second).toBe(first + DAY);

    await restore([back, again], first);
    await server.applyDeletions();
    expect([await leavesAt(back), await leavesAt(again)]).toEqual([null, second]);
    // Asked after that return, and not remembered for want of a moment: the wish stands.
    const third = clock.now() + 1 + COME_BACK_WITHIN_MS;
    await server.stores.users.setLeaving(back.user.id, third);
    await server.applyDeletions();
    expect(await leavesAt(back)).toBe(third);
  });

  it("that is applied again ends a login that waits for its code", async () => {
    const leaving = await newPerson(server);
    await leave(leaving);
    await restore([leaving]);
    const { oneTimeTokens } = server.stores;
    const purpose = { kind: "code", owner: leaving.user.id, passwordDigest: "of then" } as const;
    const token = await makeToken(server.stores)(oneTimeTokens, purpose);
    await server.applyDeletions();
    expect(await oneTimeTokens.find("code", server.stores.mint.digestOf(token))).toBe(null);
  });

  it("is applied again to a database that was restored, as far as it was decided", async () => {
    const [ended, left] = [await newPerson(server), await newPerson(server)];
    await removed(ended.user.username);
    await leave(left);
    clock.advance(COME_BACK_WITHIN_MS);
    await server.lookAtCalendar();
    const leaving = await newPerson(server);
    const [back, stays] = [await newPerson(server), await newPerson(server)];
    await leave(leaving);
    await leave(back);
    await enter(loginPaths.comeBack, back);

    await restore([ended, left, leaving, back, stays]);
    await server.applyDeletions();
    expect(await leavesAt(leaving)).toBe(clock.now() + COME_BACK_WITHIN_MS);
    expect([await leavesAt(back), await leavesAt(stays)]).toEqual([null, null]);
    await server.lookAtCalendar();
    for (const { user } of [ended, left]) expect(await traces(user.id)).toEqual([]);
    for (const { user } of [leaving, back, stays]) expect(await traces(user.id)).not.toEqual([]);
    clock.advance(COME_BACK_WITHIN_MS);
    await server.lookAtCalendar();
    expect(await traces(leaving.user.id)).toEqual([]);
  });

  const ENDS = [
    ["by oneself", async (person: Session) => leave(person), 200],
    ["by an administrator", async ({ user }: Session) => removed(user.username), 204],
  ] as const;

  it.each(ENDS)(
    "%s is refused where it cannot be remembered, and changes nothing",
    async (_, end, done) => {
      const person = await newPerson(server);
      const remembered = join(folder.path, "eliminados");
      await writeFile(remembered, "no folder");
      expect((await end(person)).status).toBe(500);
      expect([await leavesAt(person), await statusOf(server, person)]).toEqual([null, 200]);
      await rm(remembered);
      expect((await end(person)).status).toBe(done);
    },
  );

  it("by an administrator is done and told where its rows and files cannot go yet, which follow", async () => {
    const { person, photos } = await newFullAccount(server);
    const letGo = await holdImage(server, photos[0]);
    expect((await removed(person.user.username)).status).toBe(204);
    expect([await leavesAt(person), await statusOf(server, person)]).toEqual([clock.now(), 401]);
    expect((await removed(person.user.username)).status).toBe(404);
    await server.lookAtCalendar();
    expect(await traces(person.user.id)).not.toEqual([]);
    await letGo();
    await server.lookAtCalendar();
    expect(await traces(person.user.id)).toEqual([]);
  });

  it("by an administrator on a full disk is 507 and changes nothing, or done in the room that is left", async () => {
    const { deletions } = server.stores;
    const full = Object.assign(new Error("no room"), { code: "ENOSPC" });
    const admin = (await adminSession(server)).user;
    const outcomeOf = async (fails: number) => {
      const { user } = await newPerson(server);
      let left = fails;
      const remember: typeof deletions.remember = async (...decided) => {
        await deletions.remember(...decided);
        if ((left -= 1) >= 0) throw full;
      };
      let rooms = 1;
      const remove = removeAccount({
        ...server.stores,
        deletions: { ...deletions, remember },
        withDiskReserve: (work) =>
          work().catch((error) => ((rooms -= 1) < 0 ? Promise.reject(error) : work())),
      });
      const answer = await remove(admin, user.username).catch(storageFailureOf);
      const isRemembered = (await deletions.read()).has(deletions.digestOf(user.id));
      return [answer, isRemembered, (await traces(user.id)).length > 0];
    };
    expect(await outcomeOf(2)).toEqual(["full", false, true]);
    expect(await outcomeOf(1)).toEqual([accepted(null), true, false]);
  });

  it("is remembered no more where it could not be done, unless it was", async () => {
    const { administrativeWork, deletions } = server.stores;
    const limit = { take: async () => accepted(null), giveBack: async () => {} };
    const isRemembered = async (administrative: AdministrativeWork) => {
      const actor = await actorOf(server, await newPerson(server));
      const left = leaveWith({ ...server.stores, limit, administrativeWork: administrative });
      await expect(left(actor, PASSWORD)).rejects.toThrow("a fault");
      return (await deletions.read()).has(deletions.digestOf(actor.user.id));
    };
    const fails = () => Promise.reject(new Error("a fault"));
    const undone: AdministrativeWork = (id, work) =>
      administrativeWork(id, (stores) => work(stores).then(fails));
    const done: AdministrativeWork = (id, work) => administrativeWork(id, work).then(fails);
    expect([await isRemembered(undone), await isRemembered(done)]).toEqual([false, true]);
  });

  it("is remembered for five weeks, without a name, and then forgotten", async () => {
    const person = await newPerson(server);
    await leave(person);
    const days = () => readdir(join(folder.path, "eliminados"));
    expect(await days()).toEqual(["2026-03-05"]);
    clock.advance(COME_BACK_WITHIN_MS);
    await server.lookAtCalendar();
    expect(await days()).toEqual(["2026-03-05", "2026-03-12"]);
    clock.advance(28 * DAY);
    await server.lookAtCalendar();
    expect(await days()).toEqual(["2026-03-05", "2026-03-12"]);
    clock.advance(DAY);
    await server.lookAtCalendar();
    expect(await days()).toEqual(["2026-03-12"]);
    clock.advance(8 * DAY);
    await server.lookAtCalendar();
    expect(await days()).toEqual([]);
  });

  it("that cannot be done is done with a later look, and holds no other up", async () => {
    const { person, photos } = await newFullAccount(server);
    const other = await newPerson(server);
    await leave(person);
    await leave(other);
    clock.advance(COME_BACK_WITHIN_MS);
    const letGo = await holdImage(server, photos[0]);
    await server.lookAtCalendar();
    expect(await traces(person.user.id)).not.toEqual([]);
    expect(await traces(other.user.id)).toEqual([]);
    expect((await enter(loginPaths.comeBack, person)).status).toBe(401);
    await letGo();
    await server.lookAtCalendar();
    expect(await traces(person.user.id)).toEqual([]);
    expect(await storedPhotos(server, server.database.queries)).toEqual([]);
  });
});
