import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { VERSIONED, VERSIONED_KINDS } from "../../../src/contract/versions/versioned-kinds.ts";
import type { Kinds } from "../../../src/domain/ledger/changes.ts";
import { findRecord } from "../../../src/domain/ledger/find-record.ts";
import type { WrittenRecord } from "../../../src/domain/ledger/written.ts";
import { changeId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { isOtherThan, type VersionedKind } from "../../../src/domain/versions/record-change.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpLedgerLog } from "../../../src/infrastructure/http/ledger/http-ledger-log.ts";
import { httpRecordHistory } from "../../../src/infrastructure/http/ledger/http-record-history.ts";
import { noCategoryIds } from "../../support/no-category-ids.ts";
import { wholeBook } from "../../support/read-whole.ts";
import { ACCOUNT, BUDGET, GOAL, INCOME, RECURRENCE } from "../../server/support/bodies.ts";
import { newPremiumPerson } from "../../server/support/people.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { newChange, writerOf } from "../../server/support/writes.ts";
import { runs } from "../../support/runs.ts";

// A machine that has much else to do may take long.
vi.setConfig({ testTimeout: 120_000 });

const anyCategory = fc.constantFrom("Lazer", "Saúde", "Outros");
const anyEuros = fc.integer({ min: 1, max: 99_999 }).map((amount) => amount / 100);
const anyText = fc.constantFrom("Jantar", "Almoço", null);
const anyDay = fc.constantFrom("2026-03-01", "2026-03-12", "2025-12-31");

const anyMovement = fc.record(
  {
    data: anyDay,
    categoria: fc.constantFrom("Outros", "Presentes"),
    valor: anyEuros,
    descricao: anyText,
    nao_contado: fc.option(anyEuros),
  },
  { requiredKeys: ["data", "categoria", "valor", "descricao"], noNullPrototype: true },
);

/** Where records of a kind lie, a body that makes one, and any body that changes it. */
const KINDS: {
  readonly [Kind in VersionedKind]: readonly [string, object, fc.Arbitrary<object>];
} = {
  income: ["/receitas", INCOME, anyMovement],
  expense: [
    "/despesas",
    INCOME,
    fc.tuple(anyMovement, anyCategory).map(([body, categoria]) => ({ ...body, categoria })),
  ],
  budgets: [
    "/orcamento",
    BUDGET,
    fc.record({
      categoria: anyCategory,
      valor_limite: anyEuros,
      mes_ano: fc.constantFrom("2026-02", "2026-03"),
      repetir: fc.constant(false),
    }),
  ],
  goals: [
    "/objetivos",
    GOAL,
    fc.record({
      nome: fc.constantFrom("Casa", "Barco"),
      valor_total: anyEuros,
      valor_atual: anyEuros,
      prazo: fc.option(anyDay),
      foto_url: fc.constant(null),
    }),
  ],
  categories: [
    "/categorias",
    { tipo: "despesa", nome: "Jardim" },
    fc.record(
      {
        nome: fc.constantFrom("Jardim", "Horta"),
        papel: fc.constantFrom(null, "lazer"),
        fixa: fc.boolean(),
        posicao: fc.nat({ max: 9 }),
        arquivada: fc.boolean(),
      },
      { requiredKeys: ["nome"] },
    ),
  ],
  rules: [
    "/regras",
    { contem: "continente", tipo: "despesa", categoria: "Lazer" },
    fc.record({
      contem: fc.constantFrom("continente", "pingo"),
      tipo: fc.constant("despesa"),
      categoria: fc.option(anyCategory),
      nao_contar: fc.boolean(),
      descricao: anyText,
      posicao: fc.nat({ max: 9 }),
    }),
  ],
  recurrences: [
    "/recorrentes",
    RECURRENCE,
    fc.record(
      {
        valor: anyEuros,
        categoria: anyCategory,
        cada: fc.integer({ min: 1, max: 3 }),
        fim: fc.constantFrom(null, "2040-01-01"),
        pausada: fc.boolean(),
      },
      { requiredKeys: ["valor"] },
    ),
  ],
  accounts: [
    "/contas",
    ACCOUNT,
    fc.record(
      {
        nome: fc.constantFrom("Cofre", "Carteira"),
        especie: fc.constantFrom("ordem", "dinheiro"),
        fechada: fc.boolean(),
      },
      { requiredKeys: ["nome"] },
    ),
  ],
};

describe("the history of a record, over HTTP,", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token, user } = await newPremiumPerson(server);
    const session = {
      token: () => token,
      onUnauthenticated: () => undefined,
      onForbidden: () => undefined,
    };
    const api = httpApi(session, server.url);
    const present = async (id: string): Promise<WrittenRecord> => {
      const found = findRecord(wholeBook(await httpLedgerLog(api).changes(0)), id);
      if (found === null) throw new Error("the record is there");
      return found;
    };
    const history = httpRecordHistory(api, noCategoryIds);
    const changesOf = ({ type, kept }: WrittenRecord) => history.changesOf(type, kept.record);
    const goBack = (
      { type, kept }: WrittenRecord,
      version: Kinds[keyof Kinds],
      before: ChangeId = changeId(newChange()),
    ) =>
      history.goBack(
        type,
        { version, before },
        { seen: kept.revision, change: changeId(newChange()) },
      );
    return { user, write: writerOf(server, token), present, changesOf, goBack };
  }

  it.each(VERSIONED_KINDS)("leads back to what the record was in any version: %s", async (kind) => {
    const [path, body, anyChange] = KINDS[kind];
    const { encode } = VERSIONED[kind] as { readonly encode: (record: unknown) => object };
    const anyRun = fc.record({
      changes: fc.array(anyChange, { minLength: 1, maxLength: 5 }),
      which: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(anyRun, async ({ changes, which }) => {
        const { write, present, changesOf, goBack } = await newOwner();
        const id = ((await write("POST", path, { body })).body as { id: string }).id;
        const states = [encode((await present(id)).kept.record)];
        for (const change of changes) {
          const { status } = await write("PUT", `${path}/${id}`, { body: change });
          expect(status).toBe(200);
          const state = encode((await present(id)).kept.record);
          // A change of nothing is no version.
          if (JSON.stringify(state) !== JSON.stringify(states.at(-1))) states.push(state);
        }
        const now = await present(id);
        const told = await changesOf(now);
        expect(told.map(({ after }) => encode(after))).toEqual(states.toReversed());
        const at = which % told.length;
        const version = told[at]?.after;
        if (at === 0 || !version || !isOtherThan(version, told[0]?.after ?? null)) return;
        await goBack(now, version, told[at - 1]?.id);
        expect(encode((await present(id)).kept.record)).toEqual(encode(version));
        expect((await changesOf(await present(id)))[0]?.after).toEqual(version);
      }),
      { numRuns: runs(12) },
    );
  });

  it("refuses a version whose record has changed meanwhile, which stays as it is", async () => {
    const { write, present, changesOf, goBack } = await newOwner();
    const id = ((await write("POST", "/objetivos", { body: GOAL })).body as { id: string }).id;
    await write("PUT", `/objetivos/${id}`, { body: { ...GOAL, nome: "Barco" } });
    const now = await present(id);
    const version = (await changesOf(now)).at(-1)?.after;
    if (!version) throw new Error("the goal was made");
    await write("PUT", `/objetivos/${id}`, { body: { ...GOAL, nome: "Mota" } });
    await expect(goBack(now, version)).rejects.toMatchObject({ type: "conflict" });
    expect((await present(id)).kept.record).toMatchObject({ name: "Mota" });
  });

  it("rejects with a failure where the record is gone", async () => {
    const { write, present, changesOf } = await newOwner();
    const id = ((await write("POST", "/objetivos", { body: GOAL })).body as { id: string }).id;
    const own = await present(id);
    const stranger = await newOwner();
    await expect(stranger.changesOf(own)).rejects.toMatchObject({ type: "rejected", status: 404 });
    expect(await changesOf(own)).toMatchObject([{ changeKind: "created", before: null }]);
  });
});
