import fc from "fast-check";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { runs } from "../../support/runs.ts";
import { callerOf } from "../support/caller.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

const TODAY = "2031-05-06";
const DAYS = ["2031-05-04", "2031-05-05", TODAY, "2031-05-07", "2031-05-09"];

type Step =
  | { readonly does: "open"; readonly ofTheDay: boolean }
  | {
      readonly does: "tell";
      readonly account: number;
      readonly day: number;
      readonly euros: number;
    }
  | { readonly does: "choose" | "close"; readonly account: number }
  | { readonly does: "spend"; readonly day: number; readonly account: number | null }
  | { readonly does: "redate"; readonly record: number; readonly day: number }
  | { readonly does: "move"; readonly record: number; readonly account: number | null }
  | { readonly does: "refile" | "divide" | "share" | "remove"; readonly record: number }
  | { readonly does: "undo"; readonly again: boolean };

const anyDay = fc.nat({ max: DAYS.length - 1 });
const which = fc.nat({ max: 7 });
const step = (does: Step["does"], more: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ does: fc.constant(does), ...more }) as unknown as fc.Arbitrary<Step>;

const anyStep = fc.oneof(
  step("open", { ofTheDay: fc.boolean() }),
  step("tell", {
    account: which,
    day: fc.nat({ max: 2 }),
    euros: fc.integer({ min: -9, max: 99 }),
  }),
  step("choose", { account: which }),
  step("close", { account: which }),
  { weight: 3, arbitrary: step("spend", { day: anyDay, account: fc.option(which) }) },
  { weight: 3, arbitrary: step("redate", { record: which, day: anyDay }) },
  step("move", { record: which, account: fc.option(which) }),
  step("refile", { record: which }),
  { weight: 2, arbitrary: step("divide", { record: which }) },
  step("share", { record: which }),
  step("remove", { record: which }),
  { weight: 3, arbitrary: step("undo", { again: fc.boolean() }) },
);

/** What is expected of a record; `root` is the record that it was divided from, or itself. */
type Spent = {
  readonly id: string;
  readonly root: string;
  readonly account: string | null;
  readonly day: string;
  readonly euros: number;
  readonly uncounted: number;
  readonly category: string;
};

type Place = {
  readonly id: string;
  readonly ofTheDay: boolean;
  readonly closed: boolean;
  readonly told: {
    readonly day: string;
    readonly euros: number;
    /** The records that it held when it was told, with those divided from them; null at the end of its day. */
    readonly held: ReadonlySet<string> | null;
  } | null;
};

type Model = {
  readonly accounts: readonly Place[];
  readonly spent: readonly Spent[];
  readonly chosen: string | null;
  /** The accounts in the order of their first told balance. */
  readonly tellings: readonly string[];
  readonly first: string | null;
};

const mainOf = ({ accounts, chosen, tellings }: Model): string | null => {
  const possible = accounts.filter((one) => one.ofTheDay && !one.closed).map(({ id }) => id);
  return (
    possible.find((id) => id === chosen) ??
    tellings.find((id) => possible.includes(id)) ??
    possible[0] ??
    null
  );
};

/** The ledger's first account: named once, the first open account of the day. */
const named = (model: Model): Model => ({
  ...model,
  first:
    model.first ?? model.accounts.find(({ ofTheDay, closed }) => ofTheDay && !closed)?.id ?? null,
});

/** What an account holds: what was told, and what moved since. */
function holds({ spent, first }: Model, { id, told, closed }: Place): number | null {
  if (told === null || closed) return null;
  const moved = spent.filter(({ account, day, id: record }) => {
    if ((account ?? first) !== id || day > TODAY) return false;
    return day > told.day || (day === told.day && told.held !== null && !told.held.has(record));
  });
  return moved.reduce((sum, { euros, uncounted }) => sum - euros - uncounted, told.euros);
}

const body = ({ day, euros, category }: Pick<Spent, "day" | "euros" | "category">) => ({
  data: day,
  valor: euros,
  categoria: category,
});

// A machine that has much else to do takes long.
vi.setConfig({ testTimeout: 240_000 });

