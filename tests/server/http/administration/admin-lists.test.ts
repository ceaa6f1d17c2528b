import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  listedUsersSchema,
  userOverviewSchema,
} from "../../../../src/contract/administration/admin.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { accountBody, administrationOf } from "../../support/administration.ts";
import { adminSession, newPerson, newUsername } from "../../support/people.ts";
import { fieldRefusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";

describeSqliteFirst(SERVERS, "the list of users over $name", ({ start }) => {
  let server: TestServer;
  let admin: Session;
  beforeAll(async () => {
    server = await start();
    admin = await adminSession(server);
  });
  afterAll(() => server.close());

  const here = () => administrationOf(server, admin);

  describe("lists", () => {
    const list = async (query = "") => {
      const answer = await here().as(admin.token)("GET", `${paths.adminUsers}${query}`);
      expect(answer.status).toBe(200);
      return v.parse(listedUsersSchema, answer.body).map(({ username }) => username);
    };

    it("everybody by username, whatever its case, with nothing that proves a password", async () => {
      const mark = newUsername();
      const names = [`${mark}_b`, `${mark}_A`, `${mark}_C`];
      for (const username of names) await newPerson(server, username);
      const answer = await here().as(admin.token)("GET", paths.adminUsers);
      const listed = v.parse(listedUsersSchema, answer.body);
      const ours = listed.filter(({ username }) => username.startsWith(mark));
      expect(ours.map(({ username }) => username)).toEqual([`${mark}_A`, `${mark}_b`, `${mark}_C`]);
      expect(answer.body).toContainEqual({
        id: expect.any(String) as string,
        username: `${mark}_A`,
        email: `${mark}_A@exemplo.pt`,
        tipo: "normal",
        plano: "free",
        status: "ativo",
        elimina_em: null,
      });
      expect(answer.text).not.toMatch(/argon2|password|senha/i);
    });

    it("whose username or email contains a text, whatever its case and accents", async () => {
      const mark = newUsername();
      await here().create(accountBody({ username: `${mark}_Ines`, email: `${mark}.1@um.example` }));
      await here().create(
        accountBody({ username: `${mark}_rui`, email: `${mark}.INES@dois.example` }),
      );
      await here().create(
        accountBody({ username: `${mark}_ana`, email: `${mark}.3@tres.example` }),
      );
      const search = (text: string) => list(`?pesquisa=${encodeURIComponent(text)}`);
      expect(await search(` ${mark.toUpperCase()}_INÊS `)).toEqual([`${mark}_Ines`]);
      expect(await search(`${mark}.inés@DOIS`)).toEqual([`${mark}_rui`]);
      expect(await search(mark)).toHaveLength(3);
      expect(await search("@tres.example")).toEqual([`${mark}_ana`]);
      expect(await search(`${mark}_nobody`)).toEqual([]);
      expect(await search("")).toEqual(await list());
    });

    it.each(["%", "_", "\\", "%%", "p%a", "'", '"', "\\%"])(
      "takes %j of a search for nothing but itself",
      async (text) => {
        const everybody = v.parse(
          listedUsersSchema,
          (await here().as(admin.token)("GET", paths.adminUsers)).body,
        );
        const expected = everybody
          .filter(({ username, email }) => username.includes(text) || email.includes(text))
          .map(({ username }) => username);
        expect(await list(`?pesquisa=${encodeURIComponent(text)}`)).toEqual(expected);
      },
    );

    it("one part after the other just as the whole", async () => {
      const whole = await list();
      const parts: string[] = [];
      for (let skip = 0; skip < whole.length; skip += 3) {
        const part = await list(`?limite=3&saltar=${skip}`);
        expect(part.length).toBeLessThanOrEqual(3);
        parts.push(...part);
      }
      expect(parts).toEqual(whole);
      expect(await list(`?saltar=2`)).toEqual(whole.slice(2));
      expect(await list(`?limite=2`)).toEqual(whole.slice(0, 2));
      expect(await list(`?saltar=9999999`)).toEqual([]);
    });

    it.each([
      ["limite", "-1", "wrong-type"],
      ["limite", "201", "wrong-type"],
      ["limite", "1.5", "wrong-type"],
      ["limite", "x", "wrong-type"],
      ["saltar", "1e3", "wrong-type"],
      ["saltar", "10000000", "wrong-type"],
      ["pesquisa", "x".repeat(255), "too-long-text"],
      ["pesquisa", "%00", "unreadable-text"],
      ["pesquisa", "a&pesquisa=b", "wrong-type"],
      ["ordem", "email", "unknown-field"],
    ] as const)("nobody for %s=%s", async (name, value, issue) => {
      const answer = await here().as(admin.token)("GET", `${paths.adminUsers}?${name}=${value}`);
      expect(answer).toMatchObject(fieldRefusal(["query", name], issue));
    });

    it("how many there are of a kind", async () => {
      const counts = async () =>
        v.parse(
          userOverviewSchema,
          (await here().as(admin.token)("GET", paths.adminOverview)).body,
        );
      const before = await counts();
      expect(before.total).toBe((await list()).length);
      expect(before.ativos + before.suspensos).toBe(before.total);
      const [one, other] = [accountBody({ tipo: "admin" }), accountBody()];
      await here().create(one);
      await here().create(other);
      await here().change(other.username, { status: "suspenso" });
      await here().change(other.username, { plano: "premium" });
      expect(await counts()).toEqual({
        total: before.total + 2,
        ativos: before.ativos + 1,
        suspensos: before.suspensos + 1,
        premium: before.premium + 1,
        admins: before.admins + 1,
      });
    });
  });
});
