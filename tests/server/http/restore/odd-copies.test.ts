import { afterAll, beforeAll, expect, it, vi } from "vitest";
import fc from "fast-check";
import { paths } from "../../../../src/contract/paths.ts";
import { readCopy, sumOf } from "../../../support/read-copy.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { copyFaults } from "../../../../src/text/restore/restore.ts";
import { callerOf } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { ledgerState } from "../../support/ledger-state.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { runs } from "../../../support/runs.ts";

vi.setConfig({ testTimeout: 120_000 });

type Json = Record<string, unknown> | unknown[];

/** The values that nobody's file has. */
const ODD: readonly unknown[] = [
  null,
  "",
  " ",
  "x",
  "x".repeat(500),
  "\u{1F600}",
  "\u{D800}",
  "0000-00-00",
  "2026-02-30",
  "00000000-0000-7000-8000-000000000000",
  -1,
  0,
  1.5,
  2 ** 53,
  1e9,
  -9e13,
  1e300,
  -1e300,
  true,
  [],
  {},
];

/** The places of all values in a file, but for its head. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) => placesIn(one, [...path, name]));
}

const at = (file: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], file);

/** The file with a value at a place that it has, or lets away. */
function put(file: Record<string, unknown>, path: readonly string[], value: unknown): string {
  (at(file, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) ?? ""] = value;
  return JSON.stringify({ ...file, soma: sumOf(file) });
}

/** The file with other values at some places, and with the checksum of what it says by then. */
function altered(text: string, changes: readonly (readonly [number, number])[]): string {
  const file = JSON.parse(text) as Record<string, unknown>;
  const places = placesIn(file).filter(([name]) => name !== "soma" && name !== "versao");
  for (const [place, odd] of changes) {
    const path = places[place % places.length] ?? [];
    // Sometimes the value of another place of the same name: an id that is there twice, another row's category.
    const twins = places.filter((one) => one.at(-1) === path.at(-1));
    const values = [...ODD, at(JSON.parse(text) as Json, twins[odd % twins.length] ?? [])];
    const owner = at(file, path.slice(0, -1)) as Record<string, unknown> | null | undefined;
    if (typeof owner === "object" && owner !== null)
      owner[path.at(-1) ?? ""] = values[odd % values.length];
  }
  return JSON.stringify({ ...file, soma: sumOf(file) });
}

/** Values that the tables refuse, or that would be another thing there. */
const UNSTORABLE: readonly (readonly [path: readonly string[], value: unknown])[] = [
  [["objetivos", "0", "valor_total"], 0],
  [["contas", "0", "digitos"], "12345"],
  [["regras", "0", "contem"], "x"],
  [["regras", "0", "contem"], "x".repeat(101)],
  [["regras", "0", "posicao"], -1],
  [["regras", "0", "posicao"], 1.5],
  [["regras", "0", "posicao"], 1e300],
  [["linhas_importadas", "0", "identidade"], ""],
  [["linhas_importadas", "0", "identidade"], "x".repeat(401)],
  [["linhas_importadas", "0", "referencia"], ""],
  [["linhas_importadas", "0", "referencia"], "x".repeat(256)],
  [["importacoes", "0", "criadas"], 2 ** 60],
  [["importacoes", "0", "criadas_ao_inicio"], 1e300],
  [["contas", "0", "ditos", "0", "lugar"], 1e300],
  [["contas", "0", "ditos", "0", "lugar"], 2 ** 53 - 1],
  [["contas", "0", "ditos", "0", "valor"], 1e9],
  [["contas", "0", "ditos", "0", "valor"], -1e12],
  [["contas", "0", "saldo", "valor"], -1e9],
];

/** The ids of rows, and of the records that are made once a movement counts. */
const IDS: readonly (readonly string[])[] = [
  ["receitas", "0", "id"],
  ["despesas", "0", "id"],
  ["objetivos", "0", "id"],
  ["orcamentos", "0", "id"],
  ["categorias", "0", "id"],
  ["regras", "0", "id"],
  ["recorrentes", "0", "id"],
  ["contas", "0", "ditos", "0", "id"],
  ["importacoes", "0", "id"],
  ["linhas_importadas", "0", "id"],
  ["linhas_importadas", "0", "registo"],
  ["linhas_importadas", "0", "registos", "0"],
  ["linhas_importadas", "1", "divisao", "0", "id"],
  ["notificacoes", "0", "id"],
];

type Rows = Record<string, readonly Record<string, unknown>[]>;

/** Lists of what belongs to a row, by the kind of the row that is refused if one of them is there twice. */
const TWICE: readonly (readonly [kind: string, list: (file: Rows) => unknown])[] = [
  ["objetivo", ({ objetivos }) => objetivos?.find((one) => "entradas" in one)?.["entradas"]],
  ["despesa", ({ taloes }) => taloes],
  ["movimento", ({ linhas_importadas: all }) => all?.find((one) => "divisao" in one)?.["divisao"]],
  [
    "movimento",
    ({ linhas_importadas: all }) => all?.find((one) => "repetida_em" in one)?.["repetida_em"],
  ],
];

/** References to what is not in the copy. */
const UNKNOWN: readonly (readonly [path: readonly string[], value: unknown])[] = [
  [["linhas_importadas", "0", "conta"], "00000000-0000-7000-8000-000000000000"],
  [["linhas_importadas", "0", "importacao"], "00000000-0000-7000-8000-000000000000"],
  [["linhas_importadas", "0", "repetida_em"], ["00000000-0000-7000-8000-000000000000"]],
  [["receitas", "0", "conta"], "00000000-0000-7000-8000-000000000000"],
];

