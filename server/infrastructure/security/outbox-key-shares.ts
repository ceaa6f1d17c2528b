import { hkdfSync } from "node:crypto";
import type { OutboxKeyShareOf } from "../../application/profile/outbox-key-share.ts";
import type { SealingKey } from "./sealing-key.ts";

const HALF_BYTES = 32;

/** Derives each person's half from the key that seals secrets, so that no row has to keep it. */
export const outboxKeyShares =
  (key: SealingKey): OutboxKeyShareOf =>
  async (person) => {
    const label = `fincontrol outbox ${person}`;
    return Buffer.from(hkdfSync("sha256", await key.make(), "", label, HALF_BYTES));
  };
