import { ENDED_PAYMENTS_MAX } from "../../../src/domain/forecast/payment-key.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { performOnce } from "../ledger/perform-once.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly clock: Clock };

export type EndRefusal = "change-reused" | "ended-limit";

type Ended = Result<Revision | null, EndRefusal>;

/**
 * Stores that a payment which always came has ended, as a change that can be undone; returns its revision, null if that
 * was known. A repeated call with the same change name does nothing, even if it was undone in between.
 */
export const endPayment =
  ({ ledgerWork, clock }: Ports) =>
  async (member: Member, key: string, change: ChangeId | null): Promise<Ended> => {
    const once = change === null ? null : { key: `ended:${change}`, fingerprint: key };
    const ended = await ledgerWork(member, change, ({ idempotencyKeys, records, recurrences }) =>
      performOnce(idempotencyKeys, member, once, clock.now(), async (): Promise<Ended> => {
        if (await records.isRepeated()) return refused("change-reused");
        const known = await recurrences.ended(member.ledger);
        if (known.includes(key)) return accepted(null);
        if (known.length >= ENDED_PAYMENTS_MAX) return refused("ended-limit");
        return accepted(await records.endPayment(key));
      }),
    );
    if (ended.ok) return ended;
    return refused(ended.reason === "key-reused" ? "change-reused" : ended.reason);
  };
