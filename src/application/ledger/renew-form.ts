import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { OpenForm } from "../acts/form.ts";
import { merge } from "./versions.ts";

/** Goes on with the current version of a record; of its fields, those that were typed stay as they are. */
export const renewForm =
  <Fields extends object, Subject>(
    current: (record: WrittenRecord) => Subject | null,
    show: (subject: Subject) => Fields,
  ) =>
  (
    { subject, fields }: OpenForm<Fields, Subject>,
    now: WrittenRecord,
  ): OpenForm<Fields, Subject> | null => {
    const theirs = current(now);
    if (theirs === null) return null;
    const versions = { seen: show(subject), theirs: show(theirs), mine: fields };
    return { subject: theirs, fields: merge(versions, {}) };
  };
