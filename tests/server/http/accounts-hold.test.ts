import fc from "fast-check";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { runs } from "../../support/runs.ts";
import { accountDevice } from "../support/account-device.ts";
import { callerOf } from "../support/caller.ts";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import {
  DAYS,
  holds,
  imported,
  mainOf,
  named,
  NOTHING,
  TODAY,
  told,
  unimported,
  type Model,
  type Spent,
} from "../support/account-model.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import type { ImportLine } from "../../../src/domain/imports/import.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

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
  | { readonly does: "undo"; readonly again: boolean }
  | {
      readonly does: "import";
      readonly account: number | null;
      readonly days: readonly number[];
      readonly counted: boolean;
      readonly closing: number | null;
    }
  | { readonly does: "unimport"; readonly draft: number }
  | { readonly does: "copy" | "restore" };

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
  {
    weight: 2,
    arbitrary: step("import", {
      account: fc.option(which),
      days: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
      counted: fc.boolean(),
      closing: fc.option(fc.nat({ max: 2 })),
    }),
  },
  step("unimport", { draft: which }),
  step("copy", {}),
  step("restore", {}),
);

const body = ({ day, euros, category }: Pick<Spent, "day" | "euros" | "category">) => ({
  data: day,
  valor: euros,
  categoria: category,
});

// A machine that has much else to do takes long.
vi.setConfig({ testTimeout: 240_000 });

