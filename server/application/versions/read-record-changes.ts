import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type {
  RecordChange,
  Versioned,
  VersionedKind,
} from "../../../src/domain/versions/record-change.ts";
import type { Snapshot } from "../stores.ts";

type Ports = { readonly snapshot: Snapshot };

/** Returns the changes of a record in the last 30 days, newest first. */
export const readRecordChanges =
  ({ snapshot }: Ports) =>
  <Kind extends VersionedKind>(
    ledger: LedgerId,
    kind: Kind,
    id: string,
  ): Promise<Result<readonly RecordChange<Versioned[Kind]>[], "no-such-record">> =>
    snapshot(async ({ versions }) => {
      const changes = await versions.of(ledger, kind, id);
      return changes === null ? refused("no-such-record") : accepted(changes);
    });
