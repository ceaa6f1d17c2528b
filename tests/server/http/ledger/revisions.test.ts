import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { EPOCH_HEADER, REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { allowedToken, callRoute, routeOf } from "../../support/api-calls.ts";
import { INCOME, NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { EXPECTED_CALLS } from "../../support/expected-access.ts";
import { newPerson, newPremiumPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { RECORDS, writerOf } from "../../support/writes.ts";

const signedIn = EXPECTED_CALLS.filter(({ access }) => access !== "public");
const isPremium = ({ access }: (typeof EXPECTED_CALLS)[number]) => typeof access === "object";

/** Writes whose answers name no record, and so no revision of one. */
const ANSWERS_WITHOUT_IT = new Set([
  "POST /importacoes",
  "PUT /previsao/saldo",
  "POST /previsao/acabados",
]);

describe("the revision of a ledger", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const told = ({ headers }: Awaited<ReturnType<typeof call>>) => headers[REVISION_HEADER];

  it.each(signedIn)("is told by $call", async ({ call: wanted, access }) => {
    const token = await allowedToken(server, access);
    const log = await call(server, "GET", "/alteracoes?desde=0", { token });
    const answer = await callRoute(server, routeOf(server, wanted), { token, id: NOBODYS_ID });
    const made = ANSWERS_WITHOUT_IT.has(wanted) ? 2 : 1;
    const revision = (answer.body as { revisao?: number } | undefined)?.revisao ?? made;
    expect(told(answer)).toBe(String(revision));
    expect(answer.headers[EPOCH_HEADER]).toBe((log.body as { epoca: string }).epoca);
  });

  it.each(signedIn.filter(({ method }) => method === "GET"))(
    "is told by $call also where nothing changed",
    async ({ call: wanted, access }) => {
      const token = await allowedToken(server, access);
      const route = routeOf(server, wanted);
      const first = await callRoute(server, route, { token, id: NOBODYS_ID });
      const headers = { "if-none-match": String(first.headers.etag) };
      const again = await callRoute(server, route, { token, id: NOBODYS_ID, headers });
      expect(told(again)).toBe("1");
      // What is made anew for each call has no tag, and what is not there has none either.
      expect(again.status).toBe(first.headers.etag === undefined ? first.status : 304);
    },
  );

  it.each(signedIn.filter(isPremium))("is told by $call that a plan locks", async (one) => {
    const { token } = await newPerson(server);
    const answer = await callRoute(server, routeOf(server, one.call), { token, id: NOBODYS_ID });
    expect([answer.status, told(answer)]).toEqual([403, "1"]);
  });

  it("is told with every refusal of a write", async () => {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    for (const { path, body } of RECORDS) {
      const answers = [
        await write("POST", path, { body: { ...body, x: 1 } }),
        await write("POST", path, { body, change: "x" }),
        await write("PUT", `${path}/x`, { body }),
        await write("DELETE", `${path}/${NOBODYS_ID}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([422, 400, 404, 404]);
      for (const answer of answers) expect(told(answer)).toBe("1");
    }
  });

  it("of a write is its own, whatever others write at the same time", async () => {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        write("POST", "/receitas", { body: { ...INCOME, valor: index } }),
      ),
    );
    for (const answer of answers)
      expect(told(answer)).toBe(String((answer.body as { revisao: number }).revisao));
    const revisions = answers.map((answer) => Number(told(answer)));
    expect(revisions.toSorted((a, b) => a - b)).toEqual(answers.map((_, index) => index + 2));
    const ids = answers.map(({ body }) => (body as { id: string }).id);
    const removals = await Promise.all(ids.map((id) => write("DELETE", `/receitas/${id}`)));
    expect(removals.map((answer) => Number(told(answer))).toSorted((a, b) => a - b)).toEqual(
      removals.map((_, index) => index + 12),
    );
  });

  it("is nobody's business who is not signed in", async () => {
    for (const token of [null, "a".repeat(43)])
      expect(told(await call(server, "GET", accountPaths.me, { token }))).toBe(undefined);
    expect(told(await call(server, "GET", paths.health))).toBe(undefined);
  });
});
