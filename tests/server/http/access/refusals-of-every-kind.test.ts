import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHANGE_HEADER, IDEMPOTENCY_HEADER } from "../../../../src/contract/api-base.ts";
import { callRoute, routeOf, writesSoFar } from "../../support/api-calls.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { EXPECTED_CALLS } from "../../support/expected-access.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { newChange } from "../../support/writes.ts";

type Made = { readonly id: string; readonly revisao: number };

/** The path of each kind of record: those that are made, changed and removed one by one. */
const KINDS = EXPECTED_CALLS.filter(
  ({ method, path }) =>
    method === "PUT" &&
    path.endsWith("/:id") &&
    EXPECTED_CALLS.some((one) => one.call === `POST ${path.replace("/:id", "")}`) &&
    EXPECTED_CALLS.some((one) => one.call === `DELETE ${path}`) &&
    !path.startsWith("/auth/"),
).map(({ path }) => path.replace("/:id", ""));

/** What makes another record of a kind than its example. */
const OTHERWISE: Readonly<Record<string, object>> = {
  "/receitas": { valor: 2 },
  "/despesas": { valor: 2 },
  "/orcamento": { valor_limite: 2 },
  "/objetivos": { nome: "Outro" },
  "/categorias": { nome: "Outra" },
  "/contas": { nome: "Outra" },
  "/regras": { contem: "outro" },
  "/recorrentes": { valor: 2 },
};

const NO_RECORD_IDS = ["nada", "1", "%00", "..%2f..%2fetc%2fpasswd", `${NOBODYS_ID}x`];

it("is told of all kinds here", () => {
  expect(KINDS.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

// Whom the access refuses, with 401 and 403, is in authorisation.test.ts for every call.
describe.each(KINDS)("a call of %s is refused", (kind) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  type Options = Parameters<typeof callRoute>[2];
  const calls = ({ token }: { readonly token: string }) => ({
    make: (options?: Options) =>
      callRoute(server, routeOf(server, `POST ${kind}`), { token, ...options }),
    change: (id: string, options?: Options) =>
      callRoute(server, routeOf(server, `PUT ${kind}/:id`), { token, id, ...options }),
    remove: (id: string, options?: Options) =>
      callRoute(server, routeOf(server, `DELETE ${kind}/:id`), { token, id, ...options }),
  });
  const newOwner = async () => {
    const mine = calls(await newPremiumPerson(server));
    const { status, body } = await mine.make();
    expect(status).toBe(201);
    return { ...mine, made: body as Made };
  };
  /** What calls are refused with, which write nothing: each answer once. */
  const refusalsOf = async (...asked: readonly (() => ReturnType<typeof callRoute>)[]) => {
    const before = await writesSoFar(server);
    const answers = new Map<string, { readonly status: number; readonly body: unknown }>();
    for (const ask of asked) {
      const { status, body, text } = await ask();
      answers.set(`${status} ${text}`, { status, body });
    }
    expect(await writesSoFar(server)).toBe(before);
    return [...answers.values()];
  };

  it("with 404 where there is none, whatever its id, and where it is somebody else's", async () => {
    const { change, remove } = calls(await newPremiumPerson(server));
    const { made } = await newOwner();
    const ids = [made.id, NOBODYS_ID, ...NO_RECORD_IDS];
    const asked = ids.flatMap((id) => [() => change(id), () => remove(id)]);
    expect(await refusalsOf(...asked)).toEqual([refusal("no-such-record")]);
  });

  it("with 404 once it was removed, which is said", async () => {
    const { change, remove, made } = await newOwner();
    expect((await remove(made.id)).status).toBe(204);
    const asked = [() => change(made.id), () => remove(made.id)];
    expect(await refusalsOf(...asked)).toEqual([refusal("record-removed")]);
  });

  it("with 409 under an id that made another one, and under the id of one that was removed", async () => {
    const { make, remove } = calls(await newPremiumPerson(server));
    const id = newChange();
    expect((await make({ changes: { id } })).status).toBe(201);
    const again = () => make({ changes: { ...OTHERWISE[kind], id } });
    expect(await refusalsOf(again)).toEqual([refusal("id-taken")]);
    await remove(id);
    const asked = [again, () => make({ changes: { id } })];
    expect(await refusalsOf(...asked)).toEqual([refusal("id-of-removed")]);
  });

  it("with 409 under the name of another change", async () => {
    const { make, change, remove } = calls(await newPremiumPerson(server));
    const headers = { [CHANGE_HEADER]: newChange() };
    const made = await make({ headers });
    expect(made.status).toBe(201);
    const { id } = made.body as Made;
    const changes = OTHERWISE[kind] ?? {};
    const asked = [
      () => make({ headers, changes }),
      () => change(id, { headers }),
      () => remove(id, { headers }),
    ];
    expect(await refusalsOf(...asked)).toEqual([refusal("change-reused")]);
  });

  it("with 409 under the key of another creation", async () => {
    const { make } = calls(await newPremiumPerson(server));
    const headers = { [IDEMPOTENCY_HEADER]: newChange() };
    expect((await make({ headers })).status).toBe(201);
    const again = () => make({ headers, changes: OTHERWISE[kind] ?? {} });
    expect(await refusalsOf(again)).toEqual([refusal("key-reused")]);
  });

  it("with 412 and what there is now, where it was seen otherwise", async () => {
    const { change, remove, made } = await newOwner();
    const headers = { "if-match": `"${made.revisao + 1}"` };
    const asked = [() => change(made.id, { headers }), () => remove(made.id, { headers })];
    expect(await refusalsOf(...asked)).toMatchObject([
      { status: 412, body: { codigo: "desatualizado", atual: { id: made.id } } },
    ]);
  });
});
