import type { Desk, Ledger } from "../application/ledger/ledger.ts";
import { makeOutbox, type Outbox } from "../application/outbox/outbox.ts";
import { held } from "../application/outbox/queue.ts";
import { showWaiting } from "../application/outbox/show-waiting.ts";
import { findRecord } from "../domain/ledger/find-record.ts";
import { storageKeys } from "../infrastructure/browser/storage-keys.ts";
import { browserRecovery } from "../infrastructure/browser/browser-recovery.ts";
import { senderLock } from "../infrastructure/device/sender-lock.ts";
import {
  destroyOtherOutboxes,
  hasOutbox,
  OUTBOX_RESTS,
} from "../infrastructure/device/outboxes.ts";
import { openDeviceOutbox } from "../infrastructure/device/sealed-device-outbox.ts";
import { httpOutboxHalf } from "../infrastructure/http/profile/http-outbox-half.ts";
import { sendKept } from "../infrastructure/http/ledger/named-calls.ts";
import { readDeed } from "../infrastructure/http/ledger/read-deed.ts";
import { destroyCopy } from "./destroy-copy.ts";
import type { Page } from "./page/page.ts";

const NAME = "fincontrol-outbox";

/** Opens the writes of the signed-in user that wait on this device, and sends them; null without a key for them. */
export async function deviceOutbox(
  { api, clock, consentedAt, httpSession, ownDevice, session, storage }: Page,
  desk: Desk,
  { upToDate, catchUp }: Pick<Ledger, "upToDate" | "catchUp">,
): Promise<Outbox | null> {
  const person = session.getSnapshot().context.session?.user.id;
  if (person === undefined) return null;
  const isOwn = ownDevice.since() !== null;
  const whose = {
    person,
    half: httpOutboxHalf(api),
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
  if (device.usedAt !== null && clock.now() - device.usedAt > OUTBOX_RESTS) {
    await device.change(held);
    await device.renew();
  }
  const others = new BroadcastChannel(NAME);
  const tell = others.postMessage.bind(others);
  const outbox = makeOutbox({
    device,
    alone: senderLock(NAME),
    send: sendKept(api),
    deedOf: readDeed,
    recovery: browserRecovery(window),
    clock,
    writtenOf: desk.writtenOf,
    confirmed: (record) => findRecord(desk.confirmed(), record),
    upToDate: () => {
      catchUp();
      return upToDate();
    },
    tell: () => tell(null),
  });
  others.addEventListener("message", () => void outbox.hear().catch(() => undefined));
  await outbox.atStake();
  ownDevice.mayHaveUnsent = () => {
    const { queue, isShut } = outbox.getSnapshot();
    return isShut || queue.length > 0;
  };
  showWaiting(desk, outbox);
  outbox.look();
  return outbox;
}
