import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changeId, type UserId } from "../../../src/domain/shared/ids.ts";
import { FIRST_VERSIONS } from "../support/first-version.ts";
import { memberOf } from "../support/ledgers.ts";
import { bringTo } from "../support/migrations.ts";
import { startTestServer } from "../support/start-test-server.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const BEFORE = "0038-members";

const CHANGED = { day: "2131-03-01", state: "changed", date: "2131-03-02", amount: 7 } as const;
const SKIPPED = { day: "2131-02-01", state: "settled" } as const;

/** How a plan stood after each of its changes: made, one day changed, the next one skipped, the first one confirmed. */
const STATES = [
  { open_from: "2131-01-01", exceptions: [] },
  { open_from: "2131-01-01", exceptions: [CHANGED] },
  { open_from: "2131-01-01", exceptions: [SKIPPED, CHANGED] },
  { open_from: "2131-02-02", exceptions: [CHANGED] },
] as const;

const NOW = Date.now();

describe.each(FIRST_VERSIONS)(
  "plans whose rows said what became of their days, over $name,",
  ({ begin }) => {
    let storage: ReturnType<typeof begin>;
    beforeAll(() => {
      storage = begin();
    });
    afterAll(() => storage.end());

    it("are told as before, and their changes of before are undone as if nothing had happened", async () => {
      const data = await storage.lay();
      await bringTo(BEFORE, data);
      const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
        const values = Object.values(row).map((value) =>
          typeof value === "string" ? `'${value}'` : JSON.stringify(value ?? null),
        );
        return data.ask(
          `insert into ${table} (${Object.keys(row).join(", ")}) values (${values.join(", ")})`,
        );
      };
      const [{ id: user, home_ledger: ledger } = {}] = await data.ask(
        "select id, home_ledger from users where username_key = 'marta_premium'",
      );
      const [{ id: category } = {}] = await data.ask(
        `select id from categories where ledger_id = '${String(ledger)}' and kind = 'expense' limit 1`,
      );
      const rowOf = (revision: number) => ({
        ledger_id: ledger,
        id: "plano",
        kind: "expense",
        category_id: category,
        cost: "each",
        amount: 650_00,
        fee: 0,
        description: "Renda",
        first_day: "2131-01-01",
        every: 1,
        unit: "month",
        last_day: null,
        times: null,
        weekend: "keep",
        mode: "automatic",
        paused: 0,
        open_from: STATES[revision]?.open_from,
        exceptions: JSON.stringify(STATES[revision]?.exceptions),
        asked_until: null,
        action_day: "2131-03-02",
        revision: revision + 2,
        created_at: NOW,
        changed_at: NOW,
        changed_by: "sistema",
        deleted_at: null,
      });
      for (const at of STATES.keys())
        await insert("versions", {
          ledger_id: ledger,
          change_id: `mudança ${at}`,
          resource: "recurrences",
          id: "plano",
          revision: at + 2,
          before: at === 0 ? null : JSON.stringify(rowOf(at - 1)),
          made_at: NOW,
          undoes: null,
        });
      await insert("recurrences", rowOf(3));
      await data.ask(`update ledgers set revision = 5 where id = '${String(ledger)}'`);

      const server = await startTestServer(data);
      try {
        const member = await memberOf(server.database, user as UserId);
        const told = async () => {
          const [plan] = await server.stores.recurrences.list(member.ledger);
          return plan && { open_from: plan.record.openFrom, exceptions: plan.record.exceptions };
        };
        expect(await told()).toEqual(STATES[3]);
        for (const at of [3, 2, 1]) {
          const undone = await server.stores.ledgerWork(member, null, async ({ records }) => {
            const plan = await records.undo(changeId(`mudança ${at}`)).plan();
            return plan?.ok === true ? plan.value.carryOut() : null;
          });
          expect(undone).toMatchObject({ restored: 1, kept: [] });
          expect(await told()).toEqual(STATES[at - 1]);
        }
      } finally {
        await server.close();
      }
    });
  },
);
