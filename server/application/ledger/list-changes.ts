import { NO_RECORDS, type LedgerChanges } from "../../../src/domain/ledger/changes.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Place } from "./changes.ts";
import type { Ledger } from "./ledgers.ts";
import type { Snapshot } from "../stores.ts";
import type { Period } from "../transactions/transactions.ts";

type Ports = { readonly snapshot: Snapshot };

/** Where the next page begins: the revision of the first page, and the position of its last movement. */
export type Continuation = { readonly revision: Revision; readonly place: Place };

/** The changes requested by a client with a copy; 0 asks for everything that is alive. */
export type WantedChanges = {
  readonly since: Revision;
  readonly period: Period;
  readonly limit: number | null;
  readonly after: Continuation | null;
};

/** The most records sent as a difference: beyond that, reading everything is faster, newest first. */
const DIFFERENCE_MAX = 20_000;

export type ChangesRefusal = "changes-gone" | "unauthenticated";

/** A page of the log, with the position where the next one begins. */
export type ChangesPart = Omit<LedgerChanges, "continuation"> & {
  readonly next: Continuation | null;
};

/**
 * Lists the changes of a ledger since a revision, from one snapshot. Each page is from a snapshot of its own, and all
 * report the revision of the first: asking for the changes after that completes them. A record that changes again while
 * the pages are read comes with the next difference. A difference that is too old or too large is gone: the client
 * reads everything anew.
 */
export const listChanges =
  ({ snapshot }: Ports, most = DIFFERENCE_MAX) =>
  (id: LedgerId, wanted: WantedChanges): Promise<Result<ChangesPart, ChangesRefusal>> =>
    snapshot(
      async ({ ledgers, changes, recurrences }): Promise<Result<ChangesPart, ChangesRefusal>> => {
        const ledger = await ledgers.find(id);
        if (ledger === null) return refused("unauthenticated");
        if (!isKnown(ledger, wanted)) return refused("changes-gone");
        const { since, period, limit, after } = wanted;
        // Most calls ask for news, and there is none.
        if (since === ledger.revision)
          return accepted({
            revision: since,
            epoch: ledger.epoch,
            ended: null,
            ...NO_RECORDS,
            next: null,
          });
        // A difference whose first page was sent is continued, whatever changed since.
        if (since > 0 && after === null && (await changes.areMore(id, since, most)))
          return refused("changes-gone");
        const revision = after?.revision ?? ledger.revision;
        const part = { ...period, limit, after: after?.place ?? null };
        const movements =
          since === 0
            ? await changes.livingMovements(id, part)
            : await changes.changedMovements(id, { since, until: revision }, part);
        const others = after === null ? await changes.others(id, since) : NO_RECORDS;
        const ended = after === null ? await recurrences.ended(id) : null;
        const next = movements.next === null ? null : { revision, place: movements.next };
        return accepted({
          revision,
          epoch: ledger.epoch,
          ended,
          ...others,
          transactions: movements.rows,
          next,
        });
      },
    );

/** Whether all removals since the revision can still be listed, and the revision is one of this ledger. */
const isKnown = (ledger: Ledger, { since, after }: WantedChanges): boolean =>
  (since === 0 || since >= ledger.prunedRevision) &&
  since <= ledger.revision &&
  (after === null || after.revision <= ledger.revision);
