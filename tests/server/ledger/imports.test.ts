import fc from "fast-check";
import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountListSchema, decodeAccount } from "../../../src/contract/kinds/accounts.ts";
import {
  decodeMadeImport,
  encodeImport,
  importListSchema,
} from "../../../src/contract/imports/imports.ts";
import {
  decodeStoredLines,
  storedLinesSchema,
} from "../../../src/contract/imports/stored-lines.ts";
import type { ImportDraft, ImportLine } from "../../../src/domain/imports/import.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { importId, importLineId, transactionId } from "../../../src/domain/shared/ids.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { NOBODYS_ID } from "../support/bodies.ts";
import { importModel, type Step } from "../support/import-model.ts";
import { divided, importOf, lineNumber, readAnew } from "../support/imports.ts";
import { newPremiumPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { newChange, writerOf } from "../support/writes.ts";
import { runs } from "../../support/runs.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** What is kept of imports. */
const TABLES = ["accounts", "imports", "import_repeats", "import_lines", "import_parts", "rules"];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("import" as const),
    lines: fc.uniqueArray(fc.nat(8), { minLength: 1 }),
    out: fc.uniqueArray(fc.nat(8), { maxLength: 3 }),
  }),
  fc.record({
    do: fc.constantFrom("undo", "undo all", "edit", "remove", "count", "leave out"),
    at: fc.nat(8),
  }) as fc.Arbitrary<Step>,
);

/** The lines of imports in an export. */
const linesIn = (file: object) =>
  (file as { readonly linhas_importadas: readonly object[] }).linhas_importadas;

