import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  decodeGoal,
  encodeGoalDraft,
  goalListSchema,
  goalSchema,
} from "../../../src/contract/kinds/goals.ts";
import { API_BASE, IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { randomPhotoName } from "../../../server/infrastructure/security/random-secrets.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { badDates, badMoney } from "../../contract/bad-input.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { GOAL, NOBODYS_ID } from "../support/bodies.ts";
import { call, callerOf } from "../support/caller.ts";
import { listedOf } from "../support/listed.ts";
import { memberOf } from "../support/ledgers.ts";
import { newPerson, newPremiumPerson, setPlan } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { runs } from "../../support/runs.ts";

const LIMIT = { status: 403, body: { detail: serverProblems["goal-limit"] } };

describe("a goal", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const idOf = (body: unknown) => v.parse(goalSchema, body).id;
  const newCaller = async () => callerOf(server, (await newPerson(server)).token);

  /** The address of a photo in a user's own ledger. */
  async function photoOf(owner: UserId): Promise<string> {
    const name = randomPhotoName();
    const { ledger } = await memberOf(server.database, owner);
    await server.stores.photos.add(ledger, { name, bytes: 1, createdAt: 0 });
    return `${API_BASE}${paths.photo(`${name}.webp`)}`;
  }

  it("keeps its position where a change says none, and has none once that is null", async () => {
    const { token } = await newPerson(server);
    const me = callerOf(server, token);
    const body = { nome: "Casa", valor_total: 10 };
    const made = await me("POST", "/objetivos", { body: { ...body, posicao: 7 } });
    expect(made).toMatchObject({ status: 201, body: { posicao: 7 } });
    const change = async (more: object) => {
      const path = `/objetivos/${idOf(made.body)}`;
      return (await me("PUT", path, { body: { ...body, ...more } })).body;
    };
    expect(await change({})).toMatchObject({ posicao: 7 });
    expect(await change({ posicao: -(2 ** 40) })).toMatchObject({ posicao: -(2 ** 40) });
    expect(await change({ posicao: null })).not.toHaveProperty("posicao");
    const refused = await me("PUT", `/objetivos/${idOf(made.body)}`, {
      body: { ...body, posicao: 0.5 },
    });
    expect(refused.status).toBe(422);
  });

  it("is listed, changed and removed just as it was written", async () => {
    const { token, user } = await newPerson(server);
    const me = callerOf(server, token);
    const { ledger } = await memberOf(server.database, user.id);
    const photos = [await photoOf(user.id), await photoOf(user.id), null];
    const draft = fc
      .tuple(anyGoal, fc.constantFrom(...photos))
      .map(([{ id: _id, ...goal }, photoUrl]) => ({
        ...goal,
        total: cents(Math.max(1, goal.total)),
        photoUrl,
      }));
    await fc.assert(
      fc.asyncProperty(draft, draft, async (first, change) => {
        for (const photoUrl of [first.photoUrl, change.photoUrl]) {
          const name = /[0-9a-f]{64}/.exec(photoUrl ?? "")?.[0];
          if (name === undefined || (await server.stores.photos.has(ledger, name))) continue;
          await server.stores.photos.add(ledger, { name, bytes: 1, createdAt: 0 });
        }
        const created = await me("POST", "/objetivos", { body: encodeGoalDraft(first) });
        expect(created.status).toBe(201);
        const id = idOf(created.body);
        const read = async () => {
          const { body } = await me("GET", "/objetivos");
          return v.parse(goalListSchema, body).map(decodeGoal);
        };
        expect(await read()).toEqual([{ id, ...first }]);
        const body = encodeGoalDraft(change);
        const place = change.position ?? null;
        const updated = await me("PUT", `/objetivos/${id}`, { body: { ...body, posicao: place } });
        expect(updated).toMatchObject({ status: 200, body: { id, ...body } });
        expect(await read()).toEqual([{ id, ...change }]);
        const removed = await me("DELETE", `/objetivos/${id}`);
        expect([removed.status, removed.text]).toEqual([204, ""]);
        expect(await read()).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });

  it("needs only a name and a total", async () => {
    const me = await newCaller();
    const body = { nome: "Férias", valor_total: 900 };
    const created = await me("POST", "/objetivos", { body });
    expect(created.body).toEqual({
      id: expect.any(String) as string,
      ...body,
      valor_atual: 0,
      prazo: null,
      foto_url: null,
      revisao: 2,
    });
  });

  it("is refused as the third on the free plan, even if ten are wanted at the same time", async () => {
    const me = await newCaller();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => me("POST", "/objetivos", { body: GOAL })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) expect(answer).toMatchObject(LIMIT);
    expect(v.parse(goalListSchema, (await me("GET", "/objetivos")).body)).toHaveLength(2);
  });

  it("has no limit on the premium plan; after a downgrade all stay and may be changed, but none is added", async () => {
    const { token, user } = await newPremiumPerson(server);
    const me = callerOf(server, token);
    for (let made = 0; made < 5; made += 1) {
      expect((await me("POST", "/objetivos", { body: GOAL })).status).toBe(201);
    }
    await setPlan(server, user.id, "free");
    const listed = v.parse(goalListSchema, (await me("GET", "/objetivos")).body);
    expect(listed).toHaveLength(5);
    for (const { id } of listed) {
      expect((await me("PUT", `/objetivos/${id}`, { body: GOAL })).status).toBe(200);
    }
    expect(await me("POST", "/objetivos", { body: GOAL })).toMatchObject(LIMIT);
    for (const { id } of listed.slice(1)) await me("DELETE", `/objetivos/${id}`);
    expect((await me("POST", "/objetivos", { body: GOAL })).status).toBe(201);
  });

  it("is created once under one key, which a refusal does not use up", async () => {
    const { token, user } = await newPerson(server);
    const me = callerOf(server, token);
    const post = (key: string) =>
      me("POST", "/objetivos", { body: GOAL, headers: { [IDEMPOTENCY_HEADER]: key } });
    const first = await Promise.all(Array.from({ length: 10 }, () => post("a")));
    expect(new Set(first.map(({ text }) => text)).size).toBe(1);
    await post("b");
    expect(await post("c")).toMatchObject(LIMIT);
    expect((await post("a")).text).toBe(first[0]?.text);
    await setPlan(server, user.id, "premium");
    expect((await post("c")).status).toBe(201);
    expect(v.parse(goalListSchema, (await me("GET", "/objetivos")).body)).toHaveLength(3);
  });

  const refusal = (field: string, msg: string) => ({
    status: 422,
    body: { detail: [{ loc: ["body", field], msg, type: "value_error" }] },
  });

  /** What a goal as such a body gets, whether it is created or changed; what there is stays. */
  const answersTo = async (body: object | string) => {
    const me = await newCaller();
    const kept = await me("POST", "/objetivos", { body: GOAL });
    const headers = { "content-type": "application/json" };
    const address = `/objetivos/${idOf(kept.body)}`;
    const created = await me("POST", "/objetivos", { body, headers });
    const changed = await me("PUT", address, { body, headers });
    expect((await me("GET", "/objetivos")).body).toEqual([listedOf(kept.body)]);
    return [created, changed];
  };

  it.each(badMoney)("is refused with the value %s", async (_, value, issue) => {
    const msg = fieldIssues[issue as keyof typeof fieldIssues];
    for (const field of ["valor_total", "valor_atual"]) {
      // JSON has no infinity, but 1e999 reads as one.
      const json = JSON.stringify({ ...GOAL, [field]: value });
      const body = value === Infinity ? json.replace(`"${field}":null`, `"${field}":1e999`) : json;
      const expected = refusal(field, msg);
      expect(await answersTo(body)).toMatchObject([expected, expected]);
    }
  });

  it.each(badDates.filter(([date]) => date !== null))(
    "is refused with the deadline %j",
    async (prazo, issue) => {
      const msg = fieldIssues[issue as keyof typeof fieldIssues];
      const expected = refusal("prazo", msg);
      expect(await answersTo({ ...GOAL, prazo })).toMatchObject([expected, expected]);
    },
  );

  it.each([
    ["nome", " ", "required"],
    ["nome", "x".repeat(81), "too-long-text"],
    ["nome", "a\u0000b", "unreadable-text"],
    ["valor_total", 0, "required"],
    ["foto_url", 5, "wrong-type"],
    ["foto_url", "x".repeat(201), "too-long-text"],
    ["user_id", NOBODYS_ID, "unknown-field"],
    ["revisao", 1, "unknown-field"],
  ] as const)("is refused with the %s %j", async (field, value, issue) => {
    const expected = refusal(field, fieldIssues[issue]);
    expect(await answersTo({ ...GOAL, [field]: value })).toMatchObject([expected, expected]);
  });

  it("is given its id by whoever creates it, and never another one", async () => {
    const me = await newCaller();
    const kept = await me("POST", "/objetivos", { body: { ...GOAL, id: NOBODYS_ID } });
    expect(idOf(kept.body)).toBe(NOBODYS_ID);
    const body = { ...GOAL, id: timeOrderedId() };
    const changed = await me("PUT", `/objetivos/${NOBODYS_ID}`, { body });
    expect(changed).toMatchObject(refusal("id", fieldIssues["unknown-field"]));
    expect((await me("GET", "/objetivos")).body).toEqual([listedOf(kept.body)]);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "https://outro.exemplo.pt/foto.webp",
    "//outro.exemplo.pt/foto.webp",
    "/api/fotos/../../fincontrol.sqlite",
    `/api/fotos/${"a".repeat(64)}.webp`,
    `/api/fotos/..%2f${"a".repeat(64)}.webp`,
    "/etc/passwd",
    "<img src=x onerror=alert(1)>",
  ])("is refused with the photo %j", async (foto_url) => {
    const expected = refusal("foto_url", refusedFields.unknownPhoto);
    expect(await answersTo({ ...GOAL, foto_url })).toMatchObject([expected, expected]);
  });

  it("shows a photo of its owner only, at the very address that was given", async () => {
    const [owner, stranger] = [await newPerson(server), await newPerson(server)];
    const foto_url = await photoOf(owner.user.id);
    const post = (token: string, address: string) =>
      call(server, "POST", "/objetivos", { token, body: { ...GOAL, foto_url: address } });
    const unknown = refusal("foto_url", refusedFields.unknownPhoto);
    expect(await post(stranger.token, foto_url)).toMatchObject(unknown);
    for (const near of [foto_url.toUpperCase(), `${foto_url}?a`, ` ${foto_url}`, `.${foto_url}`]) {
      expect(await post(owner.token, near)).toMatchObject(unknown);
    }
    expect((await post(owner.token, foto_url)).status).toBe(201);
  });
});