describeSqliteFirst(SERVERS, "what accounts hold, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock() });
  });
  afterAll(() => server.close());

  it("is what was told and what moved since, through any life of edits, divisions, undos and a restore", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { token } = await newPremiumPerson(server);
        const write = writerOf(server, token);
        let model: Model = { accounts: [], spent: [], chosen: null, tellings: [], first: null };
        /** What was done and not undone, and what was undone last, each with its name and the model before it. */
        const done: { readonly change: string; readonly before: Model; readonly after: Model }[] =
          [];
        let undone: (typeof done)[number] | null = null;

        const act = async (
          method: "POST" | "PUT" | "DELETE",
          path: string,
          sent: object | undefined,
          next: Model,
        ) => {
          const change = newChange();
          const answer = await write(method, path, { change, ...(sent && { body: sent }) });
          if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
          const after = named(next);
          done.push({ change, before: model, after });
          undone = null;
          model = after;
        };
        const changeRecord = (record: Spent, changes: Partial<Spent>): Model => ({
          ...model,
          spent: model.spent.map((one) => (one === record ? { ...record, ...changes } : one)),
        });

        const take = async (one: Step) => {
          const place =
            "account" in one && one.account !== null
              ? model.accounts[one.account % Math.max(1, model.accounts.length)]
              : undefined;
          const record =
            "record" in one ? model.spent[one.record % Math.max(1, model.spent.length)] : undefined;
          const own = record && `/despesas/${record.id}`;
          switch (one.does) {
            case "open": {
              if (model.accounts.length > 3) return;
              const id = v7();
              const opened = { id, ofTheDay: one.ofTheDay, closed: false, told: null };
              const sent = { id, nome: "Conta", especie: "ordem", do_dia: one.ofTheDay };
              await act("POST", paths.accounts, sent, {
                ...model,
                accounts: [...model.accounts, opened],
              });
              return;
            }
            case "tell": {
              if (place === undefined || place.closed) return;
              const day = DAYS[one.day] ?? TODAY;
              const held = new Set(
                model.spent
                  .filter(
                    ({ account, day: of }) => (account ?? model.first) === place.id && of <= TODAY,
                  )
                  .map(({ id }) => id),
              );
              const told = { day, euros: one.euros, held: day === TODAY ? held : null };
              const accounts = model.accounts.map((other) =>
                other === place ? { ...other, told } : other,
              );
              const tellings = [...new Set([...model.tellings, place.id])];
              await act(
                "PUT",
                paths.toldBalance,
                { valor: one.euros, data: day, conta: place.id },
                { ...model, accounts, tellings },
              );
              return;
            }
            case "choose":
              if (place === undefined || place.closed || !place.ofTheDay) return;
              await act(
                "PUT",
                `${paths.accounts}/${place.id}`,
                { principal: true },
                { ...model, chosen: place.id },
              );
              return;
            case "close": {
              if (place === undefined) return;
              const closed = !place.closed;
              const accounts = model.accounts.map((other) =>
                other === place ? { ...other, closed } : other,
              );
              const chosen = closed && model.chosen === place.id ? null : model.chosen;
              await act(
                "PUT",
                `${paths.accounts}/${place.id}`,
                { fechada: closed },
                { ...model, accounts, chosen },
              );
              return;
            }
            case "spend": {
              if (place?.closed) return;
              const id = v7();
              const made = {
                id,
                root: id,
                account: place?.id ?? mainOf(model),
                day: DAYS[one.day] ?? TODAY,
                euros: 8,
                uncounted: 0,
                category: "Lazer",
              };
              const sent = { id, ...body(made), ...(place && { conta: place.id }) };
              await act("POST", "/despesas", sent, { ...model, spent: [...model.spent, made] });
              return;
            }
            case "redate": {
              if (record === undefined || own === undefined) return;
              const day = DAYS[one.day] ?? TODAY;
              await act("PUT", own, body({ ...record, day }), changeRecord(record, { day }));
              return;
            }
            case "move": {
              if (record === undefined || own === undefined || place?.closed) return;
              const account = place?.id ?? mainOf(model);
              if (account === null) return;
              await act(
                "PUT",
                own,
                { ...body(record), conta: place?.id ?? null },
                changeRecord(record, { account }),
              );
              return;
            }
            case "refile": {
              if (record === undefined || own === undefined) return;
              const category = record.category === "Lazer" ? "Saúde" : "Lazer";
              await act(
                "PUT",
                own,
                body({ ...record, category }),
                changeRecord(record, { category }),
              );
              return;
            }
            case "divide": {
              if (record === undefined || own === undefined || record.euros < 2) return;
              const id = v7();
              const part = { ...record, id, euros: 1, uncounted: 0, category: "Compras" };
              const rest = { ...record, euros: record.euros - 1 };
              const sent = {
                categoria: record.category,
                valor: rest.euros,
                partes: [{ id, categoria: part.category, valor: 1, descricao: null }],
              };
              const accounts = model.accounts.map((other) =>
                other.told?.held?.has(record.id)
                  ? { ...other, told: { ...other.told, held: new Set([...other.told.held, id]) } }
                  : other,
              );
              const spent = [
                ...model.spent.map((other) => (other === record ? rest : other)),
                part,
              ];
              await act("POST", `${own}/dividir`, sent, { ...model, accounts, spent });
              return;
            }
            case "share": {
              if (record === undefined || own === undefined || record.euros < 2) return;
              const euros = record.euros - 1;
              const sent = { categoria: record.category, valor: euros, partes: [] };
              await act(
                "POST",
                `${own}/dividir`,
                sent,
                changeRecord(record, { euros, uncounted: record.uncounted + 1 }),
              );
              return;
            }
            case "remove":
              if (record === undefined || own === undefined) return;
              await act("DELETE", own, undefined, {
                ...model,
                spent: model.spent.filter((other) => other !== record),
              });
              return;
            case "undo": {
              const last = one.again ? undone : done.at(-1);
              if (!last) return;
              const change = newChange();
              const answer = await write("POST", paths.undo(last.change), { change });
              expect(answer).toMatchObject({ status: 200, body: { editadas: [] } });
              if (one.again) {
                done.push({ ...last, change });
                undone = null;
                model = last.after;
              } else {
                done.pop();
                undone = { ...last, change };
                model = last.before;
              }
            }
          }
        };
        const isAsExpected = async (owner = token) => {
          const { body: listed } = await callerOf(server, owner)("GET", paths.accounts);
          const told = (listed as { id: string; saldo_hoje: number | null }[]).map(
            ({ id, saldo_hoje }) => [id, saldo_hoje] as const,
          );
          expect(new Map(told)).toEqual(
            new Map(model.accounts.map((one) => [one.id, holds(model, one)])),
          );
        };
        for (const one of steps) {
          await take(one);
          await isAsExpected();
        }
        const { text: copy } = await write("GET", "/exportacao/json");
        const other = await newPremiumPerson(server);
        const restored = await callerOf(server, other.token)(
          "POST",
          `${paths.restore}?modo=substituir&simular=false`,
          { body: JSON.parse(copy) as object },
        );
        expect(restored.status).toBe(200);
        await isAsExpected(other.token);
      }),
      { numRuns: runs(12) },
    );
  });
});
