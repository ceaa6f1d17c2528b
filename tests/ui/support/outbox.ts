import { expect } from "vitest";
import type { KeptWrite, NamedCall } from "../../../src/application/outbox/kept-write.ts";
import { makeOutbox, type Outbox } from "../../../src/application/outbox/outbox.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { readDeed } from "../../../src/infrastructure/http/ledger/read-deed.ts";
import { forever } from "./promises.ts";

/** An outbox in which writes wait for a network that never comes, unless a test answers them. */
export async function outboxOf(
  writes: readonly KeptWrite[],
  send: (call: NamedCall) => Promise<Revision | null> = () => Promise.reject({ type: "offline" }),
): Promise<Outbox> {
  let stored = writes;
  const outbox = makeOutbox({
    device: { read: async () => stored, change: async (make) => (stored = make(stored)) },
    alone: (work) => work(),
    send,
    deedOf: readDeed,
    recovery: { wait: forever },
    clock: { now: () => 1 },
    writtenOf: () => null,
    confirmed: () => null,
    upToDate: async () => {},
    tell: () => {},
  });
  outbox.look();
  await expect.poll(() => outbox.getSnapshot().queue).toHaveLength(writes.length);
  return outbox;
}
