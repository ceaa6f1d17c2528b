import { expect } from "vitest";
import type { DeviceOutbox } from "../../../src/application/outbox/device-outbox.ts";
import type { QueuedWrite, NamedCall } from "../../../src/application/outbox/queued-write.ts";
import { makeOutbox, type Outbox } from "../../../src/application/outbox/outbox.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import { forever } from "./promises.ts";

type Send = (call: NamedCall) => Promise<Revision | null>;

const outboxOn = (device: DeviceOutbox, send: Send): Outbox => {
  const outbox = makeOutbox({
    device,
    alone: (work) => work(),
    send,
    writeKindOf: readWriteKind,
    recovery: { wait: forever },
    clock: { now: () => 1 },
    writtenOf: () => null,
    confirmed: () => null,
    upToDate: async () => {},
    tell: () => {},
  });
  outbox.look();
  return outbox;
};

/** An outbox in which writes wait for a network that never comes, unless a test answers them. */
export async function outboxOf(
  writes: readonly QueuedWrite[],
  send: Send = () => Promise.reject({ type: "offline" }),
): Promise<Outbox> {
  let stored = writes;
  const device: DeviceOutbox = {
    read: async () => stored,
    change: async (make) => (stored = make(stored)),
  };
  const outbox = outboxOn(device, send);
  await expect.poll(() => outbox.getSnapshot().queue).toHaveLength(writes.length);
  return outbox;
}

/** An outbox that does not open. */
export async function shutOutbox(): Promise<Outbox> {
  const shut = () => Promise.reject(new Error("an outbox of another version"));
  const outbox = outboxOn({ read: shut, change: shut }, shut);
  await expect.poll(() => outbox.getSnapshot().isShut).toBe(true);
  return outbox;
}
