import { sql } from "kysely";
import { strFromU8, unzipSync } from "fflate";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { exportContentSchema } from "../../../../src/contract/exports/export-lists.ts";
import { passkeyPaths } from "../../../../src/contract/passkeys/passkey-paths.ts";
import { factorPaths } from "../../../../src/contract/second-factor/factor-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { call } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { fillLedger } from "../../support/fill-ledger.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPerson, setPlan } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { tablesOf } from "../../support/traces.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 60_000 });

/** In which file what a table holds of somebody is found; null where it says nothing of them, or is a secret. */
const FILE_OF: Readonly<Record<string, string | null>> = {
  users: "conta.json",
  tokens: "sessoes.json",
  second_factors: "segundo-fator.json",
  recovery_codes: "segundo-fator.json",
  passkeys: "chaves.json",
  consents: "consentimentos.json",
  // Whoever leaves has no session to ask in.
  departures: null,
  // Good for half an hour at most, and known by a digest alone.
  one_time_tokens: null,
  subscriptions: "pagamentos.json",
  payment_events: "pagamentos.json",
  profiles: "dados.json",
  achievements: "dados.json",
  notifications: "dados.json",
  recommendations: "recomendacoes.json",
  photos: "fotos/",
  ledgers: null,
  members: null,
  categories: "dados.json",
  transactions: "dados.json",
  budgets: "dados.json",
  goals: "dados.json",
  goal_entries: "dados.json",
  rules: "dados.json",
  recurrences: "dados.json",
  // Each plan says there from when on it is open, and which later days differ.
  occurrences: "dados.json",
  receipts: "dados.json",
  accounts: "dados.json",
  balances: "dados.json",
  imports: "dados.json",
  import_lines: "dados.json",
  import_parts: "dados.json",
  versions: "versoes.json",
  // What follows from the rest, and what keeps a call from being made twice or a proposal from coming back.
  month_sums: null,
  record_places: null,
  import_repeats: null,
  idempotency_keys: null,
  dismissed_proposals: null,
};

describe.each(SERVERS)("all that is kept of a person over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(FULL_AT), checkoutUrl: CHECKOUT });
  });
  afterAll(() => server.close());

  const download = (token: string) =>
    fetch(`${server.url}/api${paths.ownData}`, { headers: { authorization: `Bearer ${token}` } });

  const filesOf = async (token: string) => {
    const answer = await download(token);
    expect(answer.status).toBe(200);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const json = (name: string) =>
      JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    return { answer, files, json };
  };

  it("comes in one file with a name, whatever the plan, and no cache keeps it", async () => {
    const { token } = await newPerson(server);
    const { answer, files } = await filesOf(token);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": 'attachment; filename="fincontrol-os-meus-dados-2026-03-05.zip"',
      "content-type": "application/zip",
      "cache-control": "no-store",
    });
    expect(Object.keys(files)).not.toContain("fotos/");
    expect(strFromU8(files["LEIA-ME.txt"]!)).toContain("FinControl: os meus dados");
  });

  it("has a file for every table that names somebody, or a reason to have none", async () => {
    const { queries } = server.database;
    const naming = [...(await tablesOf(queries, "users")), ...(await tablesOf(queries, "ledgers"))];
    expect(naming.filter((table) => !(table in FILE_OF))).toEqual([]);
    const { person } = await newFullAccount(server);
    const { files } = await filesOf(person.token);
    const names = Object.keys(files);
    for (const file of Object.values(FILE_OF))
      if (file !== null) expect(names.some((name) => name.startsWith(file))).toBe(true);
    const explained = strFromU8(files["LEIA-ME.txt"]!);
    for (const name of names) {
      const told = name.startsWith("fotos/") ? "fotos/" : name;
      expect(explained).toContain(`\r\n${told === "LEIA-ME.txt" ? "" : told}`);
    }
  });

  it("is everything as the other calls answer it, with photos that open", async () => {
    const { person, photos } = await newFullAccount(server);
    const { token, user } = person;
    const get = async (path: string) => (await call(server, "GET", path, { token })).body;
    const { files, json } = await filesOf(token);
    expect(json("conta.json")).toEqual({
      ...((await get("/auth/me")) as object),
      criada_em: new Date(FULL_AT).toISOString(),
    });
    expect(json("sessoes.json")).toEqual(await get(paths.sessions));
    expect(json("segundo-fator.json")).toEqual(await get(factorPaths.secondFactor));
    expect(json("chaves.json")).toEqual(await get(passkeyPaths.all));
    expect(json("consentimentos.json")).toEqual(await get(paths.consents));
    expect(json("pagamentos.json")).toMatchObject({ avisos: [{ tipo: "assinatura.iniciada" }] });
    expect(json("recomendacoes.json")).toEqual(await get(paths.recommendations));
    const { gerado_em: _now, ...exported } = (await get("/exportacao/json")) as {
      gerado_em: string;
    };
    expect(json("dados.json")).toMatchObject(exported);
    const content = v.parse(exportContentSchema, json("dados.json"));
    for (const list of Object.values(content).filter(Array.isArray))
      expect(list.length).toBeGreaterThan(0);
    expect(content.perfil).toMatchObject({ nome: `Nome de ${user.username}` });
    expect(json("versoes.json")).not.toEqual([]);
    for (const address of photos) {
      const kept = new Uint8Array(await (await fetch(`${server.url}${address}`)).arrayBuffer());
      expect(files[`fotos/${address.split("/").at(-1) ?? ""}`]).toEqual(kept);
    }
  });

  it("holds no secret and nothing of anybody else", async () => {
    const [{ person }, { traces }] = [await newFullAccount(server), await newFullAccount(server)];
    const { files } = await filesOf(person.token);
    const { queries } = server.database;
    const { rows } = await sql<{ secret: string }>`select password_hash as secret from users
      union all select digest from tokens union all select sealed from second_factors
      union all select digest from recovery_codes`.execute(queries);
    const everything = Object.values(files)
      .map((content) => strFromU8(content, true))
      .join("\n");
    for (const { secret } of rows) expect(everything).not.toContain(secret);
    for (const trace of [...traces, person.token]) expect(everything).not.toContain(trace);
  });

  it("is there on the free plan with everything in it", async () => {
    const { person } = await newFullAccount(server);
    await setPlan(server, person.user.id, "free");
    const { json } = await filesOf(person.token);
    expect(v.parse(exportContentSchema, json("dados.json")).orcamentos).toHaveLength(1);
  });

  it("holds more records than are read at once, none missing, and one is made at a time", async () => {
    const { token, user } = await newPerson(server);
    const member = await memberOf(server.database, user.id);
    const records = { kind: "expense", count: 4_100, amount: 1 } as const;
    await fillLedger(server.database.queries, member, records);
    const [first, second] = await Promise.all([download(token), download(token)]);
    const [one, other] = first.status === 200 ? [first, second] : [second, first];
    expect(other.status).toBe(429);
    expect(await other.json()).toEqual(refusal("archive-under-way").body);
    const files = unzipSync(new Uint8Array(await one.arrayBuffer()));
    const data = JSON.parse(strFromU8(files["dados.json"]!)) as { despesas: { id: string }[] };
    expect(new Set(data.despesas.map(({ id }) => id)).size).toBe(4_100);
  });
});

it("all that is kept of a person counts against the limit of exports", async () => {
  const server = await SERVERS[0]!.start({ rateLimitFactor: 1 });
  const { token } = await newPerson(server);
  const statuses: number[] = [];
  for (let made = 0; made < 11; made += 1)
    statuses.push((await call(server, "GET", paths.ownData, { token })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  await server.close();
});
