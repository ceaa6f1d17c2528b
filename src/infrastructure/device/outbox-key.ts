import type { OutboxKeyShare } from "../../application/outbox/outbox-key-share.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import { readKey, storeKey } from "./copy-database.ts";
import type { Box } from "./outbox-database.ts";
import { openWrites } from "./outbox-writes.ts";
import { keyFrom } from "./seal.ts";

/** The name of a person's key among those of the copy. */
export const outboxKeyName = (person: UserId): string => `outbox ${person}`;

/** The key of a box, of the server's half and the device's. */
export const outboxKey = async (
  half: OutboxKeyShare,
  person: UserId,
  salt: Box["salt"],
): Promise<CryptoKey> => keyFrom(await half(), salt, person);

/**
 * The key on the device if it opens the box, so that a reload needs no network; else that of the server's half, which
 * stays on a device that is the person's own if it opens the box. Rejects if the half cannot be had.
 */
export async function findOutboxKey(
  half: OutboxKeyShare,
  person: UserId,
  box: Box,
  isOwn: boolean,
): Promise<CryptoKey> {
  const kept = await readKey(outboxKeyName(person)).catch(() => null);
  if (kept && (await doesOpen(kept, person, box))) return kept;
  const key = await outboxKey(half, person, box.salt);
  if (isOwn && (await doesOpen(key, person, box))) await keepOutboxKey(person, key);
  return key;
}

/** Keeps a key on the device; without it a reload asks for the server's half again. */
export const keepOutboxKey = (person: UserId, key: CryptoKey): Promise<void> =>
  storeKey(outboxKeyName(person), key).catch(() => undefined);

const doesOpen = (key: CryptoKey, person: UserId, box: Box): Promise<boolean> =>
  openWrites(key, person, box).then(
    () => true,
    () => false,
  );
