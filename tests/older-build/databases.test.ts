// @module-tag sweep
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeImport } from "../../src/contract/imports/imports.ts";
import { paths } from "../../src/contract/paths.ts";
import { withRevision, type StoredRecord } from "../../src/domain/ledger/stored-record.ts";
import { changeId } from "../../src/domain/shared/ids.ts";
import { PROFILE, RECURRENCE } from "../server/support/bodies.ts";
import { divided, importOf, lineNumber } from "../server/support/imports.ts";
import { newDatabase } from "../server/support/shared-postgres.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import type { Client, Known } from "./client.ts";
import { endings } from "./endings.ts";
import { LIVES, type AnyLife } from "./lives.ts";
import { checkOutOlderBuild, isOutOfReach } from "./older-build.ts";
import { olderClients } from "./older-client.ts";
import { callerAt, listingAt, newPersonAt } from "./person.ts";
import { startOlder, startTodays } from "./servers.ts";

const DATABASES = [
  { name: "SQLite", address: async () => ({}) },
  { name: "PostgreSQL", address: async () => ({ databaseUrl: await newDatabase() }) },
];

const ALL = `${paths.changes}?desde=0`;

/** All that there is, and what became of it since a ledger was new. */
const LOG = [ALL, `${paths.changes}?desde=1`];

const LISTS = [
  paths.transactions("income"),
  paths.transactions("expense"),
  paths.budgets,
  paths.goals,
  paths.allCategories,
  paths.rules,
  paths.recurrences,
  paths.accounts,
  paths.imports,
  paths.importLines,
  paths.monthSums,
  paths.profile,
];

type Log = {
  readonly regras: readonly Known[];
  readonly recorrentes: readonly Known[];
  readonly contas: readonly Known[];
  readonly acabados: readonly string[];
  readonly receitas: object;
  readonly despesas: object;
  readonly removidos: {
    readonly regras: readonly string[];
    readonly recorrentes: readonly string[];
    readonly contas: readonly string[];
  };
};

const LATER_COLUMNS = ["contas", "da_conta", "do_plano"];

/** Columns of movements without those of their accounts and plans. */
const withoutLater = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !LATER_COLUMNS.includes(name)));

/** An answer without the ledger's revision: an upgrade that names the first account makes one. */
const withoutRevision = (answer: unknown): object => {
  const { revisao: _, ...told } = answer as { readonly revisao?: number };
  return Array.isArray(answer) ? answer : told;
};

/** What the log tells of the kinds that an older server's log told as well. */
function asTold(log: unknown): object {
  const { regras: _, recorrentes: _1, contas: _2, acabados: _6, removidos, ...told } = log as Log;
  const { regras: _3, recorrentes: _4, contas: _5, ...removed } = removidos;
  return {
    ...told,
    receitas: withoutLater(told.receitas),
    despesas: withoutLater(told.despesas),
    removidos: removed,
  };
}

/** A record that was written and changed, and another one that was written and removed. */
type Past = {
  readonly kind: AnyLife["kind"];
  readonly change: string;
  readonly again: (client: Client) => Promise<StoredRecord<Known>>;
  readonly answered: StoredRecord<Known>;
};

const liveBefore = (client: Client, { kind, live }: AnyLife) =>
  live(async ({ writer, drafts: [draft, other, gone] }): Promise<Past> => {
    const write = writer(client.writers);
    const [key, change] = [v7(), v7()];
    const answered = await write.make(draft, key);
    await write.alter(withRevision(answered), other, change);
    await write.remove(withRevision(await write.make(gone, v7())), v7());
    const again = (later: Client) => writer(later.writers).make(draft, key);
    return { kind, change, again, answered };
  });

describe.skipIf(isOutOfReach).each(DATABASES)(
  "the older build's data over $name",
  ({ address }) => {
    const { ending, endAll } = endings();
    const before: Record<string, unknown> = {};
    const pasts: Past[] = [];
    let call: ReturnType<typeof callerAt>;
    let client: Client;
    let listing: () => ReturnType<typeof listingAt>;

    beforeAll(async () => {
      const build = ending(await checkOutOlderBuild(), ({ remove }) => remove());
      const folder = ending(await temporaryDirectory(), ({ remove }) => remove());
      const data = { dataDirectory: folder.path, ...(await address()) };
      const clientAt = await olderClients(build);
      const older = ending(await startOlder(build, data), ({ stop }) => stop());
      const { token } = await newPersonAt(older.url);
      const writing = clientAt(older.url, token);
      await writing.open();
      for (const life of LIVES) pasts.push(await liveBefore(writing, life));
      call = callerAt(older.url, token);
      await call("POST", paths.recurrences, RECURRENCE);
      await call(
        "POST",
        paths.imports,
        encodeImport(importOf([lineNumber(1), divided(lineNumber(2))])),
      );
      await call("PUT", paths.toldBalance, { nome: "Poupança", valor: -1.5, data: "2026-02-28" });
      await call("POST", paths.profile, PROFILE);
      for (const path of [...LISTS, ...LOG]) before[path] = await call("GET", path);
      await older.stop();
      const todays = ending(await startTodays(data), ({ stop }) => stop());
      call = callerAt(todays.url, token);
      client = clientAt(todays.url, token);
      listing = () => listingAt(todays.url, token);
    });
    afterAll(endAll);

    it.each(LISTS)("are listed under %s as before, but for fields that are new", async (path) => {
      const listed = before[path] as object;
      expect(listed).not.toEqual([]);
      expect(await call("GET", path)).toMatchObject(withoutRevision(listed));
    });

    it.each(LOG)("are told by %s as before, but for the lists that are new", async (path) => {
      const told = withoutRevision(asTold(await call("GET", path)));
      expect(told).toEqual(withoutRevision(before[path]));
    });

    it("are told with the rules and the plans that there are", async () => {
      const { regras, recorrentes } = (await call("GET", ALL)) as Log;
      const ids = (rows: unknown) => (rows as readonly Known[]).map(({ id }) => id);
      expect(ids(regras)).toEqual(ids(before[paths.rules]));
      expect(ids(recorrentes)).toEqual(ids(before[paths.recurrences]));
    });

    it("answer a change that is sent again as it was answered, and undo what came of it", async () => {
      for (const { kind, again, answered, change } of pasts) {
        expect([kind, await again(client)]).toEqual([kind, answered]);
        const undone = await client.undo(changeId(change), changeId(v7()));
        expect([kind, undone]).toEqual([kind, { restored: 1, kept: [] }]);
      }
      const all = await listing();
      for (const { kind, answered } of pasts) expect(all[kind]).toContainEqual(answered.record);
    });
  },
);
