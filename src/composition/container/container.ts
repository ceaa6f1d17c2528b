import { Container } from "inversify";
import { categoryIds } from "../../application/ledger/category-ids.ts";
import { makeSubmissionQueues } from "../../application/entries/submission-queues.ts";
import type { Drafts } from "../../application/entries/drafts.ts";
import type { NewDays } from "../../application/new-days.ts";
import type { UnfinishedDialogs } from "../../application/entries/unfinished-dialogs.ts";
import type { Ledger } from "../../application/ledger/ledger.ts";
import { browserFileSaver } from "../../infrastructure/browser/browser-file-saver.ts";
import { documentForeground } from "../../infrastructure/browser/document-foreground.ts";
import { keepTrying } from "../../infrastructure/browser/keep-trying.ts";
import { randomIds } from "../../infrastructure/browser/random-ids.ts";
import { lookingApi } from "../../infrastructure/http/ledger/looking-api.ts";
import { withPresence } from "../../infrastructure/http/presence/with-presence.ts";
import type { Page } from "../page/page.ts";
import type { Unsent } from "../../application/outbox/unsent.ts";
import { departFrom } from "../page/depart-from.ts";
import { bind, type Binding } from "./bind.ts";
import type { Feature } from "./feature.ts";
import { keys, type Notify } from "./keys.ts";
import { ownApi } from "./own-api.ts";

type Surroundings = {
  readonly page: Page;
  readonly ledger: Ledger;
  readonly unsent: Unsent;
  readonly drafts: Drafts;
  readonly notify: Notify;
  readonly raiseAlerts: () => void;
  /** Asks the user to prove their identity; resolves to whether they did. */
  readonly confirmPresence: () => Promise<boolean>;
  readonly newDays: NewDays;
  readonly reload: () => void;
  readonly onReload: (listener: () => void) => void;
};

/** Makes the container once the drafts can be read that an earlier page has left. */
export const openContainer = async ({
  shown,
  dialogs,
  ...others
}: Omit<Surroundings, "drafts"> & {
  readonly shown: () => Promise<void>;
  readonly dialogs: UnfinishedDialogs;
}) => {
  const { openDrafts } = await import("./drafts.ts");
  return makeContainer({ ...others, drafts: await openDrafts(others.page, dialogs, shown) });
};

/**
 * Binds what every feature may need; returns a function that starts a feature and shares its bindings with the others.
 */
export function makeContainer(surroundings: Surroundings) {
  const {
    page,
    ledger,
    unsent,
    drafts,
    notify,
    raiseAlerts,
    confirmPresence,
    newDays,
    reload,
    onReload,
  } = surroundings;
  page.httpSession.withPresence = withPresence(confirmPresence);
  const container = new Container();
  for (const addTo of [
    bind(keys.api, [], () => lookingApi(ownApi(page, keepTrying(window, reload)), ledger.catchUp)),
    bind(keys.categoryIdOf, [], () => categoryIds(ledger)),
    bind(keys.clock, [], () => page.clock),
    bind(keys.consent, [], () => page.consent),
    bind(keys.depart, [], () => departFrom(page)),
    bind(keys.drafts, [], () => drafts),
    bind(keys.files, [], () => browserFileSaver(document)),
    bind(keys.httpSession, [], () => page.httpSession),
    bind(keys.ids, [], () => randomIds),
    bind(keys.ledger, [], () => ledger),
    bind(keys.records, [], () => ledger),
    bind(keys.submissionQueues, [], () => makeSubmissionQueues(documentForeground(document))),
    bind(keys.unsent, [], () => unsent),
    bind(keys.ownDevice, [], () => page.ownDevice),
    bind(keys.notify, [], () => notify),
    bind(keys.raiseAlerts, [], () => raiseAlerts),
    bind(keys.newDays, [], () => newDays),
    bind(keys.reload, [], () => reload),
    bind(keys.onReload, [], () => onReload),
    bind(keys.session, [], () => page.session),
    bind(keys.tab, [], () => page.tab),
    bind(keys.writing, [], () => ledger),
    bind(keys.visibility, [], () => page.visibility),
  ])
    addTo(container);
  const added = new Set<Binding>();
  return <Made>({ made, bindings }: Feature<Made>): Made => {
    for (const addTo of bindings) {
      // Several features may have the same binding.
      if (added.has(addTo)) continue;
      added.add(addTo);
      addTo(container);
    }
    return container.get(made);
  };
}
