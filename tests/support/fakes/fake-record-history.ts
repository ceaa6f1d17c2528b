import type { RecordHistory } from "../../../src/application/versions/record-history.ts";
import type { AnyChange } from "../../../src/domain/versions/record-change.ts";

/** A history with these changes, of whatever record; going back answers the version at the next revision. */
export const fakeRecordHistory = (
  changes: readonly AnyChange[],
  goBack: RecordHistory["goBack"] = async (_type, { version: record }, { seen }) => ({
    record,
    revision: seen + 1,
    removed: false,
  }),
): RecordHistory => ({
  changesOf: async () => changes as never,
  goBack,
});
