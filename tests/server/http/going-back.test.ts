import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { paths } from "../../../src/contract/paths.ts";
import { runs } from "../../support/runs.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { newPremiumPerson } from "../support/people.ts";
import { refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const DAY = "2026-02-20";
/** The day of the servers' clock. */
const TODAY = "2031-04-06";
const SPENT = { data: DAY, categoria: "Compras", valor: 90, descricao: "Feira" } as const;

type Wire = {
  readonly id: string;
  readonly valor: number;
  readonly nao_contado?: number;
  readonly parte_de?: string;
};
type Change = { readonly alteracao: string };

const inCents = (euros: readonly number[]): number =>
  Math.round(euros.reduce((sum, one) => sum + one, 0) * 100);

const moved = (rows: readonly Wire[]): number =>
  inCents(rows.map(({ valor, nao_contado: rest = 0 }) => valor + rest));

/** A record as the body of a change says it. */
const bodyOf = ({ id: _id, parte_de: _from, ...body }: Wire) => body;

/** What somebody does to a record, or to one of its parts. */
const STEPS = {
  edit: fc.record({
    type: fc.constant("edit" as const),
    body: fc.record(
      {
        valor: fc.integer({ min: 20, max: 99 }),
        categoria: fc.constantFrom("Compras", "Lazer"),
        descricao: fc.constantFrom("Feira", null),
        data: fc.constantFrom(DAY, "2026-02-21"),
        nao_contado: fc.constantFrom(null, 5),
        conta: fc.constantFrom("first" as const, "second" as const),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  }),
  divide: fc.record({ type: fc.constant("divide" as const), counts: fc.boolean() }),
  undo: fc.constant({ type: "undo" as const }),
  part: fc.record({
    type: fc.constant("part" as const),
    which: fc.nat(),
    what: fc.constantFrom("refile", "amount", "remove"),
  }),
  back: fc.record({ type: fc.constant("back" as const), which: fc.nat() }),
};

type StepOf<Type extends keyof typeof STEPS> =
  (typeof STEPS)[Type] extends fc.Arbitrary<infer One> ? One : never;
type Step = StepOf<keyof typeof STEPS>;

const anyStep: fc.Arbitrary<Step> = fc.oneof(...Object.values(STEPS));

describeSqliteFirst(
  SERVERS,
  "going back to an earlier version of a record, over $name,",
  ({ start }) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ clock: testClock() });
    });
    afterAll(() => server.close());

    async function newOwner(day: string = DAY) {
      const { token } = await newPremiumPerson(server);
      const write = writerOf(server, token);
      const account = async (nome: string) =>
        ((await write("POST", "/contas", { body: { nome, especie: "ordem" } })).body as Wire).id;
      const accounts = { first: await account("Ordem"), second: await account("Poupança") };
      for (const conta of Object.values(accounts))
        await write("PUT", paths.toldBalance, { body: { conta, valor: 850, data: "2026-02-01" } });
      const { id } = (await write("POST", "/despesas", { body: { ...SPENT, data: day } }))
        .body as Wire;
      const list = async () =>
        (await write("GET", "/despesas?contas=true")).body as readonly Wire[];
      const held = async () =>
        ((await write("GET", "/contas")).body as readonly { saldo_hoje: number }[]).map(
          (one) => one.saldo_hoje,
        );
      const history = async () =>
        (await write("GET", `/historia/despesa/${id}`)).body as readonly Change[];
      const divide = (body: object, change = newChange()) =>
        write("POST", paths.division("expense", id), { body, change });
      const back = (before: string, change = newChange()) =>
        write("POST", paths.earlierVersion("expense", id), { body: { antes_de: before }, change });
      const part = (valor: number) => ({ id: timeOrderedId(), categoria: "Lazer", valor });
      return { id, write, accounts, list, held, history, divide, back, part };
    }
    type Owner = Awaited<ReturnType<typeof newOwner>>;

    it("takes what does not count with it, and the account holds what it held", async () => {
      const { id, list, held, divide, history, back } = await newOwner();
      const before = await held();
      expect((await divide({ categoria: "Compras", valor: 20 })).status).toBe(200);
      expect(await list()).toMatchObject([{ valor: 20, nao_contado: 70 }]);
      const [division] = await history();
      const change = newChange();
      const went = await back(division?.alteracao ?? "", change);
      expect(went).toMatchObject({ status: 200, body: { ...SPENT, id } });
      expect(went.body).not.toHaveProperty("nao_contado");
      expect(await back(division?.alteracao ?? "", change)).toMatchObject({ status: 200 });
      expect(await list()).toMatchObject([{ ...SPENT, id }]);
      expect(await held()).toEqual(before);
      expect(before).toContain(760);
      expect((await history())[0]).toMatchObject({
        antes: { valor: 20, nao_contado: 70 },
        depois: { valor: 90 },
      });
    });

    it("takes the parts with it, and brings them back, as one change that is undone", async () => {
      const { write, list, held, divide, history, back, part } = await newOwner();
      const [before, whole] = [await held(), await list()];
      await divide({ categoria: "Compras", valor: 30, partes: [part(60)] });
      const divided = await list();
      const change = newChange();
      expect((await back((await history())[0]?.alteracao ?? "", change)).status).toBe(200);
      expect(await list()).toEqual(whole);
      expect(await held()).toEqual(before);
      expect((await back((await history())[0]?.alteracao ?? "")).status).toBe(200);
      expect(new Set(await list())).toEqual(new Set(divided));
      const [again] = await history();
      expect((await write("POST", paths.undo(again?.alteracao ?? ""))).status).toBe(200);
      expect(await list()).toEqual(whole);
      expect(await held()).toEqual(before);
    });

    it("moves no money of a balance that was told on the record's own day", async () => {
      for (const isToldFirst of [true, false]) {
        const { write, accounts, held, divide, history, back, part } = await newOwner(TODAY);
        const tell = () =>
          write("PUT", paths.toldBalance, {
            body: { conta: accounts.first, valor: 850, data: TODAY },
          });
        if (isToldFirst) await tell();
        await divide({ categoria: "Compras", valor: 20, partes: [part(60)] });
        if (!isToldFirst) await tell();
        for (let turn = 0; turn < 3; turn += 1) {
          expect((await back((await history())[0]?.alteracao ?? "")).status).toBe(200);
          expect(await held()).toEqual([850, 850]);
        }
      }
    });

    it("changes nothing where a part has another amount by now, or is gone", async () => {
      for (const gone of [false, true]) {
        const { write, list, held, divide, history, back, part } = await newOwner();
        const one = part(60);
        await divide({ categoria: "Compras", valor: 30, partes: [one] });
        await (gone
          ? write("DELETE", `/despesas/${one.id}`)
          : write("PUT", `/despesas/${one.id}`, { body: { ...SPENT, valor: 61 } }));
        const [left, there] = [await held(), await list()];
        expect(await back((await history())[0]?.alteracao ?? "")).toMatchObject(
          refusal(gone ? "division-part-gone" : "division-edited"),
        );
        expect([await held(), await list()]).toEqual([left, there]);
      }
    });

    it("is refused before the record was made, for a change of another one, and for an older version", async () => {
      const { id, write, history, back } = await newOwner();
      expect(await back((await history())[0]?.alteracao ?? "")).toMatchObject(
        refusal("change-gone"),
      );
      expect(await back(newChange())).toMatchObject(refusal("change-gone"));
      await write("PUT", `/despesas/${id}`, { body: { ...SPENT, valor: 91 } });
      const body = { antes_de: (await history())[0]?.alteracao };
      const path = paths.earlierVersion("expense", id);
      expect((await write("POST", path, { body, match: '"1"' })).status).toBe(412);
      expect(await write("POST", paths.earlierVersion("income", id), { body })).toMatchObject(
        refusal("no-such-record"),
      );
    });

    it("gives back each field and each cent of that version, through any life of the record", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 9 }), async (steps) => {
          const owner = await newOwner();
          const life = lifeOf(owner);
          for (const step of steps) await life.take(step);
          expect(inCents(await owner.held())).toBe(2 * 85_000 - moved(await owner.list()));
        }),
        { numRuns: runs(15) },
      );
    });

    function lifeOf({ id, write, accounts, list, held, history, divide, back, part }: Owner) {
      const own = (rows: readonly Wire[]) => rows.filter((row) => row.id === id);
      const others = (rows: readonly Wire[]) => rows.filter((row) => row.id !== id);
      const change = (row: Wire, said: object) =>
        write("PUT", paths.transaction("expense", row.id), { body: { ...bodyOf(row), ...said } });
      /** What there was after each change of the record, and how often the money of a part had been edited by then. */
      const states = new Map<string, { readonly rows: readonly Wire[]; readonly edits: number }>();
      let edits = 0;
      let divisions: readonly string[] = [];

      async function goBack(which: number): Promise<void> {
        const told = await history();
        const at = which % told.length;
        const state = states.get(told[at + 1]?.alteracao ?? "");
        if (state === undefined) return;
        const before = [await list(), await held()] as const;
        const { status } = await back(told[at]?.alteracao ?? "");
        const after = await list();
        if (status !== 200) {
          expect(status).toBe(409);
          expect(edits).toBeGreaterThan(state.edits);
          expect([after, await held()]).toEqual(before);
          return;
        }
        expect(own(after)).toEqual(own(state.rows));
        if (edits === state.edits) expect(moved(after)).toBe(moved(state.rows));
        else if (others(after).length === others(before[0]).length)
          expect(moved(others(after))).toBe(moved(others(before[0])));
      }

      const does = {
        edit: async ({ body: { conta, ...said } }: StepOf<"edit">, [present]: readonly Wire[]) => {
          if (present) await change(present, { ...said, ...(conta && { conta: accounts[conta] }) });
        },
        divide: async ({ counts }: StepOf<"divide">, [present]: readonly Wire[]) => {
          if (present === undefined || present.valor < 3) return;
          const as = newChange();
          const valor = Math.floor(present.valor / 3);
          const partes = counts ? [part(present.valor - valor)] : [];
          expect((await divide({ categoria: "Compras", valor, partes }, as)).status).toBe(200);
          divisions = [...divisions, as];
        },
        undo: async () => {
          await write("POST", paths.undo(divisions.at(-1) ?? newChange()));
          divisions = divisions.slice(0, -1);
        },
        part: async ({ which, what }: StepOf<"part">, _own: unknown, parts: readonly Wire[]) => {
          const one = parts[which % parts.length];
          if (one === undefined) return;
          if (what === "remove") await write("DELETE", paths.transaction("expense", one.id));
          else
            await change(
              one,
              what === "refile" ? { categoria: "Saúde" } : { valor: one.valor + 1 },
            );
          if (what !== "refile") edits += 1;
        },
        back: ({ which }: StepOf<"back">) => goBack(which),
      };
      const note = async () => {
        const newest = (await history())[0]?.alteracao ?? "";
        if (!states.has(newest)) states.set(newest, { rows: await list(), edits });
      };
      return {
        take: async (step: Step) => {
          await note();
          const rows = await list();
          await does[step.type](step as never, own(rows), others(rows));
          await note();
        },
      };
    }
  },
);
