import { IDBFactory } from "fake-indexeddb";
import "../../support/fake-device.ts";
import { deleteDB, openDB } from "idb";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf, type Failure } from "../../../src/application/failure.ts";
import type { OutboxKeyShare } from "../../../src/application/outbox/outbox-key-share.ts";
import type { QueuedWrite } from "../../../src/application/outbox/queued-write.ts";
import { UNSENT } from "../../../src/domain/ledger/revision.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { COPY_DATABASE, destroyStored } from "../../../src/infrastructure/device/copy-database.ts";
import { OUTBOX_DATABASE } from "../../../src/infrastructure/browser/stores/storage-keys.ts";
import type { Box } from "../../../src/infrastructure/device/outbox-database.ts";
import {
  destroyOtherOutboxes,
  OUTBOX_STALE_AFTER_MS,
  OUTBOX_STAYS_MS,
} from "../../../src/infrastructure/device/outboxes.ts";
import { openDeviceOutbox } from "../../../src/infrastructure/device/sealed-device-outbox.ts";
import { fakeDeviceOutbox, fakeOutboxStorage } from "../../support/fakes/fake-device-outbox.ts";
import { creation, edit, keptWrite, undo, uuid } from "../../support/kept-writes.ts";
import { deviceOutboxSuite } from "../ports/device-outbox.suite.ts";
import { runs } from "../../support/runs.ts";

const [ANA, RUI] = [userId("ana"), userId("rui")];
const AT = Date.UTC(2026, 10, 20);
const OFFLINE: Failure = { type: "offline" };

const halfOf = (seed: number): OutboxKeyShare => {
  return async () => new Uint8Array(32).fill(seed);
};
const HALF = halfOf(1);
const offline: OutboxKeyShare = () => Promise.reject(failureOf(OFFLINE));

const open = (half = HALF, person = ANA, at = AT, isSignedIn = () => true) =>
  openDeviceOutbox({ person, half, now: () => at, isOwn: true, isSignedIn });

const opened = async (...how: Parameters<typeof open>) => {
  const outbox = await open(...how);
  if (outbox === null) throw new Error("no outbox");
  return outbox;
};

/** An outbox in which one write waits. */
const waiting = async (...how: Parameters<typeof open>) => {
  const outbox = await opened(...how);
  await outbox.change(() => [keptWrite("one")]);
  return outbox;
};

const inDatabase = async <Outcome>(
  name: string,
  work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Outcome>,
) => {
  const database = await openDB(name);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};
const boxOf = (person = ANA) =>
  inDatabase(OUTBOX_DATABASE, (database) => database.get("outboxes", person) as Promise<Box>);
const putBox = (box: unknown, person = ANA) =>
  inDatabase(OUTBOX_DATABASE, (database) => database.put("outboxes", box, person));
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Works in the outboxes, which nobody else can do meanwhile; returns how it ends. */
async function occupy(): Promise<() => Promise<void>> {
  const database = await openDB(OUTBOX_DATABASE);
  const { store, done } = database.transaction("outboxes", "readwrite");
  const end = new AbortController();
  const work = async () => {
    while (!end.signal.aborted) await store.get("nobody");
    await done;
    database.close();
  };
  const working = work();
  return () => {
    end.abort();
    return working;
  };
}

const emptyDevice = () => {
  vi.restoreAllMocks();
  indexedDB = new IDBFactory();
};
beforeEach(emptyDevice);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const full = () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
};

describe("in memory", () => {
  deviceOutboxSuite(async () => {
    const storage = fakeOutboxStorage();
    const room = (hasRoom: boolean) => () => {
      storage.hasRoom = hasRoom;
    };
    return { tab: async () => fakeDeviceOutbox(storage), fill: room(false), free: room(true) };
  });

  it("rejects while it does not open", async () => {
    const storage = fakeOutboxStorage();
    const outbox = fakeDeviceOutbox(storage);
    storage.opens = false;
    await expect(outbox.read()).rejects.toThrow("does not open");
    await expect(outbox.change((writes) => writes)).rejects.toThrow("does not open");
  });
});

