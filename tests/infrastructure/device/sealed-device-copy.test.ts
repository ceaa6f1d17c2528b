import { IDBFactory } from "fake-indexeddb";
import "../../support/fake-device.ts";
import { openDB } from "idb";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeviceCopy } from "../../../src/application/ledger/device-copy.ts";
import type { Book } from "../../../src/domain/ledger/book.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, transactionId, userId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { COPY_DATABASE } from "../../../src/infrastructure/device/copy-database.ts";
import type { Sealed } from "../../../src/infrastructure/device/seal.ts";
import { FORMAT, sealedDeviceCopy } from "../../../src/infrastructure/device/sealed-device-copy.ts";
import { fakeDeviceCopy } from "../../support/fakes/fake-device-copy.ts";
import { someBooks } from "../../support/any-book.ts";
import { recordWith } from "../../ui/support/records.ts";
import { bookOf as bookWith } from "../../support/read-whole.ts";
import { bookOf, deviceCopySuite, told } from "../ports/device-copy.suite.ts";
import { runs } from "../../support/runs.ts";

const ANA = userId("ana");
const AT = Date.UTC(2026, 10, 20);

const emptyDevice = () => {
  indexedDB = new IDBFactory();
};
beforeEach(emptyDevice);
afterEach(() => {
  vi.restoreAllMocks();
});

