import type { DeviceOutbox } from "../../application/outbox/device-outbox.ts";
import { OUTBOX_MAX_BYTES } from "../../application/outbox/device-outbox.ts";
import type { KeptWrite } from "../../application/outbox/kept-write.ts";
import type { OutboxHalf } from "../../application/outbox/outbox-half.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import { keyBeside } from "./copy-database.ts";
import { beginOutbox, readOutbox, replaceOutbox, type StoredOutbox } from "./outbox-database.ts";
import { derivedKey, seal, unseal } from "./seal.ts";

/** The version of the stored format; writes of a newer one are left as they are. */
export const OUTBOX_FORMAT = 1;

/** How long writes are stored for a person who does not sign in, in milliseconds. */
const TOO_OLD = 90 * 24 * 60 * 60 * 1000;

const SALT_BYTES = 32;

type Whose = {
  readonly person: UserId;
  /** Asks the server for its half of the key. */
  readonly half: OutboxHalf;
  readonly now: () => number;
  /** Whether the key may lie on the device while the session lasts. */
  readonly isOwn: boolean;
};

/** The writes of a person, and when they were last signed in here, in Unix milliseconds. */
export type OpenedOutbox = { readonly device: DeviceOutbox; readonly usedAt: number };

/**
 * Opens the writes that a person has on this device, and destroys those of others. Null if there is no key for them, as
 * without a network after a refused session, or if the browser stores nothing.
 */
export async function openDeviceOutbox({
  person,
  half,
  now,
  isOwn,
}: Whose): Promise<OpenedOutbox | null> {
  try {
    const stored = await readOutbox(person);
    if (stored !== undefined && stored.format > OUTBOX_FORMAT) return null;
    const isOld = stored !== undefined && now() - stored.usedAt > TOO_OLD;
    const begun: StoredOutbox =
      stored === undefined || isOld
        ? {
            format: OUTBOX_FORMAT,
            salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
            usedAt: now(),
            sealed: null,
          }
        : stored;
    const derive = async () => derivedKey(await half(), begun.salt, person);
    const key = isOwn ? await keyBeside(keyName(person, begun.salt), derive) : await derive();
    await beginOutbox(person, { ...begun, usedAt: now() });
    return { device: deviceOutbox(person, key), usedAt: begun.usedAt };
  } catch {
    return null;
  }
}

/** The name of the key beside that of the copy: another salt makes another key. */
const keyName = (person: UserId, salt: Uint8Array): string => `outbox ${person} ${String(salt)}`;

const label = (person: UserId): string => JSON.stringify(["outbox", OUTBOX_FORMAT, person]);

const deviceOutbox = (person: UserId, key: CryptoKey): DeviceOutbox => {
  const open = async () => {
    const stored = await readOutbox(person);
    if (stored === undefined) throw new Error("the writes of this person were destroyed");
    const { sealed } = stored;
    const writes =
      sealed === null
        ? []
        : (JSON.parse(await unseal(key, label(person), sealed)) as readonly KeptWrite[]);
    return { sealed, writes };
  };

  const change: DeviceOutbox["change"] = async (make) => {
    const { sealed: seen, writes } = await open();
    const next = make(writes);
    if (next === writes) return writes;
    const sealed = await seal(key, label(person), JSON.stringify(next));
    if (sealed.bytes.byteLength > OUTBOX_MAX_BYTES) return null;
    const isStored = await replaceOutbox(person, seen, sealed).catch(refusedRoom);
    if (isStored === null) return null;
    return isStored ? next : change(make);
  };

  return { read: async () => (await open()).writes, change };
};

/** Returns null where the device has no room; rethrows anything else. */
function refusedRoom(reason: unknown): null {
  if (reason instanceof DOMException && reason.name === "QuotaExceededError") return null;
  throw reason;
}