describeSqliteFirst(SERVERS, "what accounts hold, over $name,", ({ start }) => {
  let server: TestServer;
  const clock = testClock();
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  it("is what was told and what moved since, through any life of edits, divisions, undos and a restore", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { token } = await newPremiumPerson(server);
        const write = writerOf(server, token);
        const device = await accountDevice(server, token);
        let revision = 0;
        let model = NOTHING;
        let count = 0;
        let drafts: readonly string[] = [];
        let copied: { readonly copy: object; readonly model: Model } | null = null;
        /** What was done and not undone, and what was undone last, each with its name and the model before it. */
        type Done = { readonly path: string; readonly before: Model; readonly after: Model };
        const done: Done[] = [];
        let undone: Done | null = null;

        const act = async (
          method: "POST" | "PUT" | "DELETE",
          called: string,
          sent: object | undefined,
          next: Model | ((answer: unknown) => Model),
          undo?: string,
        ) => {
          const change = newChange();
          const path = undo ?? paths.undo(change);
          const answer = await write(method, called, { change, ...(sent && { body: sent }) });
          if (answer.status >= 300) throw new Error(`${method} ${called}: ${answer.text}`);
          const before = revision;
          revision = Number(answer.headers[REVISION_HEADER.toLowerCase()]);
          // What changes nothing cannot be undone.
          if (revision === before) return;
          const after = named(typeof next === "function" ? next(answer.body) : next);
          done.push({ path, before: model, after });
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
              const opened = {
                id,
                ofTheDay: one.ofTheDay,
                closed: false,
                madeBy: null,
                tellings: [],
              };
              const sent = { id, nome: "Conta", especie: "ordem", do_dia: one.ofTheDay };
              await act("POST", paths.accounts, sent, {
                ...model,
                accounts: [...model.accounts, opened],
              });
              return;
            }
            case "tell": {
              if (place === undefined || place.closed) return;
              count += 1;
              const day = DAYS[one.day] ?? TODAY;
              const telling = { day, euros: one.euros, draft: null, nth: count };
              await act(
                "PUT",
                paths.toldBalance,
                { valor: one.euros, data: day, conta: place.id },
                told(model, place.id, telling),
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
              const accounts = model.accounts.map((other) => ({
                ...other,
                tellings: other.tellings.map((telling) =>
                  telling.held?.has(record.id)
                    ? { ...telling, held: new Set([...telling.held, id]) }
                    : telling,
                ),
              }));
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
            case "import": {
              const isNew = one.account === null;
              if (isNew ? model.accounts.length > 3 : place === undefined || place.closed) return;
              const id = place?.id ?? v7();
              const lines = one.days.map((number): ImportLine => {
                count += 1;
                const date = DAYS[number] as CivilDate;
                const identity = `${date}|-800|compra ${count}|1`;
                const parts = { date, amount: cents(800), identity, category: "Lazer" };
                const use = { type: one.counted ? "record" : "not-counted" } as const;
                return lineNumber(count, { ...parts, use });
              });
              const draft = importOf(lines, {
                account: { id: accountId(id), label: "Conta", digits: null, kind: "current" },
                closing:
                  one.closing === null
                    ? null
                    : { date: DAYS[one.closing] as CivilDate, amount: cents(5000) },
              });
              drafts = [...drafts, draft.id];
              const made = lines.map((line) => ({
                id: line.id,
                draft: draft.id,
                account: id,
                day: line.date,
                euros: 8,
                counted: one.counted,
              }));
              const after = imported(model, made, isNew ? { id, madeBy: draft.id } : null);
              count += 1;
              const telling = { day: DAYS[one.closing ?? 0] ?? TODAY, euros: 50, nth: count };
              await act(
                "POST",
                paths.imports,
                encodeImport(draft),
                one.closing === null ? after : told(after, id, { ...telling, draft: draft.id }),
                paths.undoImport(draft.id),
              );
              return;
            }
            case "unimport": {
              const draft = drafts[one.draft % Math.max(1, drafts.length)];
              const isThere = model.lines.some((line) => line.draft === draft);
              if (draft === undefined || !isThere) return;
              const before = model;
              const earlier = done.length;
              await act("POST", paths.undoImport(draft), { editadas: [] }, (answer) =>
                unimported(before, draft, new Set((answer as { editadas: string[] }).editadas)),
              );
              // Where all of it stays, nothing was changed that could be undone.
              if (model.lines.length === before.lines.length) done.splice(earlier);
              return;
            }
            case "copy": {
              if (model.spent.length === 0) return;
              const { text } = await write("GET", "/exportacao/json");
              copied = { copy: JSON.parse(text) as object, model };
              return;
            }
            case "restore": {
              if (copied === null) return;
              const earlier = done.length;
              await act(
                "POST",
                `${paths.restore}?modo=substituir&simular=false`,
                copied.copy,
                copied.model,
              );
              if (done.length > earlier) done.splice(0, earlier);
              return;
            }
            case "undo": {
              const last = one.again ? undone : done.at(-1);
              if (!last) return;
              const change = newChange();
              const isImport = last.path.startsWith(paths.imports);
              const answer = await write("POST", last.path, {
                change,
                ...(isImport && { body: { editadas: [] } }),
              });
              expect(answer).toMatchObject({ status: 200, body: { editadas: [] } });
              revision = Number(answer.headers[REVISION_HEADER.toLowerCase()]);
              if (one.again) {
                done.push({ ...last, path: paths.undo(change) });
                undone = null;
                model = last.after;
              } else {
                done.pop();
                undone = { ...last, path: paths.undo(change) };
                model = last.before;
              }
            }
          }
        };
        const isAsExpected = async (owner = token) => {
          const { body: listed } = await callerOf(server, owner)("GET", paths.accounts);
          const today = (listed as { id: string; saldo_hoje: number | null }[]).map(
            ({ id, saldo_hoje }) => [id, saldo_hoje] as const,
          );
          expect(new Map(today)).toEqual(
            new Map(model.accounts.map((one) => [one.id, holds(model, one)])),
          );
        };
        const shows = ({ held }: typeof device) =>
          expect(held()).toEqual(new Map(model.accounts.map((one) => [one.id, holds(model, one)])));
        for (const [nth, one] of steps.entries()) {
          clock.advance(1);
          await take(one);
          await isAsExpected();
          await device.learns(revision, nth % 2 === 0);
          shows(device);
        }
        const { text: copy } = await write("GET", "/exportacao/json");
        const other = await newPremiumPerson(server);
        const restored = await callerOf(server, other.token)(
          "POST",
          `${paths.restore}?modo=substituir&simular=false`,
          { body: JSON.parse(copy) as object },
        );
        expect([restored.status, restored.status === 200 ? "" : restored.text]).toEqual([200, ""]);
        await isAsExpected(other.token);
      }),
      { numRuns: runs(12) },
    );
  });
});