const within = async <Outcome>(
  work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Outcome>,
) => {
  const database = await openDB(COPY_DATABASE);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Everything that lies on the device, by its names. */
const chunks = () =>
  within(async (database) => {
    const names = (await database.getAllKeys("chunks")) as string[];
    const values = (await database.getAll("chunks")) as Sealed[];
    return new Map(names.map((name, at) => [name, values[at] as Sealed]));
  });

const replace = (name: string, chunk: Sealed | null) =>
  within((database) =>
    chunk === null
      ? database.delete("chunks", name)
      : database.put("chunks", chunk, name).then(() => undefined),
  );

/** The book that Ana has from a copy; null if there is none, or if it turns out to be damaged. */
const seen = async (copy: DeviceCopy) => bookOf(await copy.read(ANA)).catch(() => null);

const begun = async () => {
  const copy = sealedDeviceCopy();
  const books = await someBooks();
  const [first, last] = [books[0] as Book, books.at(-1) as Book];
  await copy.begin(ANA, first, AT);
  return { copy, first, last };
};

/** A book with as many records in each of three months. */
const threeMonths = (count: number) =>
  bookWith({
    transactions: Array.from({ length: 3 * count }, (_, at) =>
      recordWith({ date: civilDate(2026, 9 + (at % 3), 5) }),
    ),
  });

describe("in memory", () => {
  deviceCopySuite(async () => fakeDeviceCopy());
});

describe("sealed in IndexedDB", () => {
  deviceCopySuite(async () => {
    emptyDevice();
    return sealedDeviceCopy();
  });

  it("lies there under a key that cannot be taken out, and shows nothing of what was written", async () => {
    const { copy, last } = await begun();
    await copy.update(ANA, last, AT);
    const key = await within((database) => database.get("keys", "key") as Promise<CryptoKey>);
    expect([key.extractable, key.algorithm.name]).toEqual([false, "AES-GCM"]);
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
    const lying = [...(await chunks()).values()].map(({ bytes }) => Buffer.from(bytes).toString());
    for (const row of [...last.months.values()].flatMap(({ rows }) => rows))
      expect(lying.filter((bytes) => bytes.includes(row.id))).toEqual([]);
  });

  it("is sealed with another vector each time", async () => {
    const { copy, first } = await begun();
    const ivs = new Set([...(await chunks()).values()].map(({ iv }) => String(iv)));
    expect(ivs.size).toBe((await chunks()).size);
    await copy.begin(ANA, first, AT);
    for (const { iv } of (await chunks()).values()) expect(ivs.has(String(iv))).toBe(false);
  });

  it("counts as none, and is destroyed, whichever byte of it was changed", async () => {
    const { first } = await begun();
    const names = [...(await chunks()).keys()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.boolean(),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (name, ofVector, place, change) => {
          emptyDevice();
          const copy = sealedDeviceCopy();
          await copy.begin(ANA, first, AT);
          const { iv, bytes } = (await chunks()).get(name) as Sealed;
          const spoilt = { iv: iv.slice(), bytes: bytes.slice(0) };
          const target = ofVector ? spoilt.iv : new Uint8Array(spoilt.bytes);
          const at = place % target.length;
          target[at] = (target[at] ?? 0) ^ change;
          await replace(name, spoilt);
          expect(await seen(copy)).toBe(null);
          expect(await chunks().catch(() => new Map())).toEqual(new Map());
        },
      ),
      { numRuns: runs(30) },
    );
  });

  it("counts as none with a month too few, or in an older state", async () => {
    const { copy, first, last } = await begun();
    const older = await chunks();
    const changed = [...first.months.keys()].find(
      (name) => last.months.has(name) && last.months.get(name) !== first.months.get(name),
    ) as string;
    const spoil: Readonly<Record<string, () => Promise<unknown>>> = {
      few: () => replace(changed, null),
      older: () => replace(changed, older.get(changed) as Sealed),
    };
    for (const spoilIt of Object.values(spoil)) {
      await copy.begin(ANA, first, AT);
      for (const [name, chunk] of older) await replace(name, chunk);
      await copy.begin(ANA, last, AT);
      await spoilIt();
      expect(await seen(copy)).toBe(null);
      expect(await copy.read(ANA)).toBe(null);
    }
  });

  it("writes only the months that a change has touched", async () => {
    const { copy, first } = await begun();
    const [month] = [...first.months.keys()];
    const before = await chunks();
    const kept = first.months.get(month as never)!;
    const rows = kept.rows.slice(1);
    const months = new Map(first.months).set(month as never, { ...kept, rows });
    await copy.update(ANA, { ...first, months, revision: first.revision + 1 }, AT);
    const after = await chunks();
    const changed = [...after].filter(
      ([name, { iv }]) => String(iv) !== String(before.get(name)?.iv),
    );
    expect(new Set(changed.map(([name]) => name))).toEqual(new Set([month, "contents"]));
  });

  it("loses its key first, then what the key opened, then its place", async () => {
    const { copy } = await begun();
    const steps: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called on the store that it is asked of
    const { clear } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(function clearIt(
      this: IDBObjectStore,
    ) {
      this.transaction.addEventListener("complete", () => steps.push(`${this.name} gone`));
      steps.push(this.name);
      return clear.call(this);
    });
    // oxlint-disable-next-line typescript/unbound-method -- called on the factory that it is asked of
    const { deleteDatabase } = IDBFactory.prototype;
    vi.spyOn(IDBFactory.prototype, "deleteDatabase").mockImplementation(function deleteIt(
      this: IDBFactory,
      name,
    ) {
      steps.push(`database ${name}`);
      return deleteDatabase.call(this, name);
    });
    await copy.destroy();
    expect(steps).toEqual(["keys", "keys gone", "chunks", "chunks gone", "database fincontrol"]);
    vi.restoreAllMocks();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("is read in parts, of which the first has no more months than a first screen needs", async () => {
    const copy = sealedDeviceCopy();
    await copy.begin(ANA, await threeMonths(1_000), AT);
    const parts: [number, string][] = [];
    for await (const { part, held } of (await copy.read(ANA))?.parts ?? [])
      parts.push([part.transactions.length, held]);
    expect(parts).toEqual([
      [1_000, "2026-11"],
      [2_000, "all"],
    ]);
  });

  it("has at most 15 MB with 100 000 records", async () => {
    const records = Array.from({ length: 10_000 }, (_, at) =>
      recordWith({
        id: transactionId(crypto.randomUUID()),
        date: civilDate(2026, 1 + (at % 12), 1 + (at % 28)),
        amount: cents(1_000 + at),
        description: `Compra ${at} no supermercado`,
      }),
    );
    const copy = sealedDeviceCopy();
    await copy.begin(ANA, await bookWith({ transactions: records }), AT);
    expect(10 * (await copy.size(ANA))).toBeLessThanOrEqual(15_000_000);
  });

  it("is read on with the newer months, where another tab writes meanwhile", async () => {
    const copy = sealedDeviceCopy();
    const book = await threeMonths(1_000);
    await copy.begin(ANA, book, AT);
    const parts = (await copy.read(ANA))?.parts[Symbol.asyncIterator]();
    await parts?.next();
    const of = (month: number) => monthOf(civilDate(2026, month, 1));
    const months = new Map(book.months);
    months.delete(of(9));
    const october = months.get(of(10));
    if (october === undefined) throw new Error("no October");
    months.set(of(10), { ...october, rows: october.rows.slice(1) });
    const other = sealedDeviceCopy();
    await other.update(ANA, { ...book, months, revision: book.revision + 1 }, AT);
    const rest = await parts?.next();
    expect(rest?.value).toMatchObject({ part: { revision: book.revision }, held: "all" });
    expect(rest?.value?.part.transactions).toHaveLength(999);
    expect((await copy.read(ANA))?.at).toBe(AT);
  });

  it("takes two tabs that write in turn", async () => {
    const { copy, last } = await begun();
    const other = sealedDeviceCopy();
    const both = await Promise.all([
      copy.update(ANA, last, AT),
      other.update(ANA, { ...last, revision: last.revision + 1 }, AT + 1),
    ]);
    expect(both).toEqual([true, true]);
    expect((await bookOf(await copy.read(ANA)))?.revision).toBe(last.revision + 1);
  });

  it("is none where the browser seals nothing, keeps nothing, or has no room", async () => {
    const { copy, first, last } = await begun();
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new Error("refused");
    });
    expect([await copy.begin(ANA, first, AT), await copy.read(ANA)]).toEqual([false, null]);
    await copy.destroy();
    vi.restoreAllMocks();
    emptyDevice();
    vi.spyOn(crypto.subtle, "generateKey").mockRejectedValue(new Error("not here"));
    expect(await copy.begin(ANA, first, AT)).toBe(false);
    vi.restoreAllMocks();
    expect(await copy.begin(ANA, first, AT)).toBe(true);
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await copy.update(ANA, last, AT)).toBe(false);
    vi.restoreAllMocks();
    expect(await copy.read(ANA)).toBe(null);
  });
});

