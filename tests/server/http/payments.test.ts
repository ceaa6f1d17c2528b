import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { listedUsersSchema } from "../../../src/contract/administration/admin.ts";
import { SIGNATURE_HEADER } from "../../../src/contract/payments.ts";
import { notificationListSchema } from "../../../src/contract/notifications/notifications.ts";
import { accountPaths } from "../../../src/contract/login/account-paths.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { administrationOf } from "../support/administration.ts";
import { call } from "../support/caller.ts";
import { checkoutOf, referenceOf, sendNotice, signatureOf, signed } from "../support/notices.ts";
import { adminSession, logIn, newPerson, newPremiumPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../support/test-clock.ts";

const CHECKOUT = "https://pagar.exemplo.pt/c?plano=premium";

type Kind =
  | "assinatura.iniciada"
  | "assinatura.terminada"
  | "pagamento.falhado"
  | "pagamento.recebido";

let notices = 0;

describe.each(SERVERS)("payments over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock, checkoutUrl: CHECKOUT });
  });
  afterAll(() => server.close());

  const newReference = async () => referenceOf(server, (await newPerson(server)).token);

  /** What the provider tells, by default of this moment. */
  const notice = (tipo: Kind, referencia: string, changes: object = {}) => ({
    id: `evt_${(notices += 1)}`,
    tipo,
    criado_em: new Date(clock.now()).toISOString(),
    referencia,
    ...changes,
  });
  const send = (body: object) => sendNotice(server, body);
  const planOf = async ({ token }: Session) =>
    (await call(server, "GET", accountPaths.me, { token })).body;
  const told = async ({ token }: Session) => {
    const answer = await call(server, "GET", paths.notifications, { token });
    return v.parse(notificationListSchema, answer.body).map(({ titulo }) => titulo);
  };
  const rows = async () => {
    const { queries } = server.database;
    return [
      await queries.selectFrom("payment_events").selectAll().orderBy("id").execute(),
      await queries.selectFrom("subscriptions").selectAll().orderBy("user_id").execute(),
      await queries.selectFrom("users").select(["id", "plan"]).orderBy("id").execute(),
    ];
  };

  const PREMIUM = { plano: "premium", assinatura_ativa: true };
  const FREE = { plano: "free", assinatura_ativa: false };

  describe("the checkout", () => {
    it("names its buyer by one random reference, beside what its address has of its own", async () => {
      const [one, other] = [await newPerson(server), await newPerson(server)];
      const address = await checkoutOf(server, one.token);
      expect(address).toMatch(
        /^https:\/\/pagar\.exemplo\.pt\/c\?plano=premium&client_reference_id=[\w-]{43}$/,
      );
      expect(await checkoutOf(server, one.token)).toBe(address);
      expect(await checkoutOf(server, other.token)).not.toBe(address);
      expect(address).not.toContain(one.user.id);
    });

    it("has one reference also when ten ask for it at the same time", async () => {
      const person = await newPerson(server);
      const asked = await Promise.all(
        Array.from({ length: 10 }, () => checkoutOf(server, person.token)),
      );
      expect(new Set(asked).size).toBe(1);
    });
  });

  describe("a notice that is signed", () => {
    it("switches Premium on at the buyer's next call, tells them, and ends it again", async () => {
      const person = await newPerson(server);
      const reference = await referenceOf(server, person.token);
      expect(await send(notice("assinatura.iniciada", reference))).toMatchObject({
        status: 200,
        body: { recebido: true },
      });
      expect(await planOf(person)).toMatchObject(PREMIUM);
      expect(await told(person)).toEqual(["Premium ativo"]);
      clock.advance(MINUTE);
      await send(notice("assinatura.terminada", reference));
      expect(await planOf(person)).toMatchObject(FREE);
      expect(await told(person)).toEqual(["Premium terminado", "Premium ativo"]);
    });

    it("counts once, however often it comes, and by its moment, not by its coming", async () => {
      const person = await newPerson(server);
      const reference = await referenceOf(server, person.token);
      const at = (days: number) => new Date(clock.now() - days * DAY).toISOString();
      const [begin, end] = [
        notice("assinatura.iniciada", reference, { criado_em: at(1) }),
        notice("assinatura.terminada", reference, { criado_em: at(2) }),
      ];
      for (const one of [begin, end, begin, end, begin]) expect((await send(one)).status).toBe(200);
      expect(await planOf(person)).toMatchObject(PREMIUM);
      expect(await told(person)).toEqual(["Premium ativo"]);
    });

    it("that comes ten times at the same moment is heeded once", async () => {
      const person = await newPerson(server);
      const begin = notice("assinatura.iniciada", await referenceOf(server, person.token));
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(begin)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await told(person)).toEqual(["Premium ativo"]);
    });

    it("under a reference of nobody's is 200, and changes nothing", async () => {
      const before = await rows();
      expect((await send(notice("assinatura.iniciada", "ninguem"))).status).toBe(200);
      expect(await rows()).toEqual(before);
    });

    it("with the id of another one is refused, and changes nothing", async () => {
      const person = await newPerson(server);
      const reference = await referenceOf(server, person.token);
      const begin = notice("assinatura.iniciada", reference);
      await send(begin);
      const before = await rows();
      const other = await newPerson(server);
      const stranger = { ...begin, referencia: await referenceOf(server, other.token) };
      for (const reused of [{ ...begin, tipo: "assinatura.terminada" }, stranger])
        expect(await send(reused)).toMatchObject(refusal("event-reused"));
      expect((await rows())[0]).toEqual(before[0]);
      expect(await planOf(other)).toMatchObject(FREE);
    });

    it("of the future is refused beyond 5 minutes, since nothing later would count", async () => {
      const reference = await newReference();
      const criado_em = (ahead: number) => new Date(clock.now() + ahead).toISOString();
      const near = notice("assinatura.iniciada", reference, { criado_em: criado_em(5 * MINUTE) });
      const far = notice("assinatura.iniciada", reference, {
        criado_em: criado_em(5 * MINUTE + 1),
      });
      expect((await send(near)).status).toBe(200);
      expect(await send(far)).toMatchObject(fieldRefusal(["body", "criado_em"], "future-date"));
    });

    it.each([
      ["id", 1, "wrong-type"],
      ["id", "com espaço", "wrong-type"],
      ["id", "a".repeat(201), "wrong-type"],
      ["tipo", "outro", "wrong-type"],
      ["criado_em", "ontem", "bad-date"],
      ["criado_em", 1_795_204_349, "wrong-type"],
      ["referencia", "", "wrong-type"],
      ["valor", 17.9, "unknown-field"],
    ] as const)("whose %s is %j is refused, and changes nothing", async (field, value, issue) => {
      const reference = await newReference();
      const before = await rows();
      const body = notice("assinatura.iniciada", reference, { [field]: value });
      expect(await send(body)).toMatchObject(fieldRefusal(["body", field], issue));
      expect(await rows()).toEqual(before);
    });

    it("may be as large as 8 KiB", async () => {
      const large = { ...notice("assinatura.iniciada", "x"), mais: "a".repeat(9_000) };
      expect(await send(large)).toMatchObject(refusal("too-large"));
    });

    it("leaves no more than a hundred events of one user, and refuses further ones for a while", async () => {
      const person = await newPerson(server);
      const reference = await referenceOf(server, person.token);
      await send(notice("assinatura.iniciada", reference));
      clock.advance(1);
      const failures = Array.from({ length: 99 }, () => notice("pagamento.falhado", reference));
      for (const failure of failures) expect((await send(failure)).status).toBe(200);
      expect(await send(notice("pagamento.falhado", reference))).toMatchObject(
        refusal("too-many-requests"),
      );
      expect(await told(person)).toEqual(["Pagamento em falta", "Premium ativo"]);
      clock.advance(1);
      expect((await send(notice("pagamento.recebido", reference))).status).toBe(200);
      const kept = server.database.queries.selectFrom("payment_events").select("id");
      expect(await kept.where("user_id", "=", person.user.id).execute()).toHaveLength(1);
    });
  });

  describe("a notice that is not signed as it should be", () => {
    const raw = (body: string | Buffer, headers: Record<string, string> = {}) =>
      call(server, "POST", paths.paymentNotice, {
        body,
        headers: { "content-type": "application/json", ...headers },
      });
    const seconds = () => Math.floor(clock.now() / 1000);

    it.each([
      ["no signature", () => undefined],
      ["another secret", (body: string) => signatureOf(body, seconds(), "outro-segredo-qualquer")],
      ["another body", (body: string) => signatureOf(`${body} `, seconds())],
      ["an old time", (body: string) => signatureOf(body, seconds() - 301)],
      ["a future time", (body: string) => signatureOf(body, seconds() + 301)],
      [
        "a time that was not signed",
        (body: string) => signatureOf(body, seconds() - 400).replace(/t=\d+/, `t=${seconds()}`),
      ],
      ["no time", (body: string) => signatureOf(body, seconds()).replace(/t=\d+,/, "")],
      ["two times", (body: string) => `t=${seconds()},${signatureOf(body, seconds())}`],
      ["no digest", () => `t=${seconds()}`],
      ["half a digest", (body: string) => signatureOf(body, seconds()).slice(0, -2)],
      ["rubbish", () => "tudo,certo"],
    ])("but has %s is refused, and changes nothing", async (_, sign) => {
      const reference = await newReference();
      const before = await rows();
      const body = JSON.stringify(notice("assinatura.iniciada", reference));
      const signature = sign(body);
      const answer = await raw(
        body,
        signature === undefined ? {} : { [SIGNATURE_HEADER]: signature },
      );
      expect(answer).toMatchObject(refusal("bad-signature"));
      expect(await rows()).toEqual(before);
    });

    it("has no body is refused, whoever sends none", async () => {
      expect(await call(server, "POST", paths.paymentNotice)).toMatchObject(
        fieldRefusal(["body"], "wrong-type"),
      );
    });

    it("says nothing of its body, be it no JSON at all", async () => {
      expect(await raw("{")).toMatchObject(refusal("bad-signature"));
      expect(await raw(Buffer.from([0xff, 0xfe]))).toMatchObject(refusal("bad-signature"));
    });

    it("is taken at the edges of 5 minutes, and where one of several digests is right", async () => {
      const reference = await newReference();
      const body = () => JSON.stringify(notice("assinatura.iniciada", reference));
      for (const off of [-300, 300]) {
        const one = body();
        const answer = await raw(one, { [SIGNATURE_HEADER]: signatureOf(one, seconds() + off) });
        expect(answer.status).toBe(200);
      }
      const one = body();
      const rotated = signatureOf(one, seconds()).replace(",", `,v1=${"0".repeat(64)},v0=x,`);
      expect((await raw(one, { [SIGNATURE_HEADER]: rotated })).status).toBe(200);
    });

    it.each(["GET", "PUT", "DELETE"] as const)(
      "and %s is no way to tell anything",
      async (method) => {
        const body = JSON.stringify(notice("assinatura.iniciada", "x"));
        const options = method === "GET" ? {} : signed(server, body);
        expect((await call(server, method, paths.paymentNotice, options)).status).toBe(404);
      },
    );

    it("that is signed but no JSON is refused as any other, and as a form as well", async () => {
      expect(await call(server, "POST", paths.paymentNotice, signed(server, "{"))).toMatchObject(
        refusal("malformed-json"),
      );
      const { body, headers } = signed(server, "{}");
      const form = { ...headers, "content-type": "text/plain" };
      expect(
        await call(server, "POST", paths.paymentNotice, { body, headers: form }),
      ).toMatchObject(refusal("not-json"));
    });
  });

  describe("arrears", () => {
    const inArrears = async () => {
      const person = await newPerson(server);
      const reference = await referenceOf(server, person.token);
      await send(notice("assinatura.iniciada", reference));
      clock.advance(MINUTE);
      await send(notice("pagamento.falhado", reference));
      return { person, reference };
    };

    it("leave Premium for 7 days, and not a moment longer, whether or not anybody looked", async () => {
      const { person } = await inArrears();
      const until = new Date(clock.now() + 7 * DAY);
      const day = until.toLocaleDateString("pt-PT", { timeZone: "Europe/Lisbon" });
      const bell = await call(server, "GET", paths.notifications, { token: person.token });
      expect(JSON.stringify(bell.body)).toContain(`continua ativo até ${day}`);
      clock.advance(7 * DAY - 2);
      const { token } = await logIn(server, person.user.username);
      expect(await planOf({ ...person, token })).toMatchObject(PREMIUM);
      clock.advance(2);
      expect(await planOf({ ...person, token })).toMatchObject(FREE);
      expect(await told({ ...person, token })).toEqual([
        "Premium terminado",
        "Pagamento em falta",
        "Premium ativo",
      ]);
    });

    it("that are over are read as such in a login and by administrators, with nothing done before", async () => {
      const { person } = await inArrears();
      clock.advance(7 * DAY);
      expect((await logIn(server, person.user.username)).user.plan).toBe("free");
      const { person: second } = await inArrears();
      clock.advance(7 * DAY);
      const { token } = await adminSession(server);
      const address = `${paths.adminUsers}?pesquisa=${second.user.username}`;
      const list = await call(server, "GET", address, { token });
      const listed = v.parse(listedUsersSchema, list.body);
      const found = listed.find(({ username }) => username === second.user.username);
      expect(found?.plano).toBe("free");
    });

    it("that are over are nobody else's affair at a login", async () => {
      const { person } = await inArrears();
      clock.advance(7 * DAY);
      await logIn(server, (await newPerson(server)).user.username);
      const { plan } = await server.database.queries
        .selectFrom("users")
        .select("plan")
        .where("id", "=", person.user.id)
        .executeTakeFirstOrThrow();
      expect(plan).toBe("premium");
    });

    it("that are over are ended and told by the work of the day", async () => {
      const { person } = await inArrears();
      clock.advance(7 * DAY);
      await server.lookAtCalendar();
      const { plan } = await server.database.queries
        .selectFrom("users")
        .select("plan")
        .where("id", "=", person.user.id)
        .executeTakeFirstOrThrow();
      expect(plan).toBe("free");
      const { token } = await logIn(server, person.user.username);
      expect((await told({ ...person, token }))[0]).toBe("Premium terminado");
    });

    it("end with a payment, which is told; a late one brings Premium back", async () => {
      const { person, reference } = await inArrears();
      clock.advance(DAY);
      await send(notice("pagamento.recebido", reference));
      expect(await told(person)).toEqual([
        "Pagamento recebido",
        "Pagamento em falta",
        "Premium ativo",
      ]);
      clock.advance(MINUTE);
      await send(notice("pagamento.falhado", reference));
      clock.advance(8 * DAY);
      await send(notice("pagamento.recebido", reference));
      const { token } = await logIn(server, person.user.username);
      expect(await planOf({ ...person, token })).toMatchObject(PREMIUM);
      expect((await told({ ...person, token })).slice(0, 3)).toEqual([
        "Premium ativo",
        "Premium terminado",
        "Pagamento em falta",
      ]);
    });
  });

  it("Premium that was there before anything was told has its days of grace too", async () => {
    const person = await newPremiumPerson(server);
    const reference = await referenceOf(server, person.token);
    await send(notice("pagamento.falhado", reference));
    clock.advance(7 * DAY - 1);
    const { token } = await logIn(server, person.user.username);
    expect(await planOf({ ...person, token })).toMatchObject({ plano: "premium" });
    clock.advance(1);
    expect(await planOf({ ...person, token })).toMatchObject(FREE);
  });

  it("an administrator's choice holds until something newer is told", async () => {
    const person = await newPerson(server);
    const reference = await referenceOf(server, person.token);
    await send(notice("assinatura.iniciada", reference));
    const late = notice("pagamento.recebido", reference);
    clock.advance(MINUTE);
    const { change } = administrationOf(server, await adminSession(server));
    await change(person.user.username, { plano: "free" });
    await send(late);
    expect(await planOf(person)).toMatchObject(FREE);
    clock.advance(MINUTE);
    await send(notice("pagamento.recebido", reference));
    expect(await planOf(person)).toMatchObject(PREMIUM);
  });
});

