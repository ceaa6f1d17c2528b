import type { Ledger } from "../../application/ledger/ledger.ts";
import type { Notice } from "../../application/notice.ts";
import type { Clock } from "../../application/clock.ts";
import type { NewDays } from "../../application/new-days.ts";
import type { Drafts } from "../../application/entries/drafts.ts";
import type { FileSaver } from "../../application/exports/file-saver.ts";
import type { SubmissionQueues } from "../../application/entries/submission-queues.ts";
import type { IdGenerator } from "../../application/id-generator.ts";
import type { PageVisibility } from "../../application/device/page-visibility.ts";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Api } from "../../infrastructure/http/api.ts";
import type { HttpSession } from "../../infrastructure/http/call.ts";
import type { OwnDevice } from "../page/own-device.ts";
import type { Page } from "../page/page.ts";
import type { Unsent } from "../../application/outbox/unsent.ts";
import { key } from "./bind.ts";

/** Shows a toast, and those that follow it one after the other. */
export type Notify = (notice: Notice, ...following: readonly Notice[]) => void;

/** The keys that every feature may need; a feature's own keys are declared beside it. */
export const keys = {
  api: key<Api>("api"),
  /** Returns the ids of categories, which are sent beside their names. */
  categoryIdOf: key<CategoryIdOf>("categoryIdOf"),
  clock: key<Clock>("clock"),
  consent: key<Page["consent"]>("consent"),
  /** Removes everything stored in this browser, then goes to an address. */
  depart: key<(to: string) => void>("depart"),
  drafts: key<Drafts>("drafts"),
  files: key<FileSaver>("files"),
  httpSession: key<HttpSession>("httpSession"),
  ids: key<IdGenerator>("ids"),
  ledger: key<Pick<Ledger, "write" | "getSnapshot" | "subscribe">>("ledger"),
  /** The ledger's records, for features that read all of them. */
  records:
    key<
      Pick<
        Ledger,
        "getSnapshot" | "subscribe" | "openRecords" | "upToDate" | "catchUp" | "latestRevision"
      >
    >("records"),
  submissionQueues: key<SubmissionQueues>("submissionQueues"),
  ownDevice: key<OwnDevice>("ownDevice"),
  /** The writes that wait on this device. */
  unsent: key<Unsent>("unsent"),
  notify: key<Notify>("notify"),
  /** Checks at once for smart alerts, which the bell shows. */
  raiseAlerts: key<() => void>("raiseAlerts"),
  /** Reloads what the screen shows. */
  reload: key<() => void>("reload"),
  /** Calls back on each reload; for features with data outside the screen's loader. */
  onReload: key<(listener: () => void) => void>("onReload"),
  /** Calls back on each new day. */
  newDays: key<NewDays>("newDays"),
  session: key<Page["session"]>("session"),
  /** The storage of the tab. */
  tab: key<Page["tab"]>("tab"),
  /** Whether a write of the ledger is on its way. */
  writing: key<Pick<Ledger, "isWriting" | "subscribe">>("writing"),
  visibility: key<PageVisibility>("visibility"),
};

/** The needs of every feature whose dialogs write records of the ledger. */
export const recordNeeds = {
  ids: keys.ids,
  drafts: keys.drafts,
  submissionQueues: keys.submissionQueues,
  ledger: keys.ledger,
  notify: keys.notify,
};
