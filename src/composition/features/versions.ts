import { failureOf } from "../../application/failure.ts";
import type { Notice } from "../../application/notice.ts";
import { goBack } from "../../application/versions/go-back.ts";
import type { RecordHistory } from "../../application/versions/record-history.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import type { AnyChange } from "../../domain/versions/record-change.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { startLook } from "../actors/start-look.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { laterRecordHistory } from "../later-record-history.ts";

const HISTORY = key<RecordHistory>("recordHistory");

const needs = {
  history: HISTORY,
  ids: keys.ids,
  ledger: keys.ledger,
  notify: keys.notify,
  reload: keys.reload,
  onReload: keys.onReload,
};

/** The history of a record, and the ways back to its versions. */
export const versionsFeature = feature(
  [bind(HISTORY, [keys.api, keys.categoryIdOf], laterRecordHistory)],
  needs,
  startVersions,
);

/** Starts the dialog with the history of a record; going back shows a toast. */
export function startVersions({
  history,
  ids,
  ledger,
  notify,
  reload,
  onReload,
}: NeedsOf<typeof needs>): OverlayActors["versions"] {
  const dialog = startLook<WrittenRecord, readonly AnyChange[]>(({ type, kept }) =>
    history.changesOf(type, kept.record),
  );
  onReload(() => dialog.send({ type: "RELOAD" }));
  const write = goBack(history, ledger);
  const told = (notice: Notice) => {
    notify(notice);
    // Data outside the ledger's copy is fetched by its screen.
    reload();
  };
  return {
    dialog,
    goBack: (wish) => {
      dialog.send({ type: "CLOSE" });
      const change = changeId(ids.next());
      void write(wish, change).then(
        () => told(noticeOf(wish.present, change)),
        (reason: unknown) => notify({ type: "failed", failure: failureOf(reason) }),
      );
    },
  };
}

/** The notice of a changed record of any kind. */
function noticeOf({ type, kept }: WrittenRecord, undo: ChangeId): Notice {
  switch (type) {
    case "transactions":
      return { type: "transaction-changed", kind: kept.record.kind, change: "updated", undo };
    case "budgets":
      return { type: "budget-changed", change: "updated", undo };
    case "goals":
      return { type: "goal-changed", change: "updated", undo };
    case "categories":
      return { type: "category-changed", news: { type: "updated" }, undo };
    case "rules":
      return { type: "rule-changed", news: { type: "updated" }, undo };
    case "recurrences":
      return { type: "recurrence-changed", news: "updated", undo };
    case "accounts":
      return { type: "money-account-changed", news: "updated", undo };
  }
}
