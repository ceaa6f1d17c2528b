import {
  OUTBOX_MAX_BYTES,
  type DeviceOutbox,
} from "../../../src/application/outbox/device-outbox.ts";
import type { QueuedWrite } from "../../../src/application/outbox/queued-write.ts";

/** Storage that the outboxes of several tabs share; writes lie there as JSON. */
export type FakeOutboxStorage = { text: string; hasRoom: boolean; opens: boolean };

export const fakeOutboxStorage = (): FakeOutboxStorage => ({
  text: "[]",
  hasRoom: true,
  opens: true,
});

/** The outbox of one tab over storage in memory. */
export function fakeDeviceOutbox(storage: FakeOutboxStorage = fakeOutboxStorage()): DeviceOutbox {
  const opened = (text: string) => {
    if (!storage.opens) throw new Error("does not open");
    return JSON.parse(text) as readonly QueuedWrite[];
  };
  const change: DeviceOutbox["change"] = async (make) => {
    const seen = storage.text;
    const made = make(opened(seen));
    const text = JSON.stringify(made);
    // Another tab may write meanwhile.
    await Promise.resolve();
    if (storage.text !== seen) return change(make);
    if (!storage.hasRoom || text.length > OUTBOX_MAX_BYTES) return null;
    storage.text = text;
    return made;
  };
  return { read: async () => opened(storage.text), change };
}
