import fc, { type Arbitrary } from "fast-check";
import { v7 } from "uuid";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import {
  recurrenceListSchema,
  decodeRecurrence,
} from "../../../../src/contract/kinds/recurrences.ts";
import { dueUntil } from "../../../../src/domain/recurrences/due.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { runs } from "../../../support/runs.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

vi.setConfig({ testTimeout: 600_000 });

const PLAN = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 650,
  descricao: "Renda",
  inicio: "2031-01-31",
  cada: 1,
  unidade: "mes",
  modo: "confirmar",
} as const;

type AnswerStep = {
  readonly type: "confirm" | "skip";
  readonly at: number;
  readonly isOffline: boolean;
};

type ChangeStep = {
  readonly type: "change" | "following";
  readonly at: number;
  /** Which part of the plan is changed. */
  readonly part: number;
  readonly body: { readonly inicio?: number; readonly [field: string]: unknown };
};

type Step = AnswerStep | ChangeStep | { readonly type: "undo"; readonly at: number };

const anyBody: Arbitrary<ChangeStep["body"]> = fc.oneof(
  fc.record({ inicio: fc.integer({ min: -45, max: 45 }) }),
  fc.record({ fim_de_semana: fc.constantFrom("manter", "antes", "depois") }),
  fc.record({ dia: fc.constantFrom(1, 15, 30, 31, null) }),
  fc.record({ valor: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ pausada: fc.boolean() }),
  fc.record({ fim: fc.constantFrom(null, "2031-06-30", "2033-12-31") }),
);

const anyAt = fc.nat(4);

const anyStep: Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom("confirm", "skip"),
      at: anyAt,
      isOffline: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constantFrom("change", "change", "change", "following"),
      at: anyAt,
      part: fc.nat(3),
      body: anyBody,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("undo" as const), at: fc.nat(20) }) },
);

