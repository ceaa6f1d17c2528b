import { afterAll, beforeAll, expect, it } from "vitest";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { CONSENTS_MAX } from "../../../../src/domain/consent/consent-record.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { call } from "../../support/caller.ts";
import { newPerson } from "../../support/people.ts";
import { fieldRefusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";

const versao = "2026-11-22";

describeSqliteFirst(SERVERS, "consent over $name", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 4, 6, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const now = () => new Date(clock.now()).toISOString();
  const answer = (token: string, body: object) =>
    call(server, "POST", paths.consents, { token, body });
  const history = async (token: string) =>
    (await call(server, "GET", paths.consents, { token })).body;
  const flagOf = async (token: string) =>
    (await call(server, "GET", accountPaths.me, { token })).body;

  it("is kept with its version and its date, and so is its withdrawal", async () => {
    const { token } = await newPerson(server);
    expect(await history(token)).toEqual([]);
    const accepted = { aceite: true, versao, em: now() };
    const told = await answer(token, { aceite: true, versao });
    expect([told.status, told.body]).toEqual([200, accepted]);
    expect(await flagOf(token)).toMatchObject({ aceitou_politica: true });
    clock.advance(DAY);
    const withdrawn = { aceite: false, versao, em: now() };
    expect((await answer(token, { aceite: false, versao })).body).toEqual(withdrawn);
    expect(await history(token)).toEqual([withdrawn, accepted]);
    expect(await flagOf(token)).toMatchObject({ aceitou_politica: false });
  });

  it("that is told late does not undo what was answered since, and is kept once", async () => {
    const { token } = await newPerson(server);
    const early = { aceite: true, versao, em: new Date(clock.now() - DAY).toISOString() };
    expect((await answer(token, early)).body).toEqual(early);
    expect((await answer(token, early)).body).toEqual(early);
    const { body: withdrawn } = await answer(token, { aceite: false, versao });
    expect((await answer(token, early)).body).toEqual(withdrawn);
    expect(await history(token)).toEqual([withdrawn, early]);
  });

  it("keeps a bounded history, the newest of it", async () => {
    const { token } = await newPerson(server);
    for (let day = 0; day < CONSENTS_MAX + 2; day += 1) {
      clock.advance(1_000);
      await answer(token, { aceite: day % 2 === 0, versao });
    }
    const kept = (await history(token)) as readonly { readonly em: string }[];
    expect(kept).toHaveLength(CONSENTS_MAX);
    expect(kept[0]?.em).toBe(now());
  });

  it("given at every login is kept once a version, with the date of the first time", async () => {
    const { token } = await newPerson(server);
    const first = { aceite: true, versao, em: now() };
    for (let login = 0; login < 3; login += 1) {
      expect((await answer(token, { aceite: true, versao })).body).toEqual(first);
      clock.advance(DAY);
    }
    expect(await history(token)).toEqual([first]);
    const next = { aceite: true, versao: "2027-01-04", em: now() };
    expect((await answer(token, { aceite: true, versao: "2027-01-04" })).body).toEqual(next);
    expect(await history(token)).toEqual([next, first]);
  });

  it("is of ten answers at once that say the same one, and of ten others each of them", async () => {
    const { token } = await newPerson(server);
    const versions = Array.from({ length: 10 }, (_, day) => `2027-02-${10 + day}`);
    for (const [told, kept] of [
      [versions.map(() => versao), 1],
      [versions, 11],
    ] as const) {
      const all = told.map((of) => answer(token, { aceite: true, versao: of }));
      for (const { status } of await Promise.all(all)) expect(status).toBe(200);
      expect(await history(token)).toHaveLength(kept);
    }
  });

  it.each([
    [{ aceite: "sim", versao }, "aceite", "wrong-type"],
    [{ aceite: true, versao: "ontem" }, "versao", "bad-date"],
    [{ aceite: true, versao, em: "ontem" }, "em", "wrong-type"],
    [{ aceite: true, versao, user_id: "x" }, "user_id", "unknown-field"],
    [{ versao }, "aceite", "required"],
  ] as const)("is not %j", async (body, field, issue) => {
    const { token } = await newPerson(server);
    expect(await answer(token, body)).toMatchObject(fieldRefusal(["body", field], issue));
    expect(await history(token)).toEqual([]);
  });
});