describe("a server", () => {
  it("without a secret has no such address, whatever is sent there", async () => {
    const server = await startTestServer({ checkoutSecret: null });
    for (const options of [{}, signed(server, "{}")])
      expect(await call(server, "POST", paths.paymentNotice, options)).toMatchObject(
        refusal("no-such-address"),
      );
    await server.close();
  });

  it("without a checkout gives nobody a reference", async () => {
    const server = await startTestServer();
    const { token } = await newPerson(server);
    const answer = await call(server, "POST", paths.checkout, { token });
    expect([answer.status, answer.body]).toEqual([200, { checkout_url: null }]);
    const rows = server.database.queries.selectFrom("subscriptions").selectAll();
    expect(await rows.execute()).toEqual([]);
    await server.close();
  });

  it("listens no more to an address that signs badly, and still to others", async () => {
    const server = await startTestServer({ rateLimitFactor: 0.05, clock: testClock() });
    const from = (address: string, options: object) =>
      call(server, "POST", paths.paymentNotice, { ...options, address });
    const bad = { body: "{}", headers: { "content-type": "application/json" } };
    const body = JSON.stringify({
      id: "evt",
      tipo: "assinatura.iniciada",
      criado_em: "2026-11-22T10:30:00Z",
      referencia: "x",
    });
    for (let time = 0; time < 20; time += 1)
      expect((await from("10.0.0.1", signed(server, body))).status).toBe(200);
    for (let time = 0; time < 5; time += 1) expect((await from("10.0.0.1", bad)).status).toBe(401);
    expect(await from("10.0.0.1", signed(server, body))).toMatchObject(
      refusal("too-many-requests"),
    );
    expect((await from("10.0.0.2", signed(server, body))).status).toBe(200);
    await server.close();
  });
});
