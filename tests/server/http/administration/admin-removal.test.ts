import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { photoAddresses } from "../../../../server/http/requests/photo-addresses.ts";
import { accountBody, administrationOf } from "../../support/administration.ts";
import { INCOME } from "../../support/bodies.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { uploadPhoto } from "../../support/upload-photo.ts";
import { adminSession, newPerson, newUsername, PASSWORD } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { storedPhotos } from "../../support/stored-photos.ts";
import { testClock } from "../../support/test-clock.ts";
import { tablesNaming, tablesOf } from "../../support/traces.ts";
import { ADMIN, type TestServer } from "../../support/start-test-server.ts";

describe.each(SERVERS)("the administration over $name", ({ start }) => {
  let server: TestServer;
  let admin: Session;
  beforeAll(async () => {
    server = await start({ clock: testClock(FULL_AT), checkoutUrl: CHECKOUT });
    admin = await adminSession(server);
  });
  afterAll(() => server.close());

  const here = () => administrationOf(server, admin);

  describe("removes an account", () => {
    const photoFiles = () => storedPhotos(server, server.database.queries);

    it("with its sessions, every row of every table and its photos, and touches nobody else's", async () => {
      const { person, ledger, photos, traces } = await newFullAccount(server);
      const stranger = await newPerson(server);
      const kept = await uploadPhoto(server, stranger);
      const { id, username } = person.user;
      const { queries } = server.database;
      const ofUsers = await tablesOf(queries, "users");
      // Nobody asked for it, so there is no departure.
      const naming = ofUsers.filter((table) => table !== "departures");
      expect(await tablesNaming(queries, id)).toEqual(naming);
      // A call's key says for which ledger it was.
      const ofLedgers = [...(await tablesOf(queries, "ledgers")), "idempotency_keys"].toSorted();
      expect(await tablesNaming(queries, ledger)).toEqual(ofLedgers);
      expect(await photoFiles()).toHaveLength(3);

      const answer = await here().remove(username.toUpperCase());
      expect([answer.status, answer.text]).toEqual([204, ""]);
      for (const trace of traces) expect(await tablesNaming(queries, trace)).toEqual([]);
      expect(await photoFiles()).toEqual([photoAddresses.nameIn(kept)]);
      for (const address of photos)
        expect((await fetch(`${server.url}${address}`)).status).toBe(404);
      expect(await here().statusOf(person)).toBe(401);
      expect(await here().statusOf(stranger)).toBe(200);
      expect((await here().tryLogin(username, PASSWORD)).status).toBe(401);
      expect(await here().remove(username)).toMatchObject(refusal("no-such-user"));
      expect((await here().create(accountBody({ username }))).status).toBe(201);
    });

    it("and leaves no name of it with the administrator who made it", async () => {
      const body = accountBody();
      await here().create(body, newUsername());
      const made = await server.stores.users.withUsername(body.username);
      await here().remove(body.username);
      for (const trace of [body.username, made?.user.id ?? ""])
        expect(await tablesNaming(server.database.queries, trace)).toEqual([]);
    });

    it("with whatever its user writes at the same time", async () => {
      const { token, user } = await newPerson(server);
      const write = () => here().as(token)("POST", paths.transactions("income"), { body: INCOME });
      const writes = Array.from({ length: 5 }, write);
      const removal = here().remove(user.username);
      const answers = await Promise.all([...writes, ...Array.from({ length: 5 }, write)]);
      expect((await removal).status).toBe(204);
      for (const { status } of answers) expect([201, 401]).toContain(status);
      expect(await tablesNaming(server.database.queries, user.id)).toEqual([]);
    });

    it("once, when ten want it at the same time", async () => {
      const { user } = await newPerson(server);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => here().remove(user.username)),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    });
  });

  describe("keeps its administrators", () => {
    it("from suspending or removing themselves, even as one of several", async () => {
      const other = await here().newAdmin();
      const address = paths.adminUser(other.user.username.toUpperCase());
      const suspend = await here().as(other.token)("PUT", address, {
        body: { status: "suspenso" },
      });
      expect(suspend).toMatchObject(refusal("own-account"));
      expect(await here().as(other.token)("DELETE", address)).toMatchObject(refusal("own-account"));
      expect(await here().statusOf(other)).toBe(200);
      const plan = await here().as(other.token)("PUT", address, { body: { plano: "premium" } });
      expect(plan.status).toBe(200);
    });

    it("from nothing else that another one does", async () => {
      const other = await here().newAdmin();
      const { username } = other.user;
      expect((await here().change(username, { status: "suspenso" })).status).toBe(200);
      expect(await here().statusOf(other)).toBe(401);
      expect((await here().change(username, { status: "ativo" })).status).toBe(200);
      expect((await here().remove(username)).status).toBe(204);
    });

    const setStatus = (status: "active" | "suspended") => {
      const update = server.database.queries.updateTable("users").set({ status });
      return update.where("role", "=", "admin");
    };

    it.each(["suspend", "remove"] as const)(
      "to the last: of two that %s each other ten times at the same time, one stays",
      async (what) => {
        const pair = [await here().newAdmin(), await here().newAdmin()] as const;
        const ids = pair.map(({ user }) => user.id);
        await setStatus("suspended").where("id", "not in", ids).execute();
        const strike = ([by, at]: readonly [Session, Session]) => {
          const address = paths.adminUser(at.user.username);
          return what === "remove"
            ? here().as(by.token)("DELETE", address)
            : here().as(by.token)("PUT", address, { body: { status: "suspenso" } });
        };
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            strike(index % 2 === 0 ? pair : [pair[1], pair[0]]),
          ),
        );
        for (const { status } of answers) expect([200, 204, 401, 404, 409]).toContain(status);
        expect(await server.stores.users.countActiveAdmins()).toBe(1);
        const alive = [await here().statusOf(pair[0]), await here().statusOf(pair[1])];
        expect(new Set(alive)).toEqual(new Set([200, 401]));
        await setStatus("active").where("username", "=", ADMIN.username).execute();
      },
    );
  });
});
