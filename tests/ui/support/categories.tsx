import { useSyncExternalStore } from "react";
import type { Notice } from "../../../src/application/notice.ts";
import { viewCategoryBook } from "../../../src/application/categories/view-category-book.ts";
import { startCategories } from "../../../src/composition/features/categories.ts";
import { CategoriesScreen } from "../../../src/ui/screens/categories/CategoriesScreen.tsx";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import type { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { makeSubmissionQueues } from "../../../src/application/entries/submission-queues.ts";
import { emptyForeground } from "../../support/fakes/fake-foreground.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { startTestActors } from "./test-actors.ts";
import { testLedger } from "./test-ledger.ts";

/** Shows somebody their categories, with the toasts that changes of them lead to. */
export async function showCategories(categories: ReturnType<typeof fakeCategories>) {
  const page = await startSignedInPage();
  const overlays = startTestActors(page);
  const ledger = testLedger({}, categories.server);
  await ledger.open();
  const notify = (notice: Notice) => overlays.toast.send({ type: "NOTIFY", notice });
  const actors = startCategories({
    categories,
    // The ledger hears by the answer that there is more to be read.
    mergeInto: async (...merge) => {
      const revision = await categories.mergeInto(...merge);
      ledger.noteRevision(revision);
      return revision;
    },
    ids: fakeIds(),
    drafts: fakeDrafts(),
    submissionQueues: makeSubmissionQueues(emptyForeground),
    ledger,
    notify,
  });
  function LivingScreen() {
    const book = useSyncExternalStore(ledger.subscribe, ledger.getSnapshot);
    return <CategoriesScreen book={viewCategoryBook(book)} actors={actors} />;
  }
  renderScreen(
    <>
      <LivingScreen />
      <AppToast />
    </>,
    { page, actors: overlays },
  );
  return { actors, ledger, overlays };
}
