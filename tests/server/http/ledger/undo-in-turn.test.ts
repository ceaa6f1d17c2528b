import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { addMonths, monthOf } from "../../../../src/domain/shared/year-month.ts";
import { civilDate } from "../../../../src/domain/shared/civil-date.ts";
import { BUDGET, GOAL, INCOME, RECURRENCE } from "../../support/bodies.ts";
import type { call } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, RECORDS, writerOf } from "../../support/writes.ts";
import { runs } from "../../../support/runs.ts";
import { sqliteFirst } from "../../../support/sweep.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 180_000 });

const idOf = ({ body }: Awaited<ReturnType<typeof call>>) => (body as { id: string }).id;

const RULE = { contem: "cinema", tipo: "despesa", categoria: "Lazer" } as const;
const CATEGORY = { nome: "Barco", tipo: "despesa" } as const;

const FIRST_MONTH = monthOf(civilDate(2030, 1, 1));

/** Where records of a kind lie, and what is sent there. */
type Kind = {
  readonly path: string;
  /** A body for the n-th record, which is no other's. */
  readonly body: (n: number) => object;
  /** The same of a change, where that takes another one. */
  readonly change?: (n: number) => object;
  /** Something else that is told of a record, every other time. */
  readonly tell?: { readonly path: string; readonly body: (id: string, n: number) => object };
};

const KINDS: readonly [Kind, ...Kind[]] = [
  { path: "/receitas", body: (n) => ({ ...INCOME, valor: n + 1 }) },
  { path: "/despesas", body: (n) => ({ ...INCOME, descricao: `${n}` }) },
  { path: "/objetivos", body: (n) => ({ ...GOAL, nome: `Barco ${n}` }) },
  { path: "/orcamento", body: (n) => ({ ...BUDGET, mes_ano: addMonths(FIRST_MONTH, n) }) },
  { path: "/regras", body: (n) => ({ ...RULE, contem: `cinema ${n}` }) },
  { path: "/recorrentes", body: (n) => ({ ...RECURRENCE, valor: n + 1 }) },
  {
    path: paths.allCategories,
    body: (n) => ({ ...CATEGORY, nome: `Barco ${n}` }),
    change: (n) => ({ nome: `Barco ${n}` }),
  },
  {
    path: paths.accounts,
    body: (n) => ({ nome: `Conta ${n}`, especie: "ordem" }),
    tell: {
      path: paths.toldBalance,
      body: (conta, n) => ({ valor: n, data: `2026-01-0${1 + (n % 9)}`, conta }),
    },
  },
];

type Step =
  | { readonly does: "create"; readonly kind: number }
  | { readonly does: "change" | "remove"; readonly which: number };

const anyKind = fc.nat({ max: KINDS.length - 1 });

