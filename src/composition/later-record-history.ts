import type { RecordHistory } from "../application/versions/record-history.ts";
import type { CategoryIdOf } from "../domain/categories/by-id.ts";
import type { Api } from "../infrastructure/http/api.ts";

/** The histories of records; fetched with the first call. */
export function laterRecordHistory(api: Api, idOf: CategoryIdOf): RecordHistory {
  const history = async () =>
    (await import("../infrastructure/http/ledger/http-record-history.ts")).httpRecordHistory(
      api,
      idOf,
    );
  return {
    changesOf: async (...of) => (await history()).changesOf(...of),
    goBack: async (...wish) => (await history()).goBack(...wish),
  };
}
