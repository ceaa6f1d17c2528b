import { OUTBOX_MAX_BYTES, type DeviceOutbox } from "../../application/outbox/device-outbox.ts";
import type { QueuedWrite } from "../../application/outbox/queued-write.ts";
import type { OutboxKeyShare } from "../../application/outbox/outbox-key-share.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import { hasDatabase, readBox, replaceBox, type Box } from "./outbox-database.ts";
import { findOutboxKey, keepOutboxKey, outboxKey } from "./outbox-key.ts";
import { OUTBOX_FORMAT, openWrites, sealWrites } from "./outbox-writes.ts";
import { destroyOldOutboxes, OUTBOX_STALE_AFTER_MS } from "./outboxes.ts";

const SALT_BYTES = 32;

/** How often a tab tries again when others have written meanwhile; each time one of them has succeeded. */
const MAX_TRIES = 32;

/** The unsent writes of a person on this device, opened. */
export type OpenedOutbox = DeviceOutbox & {
  /** The moment of the person's use before this one, in Unix milliseconds; null if the outbox is new. */
  readonly usedAt: number | null;
  /** Makes this moment that of the last use: for an outbox that has rested too long, once its person has seen it. */
  readonly renew: () => Promise<void>;
};

export type OutboxOpening = {
  readonly person: UserId;
  readonly half: OutboxKeyShare;
  /** The present moment, in Unix milliseconds. */
  readonly now: () => number;
  /** Whether the device is the person's own, so that the key may lie on it while the session lasts. */
  readonly isOwn: boolean;
  /** Whether the person is still signed in here: another tab may have signed out, and lost what waits. */
  readonly isSignedIn: () => boolean;
};

/**
 * Opens the outbox of a person, or begins one; null if no key can be had now, or the browser keeps nothing. Outboxes
 * that were not used for 90 days are destroyed before. To open it is a use, unless it has rested for 30 days. One that
 * does not open stays as it is: to read or change it rejects.
 */
export async function openDeviceOutbox({
  person,
  half,
  now,
  isOwn,
  isSignedIn,
}: OutboxOpening): Promise<OpenedOutbox | null> {
  try {
    await destroyOldOutboxes(now());
    const before = await readBox(person);
    const box = before ?? (await begin({ person, half, now, isOwn }));
    const key = await findOutboxKey(half, person, box, isOwn);
    const renew = () => renewUse(person, now());
    if (now() - box.usedAt <= OUTBOX_STALE_AFTER_MS) await renew();
    return { ...deviceOutbox(person, key, isSignedIn), usedAt: before && before.usedAt, renew };
  } catch {
    return null;
  }
}

/** Where there is no room even for that, the outbox counts as older than it is. */
const renewUse = async (person: UserId, usedAt: number): Promise<void> => {
  const renewed = (stored: Box | null) =>
    stored?.format === OUTBOX_FORMAT ? { ...stored, usedAt } : null;
  await replaceBox(person, renewed).catch(() => false);
};

/** Puts an empty box; if another tab has put one meanwhile, that one counts. */
async function begin({
  person,
  half,
  now,
  isOwn,
}: Omit<OutboxOpening, "isSignedIn">): Promise<Box> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await outboxKey(half, person, salt);
  const writes = await sealWrites(key, person, []);
  const fresh: Box = { format: OUTBOX_FORMAT, salt, usedAt: now(), writes };
  if (await replaceBox(person, (stored) => (stored ? null : fresh))) {
    if (isOwn) await keepOutboxKey(person, key);
    return fresh;
  }
  return existing(person);
}

async function existing(person: UserId): Promise<Box> {
  const box = await readBox(person);
  if (box === null) throw new Error("the outbox was destroyed");
  return box;
}

function deviceOutbox(
  person: UserId,
  key: CryptoKey,
  isSignedIn: OutboxOpening["isSignedIn"],
): DeviceOutbox {
  /** The box opened or sealed last: while it is stored unchanged, nothing has to be decrypted. */
  let known: { readonly box: Box; readonly writes: readonly QueuedWrite[] } | null = null;
  const opened = async (box: Box) => {
    if (known !== null && isUntouched(known.box, box)) return known.writes;
    const writes = await openWrites(key, person, box);
    known = { box, writes };
    return writes;
  };
  /**
   * Whether the browser has thrown everything away: this page then still sends what it knows, and adds nothing to it.
   * A database that is gone because another tab has signed out is over.
   */
  const isLost = async () => known !== null && !(await hasDatabase()) && isSignedIn();
  const changeKnown: DeviceOutbox["change"] = async (make) => {
    if (known === null) throw new Error("nothing is known of the outbox");
    const made = make(known.writes);
    if (made.length > known.writes.length) return null;
    known = { ...known, writes: made };
    return made;
  };
  const change: DeviceOutbox["change"] = async (make) => {
    if (await isLost()) return changeKnown(make);
    for (let tries = MAX_TRIES; tries > 0; tries -= 1) {
      const seen = await existing(person);
      const made = make(await opened(seen));
      const writes = await sealWrites(key, person, made);
      if (writes.bytes.byteLength > OUTBOX_MAX_BYTES) return null;
      const put = (stored: Box | null) =>
        stored !== null && isSame(stored, seen) ? { ...stored, writes } : null;
      if (!(await replaceBox(person, put))) continue;
      known = { box: { ...seen, writes }, writes: made };
      return made;
    }
    throw new Error("too many tabs write at once");
  };
  // The changes of one tab wait for each other, so that only other tabs make it try again.
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: async () => {
      if (known !== null && (await isLost())) return known.writes;
      return opened(await existing(person));
    },
    change: (make) => {
      const turn = last.then(() => change(make)).catch(nullWithoutRoom);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const isSame = (stored: Box, seen: Box): boolean =>
  String(stored.writes.iv) === String(seen.writes.iv);

/** Whether a box is the known one to the last byte; one that was changed on the device has to be opened, and is not. */
function isUntouched(known: Box, box: Box): boolean {
  const [before, now] = [new Uint8Array(known.writes.bytes), new Uint8Array(box.writes.bytes)];
  return (
    known.format === box.format &&
    isSame(known, box) &&
    before.length === now.length &&
    before.every((byte, at) => byte === now[at])
  );
}

function nullWithoutRoom(reason: unknown): null {
  if (reason instanceof DOMException && reason.name === "QuotaExceededError") return null;
  throw reason;
}
