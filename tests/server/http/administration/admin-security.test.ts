import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { factorPaths } from "../../../../src/contract/second-factor/factor-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { PRESENCE_MS } from "../../../../server/application/login/session-lifetime.ts";
import { administrationOf } from "../../support/administration.ts";
import { call } from "../../support/caller.ts";
import { adminSession, logIn, newPerson, newUsername } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { setUpFactor } from "../../support/second-factor.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

describe.each(SERVERS)(
  "what administrators decide about second factors over $name",
  ({ start }) => {
    const clock = testClock();
    let server: TestServer;
    let admin: Session;
    let adminCode = "";
    beforeAll(async () => {
      server = await start({ clock });
      admin = await adminSession(server);
    });
    afterAll(() => server.close());

    const settings = ({ token }: Session) =>
      call(server, "GET", factorPaths.adminSettings, { token });
    const require = ({ token }: Session, exigir_segundo_fator: boolean) =>
      call(server, "PUT", factorPaths.adminSettings, { token, body: { exigir_segundo_fator } });
    const removeFrom = ({ token }: Session, username: string) =>
      call(server, "DELETE", factorPaths.adminUserFactor(username), { token });

    it("is that nobody needs one, until one who has one asks it of all", async () => {
      const other = await administrationOf(server, admin).newAdmin();
      expect((await settings(admin)).body).toEqual({ exigir_segundo_fator: false });
      expect(await require(admin, true)).toMatchObject(refusal("own-factor-missing"));
      expect((await settings(other)).status).toBe(200);

      [adminCode = ""] = (await setUpFactor(server, admin, clock)).codes;
      expect(await require(admin, true)).toMatchObject({
        status: 200,
        body: { exigir_segundo_fator: true },
      });
      expect((await settings(admin)).body).toEqual({ exigir_segundo_fator: true });

      // Administrators without one keep what everybody has, and lose what is theirs alone.
      expect(await settings(other)).toMatchObject(refusal("second-factor-missing"));
      expect(await require(other, false)).toMatchObject(refusal("second-factor-missing"));
      expect(refusal("second-factor-missing").body).toMatchObject({ codigo: "segundo_fator" });
      const { status } = await call(server, "GET", paths.goals, { token: other.token });
      expect(status).toBe(200);
      await setUpFactor(server, other, clock);
      expect((await settings(other)).status).toBe(200);

      expect((await require(other, false)).body).toEqual({ exigir_segundo_fator: false });
    });

    it("takes presence", async () => {
      const other = await administrationOf(server, admin).newAdmin();
      clock.advance(PRESENCE_MS);
      const missing = refusal("presence-missing");
      expect(await require(other, false)).toMatchObject(missing);
      expect(await removeFrom(other, other.user.username)).toMatchObject(missing);
    });

    it("may be to remove somebody's, who is told and has to sign in again, without it", async () => {
      const body = { codigo: adminCode };
      await call(server, "POST", paths.presence, { token: admin.token, body });
      const other = await administrationOf(server, admin).newAdmin();
      const person = await newPerson(server);
      const { username } = person.user;
      expect(await removeFrom(other, username)).toMatchObject(refusal("no-factor"));
      await setUpFactor(server, person, clock);
      expect((await removeFrom(other, username.toUpperCase())).status).toBe(204);
      const me = await call(server, "GET", accountPaths.me, { token: person.token });
      expect(me.status).toBe(401);
      const { token } = await logIn(server, username);
      expect((await call(server, "GET", paths.notifications, { token })).body).toMatchObject([
        { titulo: "Verificação em dois passos removida" },
        { titulo: "Verificação em dois passos ativada" },
      ]);
      expect(await removeFrom(other, newUsername())).toMatchObject(refusal("no-such-user"));
    });
  },
);