describeSqliteFirst(SERVERS, "a plan's answered days, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 0, 10, 12)) });
  });
  afterAll(() => server.close());

  async function person() {
    const { user } = await newPerson(server);
    const write = writerOf(server, (await logIn(server, user.username)).token);
    const list = async () =>
      v.parse(recurrenceListSchema, (await write("GET", paths.recurrences)).body);
    expect((await write("POST", paths.recurrences, { body: PLAN })).status).toBe(201);
    return { write, list };
  }

  type Person = Awaited<ReturnType<typeof person>>;

  const monthsOpen = async ({ list }: Person) =>
    (await list()).flatMap((told) =>
      dueUntil({ ...decodeRecurrence(told), paused: false }, "2034-12-31" as CivilDate, 40).map(
        ({ day }) => day.slice(0, 7),
      ),
    );

  /** What was answered, by the changes that did; the changes; and what a device knew when it lost its network. */
  type Life = {
    readonly answered: Map<string, string>;
    readonly done: string[];
    readonly known: Awaited<ReturnType<Person["list"]>>;
  };

  const nextOf = (plan: Life["known"][number], at: number) =>
    dueUntil(decodeRecurrence(plan), "2034-12-31" as CivilDate, 8)[at];

  async function undo({ write }: Person, { answered, done }: Life, at: number) {
    const change = done[at % Math.max(1, done.length)];
    if (change === undefined) return;
    await write("POST", paths.undo(change), { change: newChange() });
    // An answer that was taken back is none.
    for (const [month, by] of answered) if (by === change) answered.delete(month);
  }

  async function answer({ write, list }: Person, life: Life, step: AnswerStep) {
    const plan = (step.isOffline ? life.known : await list()).at(-1);
    const one = plan && nextOf(plan, step.at);
    if (plan === undefined || one === undefined) return;
    const change = newChange();
    const { status } = await write("POST", paths.occurrence(plan.id, one.day), {
      body:
        step.type === "skip" ? { acao: "saltar" } : { acao: "confirmar", id: v7(), data: one.day },
      change,
      match: `"${plan.revisao}"`,
    });
    if (status !== 200) return;
    life.answered.set(one.day.slice(0, 7), change);
    life.done.push(change);
  }

  async function changePlan({ write, list }: Person, { done }: Life, step: ChangeStep) {
    const told = await list();
    const plan = told[step.part % told.length];
    const one = plan && step.type === "following" ? nextOf(plan, step.at) : undefined;
    if (plan === undefined || (step.type === "following" && one === undefined)) return;
    // A part that is said to go on comes beside the one after it.
    if ("fim" in step.body && told.length > 1) return;
    const { inicio, ...body } = step.body;
    const from = one?.day ?? decodeRecurrence(plan).start;
    const moved = inicio === undefined ? {} : { inicio: addDays(from, inicio) };
    const query = one === undefined ? "" : `?alcance=seguintes&data=${one.date}`;
    const change = newChange();
    const { status } = await write("PUT", `${paths.recurrence(plan.id)}${query}`, {
      body: { ...body, ...moved },
      change,
    });
    if (status === 200) done.push(change);
  }

  it("stay settled under another weekend rule, and a part keeps its day of the month", async () => {
    const { write, list } = await person();
    const [plan] = await list();
    const path = paths.recurrence(plan?.id ?? "");
    for (const [day, acao] of [
      ["2031-02-28", "saltar"],
      ["2031-03-31", "confirmar"],
    ] as const)
      expect(
        (await write("POST", paths.occurrence(plan?.id ?? "", day), { body: { acao } })).status,
      ).toBe(200);
    expect((await write("PUT", path, { body: { fim_de_semana: "depois" } })).status).toBe(200);
    const days = async () =>
      (await list()).flatMap((told) =>
        dueUntil(decodeRecurrence(told), "2031-09-01" as CivilDate, 40).map(({ day }) => day),
      );
    const rest = ["2031-04-30", "2031-05-31", "2031-06-30", "2031-07-31", "2031-08-31"];
    expect(await days()).toEqual(["2031-01-31", ...rest]);
    const from = `${path}?alcance=seguintes&data=2031-06-30`;
    const parted = await write("PUT", from, { body: { valor: 700 } });
    expect(parted).toMatchObject({ status: 200, body: { inicio: "2031-06-30", dia: 31 } });
    expect((await days()).toSorted()).toEqual(["2031-01-31", ...rest]);
  });

  it("come on the day of the month that is said, which only months and years have", async () => {
    const { write } = await person();
    const make = (body: object) =>
      write("POST", paths.recurrences, { body: { ...PLAN, inicio: "2031-01-27", ...body } });
    expect(await make({ dia: 31 })).toMatchObject({ status: 201, body: { dia: 31 } });
    expect(await make({ dia: 31, unidade: "semana" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "dia"], msg: refusedFields.dayWithoutMonths }] },
    });
    expect((await make({ dia: 32 })).status).toBe(422);
    const { body } = await make({ dia: 31 });
    const path = paths.recurrence((body as { readonly id: string }).id);
    const put = async (patch: object) => (await write("PUT", path, { body: patch })).body;
    expect(await put({ valor: 2 })).toMatchObject({ dia: 31 });
    expect(await put({ unidade: "semana" })).not.toHaveProperty("dia");
    expect(await put({ unidade: "mes", dia: 30 })).toMatchObject({ dia: 30 });
    expect(await put({ inicio: "2031-02-05" })).not.toHaveProperty("dia");
    expect(await put({ dia: 1 })).toMatchObject({ dia: 1 });
    expect(await put({ dia: null })).not.toHaveProperty("dia");
  });

  it("stay answered through changes, parts and undos, with another device that answers late", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
        const own = await person();
        const life: Life = { answered: new Map(), done: [], known: await own.list() };
        for (const step of steps) {
          if (step.type === "undo") await undo(own, life, step.at);
          else await ("body" in step ? changePlan(own, life, step) : answer(own, life, step));
          const open = await monthsOpen(own);
          expect(open.filter((month) => life.answered.has(month))).toEqual([]);
          expect(new Set(open).size).toBe(open.length);
        }
      }),
      { numRuns: runs(12) },
    );
  });
});
