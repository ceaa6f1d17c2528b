import type { QueuedWrite } from "../../application/outbox/queued-write.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import { referencesOf } from "../http/ledger/call-references.ts";
import type { Box } from "./outbox-database.ts";
import { seal, unseal, type Sealed } from "./seal.ts";

/** The version of the stored format; an outbox of a newer version is left alone. */
export const OUTBOX_FORMAT = 1;

const label = (person: UserId) => JSON.stringify(["outbox", OUTBOX_FORMAT, person]);

/** Seals writes as JSON, which holds no infinite number: their revisions have to be finite. */
export const sealWrites = (
  key: CryptoKey,
  person: UserId,
  writes: readonly QueuedWrite[],
): Promise<Sealed> => seal(key, label(person), JSON.stringify(writes));

/**
 * Opens the writes with all their fields, known or not; rejects if they do not open. A client of before, of which a tab
 * may still be open, wrote calls without what they refer to.
 */
export async function openWrites(
  key: CryptoKey,
  person: UserId,
  { format, writes }: Box,
): Promise<readonly QueuedWrite[]> {
  if (format !== OUTBOX_FORMAT) throw new Error("an outbox of another version");
  const stored: unknown = JSON.parse(await unseal(key, label(person), writes));
  return (stored as readonly QueuedWrite[]).map(withReferences);
}

const withReferences = (write: QueuedWrite): QueuedWrite => ({
  ...write,
  call: { ...referencesOf(write.call), ...write.call },
});
