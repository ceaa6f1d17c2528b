import fc from "fast-check";
import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { ImportDraft, ImportLine } from "../../../src/domain/imports/import.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { importLineId, transactionId } from "../../../src/domain/shared/ids.ts";
import { allRowsOf } from "../support/all-rows-of.ts";
import { divided, importOf, lineNumber, readAnew } from "../support/imports.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { DAY, testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";
import { runs } from "../../support/runs.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** The tables of imports, and of what they name. */
const TABLES = [
  "imports",
  "import_lines",
  "import_parts",
  "import_repeats",
  "accounts",
  "balances",
];

/** When something was last written, and by what: an undo is a change of its own. */
const STAMPS = ["revision", "told_revision", "changed_at", "undo_change", "undo_removed"];

/** The columns that rows are ordered by, where there is no id. */
const ORDER: Readonly<Record<string, string>> = {
  import_parts: "record_id",
  import_repeats: "line_id",
};

type Rows = Readonly<Record<string, readonly object[]>>;

/** A movement's revision is no stamp: it says which of its records ceased to count with it. */
const withoutStamps = (table: string, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !STAMPS.includes(name) || (table === "import_lines" && name === "revision"),
    ),
  );

type Row = {
  readonly recurso: string;
  readonly id: string;
  readonly alteracao: string;
  readonly acao: string;
};

type Step =
  | { readonly do: "import"; readonly lines: readonly number[] }
  | { readonly do: "undo" | "turn" | "restore" | "edit" | "remove"; readonly at: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("import" as const),
    lines: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
  }),
  fc.record({
    do: fc.constantFrom("undo", "undo", "turn", "turn", "restore", "edit", "remove"),
    at: fc.nat(8),
  }) as fc.Arbitrary<Step>,
);

