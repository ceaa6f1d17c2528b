import { v7 } from "uuid";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { sumOf } from "../../../support/read-copy.ts";
import { LINES_MAX, PARTS_MAX } from "../../../../src/domain/imports/import-limits.ts";
import { RECORD_LIMITS, type LimitedKind } from "../../../../src/domain/ledger/record-limits.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { rowFaults } from "../../../../src/text/restore/restore.ts";
import { MAX_TOLD_BALANCES } from "../../../../server/infrastructure/persistence/accounts/bound-balances.ts";
import { callerOf } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";

// A machine that has much else to do may take long to write so many rows.
vi.setConfig({ testTimeout: 120_000 });

type Row = Readonly<Record<string, unknown>>;
type File = Record<string, unknown>;

/** How a row of each kind with a limit is written in a copy. */
const ROWS: Record<
  LimitedKind,
  { readonly list: string; readonly kind: string; readonly row: (index: number) => Row }
> = {
  rules: {
    list: "regras",
    kind: "regra",
    row: (index) => ({
      contem: `loja ${index}`,
      tipo: "despesa",
      categoria: null,
      nao_contar: true,
      descricao: null,
      posicao: index,
    }),
  },
  recurrences: {
    list: "recorrentes",
    kind: "recorrente",
    row: () => ({
      tipo: "despesa",
      categoria: "Outros",
      descricao: "Renda",
      inicio: "2190-01-01",
      cada: 1,
      unidade: "mes",
      fim: null,
      vezes: null,
      fim_de_semana: "manter",
      modo: "automatico",
      pausada: false,
      valor: 1,
      total: null,
      encargo: null,
      aberta_desde: "2190-01-01",
      excecoes: [],
      planeada_desde: "2190-01-01",
      perguntada_ate: null,
      ocorrencias: [],
    }),
  },
  accounts: {
    list: "contas",
    kind: "conta",
    row: (index) => ({
      nome: `Conta ${index}`,
      banco: null,
      digitos: null,
      especie: "ordem",
      saldo: null,
      principal: false,
      do_dia: true,
      fechada: false,
      escolhida: false,
      criada_em: "2026-01-01T00:00:00.000Z",
      ditos: [],
    }),
  },
  categories: {
    list: "categorias",
    kind: "categoria",
    row: (index) => ({
      tipo: "despesa",
      nome: `Nova ${index}`,
      papel: null,
      fixa: false,
      cor: null,
      icone: null,
      posicao: index,
      arquivada: false,
    }),
  },
};

const KINDS = Object.keys(ROWS) as LimitedKind[];
const MODES = ["juntar", "substituir"] as const;
const ACCOUNT = "01900000-0000-7000-8000-000000000001";
const IMPORT = "01900000-0000-7000-8000-000000000002";

