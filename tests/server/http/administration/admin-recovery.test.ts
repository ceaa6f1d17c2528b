import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { recoveryLinkSchema } from "../../../../src/contract/login/recovery.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { administrationOf } from "../../support/administration.ts";
import { writesSoFar } from "../../support/api-calls.ts";
import { call } from "../../support/caller.ts";
import { adminSession, newPerson } from "../../support/people.ts";
import {
  askForRecovery,
  bellOf,
  conclude,
  entering,
  LINK,
  NEW_PASSWORD,
  useMailingServer,
} from "../../support/recovery.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

describeSqliteFirst(
  SERVERS,
  "a password that an administrator has replaced, over $name,",
  ({ start }) => {
    const { running, mailsOnceThere } = useMailingServer(start, testClock());
    let server: TestServer;
    beforeAll(() => {
      server = running();
    });

    const make = async (username: string) => {
      const { as } = administrationOf(server, await adminSession(server));
      return as((await adminSession(server)).token)("POST", paths.adminRecovery(username));
    };

    it("is replaced by the link that they make, of which its person is told", async () => {
      const session = await newPerson(server);
      const { username, email } = session.user;
      const made = await make(username.toUpperCase());
      expect(made.status).toBe(201);
      const { ligacao } = v.parse(recoveryLinkSchema, made.body);
      expect(await bellOf(server, session)).toEqual(["Ligação de recuperação criada"]);
      const [mail] = await mailsOnceThere(email, 1);
      expect(mail?.text).not.toContain(ligacao.split("#")[1]);
      expect((await conclude(server, LINK.exec(`${ligacao}\n`)?.[1] ?? "")).status).toBe(204);
      expect((await entering(server, username, NEW_PASSWORD)).status).toBe(200);
    });

    it("is replaced by the newest link alone", async () => {
      const { user } = await newPerson(server);
      const links = [await make(user.username), await make(user.username)];
      const [first = "", second = ""] = links.map(
        ({ body }) => v.parse(recoveryLinkSchema, body).ligacao.split("#")[1],
      );
      expect(await conclude(server, first)).toMatchObject(refusal("link-gone"));
      expect((await conclude(server, second)).status).toBe(204);
    });

    it("is nobody's under a name that nobody has", async () => {
      expect(await make("ninguem")).toMatchObject(refusal("no-such-user"));
    });
  },
);

describe("where no mail can be sent", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock() });
  });
  afterAll(() => server.close());

  it("asking for a new password is answered as ever, and does nothing", async () => {
    const { email } = (await newPerson(server)).user;
    const before = await writesSoFar(server);
    expect((await askForRecovery(server, email)).status).toBe(202);
    expect(await writesSoFar(server)).toBe(before);
    const { body } = await call(server, "GET", paths.config);
    expect(body).toMatchObject({ envia_email: false });
  });

  it("an administrator's link is a path that whoever is there can complete", async () => {
    const { user } = await newPerson(server);
    const { token } = await adminSession(server);
    const made = await call(server, "POST", paths.adminRecovery(user.username), { token });
    const { ligacao } = v.parse(recoveryLinkSchema, made.body);
    expect(ligacao).toMatch(/^\/recuperar#[\w-]{43}$/);
    expect((await conclude(server, ligacao.split("#")[1] ?? "")).status).toBe(204);
  });
});