describe("a record in a copy", () => {
  it("is of its account, and recorded by a plan or fulfilling one, as in the book", async () => {
    const more = [
      {},
      { account: accountId("x") },
      { plan: "recorded" },
      { plan: "fulfilled" },
    ] as const;
    const book = await bookWith({ transactions: more.map(recordWith) });
    const copy = sealedDeviceCopy();
    await copy.begin(ANA, book, AT);
    const rows = (from: Book | null) => [...(from?.months.values() ?? [])].flatMap((of) => of.rows);
    expect(rows(await seen(copy))).toEqual(rows(book));
    expect(rows(book)).toMatchObject(more.toReversed());
  });
});

describe("the format of a copy", () => {
  it("is another one as soon as what is kept has other fields", async () => {
    const { last } = await begun();
    const fieldsOf = (shelf: ReadonlyMap<string, { readonly record: object }>) =>
      Object.keys([...shelf.values()][0]?.record ?? {})
        .toSorted()
        .join(" ");
    expect({
      FORMAT,
      row: Object.keys(recordWith({ plan: "recorded" }))
        .toSorted()
        .join(" "),
      category: fieldsOf(last.categories),
      told: told(last)?.epoch,
    }).toEqual({
      FORMAT: 6,
      row: "amount category date description id kind plan",
      category: "archived colour fixed icon id kind name position role",
      told: "epoch-1",
    });
  });
});