describe("sealed in IndexedDB", () => {
  deviceOutboxSuite(async () => {
    emptyDevice();
    return { tab: () => opened(), fill: full, free: () => vi.restoreAllMocks() };
  });

  it("shows no description and no amount to whoever reads what is stored", async () => {
    await waiting();
    const box = await boxOf();
    const lying = [box.writes.iv, box.writes.bytes, box.salt].map((bytes) =>
      Buffer.from(bytes as ArrayBuffer).toString("latin1"),
    );
    expect(Buffer.from(box.writes.bytes).length).toBeGreaterThan(100);
    for (const word of ["Ginjinha", "descricao", "731", "despesas"])
      expect(lying.join(" ") + JSON.stringify(box)).not.toContain(word);
    const key = await inDatabase(
      COPY_DATABASE,
      (database) => database.get("keys", `outbox ${ANA}`) as Promise<CryptoKey>,
    );
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  });

  it("opens after a reload without a network", async () => {
    const outbox = await waiting();
    expect(await (await opened(offline)).read()).toEqual(await outbox.read());
  });

  it("opens only with the server's half once the copy's keys are destroyed, and then again without", async () => {
    await waiting();
    await destroyStored();
    expect(await open(offline)).toBe(null);
    expect(await (await opened()).read()).toEqual([keptWrite("one")]);
    expect(await (await opened(offline)).read()).toEqual([keptWrite("one")]);
  });

  it("does not begin where neither a key nor the half can be had", async () => {
    expect(await open(offline)).toBe(null);
    expect(await databases()).not.toContain(OUTBOX_DATABASE);
  });

  it("leaves no key on a device that is nobody's own", async () => {
    const notOwn = (half: OutboxKeyShare) =>
      openDeviceOutbox({ person: ANA, half, now: () => AT, isOwn: false, isSignedIn: () => true });
    await (await notOwn(HALF))?.change(() => [keptWrite("one")]);
    expect(await databases()).not.toContain(COPY_DATABASE);
    expect(await notOwn(offline)).toBe(null);
    expect(await (await notOwn(HALF))?.read()).toEqual([keptWrite("one")]);
  });

  it("opens with no other half and for no other person, and stays", async () => {
    await waiting();
    await destroyStored();
    const wrong = await opened(halfOf(2));
    await expect(wrong.read()).rejects.toThrow();
    await expect(wrong.change(() => [])).rejects.toThrow();
    expect(await open(offline)).toBe(null);
    await putBox(await boxOf(), RUI);
    await expect((await opened(HALF, RUI)).read()).rejects.toThrow();
    expect(await (await opened()).read()).toEqual([keptWrite("one")]);
  });

  it("stays as it is, whichever byte of it was changed, and is never taken for an empty one", async () => {
    const outbox = await waiting();
    const box = await boxOf();
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const bytes = new Uint8Array(box.writes.bytes.slice(0));
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const spoilt = { ...box, writes: { ...box.writes, bytes: bytes.buffer } };
        await putBox(spoilt);
        for (const tab of [outbox, await opened()]) {
          await expect(tab.read()).rejects.toThrow();
          await expect(tab.change(() => [])).rejects.toThrow();
        }
        expect(await boxOf()).toEqual(spoilt);
      }),
      { numRuns: runs(20) },
    );
    await putBox(box);
    expect(await outbox.read()).toEqual([keptWrite("one")]);
  });

  it("of a client of before, whose calls do not say what they refer to, opens with that", async () => {
    const writes = [creation(1, uuid(1)), edit(2, uuid(1), UNSENT), undo(3, 2)];
    const outbox = await waiting();
    const wired = writes.map(({ call, ...write }) => {
      const { change, method, path, query, body, seen } = call;
      return { ...write, call: { change, method, path, query, body, seen } };
    });
    await outbox.change(() => wired as unknown as readonly QueuedWrite[]);
    expect(await (await opened()).read()).toEqual(writes);
  });

  it("of a newer version is left alone", async () => {
    await waiting();
    const newer = { ...(await boxOf()), format: 2, more: "of it" };
    await putBox(newer);
    const outbox = await opened(HALF, ANA, AT + 1);
    await expect(outbox.read()).rejects.toThrow();
    await expect(outbox.change(() => [])).rejects.toThrow();
    expect(await boxOf()).toEqual(newer);
  });

  it("once destroyed takes nothing more from a tab that had it open", async () => {
    const outbox = await waiting();
    await destroyOtherOutboxes(RUI);
    await expect(outbox.change((writes) => writes)).rejects.toThrow();
    await opened();
    await expect(outbox.change((writes) => writes)).rejects.toThrow();
  });

  it("that the browser threw away with its database is known to a tab that had it open, which sends it and adds nothing", async () => {
    const [outbox, unread] = [await waiting(), await opened()];
    indexedDB = new IDBFactory();
    expect(await outbox.read()).toEqual([keptWrite("one")]);
    expect(await outbox.change((writes) => [...writes, keptWrite("two")])).toBe(null);
    expect(await outbox.change(() => [])).toEqual([]);
    expect(await outbox.read()).toEqual([]);
    await expect(unread.read()).rejects.toThrow();
    expect(await databases()).toEqual([]);
  });

  it("that another tab ended by signing out is known to no tab any more, and begun by none", async () => {
    let isSignedIn = true;
    const outbox = await waiting(HALF, ANA, AT, () => isSignedIn);
    isSignedIn = false;
    await deleteDB(OUTBOX_DATABASE);
    await expect(outbox.read()).rejects.toThrow();
    await expect(outbox.change((writes) => writes)).rejects.toThrow();
    expect(await databases()).not.toContain(OUTBOX_DATABASE);
  });

  it("is begun once, however many tabs begin it", async () => {
    const tabs = await Promise.all([opened(), opened(), opened()]);
    await Promise.all(
      tabs.map((tab, at) => tab.change((writes) => [...writes, keptWrite(`${at}`)])),
    );
    for (const tab of tabs) expect(await tab.read()).toHaveLength(3);
    expect(await (await opened(offline)).read()).toHaveLength(3);
  });

  it("is stored so that it outlives the end of the browser", async () => {
    const outbox = await opened();
    const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
    await outbox.change(() => [keptWrite("one")]);
    expect(transactions.mock.calls).toContainEqual([
      "outboxes",
      "readwrite",
      { durability: "strict" },
    ]);
  });

  it("is none where the browser keeps or seals nothing; a device that is full still opens it", async () => {
    await waiting();
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new Error("refused");
    });
    expect(await open()).toBe(null);
    vi.restoreAllMocks();
    full();
    expect(await (await opened(HALF, ANA, AT + 1)).read()).toEqual([keptWrite("one")]);
    emptyDevice();
    vi.spyOn(crypto.subtle, "deriveKey").mockRejectedValue(new Error("not here"));
    expect(await open()).toBe(null);
  });

  it("gives up a device that does not answer, the next time sooner, and works again with it", async () => {
    const outbox = await waiting();
    const letGo = await occupy();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const patience of [10_000, 1_000]) {
      const outcomes: unknown[] = [];
      const change = outbox.change(() => [keptWrite("two")]);
      change.catch((reason: unknown) => outcomes.push(reason));
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(outcomes).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await expect(change).rejects.toThrow("does not answer");
    }
    vi.useRealTimers();
    await letGo();
    const both = [keptWrite("one"), keptWrite("three")];
    expect(await outbox.change((writes) => [...writes, keptWrite("three")])).toEqual(both);
    expect(await outbox.read()).toEqual(both);
  });

  it("rejects a fault of the device that is no lack of room", async () => {
    const outbox = await waiting();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("broken", "UnknownError");
    });
    await expect(outbox.change((writes) => writes)).rejects.toThrow("broken");
  });
});