describe.each(SERVERS)("an import that is undone, over $name,", ({ name, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token, user } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const get = async <Body>(path: string) => (await write("GET", path)).body as Body;
    const ledger = (await server.stores.ledgers.homeOf(user.id))?.id;
    /** Writes as a change of a name, which is returned. */
    const change = async (path: string, body?: object) => {
      const by = newChange();
      const answer = await write("POST", path, { change: by, ...(body && { body }) });
      expect(answer.status).toBe(200);
      return { by, answer };
    };
    return {
      write,
      get,
      change,
      send: (draft: ImportDraft) => write("POST", paths.imports, { body: encodeImport(draft) }),
      /** Undoes an import; returns the name of the change. */
      undo: async ({ id }: ImportDraft) =>
        (await change(paths.undoImport(id), { editadas: [] })).by,
      /** Undoes a change; returns the name of the change that does. */
      turn: async (undone: string) => change(paths.undo(undone)),
      restore: (body: object) => write("POST", paths.restoration, { body }),
      trash: () => get<readonly Row[]>(paths.trash),
      spent: () => get<readonly { id: string; valor: number }[]>("/despesas"),
      /** Imports the same movements once more, as from the file. */
      again: async (draft: ImportDraft, account = draft.account) =>
        (
          await write("POST", paths.imports, {
            body: encodeImport({ ...importOf(readAnew(draft.lines)), account }),
          })
        ).body,
      /** Every row of imports and accounts, without stamps. */
      rows: async () => {
        const tables = TABLES.map(async (table) => {
          const { rows } = await sql<Readonly<Record<string, unknown>>>`
            select * from ${sql.table(table)} where ledger_id = ${ledger}
            order by ${sql.ref(ORDER[table] ?? "id")}`.execute(server.database.queries);
          const living = rows.filter((row) => typeof row["deleted_at"] !== "number");
          return [table, living.map((row) => withoutStamps(table, row))] as const;
        });
        return Object.fromEntries(await Promise.all(tables)) as Rows;
      },
    };
  }

  type Owner = Awaited<ReturnType<typeof newOwner>>;

  const twelve = (parts: (number: number) => Partial<ImportLine> = () => ({})) =>
    Array.from({ length: 12 }, (_, number) => lineNumber(number, parts(number)));

  const spend = async ({ write }: Owner, valor: number) => {
    const body = { data: "2026-01-03", categoria: "Lazer", valor, descricao: "À mão" };
    const made = await write("POST", "/despesas", { body });
    return transactionId(v.parse(v.object({ id: v.string() }), made.body).id);
  };

  /** An import of a line of every use, with a balance. */
  const every = async (owner: Owner): Promise<ImportDraft> => {
    const record = await spend(owner, 9.99);
    const lines = twelve((number) => {
      if (number === 0) return { use: { type: "join", record } };
      return number === 1 ? { use: { type: "not-counted" } } : {};
    }).map((line, number) => (number === 2 ? divided(line) : line));
    const closing = { date: civilDate(2026, 3, 1), amount: cents(500) };
    return { ...importOf(lines), closing };
  };

  it("has its movements back as they were once its undo is undone, and brings nothing new again", async () => {
    const owner = await newOwner();
    const draft = await every(owner);
    await owner.send(draft);
    const before = await owner.rows();
    const spent = await owner.spent();
    const undone = await owner.undo(draft);
    expect((await owner.rows())["import_lines"]).toEqual([]);
    const { answer } = await owner.turn(undone);
    // The joined record, two parts counted, and nine others; a balance is of its account.
    expect(answer).toMatchObject({ status: 200, body: { editadas: [] } });
    expect(await owner.rows()).toEqual(before);
    const plain = (all: typeof spent) => all.map((one) => ({ ...one, revisao: 0 }));
    expect(plain(await owner.spent())).toEqual(plain(spent));
    expect(await owner.again(draft)).toMatchObject({ criadas: 0, repetidas: 12 });
    expect(await owner.trash()).toEqual([]);
  });

  it("can be undone and brought back in turn, each time whole", async () => {
    const owner = await newOwner();
    const draft = await every(owner);
    await owner.send(draft);
    const there = await owner.rows();
    let last = await owner.undo(draft);
    const gone = await owner.rows();
    for (let time = 0; time < 5; time += 1) {
      const { by, answer } = await owner.turn(last);
      expect(answer).toMatchObject({ status: 200, body: { editadas: [] } });
      const now = await owner.rows();
      expect({ ...now, imports: [] }).toEqual({ ...(time % 2 === 0 ? there : gone), imports: [] });
      const things = time % 2 === 0 ? [] : [draft.id];
      const listed = await owner.trash();
      expect(listed.flatMap(({ recurso, id }) => (recurso === "importacao" ? id : []))).toEqual(
        things,
      );
      expect(new Set(listed.map(({ alteracao }) => alteracao)).size).toBe(things.length);
      last = by;
    }
    expect(await owner.again(draft)).toMatchObject({ criadas: 0, repetidas: 12 });
  });

  it.each(["alteracao", "importacao"] as const)(
    "comes back from the trash by its %s",
    async (by) => {
      const owner = await newOwner();
      const draft = importOf(twelve());
      await owner.send(draft);
      const before = await owner.rows();
      const undone = await owner.undo(draft);
      expect(await owner.trash()).toHaveLength(13 + 1);
      const itens = [{ recurso: "importacao", id: draft.id }];
      const restored = await owner.restore(by === "alteracao" ? { alteracao: undone } : { itens });
      expect(restored.status).toBe(200);
      expect(await owner.rows()).toEqual(before);
      expect(await owner.trash()).toEqual([]);
      expect(await owner.again(draft)).toMatchObject({ criadas: 0, repetidas: 12 });
    },
  );

  it("comes back with the first of its records, which has its movement, and with what made no record", async () => {
    const owner = await newOwner();
    const draft = importOf(
      twelve((number) => (number === 1 ? { use: { type: "not-counted" } } : {})).map(
        (line, number) => (number === 2 ? divided(line) : line),
      ),
    );
    await owner.send(draft);
    const before = await owner.rows();
    const undone = await owner.undo(draft);
    const [part] = draft.lines[2]?.use.type === "split" ? draft.lines[2].use.parts : [];
    const itens = [draft.lines[0]?.id, part?.id].map((id) => ({ recurso: "despesa", id }));
    const restored = await owner.restore({ itens });
    expect(restored).toMatchObject({ status: 200, body: { repostas: 2 + 1 + 1, editadas: [] } });
    expect(await owner.get(paths.imports)).toMatchObject([
      { id: draft.id, criadas: 2, nao_contadas: 1 },
    ]);
    const there = (await owner.rows())["import_lines"]?.map((row) => (row as { id: string }).id);
    expect(new Set(there)).toEqual(new Set(draft.lines.slice(0, 3).map(({ id }) => id)));
    const left = await owner.trash();
    expect(left.map(({ recurso }) => recurso)).not.toContain("importacao");
    expect(left.every(({ acao }) => acao === "Importação extrato.csv · 11 movimentos")).toBe(true);
    await owner.restore({ alteracao: undone });
    expect(await owner.rows()).toEqual(before);
    expect(await owner.trash()).toEqual([]);
  });

  it("stays undone where its file was imported again, movement by movement", async () => {
    const owner = await newOwner();
    const first = await every(owner);
    await owner.send(first);
    const undone = await owner.undo(first);
    const second = { ...importOf(readAnew(first.lines.slice(3, 9))), account: first.account };
    expect((await owner.send(second)).body).toMatchObject({ criadas: 6 });
    const kept = new Set(first.lines.slice(3, 9).map(({ id }) => id));
    const itens = [...kept].map((id) => ({ recurso: "despesa", id }));
    const named = await owner.restore({ itens });
    expect(named).toMatchObject({ status: 200, body: { repostas: 0 } });
    const { answer, by } = await owner.turn(undone);
    const { editadas } = v.parse(v.object({ editadas: v.array(v.string()) }), answer.body);
    // The account was written again too, and stays as it is.
    expect(new Set(editadas)).toEqual(new Set([...kept, first.account.id]));
    const identities = async () =>
      (await owner.rows())["import_lines"]?.map((row) => (row as { identity: string }).identity);
    expect((await identities())?.toSorted()).toEqual(
      first.lines.map(({ identity }) => identity).toSorted(),
    );
    expect(await owner.spent()).toHaveLength(11);
    expect(await owner.again({ ...first, lines: twelve() })).toMatchObject({
      criadas: 0,
      repetidas: 12,
    });
    await owner.turn(by);
    expect((await identities())?.toSorted()).toEqual(
      second.lines.map(({ identity }) => identity).toSorted(),
    );
  });

  it("brings one record of a movement back where two of it are asked for", async () => {
    const owner = await newOwner();
    const first = importOf(twelve().slice(0, 1));
    await owner.send(first);
    await owner.undo(first);
    const second = { ...importOf(readAnew(first.lines)), account: first.account };
    await owner.send(second);
    await owner.undo(second);
    const ids = [first, second].map(({ lines }) => lines[0]?.id);
    const restored = await owner.restore({ itens: ids.map((id) => ({ recurso: "despesa", id })) });
    expect(restored.status).toBe(200);
    expect(await owner.spent()).toHaveLength(1);
    expect(await owner.again(first)).toMatchObject({ criadas: 0, repetidas: 1 });
  });

  it("leaves a record that was edited since with its movement and its account", async () => {
    const owner = await newOwner();
    const draft = importOf(twelve().slice(0, 3));
    await owner.send(draft);
    const { by } = await owner.turn(await owner.undo(draft));
    const [line] = draft.lines;
    const body = { data: "2026-01-01", categoria: "Lazer", valor: 77, descricao: "Editada" };
    await owner.write("PUT", `/despesas/${line?.id}`, { body });
    const { answer } = await owner.turn(by);
    const { editadas } = v.parse(v.object({ editadas: v.array(v.string()) }), answer.body);
    expect(editadas).toContain(line?.id);
    expect(await owner.get(paths.imports)).toMatchObject([{ id: draft.id, criadas: 1 }]);
    expect(await owner.get(paths.accounts)).toHaveLength(1);
    expect(await owner.again(draft)).toMatchObject({ criadas: 2, repetidas: 1 });
  });

  it("leaves a record that came back by itself since with its movement", async () => {
    const owner = await newOwner();
    const draft = importOf([divided(lineNumber(2))]);
    await owner.send(draft);
    const [record] = await owner.spent();
    const removal = newChange();
    await owner.write("DELETE", `/despesas/${record?.id}`, { change: removal });
    const back = await owner.turn(await owner.undo(draft));
    await owner.turn(removal);
    await owner.turn(back.by);
    expect(await owner.spent()).toMatchObject([{ id: record?.id }]);
    expect(await owner.again(draft)).toMatchObject({ criadas: 0, repetidas: 1 });
  });

  it("comes back where nothing of it was new", async () => {
    const owner = await newOwner();
    const first = importOf(twelve());
    await owner.send(first);
    const closing = { date: civilDate(2026, 3, 1), amount: cents(500) };
    const second = { ...importOf(readAnew(first.lines)), account: first.account, closing };
    await owner.send(second);
    const before = await owner.rows();
    const undone = await owner.undo(second);
    expect(await owner.rows()).not.toEqual(before);
    await owner.turn(undone);
    expect(await owner.rows()).toEqual(before);
  });

  it("has what later files repeated of it marked again", async () => {
    const owner = await newOwner();
    const first = importOf(twelve());
    await owner.send(first);
    await owner.again(first);
    const before = await owner.rows();
    expect(before["import_repeats"]).toHaveLength(12);
    await owner.turn(await owner.undo(first));
    expect(await owner.rows()).toEqual(before);
  });

  it("leaves out again what did not count because of it", async () => {
    const owner = await newOwner();
    const card = importOf([lineNumber(0)]);
    await owner.send(card);
    const ousted = card.lines[0]?.id ?? importLineId("");
    const bank = importOf([lineNumber(1, { excludes: [{ id: ousted, reason: "transfer" }] })]);
    await owner.send(bank);
    const before = await owner.rows();
    const undone = await owner.undo(bank);
    expect(await owner.spent()).toMatchObject([{ id: ousted }]);
    await owner.turn(undone);
    expect(await owner.rows()).toEqual(before);
    expect(await owner.spent()).toMatchObject([{ id: bank.lines[0]?.id }]);
    await owner.undo(bank);
    expect(await owner.spent()).toMatchObject([{ id: ousted }]);
  });

  it("answers the same undo sent twice with the same", async () => {
    const owner = await newOwner();
    const draft = await every(owner);
    await owner.send(draft);
    let last = await owner.undo(draft);
    for (let time = 0; time < 2; time += 1) {
      const { by, answer } = await owner.turn(last);
      const repeated = await owner.write("POST", paths.undo(last), { change: by });
      expect(repeated).toMatchObject({ status: 200, body: answer.body });
      last = by;
    }
  });

  it("leaves no text of its movements once the trash is emptied", async () => {
    const owner = await newOwner();
    const secret = "SEGREDO QUE NINGUEM MAIS LE";
    const draft = importOf(
      twelve((number) => ({
        description: `${secret} ${number}`,
        original: `${secret} do banco ${number}`,
        identity: `${secret} ${number}`,
        ...(number === 1 && { use: { type: "not-counted" } }),
      })).map((line, number) => (number === 2 ? divided(line) : line)),
      { name: `${secret}.csv` },
    );
    await owner.send(draft);
    const { by } = await owner.turn(await owner.undo(draft));
    await owner.turn(by);
    const stored = async () => JSON.stringify(await allRowsOf(server.database.queries));
    expect(await stored()).toContain(secret);
    expect((await owner.write("DELETE", paths.trash)).status).toBe(200);
    expect(await stored()).not.toContain(secret);
    const itens = [{ recurso: "importacao", id: draft.id }];
    expect((await owner.restore({ itens })).status).toBe(404);
    expect(await owner.again({ ...draft, lines: twelve() })).toMatchObject({ criadas: 12 });
  });

  it("can be brought back for 30 days, and has no row left after them", async () => {
    const clock = testClock();
    const later = await start({ clock });
    try {
      const { token } = await newPremiumPerson(later);
      const write = writerOf(later, token);
      const draft = importOf(twelve(), { name: "passado.csv" });
      await write("POST", paths.imports, { body: encodeImport(draft) });
      await write("POST", paths.undoImport(draft.id), {
        body: { editadas: [] },
        change: newChange(),
      });
      const stored = async () => JSON.stringify(await allRowsOf(later.database.queries));
      clock.advance(30 * DAY);
      await later.lookAtCalendar();
      expect(await stored()).toContain("COMPRA 11 CONTINENTE LISBOA");
      clock.advance(2 * DAY);
      await later.lookAtCalendar();
      expect(await stored()).not.toContain("CONTINENTE LISBOA");
      expect(await stored()).not.toContain("passado.csv");
    } finally {
      await later.close();
    }
  });

  it("doubles nothing, whatever is undone, brought back and imported again", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
        const owner = await newOwner();
        const { account } = importOf([]);
        const [imports, changes]: [ImportDraft[], string[]] = [[], []];
        const fileOf = (numbers: readonly number[]) =>
          importOf(
            numbers.map((number) => {
              const line = lineNumber(
                number,
                number % 3 === 1 ? { use: { type: "not-counted" } } : {},
              );
              return number % 3 === 2 ? divided(line) : line;
            }),
            { account },
          );
        const bring = async (numbers: readonly number[]) => {
          const draft = fileOf(numbers);
          expect((await owner.send(draft)).status).toBe(201);
          imports.push(draft);
        };
        const take = async (step: Step) => {
          if (step.do === "import") return bring(step.lines);
          const change = newChange();
          const one = <Each>(all: readonly Each[]) => all[step.at % Math.max(1, all.length)];
          const post = async (path: string | undefined, body?: object) => {
            if (path === undefined) return;
            const { status } = await owner.write("POST", path, { change, ...(body && { body }) });
            if (status === 200) changes.push(change);
            expect([200, 404, 409]).toContain(status);
          };
          const [draft, undone] = [one(imports), one(changes)];
          const record = one(await owner.spent());
          const thing = one(await owner.trash());
          if (step.do === "undo")
            return post(draft && paths.undoImport(draft.id), { editadas: [] });
          if (step.do === "turn") return post(undone && paths.undo(undone));
          if (step.do === "restore")
            return post(thing && paths.restoration, {
              itens: [{ recurso: thing?.recurso, id: thing?.id }],
            });
          const own = record && `/despesas/${record.id}`;
          const body = { data: "2026-01-01", categoria: "Lazer", valor: 77, descricao: "Editada" };
          if (own === undefined) return undefined;
          await owner.write(step.do === "edit" ? "PUT" : "DELETE", own, {
            change,
            ...(step.do === "edit" && { body }),
          });
          changes.push(change);
        };
        for (const step of steps) {
          await take(step);
          await expectWhole(owner);
        }
        await bring([0, 1, 2, 3, 4, 5]);
        await expectWhole(owner);
        const last = fileOf([0, 1, 2, 3, 4, 5]);
        expect((await owner.send(last)).body).toMatchObject({ criadas: 0, repetidas: 6 });
      }),
      { numRuns: runs(name === "SQLite" ? 60 : 12) },
    );
  });

  /** Expects every import to have its movements alone, and every record of one to be there once. */
  async function expectWhole(owner: Owner) {
    const rows = await owner.rows();
    type Line = { id: string; import_id: string; counted: number; record_id: string | null };
    type Part = { line_id: string; record_id: string };
    type Import = { id: string; created: number; not_counted: number; account_id: string | null };
    const lines = (rows["import_lines"] ?? []) as readonly Line[];
    for (const { id, created, not_counted: out, account_id: account } of (rows["imports"] ??
      []) as readonly Import[]) {
      const own = lines.filter((line) => line.import_id === id);
      if (account === null) expect(own).toEqual([]);
      expect([created, out]).toEqual([
        own.filter(({ counted }) => counted === 1).length,
        own.filter(({ counted }) => counted === 0).length,
      ]);
    }
    const records = [
      ...lines.flatMap((line) => line.record_id ?? []),
      ...((rows["import_parts"] ?? []) as readonly Part[]).map((part) => part.record_id),
    ];
    expect(new Set(records).size).toBe(records.length);
    // Every record was imported, and is known by its movement.
    for (const { id } of await owner.spent()) expect(records).toContain(id);
  }
});
