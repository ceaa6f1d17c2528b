import { fakeOwnDevice } from "../../support/fakes/fake-own-device.ts";
import { vi } from "vitest";
import type { Notice } from "../../../src/application/notice.ts";
import type { Recommendations } from "../../../src/application/recommendations/recommendations.ts";
import { startRecommendations } from "../../../src/composition/features/recommendations.ts";
import { startProfile } from "../../../src/composition/features/person/profile.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import { RecommendationsScreen } from "../../../src/ui/screens/recommendations/RecommendationsScreen.tsx";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { makeSubmissionQueues } from "../../../src/application/entries/submission-queues.ts";
import { emptyForeground } from "../../support/fakes/fake-foreground.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { budgetsFeatureWith } from "./budgets.tsx";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { forever } from "./promises.ts";
import { startTestActors, TODAY } from "./test-actors.ts";
import { testLedger } from "./test-ledger.ts";
import { userWith } from "../../support/users.ts";

/** Shows the recommendations over a port that a test chooses, to a user of a plan. */
export async function showRecommendations(
  generate: Recommendations["generate"],
  plan: Plan = "premium",
  last: RecommendationReport | null = null,
  goals: readonly Goal[] = [],
) {
  const page = await startSignedInPage({ user: userWith({ plan }) });
  const actors = startTestActors(page);
  const notify = vi.fn<(notice: Notice) => void>();
  const port = { generate, last: async () => last };
  const kept = fakeGoals(goals);
  const ledger = testLedger({}, kept.server);
  await ledger.open();
  const profile = startProfile({
    goals: kept,
    entriesOf: kept.entriesOf,
    profiles: fakeProfiles(null),
    photos: { upload: () => ({ photoUrl: forever(), cancel: () => undefined }) },
    ownDevice: fakeOwnDevice(),
    clock: fakeClock(TODAY),
    ids: fakeIds(),
    drafts: fakeDrafts(),
    submissionQueues: makeSubmissionQueues(emptyForeground),
    ledger,
    notify,
    reload: () => undefined,
    onReload: () => undefined,
  });
  const budgets = {
    actors: budgetsFeatureWith(fakeBudgets({}, undefined, kept.server), notify, ledger).actors,
  };
  const { recommendations, dialogs } = startRecommendations({
    recommendations: port,
    notify,
    budgets,
    profile,
  });
  const shown = (newest: typeof last) => (
    <RecommendationsScreen recommendations={recommendations} dialogs={dialogs} last={newest} />
  );
  const { unmount } = renderScreen(shown(last), { page, actors, ledger });
  return {
    page,
    actors,
    dialogs,
    notify,
    leave: unmount,
    show: (newest = last) => renderScreen(shown(newest), { page, actors, ledger }),
  };
}
