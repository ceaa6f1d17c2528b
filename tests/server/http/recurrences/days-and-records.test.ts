import fc, { type Arbitrary } from "fast-check";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { runs } from "../../../support/runs.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { memberOf } from "../../support/ledgers.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

vi.setConfig({ testTimeout: 600_000 });

const DAYS = ["2031-01-15", "2031-02-15"] as const;

const RENT = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 600,
  descricao: "Renda",
  inicio: DAYS[0],
  fim: DAYS[1],
  cada: 1,
  unidade: "mes",
  modo: "confirmar",
} as const;

/** An answer to a day, a removal of one of the records, bringing one back, or an undo of one of the changes. */
type Step = {
  readonly type: "confirm" | "skip" | "remove" | "bring" | "undo";
  readonly at: number;
};

const anyStep: Arbitrary<Step> = fc.record({
  type: fc.constantFrom("confirm", "confirm", "skip", "remove", "remove", "bring", "undo", "undo"),
  at: fc.nat(11),
});

/** One after the other: answers that were lost. */
const SAMPLES: readonly (readonly Step[])[] = [
  [
    { type: "confirm", at: 0 },
    { type: "remove", at: 0 },
    { type: "confirm", at: 0 },
    { type: "undo", at: 1 },
    { type: "remove", at: 1 },
    { type: "undo", at: 0 },
  ],
  [
    { type: "confirm", at: 0 },
    { type: "remove", at: 0 },
    { type: "confirm", at: 0 },
    { type: "bring", at: 0 },
    { type: "undo", at: 2 },
  ],
  [
    { type: "confirm", at: 0 },
    { type: "remove", at: 0 },
    { type: "skip", at: 0 },
    { type: "bring", at: 0 },
    { type: "remove", at: 0 },
  ],
  [
    { type: "confirm", at: 0 },
    { type: "remove", at: 0 },
    { type: "skip", at: 0 },
    { type: "bring", at: 0 },
    { type: "undo", at: 2 },
  ],
];

describeSqliteFirst(SERVERS, "a planned day and its records, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 0, 10, 12)) });
  });
  afterAll(() => server.close());

  async function rent() {
    const { user } = await newPerson(server);
    const write = writerOf(server, (await logIn(server, user.username)).token);
    const { ledger } = await memberOf(server.database, user.id);
    const living = (table: "occurrences" | "transactions") =>
      server.database.queries
        .selectFrom(table)
        .selectAll()
        .where("ledger_id", "=", ledger)
        .where("deleted_at", "is", null);
    const made = await write("POST", paths.recurrences, { body: RENT });
    const { id } = made.body as { readonly id: string };
    const changes: string[] = [];
    const records: string[] = [];

    async function doStep({ type, at }: Step): Promise<void> {
      const change = newChange();
      const [record, day] = [records[at % Math.max(1, records.length)], DAYS[at % DAYS.length]];
      const done = changes[at % Math.max(1, changes.length)];
      if (type === "confirm" || type === "skip") {
        const own = v7();
        const body = type === "skip" ? { acao: "saltar" } : { acao: "confirmar", id: own };
        const answer = await write("POST", paths.occurrence(id, day ?? ""), { body, change });
        if (answer.status !== 200) return;
        if (type === "confirm") records.push(own);
      } else if (type === "undo") {
        if (done === undefined) return;
        await write("POST", paths.undo(done), { change });
      } else {
        if (record === undefined) return;
        const itens = [{ recurso: "despesa", id: record }];
        await (type === "remove"
          ? write("DELETE", paths.transaction("expense", record), { change })
          : write("POST", paths.restoration, { body: { itens }, change }));
      }
      changes.push(change);
    }

    /** What each day is: open, skipped, recorded, or several of these, or nothing. */
    async function states(): Promise<readonly string[]> {
      const { body } = await write("GET", `${paths.upcomingOccurrences}?ate=2031-12-31`);
      const open = new Set((body as readonly { readonly data: string }[]).map(({ data }) => data));
      const outcomes = await living("occurrences").execute();
      const rows = await living("transactions").execute();
      return DAYS.map((day) => {
        const outcome = outcomes.find((one) => one.day === day)?.became;
        const isThere = rows.some((one) => one.fulfils_day === day);
        return [
          ...(open.has(day) ? ["open"] : []),
          ...(outcome === "skipped" ? ["skipped"] : []),
          ...(outcome === "recorded" || (isThere && outcome !== "skipped")
            ? [isThere ? "recorded" : "recorded by nothing"]
            : []),
        ].join(" and ");
      });
    }

    return { doStep, states };
  }

  it("agree: it is open, skipped, or recorded by one that is there, whatever is undone in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 16 }), async (steps) => {
        const { doStep, states } = await rent();
        for (const step of steps) {
          await doStep(step);
          for (const state of await states())
            expect(["open", "skipped", "recorded"]).toContain(state);
        }
      }),
      { numRuns: runs(20), examples: SAMPLES.map((steps) => [[...steps]]) },
    );
  });

  it("keep the answer that was given last", async () => {
    const last = async (steps: readonly Step[] | undefined) => {
      const { doStep, states } = await rent();
      for (const step of steps ?? []) await doStep(step);
      return (await states())[0];
    };
    expect(await Promise.all(SAMPLES.map(last))).toEqual([
      "open",
      "recorded",
      "skipped",
      "recorded",
    ]);
  });
});