/** Of few records much is done, so that most are changed more than once. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant("create" as const), kind: anyKind }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom("change" as const, "change" as const, "change" as const, "remove"),
      which: fc.nat(),
    }) as fc.Arbitrary<Step>,
  },
);

const stepsOf = (count: number) => fc.array(anyStep, { minLength: count, maxLength: count });

describe.each(SERVERS)("one undo after the other, over $name,", ({ name, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const read = async <Body>(path: string) => (await write("GET", path)).body as Body;
    const undo = async (change: string, own = newChange()) =>
      (await write("POST", paths.undo(change), { change: own })).body;
    /** What there is of some kinds, but for the stamps, and the sums. */
    const stateOf = async (some: readonly Kind[]) => {
      const lists = some.map(async ({ path }) => {
        const all = await read<readonly { readonly id: string }[]>(path);
        return Object.fromEntries(all.map((one) => [one.id, { ...one, revisao: null }]));
      });
      return [await Promise.all(lists), (await read<{ meses: unknown }>("/meses")).meses];
    };
    /** Carries a change out under a name, which it answers. */
    const done = async (...[method, path, sent]: Parameters<typeof write>) => {
      const change = newChange();
      const answer = await write(method, path, { ...sent, change });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
      return { change, answer };
    };
    /** Whether an account has records, among them those of no account if it is the first one. */
    const isUsed = async (id: string) => {
      const accounts = await read<readonly { id: string; primeira?: boolean }[]>(paths.accounts);
      const first = accounts.find(({ primeira }) => primeira)?.id;
      const lists = ["/receitas?contas=true", "/despesas?contas=true"].map((path) =>
        read<readonly { conta?: string }[]>(path),
      );
      return (await Promise.all(lists)).flat().some(({ conta = first }) => conta === id);
    };
    return { write, read, undo, stateOf, done, isUsed };
  }

  describe.each(RECORDS)("of one record in $path,", ({ path, body, other }) => {
    it("goes back step by step to where it began, and forth again by undoing the undos", async () => {
      const { read, undo, done } = await newOwner();
      const made = await done("POST", path, { body });
      const id = idOf(made.answer);
      const first = await done("PUT", `${path}/${id}`, { body: other });
      const second = await done("PUT", `${path}/${id}`, { body });
      const removal = await done("DELETE", `${path}/${id}`);
      const changes = [removal, second, first, made].map(({ change }) => change);
      const states: unknown[] = [];
      const undos: string[] = [];
      for (const change of changes) {
        states.push(await read(path));
        const own = newChange();
        undos.push(own);
        expect(await undo(change, own)).toEqual({ repostas: 1, editadas: [] });
      }
      expect(await read(path)).toEqual([]);
      for (const own of undos.toReversed()) {
        expect(await undo(own)).toEqual({ repostas: 1, editadas: [] });
        expect(await read(path)).toEqual(states.pop());
      }
    });
  });

  it("says the same of an undo that is sent again, whatever was undone since", async () => {
    const { write, undo, done } = await newOwner();
    const made = await done("POST", "/despesas", { body: INCOME });
    const id = idOf(made.answer);
    const first = await done("PUT", `/despesas/${id}`, { body: { ...INCOME, valor: 5 } });
    const second = await done("PUT", `/despesas/${id}`, { body: { ...INCOME, valor: 6 } });
    const own = newChange();
    const outcome = { repostas: 1, editadas: [] };
    expect(await undo(second.change, own)).toEqual(outcome);
    expect(await undo(first.change)).toEqual(outcome);
    expect(await undo(second.change, own)).toEqual(outcome);
    // Of another change of the same record that name has undone nothing.
    const another = await write("POST", paths.undo(first.change), { change: own });
    expect(another).toMatchObject({ status: 409, body: { codigo: "alteracao_reutilizada" } });
  });

  it("leaves a record alone that was changed since by what nobody has undone, or whose change is undone already", async () => {
    const { read, undo, done } = await newOwner();
    const made = await done("POST", "/despesas", { body: INCOME });
    const id = idOf(made.answer);
    const put = (valor: number) => done("PUT", `/despesas/${id}`, { body: { ...INCOME, valor } });
    const [first, second, third] = [await put(5), await put(6), await put(7)];
    const own = newChange();
    expect(await undo(third.change, own)).toEqual({ repostas: 1, editadas: [] });
    const kept = { repostas: 0, editadas: [id] };
    for (const { change } of [third, first, made]) expect(await undo(change)).toEqual(kept);
    // What was undone and is done again stands in the way again.
    expect(await undo(own)).toEqual({ repostas: 1, editadas: [] });
    expect(await undo(second.change)).toEqual(kept);
    expect(await read("/despesas")).toMatchObject([{ id, valor: 7 }]);
  });

  it("knows an undo of before it was kept what it undid, which lies over the changes before it as any other", async () => {
    const { undo, done } = await newOwner();
    const made = await done("POST", "/despesas", { body: INCOME });
    const id = idOf(made.answer);
    const first = await done("PUT", `/despesas/${id}`, { body: { ...INCOME, valor: 5 } });
    const second = await done("PUT", `/despesas/${id}`, { body: { ...INCOME, valor: 6 } });
    const own = newChange();
    const outcome = { repostas: 1, editadas: [] };
    expect(await undo(second.change, own)).toEqual(outcome);
    const { queries } = server.database;
    await queries.updateTable("versions").where("id", "=", id).set({ undoes: null }).execute();
    expect(await undo(second.change, own)).toEqual(outcome);
    expect(await undo(first.change)).toEqual({ repostas: 0, editadas: [id] });
    expect(await undo(own)).toEqual(outcome);
  });

  it("puts back of many records those whose later changes are all undone", async () => {
    const { write, read, undo, done } = await newOwner();
    const category = async (nome: string) => {
      const all = await read<{ id: string; nome: string; tipo: string }[]>(paths.allCategories);
      return all.find((one) => one.nome === nome && one.tipo === "despesa")?.id ?? "";
    };
    const body = { ...INCOME, categoria: "Lazer" };
    const ids = [];
    for (const valor of [1, 2, 3])
      ids.push(idOf(await write("POST", "/despesas", { body: { ...body, valor } })));
    const [kept, back, left] = ids;
    const [from, into] = [await category("Lazer"), await category("Saúde")];
    const merge = await done("DELETE", `${paths.category(from)}?para=${into}`);
    const edited = { ...body, categoria: "Saúde", valor: 9 };
    const undone = await done("PUT", `/despesas/${back}`, { body: edited });
    const removed = await done("DELETE", `/despesas/${left}`);
    await done("PUT", `/despesas/${kept}`, { body: edited });
    for (const { change } of [removed, undone]) await undo(change);
    const own = newChange();
    // The category itself is the third.
    expect(await undo(merge.change, own)).toEqual({ repostas: 3, editadas: [kept] });
    const filed = new Map(
      (await read<{ id: string; categoria: string }[]>("/despesas")).map((one) => [
        one.id,
        one.categoria,
      ]),
    );
    expect(ids.map((id) => filed.get(id))).toEqual(["Saúde", "Lazer", "Lazer"]);
    // Merged again, of which one record was meanwhile changed and changed back.
    const again = await done("PUT", `/despesas/${back}`, { body: { ...body, valor: 4 } });
    await undo(again.change);
    expect(await undo(own)).toEqual({ repostas: 3, editadas: [] });
    expect(await read("/despesas")).toMatchObject(ids.map(() => ({ categoria: "Saúde" })));
  });

  it("makes an account that comes back the first again", async () => {
    const { read, undo, done } = await newOwner();
    const account = KINDS.find(({ path }) => path === paths.accounts);
    if (account === undefined) throw new Error("accounts are undone");
    const open = async (n: number) =>
      idOf((await done("POST", account.path, { body: account.body(n) })).answer);
    const first = async () =>
      (await read<readonly { id: string; primeira?: boolean }[]>(paths.accounts)).find(
        ({ primeira }) => primeira,
      )?.id;
    const [one, other] = [await open(1), await open(2)];
    expect(await first()).toBe(one);
    const removal = await done("DELETE", `${paths.accounts}/${one}`);
    expect(await first()).toBe(other);
    await undo(removal.change);
    expect(await first()).toBe(one);
  });

  it(
    "gives of 200 actions of any kind each state back in which one was begun",
    sqliteFirst(name),
    async () => {
      await fc.assert(
        fc.asyncProperty(stepsOf(200), async (steps) => {
          const { undo, stateOf, done, isUsed } = await newOwner();
          const begin = await stateOf(KINDS);
          const living: { readonly kind: Kind; readonly id: string }[] = [];
          const past: { readonly change: string; readonly kind: Kind; readonly before: unknown }[] =
            [];
          for (const [n, step] of steps.entries()) {
            const at = step.does === "create" ? -1 : step.which % Math.max(1, living.length);
            const one = living[at];
            const kind = one?.kind ?? KINDS[step.does === "create" ? step.kind : 0] ?? KINDS[0];
            const { path, body, change: changed = body, tell } = kind;
            const before = await stateOf([kind]);
            const made = async () => {
              if (one === undefined) return done("POST", path, { body: body(n) });
              const own = `${path}/${one.id}`;
              if (step.does === "change" && tell !== undefined && n % 2 === 0)
                return done("PUT", tell.path, { body: tell.body(one.id, n) });
              const isKept = one.kind.path === paths.accounts && (await isUsed(one.id));
              return step.does === "remove" && !isKept
                ? done("DELETE", own)
                : done("PUT", own, { body: changed(n) });
            };
            const { change, answer } = await made();
            past.push({ change, kind, before });
            if (one === undefined) living.push({ kind, id: idOf(answer) });
            else if (answer.status === 204) living.splice(at, 1);
          }
          for (const { change, kind, before } of past.toReversed()) {
            expect(await undo(change)).toEqual({ repostas: 1, editadas: [] });
            expect(await stateOf([kind])).toEqual(before);
          }
          expect(await stateOf(KINDS)).toEqual(begin);
        }),
        { numRuns: runs(1), endOnFailure: true },
      );
    },
  );
});
