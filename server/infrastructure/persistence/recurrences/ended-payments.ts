import { ENDED_PAYMENTS_MAX } from "../../../../src/domain/forecast/payment-key.ts";
import { compareText } from "../../../../src/domain/shared/compare-text.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { Recurrences } from "../../../application/recurrences/recurrences.ts";
import type { Queries } from "../database.ts";
import type { Work } from "../ledger/write-rows.ts";
import { writeAttachedRows } from "../restore/write-attached-rows.ts";

/** Begins the id of an ended payment among the dismissed proposals, whose own ids are digests. */
const PREFIX = "regular:";

/** The keys of the ended payments: the latest ones, for a copy may bring more. */
export const endedPayments =
  (queries: Queries): Recurrences["ended"] =>
  async (ledger: LedgerId) => {
    const rows = await queries
      .selectFrom("dismissed_proposals")
      .select("id")
      .where("ledger_id", "=", ledger)
      .where("id", "like", `${PREFIX}%`)
      .orderBy("made_at", "desc")
      .orderBy("id")
      .limit(ENDED_PAYMENTS_MAX)
      .execute();
    return rows.map(({ id }) => id.slice(PREFIX.length)).toSorted(compareText);
  };

/** Stores an ended payment that is not there, with a version by which it is undone. */
export const endPayment =
  (work: Work): RecordWriters["endPayment"] =>
  async (key) => {
    const after = { ledger_id: work.member.ledger, id: `${PREFIX}${key}`, made_at: work.now };
    await writeAttachedRows(work, [{ table: "dismissed_proposals", before: null, after }]);
    return work.revision;
  };