describe("the age of an outbox", () => {
  const usedAt = async (at: number) => (await opened(HALF, ANA, at)).usedAt;

  it("is told as it was before it is renewed", async () => {
    expect(await usedAt(AT)).toBe(null);
    expect(await usedAt(AT + OUTBOX_STALE_AFTER_MS)).toBe(AT);
    expect(await usedAt(AT + 2 * OUTBOX_STALE_AFTER_MS)).toBe(AT + OUTBOX_STALE_AFTER_MS);
  });

  it("stays that of one that has rested for 30 days until its person has seen it", async () => {
    await waiting();
    const later = AT + OUTBOX_STALE_AFTER_MS + 1;
    await usedAt(later);
    const outbox = await opened(HALF, ANA, later);
    expect(outbox.usedAt).toBe(AT);
    await outbox.change((writes) => writes);
    await outbox.renew();
    expect(await usedAt(later)).toBe(later);
    expect(await outbox.read()).toEqual([keptWrite("one")]);
  });

  it("ends it after 90 days, whoever opens theirs, and not before", async () => {
    await waiting();
    await opened(HALF, RUI, AT + OUTBOX_STAYS_MS);
    expect(await boxOf()).toMatchObject({ usedAt: AT });
    await opened(HALF, RUI, AT + OUTBOX_STAYS_MS + 1);
    expect(await boxOf()).toBe(undefined);
    const anew = await opened(HALF, ANA, AT + OUTBOX_STAYS_MS + 1);
    expect([anew.usedAt, await anew.read()]).toEqual([null, []]);
  });
});

describe("the outboxes of a device", () => {
  it("are none at first, and to destroy those of others leaves nothing behind", async () => {
    await destroyOtherOutboxes(ANA);
    expect(await databases()).toEqual([]);
  });

  it("of everybody else are destroyed, and one's own stays", async () => {
    await waiting();
    await waiting(HALF, RUI);
    await destroyOtherOutboxes(RUI);
    expect(await boxOf()).toBe(undefined);
    expect(await (await opened(offline, RUI)).read()).toEqual([keptWrite("one")]);
    expect(await open(offline)).toBe(null);
  });
});
