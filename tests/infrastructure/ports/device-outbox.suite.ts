import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  OUTBOX_MAX_BYTES,
  type DeviceOutbox,
} from "../../../src/application/outbox/device-outbox.ts";
import type { QueuedWrite } from "../../../src/application/outbox/queued-write.ts";
import { keptWrite } from "../../support/kept-writes.ts";
import { runs } from "../../support/runs.ts";

/** A device that is empty at first. */
export type Device = {
  /** Another tab's outbox of the same person. */
  readonly tab: () => Promise<DeviceOutbox>;
  readonly fill: () => void;
  readonly free: () => void;
};

const adding = (write: QueuedWrite) => (writes: readonly QueuedWrite[]) => [...writes, write];

const anyWrite = fc.record({ name: fc.uuid(), body: fc.string(), failures: fc.nat() });

/** What every outbox of a device does. */
export function deviceOutboxSuite(open: () => Promise<Device>): void {
  describe("the outbox of a device", () => {
    it("holds nothing at first", async () => {
      expect(await (await (await open()).tab()).read()).toEqual([]);
    });

    it("gives back to every tab what was put, in order, with fields that it does not know", () =>
      fc.assert(
        fc.asyncProperty(fc.array(anyWrite, { maxLength: 8 }), async (entered) => {
          const device = await open();
          const [one, other] = [await device.tab(), await device.tab()];
          const writes = entered.map(({ name, body, failures }) => {
            const write = keptWrite(name, { failures });
            return { ...write, call: { ...write.call, body }, later: [name] };
          });
          for (const write of writes) await one.change(adding(write));
          expect([await one.read(), await other.read()]).toEqual([writes, writes]);
          expect(await other.change((kept) => kept.slice(1))).toEqual(writes.slice(1));
          expect(await one.read()).toEqual(writes.slice(1));
        }),
        { numRuns: runs(12) },
      ));

    it("loses nothing of what two tabs change at once", () =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 16 }), async (turns) => {
          const device = await open();
          const [one, other] = [await device.tab(), await device.tab()];
          const names = turns.map((_, at) => `change-${at}`);
          await Promise.all(
            turns.map((isOne, at) =>
              (isOne ? one : other).change(adding(keptWrite(`change-${at}`))),
            ),
          );
          const kept = (await one.read()).map(({ call }) => call.change as string);
          expect(kept.toSorted()).toEqual(names.toSorted());
          const ofOne = names.filter((_, at) => turns[at]);
          expect(kept.filter((name) => ofOne.includes(name))).toEqual(ofOne);
        }),
        { numRuns: runs(20) },
      ));

    it("takes nothing beyond its size, and keeps what was there", async () => {
      const outbox = await (await open()).tab();
      const [small, large] = [keptWrite("small"), keptWrite("large")];
      await outbox.change(adding(small));
      const body = "x".repeat(OUTBOX_MAX_BYTES);
      expect(await outbox.change(adding({ ...large, call: { ...large.call, body } }))).toBe(null);
      expect(await outbox.read()).toEqual([small]);
    });

    it("takes nothing where the device has no room, keeps what was there, and goes on with room", async () => {
      const device = await open();
      const outbox = await device.tab();
      const [first, second] = [keptWrite("first"), keptWrite("second")];
      await outbox.change(adding(first));
      device.fill();
      expect(await outbox.change(adding(second))).toBe(null);
      device.free();
      expect(await outbox.read()).toEqual([first]);
      expect(await outbox.change(adding(second))).toEqual([first, second]);
    });

    it("changes nothing where the change itself fails, and goes on", async () => {
      const outbox = await (await open()).tab();
      const fault = new Error("a bug");
      const failing = outbox.change(() => {
        throw fault;
      });
      await expect(failing).rejects.toBe(fault);
      expect(await outbox.change(adding(keptWrite("next")))).toEqual([keptWrite("next")]);
    });
  });
}