describeSqliteFirst(SERVERS, "a copy with odd values over $name", ({ start }) => {
  let server: TestServer;
  let text: string;
  beforeAll(async () => {
    server = await start({ clock: testClock(FULL_AT), checkoutUrl: CHECKOUT });
    const { person, ledger } = await newFullAccount(server);
    const goals = server.database.queries.updateTable("goals").where("ledger_id", "=", ledger);
    await goals.set({ photo_url: null }).execute();
    ({ text } = await callerOf(server, person.token)("GET", paths.exportFile("json")));
  });
  afterAll(() => server.close());

  /** A person without anything, and the ways to restore a copy and to see what they have. */
  async function newcomer() {
    const { token, user } = await newPremiumPerson(server);
    const call = callerOf(server, token);
    return {
      state: async () => {
        // A budget that goes on into a new month, and whatever else a restore makes due, comes with the next call.
        await call("GET", paths.achievementStatus);
        return ledgerState(server.database.queries, await memberOf(server.database, user.id));
      },
      restore: (body: string, trial: boolean, mode: string) =>
        call("POST", `${paths.restore}?simular=${trial}&modo=${mode}`, {
          body,
          headers: { "content-type": "application/json" },
        }),
    };
  }

  const parsed = () => JSON.parse(text) as Record<string, unknown>;

  it("is refused as a whole where a value cannot be stored", async () => {
    const { state, restore } = await newcomer();
    const before = await state();
    const ids = IDS.flatMap((path) => ["", "x/y"].map((id) => [path, id] as const));
    for (const [path, value] of [...UNSTORABLE, ...ids])
      for (const trial of [true, false]) {
        const { status, body } = await restore(put(parsed(), path, value), trial, "substituir");
        expect([path, status, body]).toEqual([path, 422, { detail: copyFaults.damaged }]);
      }
    expect(await state()).toEqual(before);
  });

  it("has each row refused that names what is not there", async () => {
    const { state, restore } = await newcomer();
    const before = await state();
    for (const [path, value] of UNKNOWN)
      for (const [trial, status] of [
        [true, 200],
        [false, 422],
      ] as const) {
        const told = await restore(put(parsed(), path, value), trial, "substituir");
        const { recusados } = told.body as { recusados: readonly object[] };
        expect([path, told.status, recusados.length]).toEqual([path, status, 1]);
      }
    expect(await state()).toEqual(before);
  });

  it("has the row refused to which something belongs that is there twice", async () => {
    const { state, restore } = await newcomer();
    const before = await state();
    for (const [kind, listOf] of TWICE) {
      const file = parsed();
      const list = listOf(file as Rows) as unknown[];
      list.push(list[0]);
      const body = JSON.stringify({ ...file, soma: sumOf(file) });
      for (const [trial, status] of [
        [true, 200],
        [false, 422],
      ] as const) {
        const told = await restore(body, trial, "substituir");
        const { recusados } = told.body as { recusados: readonly { recurso: string }[] };
        const kinds = recusados.map(({ recurso }) => recurso);
        expect([told.status, kinds]).toEqual([status, [kind]]);
      }
    }
    expect(await state()).toEqual(before);
  });

  type Person = Awaited<ReturnType<typeof newcomer>>;

  /** Restores a copy after its trial, which tells whether anything comes of it. */
  async function expectAsTold(
    { state, restore }: Person,
    body: string,
    mode: string,
  ): Promise<void> {
    const before = await state();
    const trial = await restore(body, true, mode);
    expect([200, 422]).toContain(trial.status);
    const said = trial.body as { recusados?: readonly object[] };
    const isGood = trial.status === 200 && said.recusados?.length === 0;
    const done = await restore(body, false, mode);
    expect([done.status, done.text]).toEqual([isGood ? 200 : 422, done.text]);
    if (!isGood) expect(await state()).toEqual(before);
  }

  it("is restored as its trial told where a number is at the edges of what is stored", async () => {
    const one = await newcomer();
    const numbers = new Map(
      placesIn(parsed())
        .filter((path) => path[0] !== "versao" && typeof at(parsed(), path) === "number")
        .map((path) => [path.filter((name) => !/^\d+$/.test(name)).join("."), path]),
    );
    const edges = [0, -0.01, 999_999_999.99, 1e9, -1e9, 9e13];
    const bodies = [...numbers.values()].flatMap((path) =>
      edges.map((value) => put(parsed(), path, value)),
    );
    // What has another shape is refused before it is compared with anything.
    const some = bodies.filter((body) => readCopy(body).ok);
    expect([numbers.size > 15, some.length > 15]).toEqual([true, true]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...some), async (body) =>
        expectAsTold(one, body, "substituir"),
      ),
      { numRuns: runs(6), endOnFailure: true },
    );
  });

  it("is restored as its trial told, or refused with nothing changed", async () => {
    expect.hasAssertions();
    const one = await newcomer();
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(changes, fc.constantFrom("juntar", "substituir"), async (some, mode) => {
        await expectAsTold(one, altered(text, some), mode);
      }),
      // Smaller numbers are no simpler a copy, and to look for them takes minutes.
      { numRuns: runs(6), endOnFailure: true },
    );
  });
});
