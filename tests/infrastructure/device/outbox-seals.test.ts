import { IDBFactory } from "fake-indexeddb";
import "../../support/fake-device.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeOutbox } from "../../../src/application/outbox/outbox.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { openDeviceOutbox } from "../../../src/infrastructure/device/sealed-device-outbox.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import { creation, uuid } from "../../support/kept-writes.ts";

const COUNT = 40;

/** The outbox of a page over the sealed writes of a device, whose server answers at once. */
async function start() {
  indexedDB = new IDBFactory();
  const device = await openDeviceOutbox({
    person: userId("ana"),
    half: async () => new Uint8Array(32).fill(1),
    now: () => 1,
    isOwn: true,
    isSignedIn: () => true,
  });
  if (device === null) throw new Error("no outbox");
  let revision = 1;
  const send = async () => (revision += 1);
  const outbox = makeOutbox({
    device,
    alone: (work) => work(),
    send,
    writeKindOf: readWriteKind,
    recovery: { wait: () => new Promise(() => {}) },
    clock: { now: () => 1 },
    writtenOf: () => null,
    confirmed: () => null,
    upToDate: async () => {},
    tell: () => {},
  });
  const [seals, opens] = [vi.spyOn(crypto.subtle, "encrypt"), vi.spyOn(crypto.subtle, "decrypt")];
  return { device, outbox, send, counts: () => [seals.mock.calls.length, opens.mock.calls.length] };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the writes of a device", () => {
  it("are sealed once each while they are sent, and not opened again", async () => {
    const { device, outbox, counts } = await start();
    const writes = Array.from({ length: COUNT }, (_, n) => creation(n, uuid(n)));
    await device.change(() => writes);
    const [sealed = 0, opened = 0] = counts();
    outbox.look();
    await expect.poll(async () => device.read()).toEqual([]);
    const [seals = 0, opens = 0] = counts();
    expect(seals - sealed).toBeLessThanOrEqual(COUNT + 1);
    expect(opens - opened).toBe(0);
  });

  it("are sealed twice each where the network is there: as it is entered, and once it is answered", async () => {
    const { outbox, send, counts } = await start();
    const [sealed = 0, opened = 0] = counts();
    for (let n = 0; n < COUNT; n += 1)
      await outbox.keep(creation(n, uuid(n)).call, async () => ({
        answer: null,
        revision: await send(),
      }));
    const [seals = 0, opens = 0] = counts();
    expect(seals - sealed).toBe(2 * COUNT);
    expect(opens - opened).toBeLessThanOrEqual(1);
  });
});