describeSqliteFirst(SERVERS, "the limits of calls in copies, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newcomer() {
    const { token } = await newPremiumPerson(server);
    const call = callerOf(server, token);
    return {
      call,
      exported: async () => (await call("GET", paths.exportFile("json"))).text,
      restore: async (text: string, mode: string, trial = false) => {
        const headers = { "content-type": "application/json" };
        const query = `simular=${trial}&modo=${mode}`;
        const { status, body } = await call("POST", `${paths.restore}?${query}`, {
          body: text,
          headers,
        });
        const { recusados = [], ...rest } = body as { recusados?: readonly Row[] };
        return { status, rest, refused: recusados.map(({ recurso, motivo }) => [recurso, motivo]) };
      },
    };
  }

  const written = (file: File) => JSON.stringify({ ...file, soma: sumOf(file) });

  /** A newcomer's copy with so many rows of a kind, of those that have a limit together. */
  function copyWith(empty: string, kind: LimitedKind, count: number): string {
    const file = JSON.parse(empty) as File;
    const { list, row } = ROWS[kind];
    const own = file[list] as readonly Row[];
    const counted = kind === "categories" ? own.filter(({ tipo }) => tipo === "despesa") : own;
    const more = Array.from({ length: count - counted.length }, (_, index) => ({
      id: v7(),
      ...row(index),
    }));
    return written({ ...file, [list]: [...own, ...more] });
  }

  type Person = Awaited<ReturnType<typeof newcomer>>;

  /** What the product wrote of somebody comes back anywhere, and changes nothing where it came from. */
  async function expectComesBack(one: Person): Promise<void> {
    const own = await one.exported();
    const other = await newcomer();
    expect(await other.restore(own, "substituir")).toMatchObject({ status: 200, refused: [] });
    const same = { status: 200, refused: [], rest: { novos: 0, alterados: 0, removidos: 0 } };
    for (const person of [one, other])
      for (const mode of MODES) expect(await person.restore(own, mode)).toMatchObject(same);
    const joining = await newcomer();
    expect(await joining.restore(own, "juntar")).toMatchObject({ status: 200, refused: [] });
  }

  const cases = KINDS.flatMap((kind) =>
    MODES.flatMap((mode) => [-1, 0, 1].map((more) => [kind, mode, more] as const)),
  );

  it.each(cases)(
    "let a copy have as many %s as calls make, and no more: %s, %i",
    async (kind, mode, more) => {
      const { most, fault } = RECORD_LIMITS[kind];
      const one = await newcomer();
      const text = copyWith(await one.exported(), kind, most + more);
      const refused = more > 0 ? [[ROWS[kind].kind, rowFaults[fault]]] : [];
      const trial = await one.restore(text, mode, true);
      expect([trial.status, trial.refused]).toEqual([200, refused]);
      const done = await one.restore(text, mode);
      expect([done.status, done.refused]).toEqual([more > 0 ? 422 : 200, refused]);
      if (more === 0) await expectComesBack(one);
    },
  );

  it("count what is there where a copy is joined to it, and not where it takes its place", async () => {
    const one = await newcomer();
    const text = copyWith(await one.exported(), "rules", RECORD_LIMITS.rules.most);
    const rule = { contem: "cinema", tipo: "despesa", nao_contar: true };
    expect((await one.call("POST", paths.rules, { body: rule })).status).toBe(201);
    expect((await one.restore(text, "juntar")).refused).toEqual([
      ["regra", rowFaults["rule-limit"]],
    ]);
    expect(await one.restore(text, "substituir")).toMatchObject({ status: 200, refused: [] });
  });

  it("hold for the told balances of an account, of which the last ones stay", async () => {
    const one = await newcomer();
    const file = JSON.parse(await one.exported()) as File;
    const ditos = Array.from({ length: 3 * MAX_TOLD_BALANCES }, (_, index) => ({
      valor: index,
      data: "2026-01-01",
      id: v7(),
      lugar: index + 1,
      importacao: null,
      inclui: index % 2 === 0 ? [] : null,
    }));
    const last = ditos.slice(-MAX_TOLD_BALANCES);
    const contas = [{ id: ACCOUNT, ...ROWS.accounts.row(0), ditos: ditos.toReversed() }];
    const told = async () => {
      const [account] = (JSON.parse(await one.exported()) as { contas: [{ ditos: object[] }] })
        .contas;
      return account.ditos;
    };
    const done = { status: 200, refused: [] };
    expect(await one.restore(written({ ...file, contas }), "juntar")).toMatchObject(done);
    expect(await told()).toEqual(last);
    await expectComesBack(one);
    const more = ditos
      .slice(0, 5)
      .map((dito) => ({ ...dito, id: v7(), lugar: dito.lugar + 5_000 }));
    const joined = [{ ...contas[0], ditos: more }];
    expect(await one.restore(written({ ...file, contas: joined }), "juntar")).toMatchObject(done);
    expect(await told()).toEqual([...last.slice(5), ...more]);
  });

  it("hold for the movements of an import and for the parts of one", async () => {
    const one = await newcomer();
    const file = JSON.parse(await one.exported()) as File;
    const account = { id: ACCOUNT, ...ROWS.accounts.row(0) };
    const made = {
      id: IMPORT,
      criadas: 0,
      repetidas: 0,
      nome: "a.csv",
      banco: "CGD",
      conta: { id: ACCOUNT, nome: "Conta 0", digitos: null, especie: "ordem" },
      feita_em: "2026-01-01T00:00:00.000Z",
      nao_contadas: 0,
      juntas: 0,
      revistas: 0,
      de: "2026-01-01",
      ate: "2026-01-01",
      impressao: "a",
    };
    const line = (index: number) => ({
      conta: ACCOUNT,
      importacao: IMPORT,
      id: v7(),
      registos: [],
      estado: "nao_contada",
      tipo: "despesa",
      data: "2026-01-01",
      valor: 1,
      identidade: `linha ${index}`,
      original: "LOJA",
      categoria: "Outros",
      escolhida: false,
      registo: v7(),
    });
    const part = () => ({
      id: v7(),
      categoria: "Outros",
      valor: 1,
      descricao: null,
      nao_contar: false,
    });
    const copyOf = (linhas: readonly Row[]) =>
      written({ ...file, contas: [account], importacoes: [made], linhas_importadas: linhas });
    const lines = Array.from({ length: LINES_MAX + 1 }, (_, index) => line(index));
    expect((await one.restore(copyOf(lines), "juntar", true)).refused).toEqual([
      ["importacao", rowFaults["too-many-lines"]],
    ]);
    expect((await one.restore(copyOf(lines.slice(1)), "juntar", true)).refused).toEqual([]);
    const divided = (parts: number) =>
      copyOf([{ ...line(0), registo: null, divisao: Array.from({ length: parts }, part) }]);
    expect((await one.restore(divided(PARTS_MAX + 1), "juntar", true)).refused).toEqual([
      ["movimento", rowFaults["too-many-parts"]],
    ]);
    expect((await one.restore(divided(PARTS_MAX), "juntar", true)).refused).toEqual([]);
  });
});
