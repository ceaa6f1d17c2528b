import type { UserId } from "../../domain/shared/ids.ts";
import { readKey, storeKey } from "./copy-database.ts";

const nameOf = (person: UserId) => `drafts ${person}`;

/** The key of a person's drafts that lies among those of the copy, so that a reload needs no network; made if none does. */
export async function keptDraftsKey(
  person: UserId,
  make: () => Promise<CryptoKey>,
): Promise<CryptoKey> {
  const kept = await readKey(nameOf(person)).catch(() => null);
  if (kept !== null) return kept;
  const key = await make();
  await storeKey(nameOf(person), key).catch(() => undefined);
  return key;
}
