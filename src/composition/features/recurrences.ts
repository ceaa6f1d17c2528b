import { createActor } from "xstate";
import { orOffline } from "../../application/offline.ts";
import { failureOf, isRefusal } from "../../application/failure.ts";
import { storedRecurrenceForm } from "../../application/recurrences/recurrence-form.ts";
import { sending } from "../../application/acts/sending.ts";
import {
  recurrenceActsMachine,
  typedTexts,
} from "../../application/recurrences/recurrence-acts.machine.ts";
import { actOnAll, type ActsAtOnce } from "../../application/recurrences/act-on-all.ts";
import type { ActInput } from "../../application/acts/act.machine.ts";
import type { RecurrenceNews } from "../../application/notice.ts";
import type { Undo } from "../../application/ledger/undo.ts";
import type { Recurrences } from "../../application/recurrences/recurrences.ts";
import { actOnRecurrence, undoOfAct } from "../../application/recurrences/act-on-recurrence.ts";
import { needWhole } from "../../application/ledger/whole-book.ts";
import { saveRecurrence } from "../../application/recurrences/save-recurrence.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { httpUndo } from "../../infrastructure/http/ledger/http-undo.ts";
import { httpRecurrences } from "../../infrastructure/http/http-recurrences.ts";
import type { RecurrencesFeature } from "../../ui/screens/recurrences/recurrences-feature.ts";
import { startAct } from "../actors/acts.ts";
import { startDraftedFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const RECURRENCES = key<Recurrences>("recurrences");
const RECURRENCES_UNDO = key<Undo>("recurrencesUndo");

const needs = {
  recurrences: RECURRENCES,
  undo: RECURRENCES_UNDO,
  clock: keys.clock,
  drafts: keys.drafts,
  ids: keys.ids,
  newDays: keys.newDays,
  notify: keys.notify,
  ledger: keys.records,
  reload: keys.reload,
};

/** The recurring movements and instalments. */
export const recurrencesFeature = feature(
  [
    bind(RECURRENCES, [keys.api, keys.categoryIdOf], httpRecurrences),
    bind(RECURRENCES_UNDO, [keys.api], httpUndo),
  ],
  needs,
  startRecurrences,
);

/** Starts the writes of the recurrences screen; each success shows a toast. */
export function startRecurrences(given: NeedsOf<typeof needs>): RecurrencesFeature {
  const { recurrences, undo, clock, drafts, ids, newDays, notify, ledger, reload } = given;
  const told = (news: RecurrenceNews, by: ChangeId | null) =>
    notify({ type: "recurrence-changed", news, undo: by });

  const save = saveRecurrence(recurrences, undo, ids);
  const there = (id: string) =>
    recurrencesOf(ledger.getSnapshot()).find((one) => one.id === id) ?? null;
  const dialog = startDraftedFormDialog(
    storedRecurrenceForm,
    { ids, drafts, name: "recurrence", there },
    (input: Parameters<typeof save>[0]) =>
      save(input).catch((reason: unknown) => {
        // A request without a response may have been carried out: the reload shows it.
        if (!isRefusal(failureOf(reason))) ledger.catchUp();
        throw reason;
      }),
  );
  newDays((day) => dialog.send({ type: "NEW_DAY", ...day }));
  dialog.on("SAVED", ({ change, key: name }) => {
    told(change, changeId(name));
    reload();
  });

  const act = actOnRecurrence(recurrences);
  const [typed] = drafts.read("waiting");
  const acts = createActor(
    recurrenceActsMachine(() => ids.next()).provide({
      actors: { sending: sending(act) },
    }),
    { input: typed?.fields },
  );
  acts.subscribe(({ context }) => {
    const fields = typedTexts(context);
    const isNone = Object.keys(fields).length === 0;
    drafts.write("waiting", isNone ? [] : [{ fields, tries: [], edited: null }], false);
  });
  acts.start();
  // Of several acts at once only the last reloads, with the results of the others.
  const reloadAfterLast = () => {
    if (acts.getSnapshot().context.underWay.length === 0) reload();
  };
  acts.on("DONE", ({ done }) => {
    told(done.act.type, undoOfAct(done));
    reloadAfterLast();
  });
  acts.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
    // Another member or device may have answered first: the current state is shown.
    ledger.catchUp();
    reloadAfterLast();
  });

  const all = startAct(({ of }: ActInput<ActsAtOnce>) => actOnAll(act, ids)(of));
  all.on("DONE", ({ answer: done }) => {
    notify({ type: "acts-done", ...done });
    if (done.failure !== null) ledger.catchUp();
    reload();
  });

  return {
    load: async () => {
      needWhole(ledger);
      return { proposals: await orOffline(recurrences.proposals()), today: clock.today() };
    },
    actors: { dialog, acts, all },
  };
}
