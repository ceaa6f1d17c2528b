import { NO_RECORDS, type LedgerChanges } from "../../../src/domain/ledger/changes.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Place } from "./changes.ts";
import type { Ledger } from "./ledgers.ts";
import type { Snapshot } from "../stores.ts";
import type { Period } from "../transactions/transactions.ts";

type Ports = { readonly snapshot: Snapshot };

/** Where a further part goes on: the revision of the first part, and the place behind its last movement. */
export type Continuation = { readonly revision: Revision; readonly place: Place };

/** The changes that somebody who keeps a copy asks for; 0 stands for all that is alive. */
export type WantedChanges = {
  readonly since: Revision;
  readonly period: Period;
  readonly limit: number | null;
  readonly after: Continuation | null;
};

/** So many records are told as a difference: of more, everything is read sooner, newest first. */
const DIFFERENCE_MAX = 20_000;

export type ChangesRefusal = "changes-gone" | "unauthenticated";

/** A part of the log, with where the next one goes on. */
export type ChangesPart = Omit<LedgerChanges, "continuation"> & {
  readonly next: Continuation | null;
};

/**
 * What has happened in a ledger since a revision, as it is at one moment. Of several parts each is of
 * its own moment, and all tell the revision of the first: who asks for what came after that has all.
 * What changes again while the parts of a difference are read is told with the next difference.
 * A difference that is too old or too large to tell is gone: who asks for it reads everything anew.
 */
export const listChanges =
  ({ snapshot }: Ports, most = DIFFERENCE_MAX) =>
  (id: LedgerId, wanted: WantedChanges): Promise<Result<ChangesPart, ChangesRefusal>> =>
    snapshot(async ({ ledgers, changes }): Promise<Result<ChangesPart, ChangesRefusal>> => {
      const ledger = await ledgers.find(id);
      if (ledger === null) return refused("unauthenticated");
      if (!isKnown(ledger, wanted)) return refused("changes-gone");
      const { since, period, limit, after } = wanted;
      // Most ask whether there is anything new, and there is not.
      if (since === ledger.revision)
        return accepted({ revision: since, epoch: ledger.epoch, ...NO_RECORDS, next: null });
      // A difference whose first part was told goes on, whatever comes meanwhile.
      if (since > 0 && after === null && (await changes.areMore(id, since, most)))
        return refused("changes-gone");
      const revision = after?.revision ?? ledger.revision;
      const part = { ...period, limit, after: after?.place ?? null };
      const movements =
        since === 0
          ? await changes.livingMovements(id, part)
          : await changes.changedMovements(id, { since, until: revision }, part);
      const others = after === null ? await changes.others(id, since) : NO_RECORDS;
      const next = movements.next === null ? null : { revision, place: movements.next };
      return accepted({
        revision,
        epoch: ledger.epoch,
        ...others,
        transactions: movements.rows,
        next,
      });
    });

/** Whether everything that was removed since can still be told, and the revision is one of this ledger. */
const isKnown = (ledger: Ledger, { since, after }: WantedChanges): boolean =>
  (since === 0 || since >= ledger.prunedRevision) &&
  since <= ledger.revision &&
  (after === null || after.revision <= ledger.revision);
