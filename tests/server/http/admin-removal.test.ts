import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 } from "uuid";
import { encodeImport } from "../../../src/contract/imports.ts";
import { goalSchema, photoSchema } from "../../../src/contract/goals.ts";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { importId, notificationId } from "../../../src/domain/shared/ids.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { accountBody, administrationOf } from "../support/administration.ts";
import { BUDGET, GOAL, INCOME, PROFILE } from "../support/bodies.ts";
import { picture } from "../support/images.ts";
import { divided, importOf, lineNumber, readAnew } from "../support/imports.ts";
import { memberOf } from "../support/ledgers.ts";
import { referenceOf, sendNotice } from "../support/notices.ts";
import { adminSession, newPerson, newUsername, PASSWORD } from "../support/people.ts";
import { refusal } from "../support/refusals.ts";
import { challengeFor, setUpFactor } from "../support/second-factor.ts";
import { SERVERS } from "../support/servers.ts";
import { testClock } from "../support/test-clock.ts";
import { tablesNaming, tablesOf } from "../support/traces.ts";
import { ADMIN, type TestServer } from "../support/start-test-server.ts";

const CHECKOUT = "https://pagar.exemplo.pt/";

describe.each(SERVERS)("the administration over $name", ({ start }) => {
  let server: TestServer;
  let admin: Session;
  const clock = testClock(Date.UTC(2026, 2, 5, 12));
  beforeAll(async () => {
    server = await start({ clock, checkoutUrl: CHECKOUT });
    admin = await adminSession(server);
  });
  afterAll(() => server.close());

  const here = () => administrationOf(server, admin);

  describe("removes an account", () => {
    const uploadPhoto = async ({ token }: Session) => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(await picture("png"))]), "foto.png");
      const answer = await fetch(`${server.url}/api${paths.goalPhoto}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return v.parse(photoSchema, await answer.json()).foto_url;
    };
    const photoFiles = () => readdir(join(server.dataDirectory, "photos"));

    it("with its sessions, every row of every table and its photos, and touches nobody else's", async () => {
      const [person, stranger] = [await newPerson(server), await newPerson(server)];
      const { id, username } = person.user;
      await here().change(username, { plano: "premium" });
      const me = here().as(person.token);
      const headers = { [IDEMPOTENCY_HEADER]: `chave-${username}` };
      const foto_url = await uploadPhoto(person);
      const unused = await uploadPhoto(person);
      const kept = await uploadPhoto(stranger);
      await me("POST", paths.transactions("income"), { body: INCOME, headers });
      await me("POST", paths.transactions("expense"), { body: INCOME });
      await me("POST", paths.profile, { body: { ...PROFILE, nome: `Nome de ${username}` } });
      const goal = await me("POST", paths.goals, { body: { ...GOAL, foto_url } });
      const more = { ...GOAL, valor_atual: GOAL.valor_atual + 1 };
      await me("PUT", paths.goal(v.parse(goalSchema, goal.body).id), { body: more });
      await me("POST", paths.budgets, { body: BUDGET });
      const receipt = { talao: { nif: "501964843", atcud: "CSDF7T5H-35" } };
      await me("POST", paths.transactions("expense"), { body: { ...INCOME, ...receipt } });
      const bank = importOf([lineNumber(1), divided(lineNumber(2))]);
      await me("POST", paths.imports, { body: encodeImport(bank) });
      const again = { ...bank, id: importId(v7()), lines: readAnew(bank.lines) };
      await me("POST", paths.imports, { body: encodeImport(again) });
      const netflix = { categoria: "Subscrições", valor: 9.99, descricao: "Netflix" };
      for (const data of ["2026-02-15", "2026-02-22", "2026-03-01"])
        await me("POST", paths.transactions("expense"), { body: { ...netflix, data } });
      const proposed = await me("GET", paths.recurrenceProposals);
      const [proposal] = v.parse(v.array(v.object({ id: v.string() })), proposed.body);
      await me("DELETE", paths.recurrenceProposal(proposal?.id ?? ""));
      const rent = { inicio: "2026-04-01", cada: 1, unidade: "mes", descricao: "Renda" };
      const planned = { ...rent, tipo: "despesa", categoria: "Habitação", valor: 650 };
      await me("POST", paths.recurrences, { body: planned });
      const rule = { contem: "renda", tipo: "despesa", nao_contar: true };
      await me("POST", paths.rules, { body: rule });
      await setUpFactor(server, person, clock);
      await challengeFor(server, username);
      const told = { key: "a", title: "a", message: "b", createdAt: 1 };
      await server.stores.notifications.addNew(id, [
        { ...told, id: notificationId(`aviso-${username}`) },
      ]);
      await sendNotice(server, {
        id: "evt_1",
        tipo: "assinatura.iniciada",
        criado_em: "2026-03-05T12:00:01Z",
        referencia: await referenceOf(server, person.token),
      });
      await me("POST", paths.achievementCheck);
      await me("POST", paths.generateRecommendations, { body: { periodo_meses: 3 } });
      const { queries } = server.database;
      const { ledger } = await memberOf(server.database, id);
      // What a record was before names in its text who had written it.
      const naming = [...(await tablesOf(queries, "users")), "versions"];
      expect(await tablesNaming(queries, id)).toEqual(naming);
      expect(await tablesNaming(queries, ledger)).toEqual(await tablesOf(queries, "ledgers"));
      expect(await photoFiles()).toHaveLength(3);

      const answer = await here().remove(username.toUpperCase());
      expect([answer.status, answer.text]).toEqual([204, ""]);
      for (const trace of [id, username, ledger])
        expect(await tablesNaming(queries, trace)).toEqual([]);
      expect(await photoFiles()).toEqual([kept.split("/").at(-1)]);
      for (const address of [foto_url, unused])
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
      await here().remove(body.username);
      expect(await tablesNaming(server.database.queries, body.username)).toEqual([]);
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