describe.each(SERVERS)("imports over $name", ({ name, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const get = async (path: string) => (await write("GET", path)).body;
    return {
      write,
      get,
      send: (draft: ImportDraft, change?: string) =>
        write("POST", "/importacoes", {
          body: encodeImport(draft),
          ...(change === undefined ? {} : { change }),
        }),
      lines: async () =>
        decodeStoredLines(v.parse(storedLinesSchema, await get("/importacoes/linhas"))),
      made: async () => v.parse(importListSchema, await get("/importacoes")).map(decodeMadeImport),
      accounts: async () => v.parse(accountListSchema, await get("/contas")).map(decodeAccount),
      /** All that somebody sees and takes with them, but for when it was written. */
      everything: async () => ({
        spent: await get("/despesas"),
        earned: await get("/receitas"),
        sums: v.parse(v.looseObject({ meses: v.unknown() }), await get("/meses")).meses,
        file: { ...((await get("/exportacao/json")) as object), gerado_em: null },
      }),
    };
  }

  const twelve = (parts: (number: number) => Partial<ImportLine> = () => ({})) =>
    Array.from({ length: 12 }, (_, number) => lineNumber(number, parts(number)));

  const spend = async ({ write }: Awaited<ReturnType<typeof newOwner>>, valor: number) => {
    const body = { data: "2026-01-03", categoria: "Lazer", valor, descricao: "À mão" };
    const made = await write("POST", "/despesas", { body });
    return transactionId(v.parse(v.object({ id: v.string() }), made.body).id);
  };

  it("of the same file twice make nothing new", async () => {
    const owner = await newOwner();
    const first = importOf(twelve());
    expect(await owner.send(first)).toMatchObject({
      status: 201,
      body: { id: first.id, criadas: 12, repetidas: 0 },
    });
    const { file: before, ...seen } = await owner.everything();
    const second = { ...importOf(readAnew(first.lines)), account: first.account };
    expect((await owner.send(second)).body).toMatchObject({ criadas: 0, repetidas: 12 });
    const { file, ...seenAfter } = await owner.everything();
    expect(seenAfter).toEqual(seen);
    // The file tells of both imports, and of the lines that the second one repeated.
    const told = { importacoes: null, linhas_importadas: null, soma: null };
    expect({ ...file, ...told }).toEqual({ ...before, ...told });
    const repeated = linesIn(before).map((line) => ({ ...line, repetida_em: [second.id] }));
    expect(linesIn(file)).toEqual(repeated);
    expect((await owner.made()).map(({ id, seenAgain }) => [id, seenAgain])).toEqual([
      [second.id, 0],
      [first.id, 12],
    ]);
  });

  it("keep the bank's references, and movements that differ by these alone apart", async () => {
    const owner = await newOwner();
    const [first, second] = [lineNumber(1, { reference: "A" }), lineNumber(1, { reference: "B" })];
    const morning = importOf([first, lineNumber(2)]);
    expect((await owner.send(morning)).status).toBe(201);
    const other = { ...second, identity: first.identity.replace(/1$/, "2") };
    const evening = { ...importOf([other]), account: morning.account };
    expect((await owner.send(evening)).body).toMatchObject({ criadas: 1, repetidas: 0 });
    const references = async () =>
      (await owner.lines()).map(({ reference = "-" }) => reference).toSorted(compareText);
    expect(await references()).toEqual(["-", "A", "B"]);
    await owner.write("DELETE", `/importacoes/${evening.id}`);
    expect(await references()).toEqual(["-", "A"]);
    expect(linesIn((await owner.get("/exportacao/json")) as object)).toMatchObject([
      { referencia: "A" },
      expect.not.objectContaining({ referencia: expect.anything() as unknown }),
    ]);
  });

  it("that overlap make their union, in whichever order they come", async () => {
    const seen = await Promise.all(
      [0, 1].map(async (later) => {
        const owner = await newOwner();
        const all = twelve();
        const first = importOf(all.slice(0, 8));
        const second = { ...importOf(readAnew(all.slice(4))), account: first.account };
        const order = later === 0 ? [first, second] : [second, first];
        for (const draft of order) expect((await owner.send(draft)).status).toBe(201);
        return (await owner.lines()).map(({ identity }) => identity).toSorted();
      }),
    );
    expect(seen[0]).toHaveLength(12);
    expect(seen[1]).toEqual(seen[0]);
  });

  it("of other accounts know nothing of each other", async () => {
    const owner = await newOwner();
    const lines = twelve();
    await owner.send(importOf(lines));
    expect((await owner.send(importOf(readAnew(lines)))).body).toMatchObject({ criadas: 12 });
    expect(await owner.accounts()).toHaveLength(2);
  });

  it("raise the revision by one, whatever they bring", async () => {
    const owner = await newOwner();
    const revisionOf = (answer: { headers: object }) =>
      Number((answer.headers as Record<string, string>)["fincontrol-revisao"]);
    const before = revisionOf(await owner.write("GET", "/meses"));
    expect(revisionOf(await owner.send(importOf(twelve())))).toBe(before + 1);
    expect(revisionOf(await owner.write("GET", "/meses"))).toBe(before + 1);
  });

  it("that are undone leave everything as it was, and the file can come again", async () => {
    const owner = await newOwner();
    const manual = await spend(owner, 9.99);
    const before = await owner.everything();
    const lines = twelve((number) => {
      if (number === 0) return { use: { type: "join", record: manual } };
      if (number === 1) return { use: { type: "not-counted" } };
      if (number !== 2) return {};
      const part = (amount: number, counts: boolean) => ({
        id: transactionId(timeOrderedId()),
        category: "Lazer",
        amount: cents(amount),
        description: null,
        counts,
      });
      return { use: { type: "split", parts: [part(50, true), part(40, true), part(12, false)] } };
    });
    const draft = importOf(lines);
    expect((await owner.send(draft)).body).toMatchObject({ criadas: 10, repetidas: 0 });
    expect((await owner.made())[0]).toMatchObject({ created: 10, notCounted: 1, joined: 1 });
    const states = (await owner.lines()).map(({ state, records }) => [state, records.length]);
    expect(states.slice(0, 4)).toEqual([
      ["joined", 1],
      ["not-counted", 0],
      ["counted", 2],
      ["counted", 1],
    ]);
    const joined = ((await owner.get("/despesas")) as { id: string; valor: number }[]).find(
      ({ id }) => id === manual,
    );
    expect(joined).toMatchObject({ valor: 1, descricao: "À mão", categoria: "Lazer" });

    const undone = await owner.write("DELETE", `/importacoes/${draft.id}`);
    expect(undone).toMatchObject({ status: 200, body: { removidas: 10, editadas: [] } });
    expect(await owner.everything()).toEqual(before);
    expect(await owner.lines()).toEqual([]);
    expect(await owner.made()).toEqual([]);
    expect(await owner.accounts()).toEqual([]);
    const again = importOf(
      readAnew(lines).map((line) => ({ ...line, use: { type: "record" as const } })),
    );
    expect((await owner.send(again)).body).toMatchObject({ criadas: 12, repetidas: 0 });
  });

  it("that are undone keep what was edited, unless it is named, and know it again", async () => {
    const owner = await newOwner();
    const draft = importOf(twelve());
    await owner.send(draft);
    const [edited, other] = draft.lines.map(({ id }) => id);
    const body = { data: "2026-01-01", categoria: "Lazer", valor: 1, descricao: "Editada" };
    for (const id of [edited, other]) await owner.write("PUT", `/despesas/${id}`, { body });
    const undone = await owner.write("DELETE", `/importacoes/${draft.id}?editadas=${other}`);
    expect(undone.body).toEqual({ removidas: 11, editadas: [edited] });
    expect((await owner.lines()).map(({ id }) => id)).toEqual([edited]);
    const again = { ...importOf(readAnew(draft.lines)), account: draft.account };
    expect((await owner.send(again)).body).toMatchObject({ criadas: 11, repetidas: 1 });
    const rest = await owner.write("DELETE", `/importacoes/${draft.id}?editadas=${edited}`);
    expect(rest.body).toEqual({ removidas: 1, editadas: [] });
    expect((await owner.made()).map(({ id }) => id)).toEqual([again.id]);
  });

  it("tell before they are undone how many movements go, how many of these came again, and what stays", async () => {
    const anyFile = fc.uniqueArray(fc.nat(8), { minLength: 1 });
    const anyDeed = fc.tuple(fc.constantFrom("edit", "remove", "leave out"), fc.nat(8));
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyFile, { minLength: 1, maxLength: 4 }),
        fc.array(anyDeed, { maxLength: 4 }),
        fc.array(fc.nat(3), { maxLength: 4 }),
        async (files, deeds, order) => {
          const owner = await newOwner();
          const { account } = importOf([]);
          const drafts = files.map((numbers) =>
            importOf(
              numbers.map((number) => lineNumber(number)),
              { account },
            ),
          );
          /** Which movements are there, by their numbers: of which import, which imports saw it again, and what it is. */
          const there = new Map<
            number,
            { of: number; id: string; again: Set<number>; is: string }
          >();
          for (const [at, draft] of drafts.entries()) {
            await owner.send(draft);
            for (const [place, number] of (files[at] ?? []).entries()) {
              const known = there.get(number);
              if (known) known.again.add(at);
              else {
                const id = draft.lines[place]?.id ?? "";
                there.set(number, { of: at, id, again: new Set(), is: "there" });
              }
            }
          }
          for (const [deed, number] of deeds) {
            const line = there.get(number);
            if (line?.is !== "there") continue;
            line.is = deed;
            const body = { data: "2026-01-01", categoria: "Lazer", valor: 1, descricao: "Outra" };
            if (deed === "edit") await owner.write("PUT", `/despesas/${line.id}`, { body });
            if (deed === "remove") await owner.write("DELETE", `/despesas/${line.id}`);
            if (deed === "leave out")
              await owner.write("PUT", `/importacoes/linhas/${line.id}`, {
                body: { nao_contar: true },
              });
          }
          for (const at of new Set(order.filter((each) => each < drafts.length))) {
            const lines = [...there.values()];
            const going = lines.filter(({ of, is }) => of === at && is === "there");
            const edited = lines.filter(({ of, is }) => of === at && is === "edit");
            const path = `/importacoes/${drafts[at]?.id}`;
            const listed = (await owner.made()).find(({ id }) => id === drafts[at]?.id);
            expect(listed?.seenAgain).toBe(
              lines.filter(({ of, again }) => of === at && again.size > 0).length,
            );
            const before = await owner.everything();
            const told = await owner.write("DELETE", `${path}?simular=true`);
            expect(told).toMatchObject({
              status: 200,
              body: {
                removidas: going.length,
                simulacao: {
                  registos: going.length,
                  revistas: going.filter(({ again }) => again.size > 0).length,
                  repostas: 0,
                  de_outras: lines.filter(
                    ({ again, is }) => again.has(at) && (is === "there" || is === "edit"),
                  ).length,
                },
              },
            });
            expect(await owner.everything()).toEqual(before);
            const had = ((await owner.get("/despesas")) as readonly unknown[]).length;
            const { body } = await owner.write("DELETE", path);
            const { simulacao: _, ...undone } = told.body as Record<string, unknown>;
            expect(body).toEqual(undone);
            expect((undone["editadas"] as readonly string[]).toSorted()).toEqual(
              edited.map(({ id }) => id).toSorted(),
            );
            expect(await owner.get("/despesas")).toHaveLength(had - going.length);
            const isGone = edited.length === 0;
            for (const [number, line] of there) {
              if (line.of === at && line.is !== "edit") there.delete(number);
              else if (isGone) line.again.delete(at);
            }
          }
        },
      ),
      { numRuns: runs(name === "SQLite" ? 25 : 6) },
    );
  });

  it("that are undone leave a joined record alone whose day or cents were changed since", async () => {
    const owner = await newOwner();
    const manual = await spend(owner, 9.99);
    const draft = importOf([lineNumber(0, { use: { type: "join", record: manual } })]);
    await owner.send(draft);
    const body = { data: "2026-05-05", categoria: "Lazer", valor: 2, descricao: "À mão" };
    await owner.write("PUT", `/despesas/${manual}`, { body });
    const undone = await owner.write("DELETE", `/importacoes/${draft.id}`);
    expect(undone.body).toEqual({ removidas: 0, editadas: [manual] });
    expect(await owner.get("/despesas")).toEqual([{ id: manual, ...body }]);
  });

  it("join a bill as a whole: what does not count and what was divided from it stay, and undone it is as before", async () => {
    const owner = await newOwner();
    const at = { data: "2026-01-03", categoria: "Lazer" };
    const [whole, shared] = [await spend(owner, 60), await spend(owner, 40)];
    const put = await owner.write("PUT", `/despesas/${shared}`, {
      body: { ...at, valor: 25, descricao: "À mão", nao_contado: 15 },
    });
    expect(put.status).toBe(200);
    const rest = { id: timeOrderedId(), categoria: "Lazer", valor: 20, descricao: "Táxi" };
    const parted = await owner.write("POST", `/despesas/${whole}/dividir`, {
      body: { categoria: "Lazer", valor: 40, partes: [rest] },
    });
    expect(parted.status).toBe(200);
    const before = await owner.get("/despesas");
    const [one, other] = [0, 1].map((number) => lineNumber(number)) as [ImportLine, ImportLine];
    const draft = importOf([
      { ...one, amount: cents(6_000), use: { type: "join", record: whole } },
      { ...other, amount: cents(4_100), use: { type: "join", record: shared } },
    ]);
    expect((await owner.send(draft)).body).toMatchObject({ criadas: 0, repetidas: 0 });
    const spent = (await owner.get("/despesas")) as readonly { readonly id: string }[];
    const of = (id: string) => spent.find((record) => record.id === id);
    expect(of(whole)).toMatchObject({ data: one.date, valor: 40 });
    expect(of(rest.id)).toMatchObject({ data: one.date, valor: 20 });
    expect(of(shared)).toMatchObject({ data: other.date, valor: 26, nao_contado: 15 });
    const copy = linesIn((await owner.get("/exportacao/json")) as object);
    expect(copy).toMatchObject([
      { antes: { valor: 40, ficou: 40 } },
      { antes: { valor: 25, ficou: 26 } },
    ]);
    const undone = await owner.write("DELETE", `/importacoes/${draft.id}`);
    expect(undone.body).toEqual({ removidas: 0, editadas: [] });
    expect(await owner.get("/despesas")).toEqual(before);
    expect(await owner.lines()).toEqual([]);
  });

  it("that are undone have what they had left out of others count again, everything as before", async () => {
    const anyOf = (numbers: number) =>
      fc.uniqueArray(fc.nat(numbers - 1), { minLength: 1, maxLength: numbers });
    const anyDeed = fc.constantFrom("nothing", "edit", "remove", "leave out", "divide");
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDeed, { minLength: 6, maxLength: 6 }),
        anyOf(6),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        async (deeds, paired, isTransfer, isOneAccount, month) => {
          const owner = await newOwner();
          const closing = { amount: cents(500), date: civilDate(2026, 2, 1) };
          const first = importOf(
            deeds.map((deed, at) => (deed === "divide" ? divided(lineNumber(at)) : lineNumber(at))),
            { closing },
          );
          await owner.send(first);
          for (const [at, deed] of deeds.entries()) {
            const id = first.lines[at]?.id;
            const body = { data: "2026-01-01", categoria: "Lazer", valor: 1, descricao: "Outra" };
            if (deed === "edit") await owner.write("PUT", `/despesas/${id}`, { body });
            if (deed === "remove") await owner.write("DELETE", `/despesas/${id}`);
            if (deed === "leave out")
              await owner.write("PUT", `/importacoes/linhas/${id}`, { body: { nao_contar: true } });
          }
          const before = await owner.everything();
          const linesBefore = (await owner.lines()).map(({ revision: _, ...line }) => line);
          const second = importOf(
            paired.map((at) => {
              const other = first.lines[at]?.id ?? importLineId("");
              const reason = isTransfer ? ("transfer" as const) : ("invoice" as const);
              return lineNumber(100 + at, {
                excludes: [{ id: other, reason }],
                ...(isTransfer && {
                  use: { type: "not-counted" },
                  leftOut: { reason, because: other },
                }),
              });
            }),
            {
              closing: { amount: cents(700), date: civilDate(2026, month, 1) },
              ...(isOneAccount && { account: first.account }),
            },
          );
          expect((await owner.send(second)).status).toBe(201);
          const states = new Map((await owner.lines()).map((line) => [line.id, line]));
          for (const at of paired) {
            const line = states.get(first.lines[at]?.id ?? importLineId(""));
            expect(line?.state).toBe(deeds[at] === "remove" ? "removed" : "not-counted");
            if (deeds[at] !== "remove" && deeds[at] !== "leave out")
              expect(line?.leftOut?.because).toBe(second.lines[paired.indexOf(at)]?.id);
          }
          expect((await owner.write("DELETE", `/importacoes/${second.id}`)).status).toBe(200);
          expect(await owner.everything()).toEqual(before);
          expect((await owner.lines()).map(({ revision: _, ...line }) => line)).toEqual(
            linesBefore,
          );
        },
      ),
      { numRuns: runs(name === "SQLite" ? 20 : 6) },
    );
  });

  it("that are undone give the account the balance of those that stay, in whichever order they came and go", async () => {
    const months = [1, 2, 2, 3];
    const anyOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(anyOrder, anyOrder, async (coming, going) => {
        const owner = await newOwner();
        const drafts = months.map((month, at) =>
          importOf([lineNumber(at)], {
            closing: { amount: cents(month), date: civilDate(2026, month, 1) },
          }),
        );
        const held = async () => (await owner.accounts()).map(({ balance }) => balance?.amount);
        const account = drafts[0]?.account;
        for (const at of coming) await owner.send({ ...drafts[at]!, account: account! });
        const left = new Set(going);
        for (const at of going) {
          expect(await held()).toEqual([Math.max(...[...left].map((one) => months[one] ?? 0))]);
          await owner.write("DELETE", `/importacoes/${drafts[at]?.id}`);
          left.delete(at);
        }
        expect(await held()).toEqual([]);
      }),
      { numRuns: runs(name === "SQLite" ? 40 : 8) },
    );
  });

  it("that are undone have movements count that did not because of theirs", async () => {
    const owner = await newOwner();
    const first = importOf([lineNumber(0)]);
    await owner.send(first);
    const because = first.lines[0]?.id ?? importLineId("");
    const leftOut = { reason: "transfer", because } as const;
    const second = importOf([
      lineNumber(1, {
        use: { type: "not-counted" },
        leftOut,
        excludes: [{ id: because, reason: "transfer" }],
      }),
      lineNumber(2, { use: { type: "not-counted" }, leftOut: { reason: "rule", because: null } }),
    ]);
    await owner.send(second);
    expect(await owner.get("/despesas")).toEqual([]);
    await owner.write("DELETE", `/importacoes/${first.id}`);
    expect(await owner.get("/despesas")).toMatchObject([{ id: second.lines[0]?.id }]);
    expect((await owner.made())[0]).toMatchObject({ created: 1, notCounted: 1 });
  });

  it("that bring back what the person removed have its place with what does not count because of it", async () => {
    const owner = await newOwner();
    const invoice = importOf([lineNumber(0)]);
    await owner.send(invoice);
    const excludes = { id: invoice.lines[0]?.id ?? importLineId(""), reason: "invoice" } as const;
    const first = importOf([lineNumber(1, { excludes: [excludes] })]);
    await owner.send(first);
    await owner.write("DELETE", `/despesas/${first.lines[0]?.id}`);
    const [line] = readAnew(first.lines).map((one) => ({ ...one, again: true, excludes: [] }));
    const second = { ...importOf(line ? [line] : []), account: first.account };
    expect((await owner.send(second)).body).toMatchObject({ criadas: 1 });
    const because = (await owner.lines()).map(({ leftOut }) => leftOut?.because ?? null);
    expect(because).toContain(line?.id);
    expect(because).toContain(null);
    for (const { id } of [second, first]) await owner.write("DELETE", `/importacoes/${id}`);
    expect(await owner.get("/despesas")).toMatchObject([{ id: invoice.lines[0]?.id }]);
  });

  it("that are undone leave out the invoice of what somebody entered, which is there again", async () => {
    const owner = await newOwner();
    const manual = await spend(owner, 9.99);
    const before = await owner.get("/despesas");
    const bank = importOf([lineNumber(0, { use: { type: "join", record: manual } })]);
    await owner.send(bank);
    const because = bank.lines[0]?.id ?? importLineId("");
    const leftOut = { reason: "invoice", because } as const;
    await owner.send(importOf([lineNumber(1, { use: { type: "not-counted" }, leftOut })]));
    await owner.write("DELETE", `/importacoes/${bank.id}`);
    expect(await owner.get("/despesas")).toEqual(before);
    expect((await owner.lines())[0]?.leftOut).toEqual({ reason: "invoice", because: null });
  });

  it("that are undone have a card's settlement count again once no purchase is left that it can have paid for", async () => {
    const owner = await newOwner();
    const settlement = importOf([lineNumber(60, { description: "PAGAMENTO CARTAO 1234" })]);
    await owner.send(settlement);
    const [{ id } = { id: importLineId("") }] = settlement.lines;
    const account = { ...importOf([]).account, kind: "card" as const };
    const [first, second, late] = [
      importOf([lineNumber(30, { excludes: [{ id, reason: "card" }] })], { account }),
      importOf([lineNumber(40)], { account }),
      importOf([lineNumber(61)], { account }),
    ] as const;
    for (const draft of [first, second, late]) await owner.send(draft);
    const why = async () => (await owner.lines()).find((line) => line.id === id)?.leftOut ?? null;
    expect(await why()).toEqual({ reason: "card", because: first.lines[0]?.id });
    await owner.write("DELETE", `/importacoes/${first.id}`);
    expect(await why()).toEqual({ reason: "card", because: second.lines[0]?.id });
    await owner.write("DELETE", `/importacoes/${second.id}`);
    expect(await why()).toBeNull();
    const there = (await owner.get("/despesas")) as readonly { readonly id: string }[];
    expect(new Set(there.map((record) => record.id))).toEqual(new Set([id, late.lines[0]?.id]));
  });

  it("leave alone what is nobody's or somebody else's", async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const theirs = importOf([lineNumber(0)]);
    await other.send(theirs);
    const before = await other.everything();
    const ousted = [theirs.lines[0]?.id ?? importLineId(""), importLineId(NOBODYS_ID)];
    const lines = ousted.map((id, at) =>
      lineNumber(at, { excludes: [{ id, reason: "transfer" }] }),
    );
    expect((await owner.send(importOf(lines))).status).toBe(201);
    expect(await other.everything()).toEqual(before);
  });

  it("leave out nothing of their own, and nothing twice", async () => {
    const owner = await newOwner();
    const earlier = importOf([lineNumber(0)]);
    await owner.send(earlier);
    const ids = [earlier.lines[0]?.id ?? importLineId(""), lineNumber(5).id];
    const own = importLineId(ids[1] ?? "");
    const excludes = ids.map((id) => ({ id, reason: "transfer" as const }));
    const lines = [lineNumber(5, { id: own, excludes }), lineNumber(6, { excludes })];
    expect((await owner.send(importOf(lines))).status).toBe(201);
    expect((await owner.lines()).filter(({ leftOut }) => leftOut !== null)).toHaveLength(1);
  });

  it("keep the bank of an account, which a file of a format does not tell", async () => {
    const owner = await newOwner();
    const first = importOf([lineNumber(0)]);
    const { account } = first;
    for (const draft of [
      { ...first, bank: "Extrato OFX" },
      importOf([lineNumber(1)], { account, bank: "Banco do Largo" }),
      importOf([lineNumber(2)], { account, bank: "Extrato OFX" }),
    ])
      await owner.send(draft);
    expect((await owner.accounts()).find(({ id }) => id === account.id)?.bank).toBe(
      "Banco do Largo",
    );
  });

  it("take a renamed category for no edit", async () => {
    const owner = await newOwner();
    const draft = importOf(twelve());
    await owner.send(draft);
    await server.database.queries
      .updateTable("categories")
      .set({ name: "Comida", name_key: "comida" })
      .where("name", "=", "Alimentação")
      .execute();
    const undone = await owner.write("DELETE", `/importacoes/${draft.id}`);
    await server.database.queries
      .updateTable("categories")
      .set({ name: "Alimentação", name_key: "alimentacao" })
      .where("name", "=", "Comida")
      .execute();
    expect(undone.body).toEqual({ removidas: 12, editadas: [] });
  });

  it("are made once, however often they are sent, and not at all under a name that is taken", async () => {
    const owner = await newOwner();
    const draft = importOf(twelve());
    const answers = await Promise.all([owner.send(draft), owner.send(draft)]);
    // One at a time: the other one is told to wait.
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect([
      [200, 201],
      [201, 429],
    ]).toContainEqual(statuses);
    expect(await owner.send(draft)).toMatchObject({
      status: 200,
      body: { id: draft.id, criadas: 12, repetidas: 0 },
    });
    expect(await owner.send({ ...draft, name: "outro.csv" })).toMatchObject(refusal("id-taken"));
    const { id } = draft;
    const change = newChange();
    const undo = () => owner.write("DELETE", `/importacoes/${id}`, { change });
    expect((await undo()).body).toEqual({ removidas: 12, editadas: [] });
    expect((await undo()).body).toEqual({ removidas: 12, editadas: [] });
    expect(await owner.write("DELETE", `/importacoes/${id}`)).toMatchObject(
      refusal("record-removed"),
    );
    expect(await owner.send(draft)).toMatchObject(refusal("id-of-removed"));
    expect(await owner.send(importOf(twelve()), change)).toMatchObject(refusal("change-reused"));
  });

  it("bring back what the person removed only if that is asked for", async () => {
    const owner = await newOwner();
    const draft = importOf(twelve());
    await owner.send(draft);
    const removed = draft.lines.slice(0, 2);
    for (const { id } of removed) await owner.write("DELETE", `/despesas/${id}`);
    expect((await owner.lines()).map(({ state }) => state).slice(0, 3)).toEqual([
      "removed",
      "removed",
      "counted",
    ]);
    const lines = readAnew(draft.lines).map((line, at) => ({ ...line, again: at === 0 }));
    const second = { ...importOf(lines), account: draft.account };
    expect((await owner.send(second)).body).toMatchObject({ criadas: 1, repetidas: 11 });
    expect(await owner.get("/despesas")).toHaveLength(11);
  });

  it("are refused as a whole for one movement, which is told", async () => {
    const owner = await newOwner();
    const before = await owner.everything();
    const mine = await spend(await newOwner(), 1);
    const wrong = (at: number, parts: Partial<ImportLine>) =>
      owner.send(importOf(twelve((number) => (number === at ? parts : {}))));
    expect(await wrong(7, { category: "Nenhuma" })).toMatchObject(
      fieldRefusal(["body", "linhas", "7", "categoria"], "bad-category"),
    );
    for (const record of [mine, transactionId(NOBODYS_ID)])
      expect(await wrong(3, { use: { type: "join", record } })).toMatchObject(
        fieldRefusal(["body", "linhas", "3", "junta"], "bad-join"),
      );
    const [first] = twelve();
    if (first === undefined) throw new Error("twelve movements");
    expect(await wrong(11, { id: first.id, identity: first.identity })).toMatchObject(
      fieldRefusal(["body", "linhas", "11", "identidade"], "repeated"),
    );
    expect(await wrong(0, { amount: -1 as never })).toMatchObject(
      fieldRefusal(["body", "linhas", "0", "valor"], "amount-negative"),
    );
    expect(await owner.send(importOf([]))).toMatchObject(
      fieldRefusal(["body", "linhas"], "required"),
    );
    expect(await owner.everything()).toEqual(before);
    expect(await owner.accounts()).toEqual([]);
  });

  it("join a record to one movement at most", async () => {
    const owner = await newOwner();
    const record = await spend(owner, 9.99);
    const use = { type: "join", record } as const;
    const twice = importOf([lineNumber(0, { use }), lineNumber(1, { use })]);
    expect(await owner.send(twice)).toMatchObject(
      fieldRefusal(["body", "linhas", "1", "junta"], "bad-join"),
    );
    expect((await owner.send(importOf([lineNumber(0, { use })]))).status).toBe(201);
    expect(await owner.send(importOf([lineNumber(1, { use })]))).toMatchObject(
      fieldRefusal(["body", "linhas", "0", "junta"], "bad-join"),
    );
  });

  it("never take the identifier of a record that is there", async () => {
    const owner = await newOwner();
    const draft = importOf(twelve());
    await owner.send(draft);
    const clash = importOf(twelve((at) => (at === 5 ? { id: draft.lines[0]?.id as never } : {})));
    expect(await owner.send(clash)).toMatchObject(refusal("id-taken"));
    expect(await owner.made()).toHaveLength(1);
    expect(await owner.get("/despesas")).toHaveLength(12);
  });

  it("tell what an account holds by the newest file", async () => {
    const owner = await newOwner();
    const told = async (date: ReturnType<typeof civilDate>, amount: number, label: string) => {
      const first = { ...importOf(twelve()) };
      const account = { ...first.account, id: accounts, label };
      await owner.send({ ...first, account, closing: { date, amount: cents(amount) } });
      return (await owner.accounts()).map(({ balance, label: now }) => [now, balance?.amount]);
    };
    const accounts = importOf([]).account.id;
    expect(await told(civilDate(2026, 3, 1), -5, "Um")).toEqual([["Um", -5]]);
    expect(await told(civilDate(2026, 2, 1), 7, "Dois")).toEqual([["Dois", -5]]);
    expect(await told(civilDate(2026, 3, 2), 9, "Três")).toEqual([["Três", 9]]);
  });

  it("count a movement and leave it out again, the record as it was", async () => {
    const owner = await newOwner();
    const draft = importOf([lineNumber(0, { use: { type: "not-counted" } })]);
    await owner.send(draft);
    const [{ id } = { id: "" }] = draft.lines;
    const put = (body: object) => owner.write("PUT", `/importacoes/linhas/${id}`, { body });
    const wrong = { nao_contar: false, categoria: "Nenhuma" };
    expect(await put(wrong)).toMatchObject(fieldRefusal(["body", "categoria"], "bad-category"));
    expect((await put({ nao_contar: false, categoria: "Lazer" })).body).toEqual({
      id,
      registos: [id],
      estado: "contada",
      categoria: "Lazer",
    });
    expect(await owner.get("/despesas")).toMatchObject([{ id, categoria: "Lazer", valor: 1 }]);
    expect(await owner.lines()).toMatchObject([{ category: "Lazer", chosen: true }]);
    expect((await put({ nao_contar: true })).body).toMatchObject({ registos: [] });
    expect(await owner.get("/despesas")).toEqual([]);
    expect((await put({ nao_contar: false })).status).toBe(200);
    expect(await owner.get("/despesas")).toMatchObject([{ id, categoria: "Lazer", valor: 1 }]);
  });

  it("are read in parts that follow each other without gap or overlap", async () => {
    const owner = await newOwner();
    await owner.send(importOf(twelve()));
    const all = await owner.lines();
    for (const limit of [1, 5, 12, 13]) {
      const read: typeof all = [];
      for (;;) {
        const place = read.length === 0 ? "" : `&depois=${read.at(-1)?.id}`;
        const part = await owner.get(`/importacoes/linhas?limite=${limit}${place}`);
        const lines = decodeStoredLines(v.parse(storedLinesSchema, part));
        read.push(...lines);
        if (lines.length < limit) break;
      }
      expect(read).toEqual(all);
    }
  });

  it("are as a simple model says after whatever is done to them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        const { token } = await newPremiumPerson(server);
        const model = importModel(writerOf(server, token));
        for (const step of steps) {
          const [answer, due] = (await model.take(step)) ?? [];
          if (due !== undefined) expect(answer).toMatchObject(due);
          expect(await model.actual()).toEqual(model.expected());
        }
      }),
      { numRuns: runs(name === "SQLite" ? 40 : 12) },
    );
  });

  it("go with their ledger, and leave no row of it", async () => {
    const { token, user } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    await write("POST", "/importacoes", { body: encodeImport(importOf(twelve())) });
    const rule = { contem: "continente", tipo: "despesa", categoria: "Lazer" };
    await write("POST", "/regras", { body: rule });
    await server.database.queries
      .deleteFrom("ledgers")
      .where("id", "in", (from) =>
        from.selectFrom("members").select("ledger_id").where("user_id", "=", user.id),
      )
      .execute();
    const owned = await server.stores.ledgers.homeOf(user.id);
    expect(owned).toBe(null);
    const orphans = async (table: string) =>
      (
        await sql`select * from ${sql.table(table)}
          where ledger_id not in (select id from ledgers)`.execute(server.database.queries)
      ).rows;
    for (const table of TABLES) expect([table, await orphans(table)]).toEqual([table, []]);
  });

  it("are known by an identifier that only their ledger has", async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const draft = importOf(twelve());
    await owner.send(draft);
    expect(await other.write("DELETE", `/importacoes/${draft.id}`)).toMatchObject(
      refusal("no-such-record"),
    );
    expect((await other.send(draft)).status).toBe(201);
    expect(await other.write("DELETE", `/importacoes/${importId(NOBODYS_ID)}`)).toMatchObject(
      refusal("no-such-record"),
    );
  });
});
