import type { ObservableBook, Ledger } from "../application/ledger/ledger.ts";
import { makeOutbox, type Outbox } from "../application/outbox/outbox.ts";
import { frozen } from "../application/outbox/queue.ts";
import { showWaiting } from "../application/outbox/show-waiting.ts";
import { findRecord } from "../domain/ledger/find-record.ts";
import { storageKeys } from "../infrastructure/browser/stores/storage-keys.ts";
import { browserRecovery } from "../infrastructure/browser/browser-recovery.ts";
import { senderLock } from "../infrastructure/device/sender-lock.ts";
import {
  destroyOtherOutboxes,
  hasOutbox,
  OUTBOX_STALE_AFTER_MS,
} from "../infrastructure/device/outboxes.ts";
import { openDeviceOutbox } from "../infrastructure/device/sealed-device-outbox.ts";
import { httpOutboxKeyShare } from "../infrastructure/http/profile/http-outbox-key-share.ts";
import { sendQueued } from "../infrastructure/http/ledger/named-calls.ts";
import { readWriteKind } from "../infrastructure/http/ledger/read-write-kind.ts";
import { destroyCopy } from "./destroy-copy.ts";
import type { Page } from "./page/page.ts";

const NAME = "fincontrol-outbox";

/** Opens the writes of the signed-in user that wait on this device, and sends them; null without a key for them. */
export async function deviceOutbox(
  { api, clock, consentedAt, httpSession, ownDevice, session, storage }: Page,
  observableBook: ObservableBook,
  { upToDate, catchUp }: Pick<Ledger, "upToDate" | "catchUp">,
): Promise<Outbox | null> {
  const person = session.getSnapshot().context.session?.user.id;
  if (person === undefined) return null;
  const isOwn = ownDevice.since() !== null;
  const whose = {
    person,
    half: httpOutboxKeyShare(api),
    now: () => clock.now(),
    isOwn,
    isSignedIn: () =>
      consentedAt() !== null && storage.get(storageKeys.token) === httpSession.token(),
  };
  await destroyOtherOutboxes(person);
  if (!isOwn && !(await hasOutbox(person))) {
    ownDevice.forgetUnsent();
    return null;
  }
  const device = await openDeviceOutbox(whose);
  if (device === null) return null;
  if (isOwn && ownDevice.since() === null) {
    // The device was disowned meanwhile.
    if ((await device.read()).length === 0) ownDevice.forgetUnsent();
    await destroyCopy();
    return null;
  }
  if (device.usedAt !== null && clock.now() - device.usedAt > OUTBOX_STALE_AFTER_MS) {
    await device.change(frozen);
    await device.renew();
  }
  const others = new BroadcastChannel(NAME);
  const tell = others.postMessage.bind(others);
  const outbox = makeOutbox({
    device,
    alone: senderLock(NAME),
    send: sendQueued(api),
    writeKindOf: readWriteKind,
    recovery: browserRecovery(window),
    clock,
    writtenOf: observableBook.writtenOf,
    confirmed: (record) => findRecord(observableBook.confirmed(), record),
    upToDate: () => {
      catchUp();
      return upToDate();
    },
    tell: () => tell(null),
  });
  others.addEventListener("message", () => void outbox.showStored().catch(() => undefined));
  await outbox.unsentWrites();
  ownDevice.mayHaveUnsent = () => {
    const { queue, isShut } = outbox.getSnapshot();
    return isShut || queue.length > 0;
  };
  showWaiting(observableBook, outbox);
  outbox.look();
  return outbox;
}
