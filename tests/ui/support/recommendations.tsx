import { vi } from "vitest";
import type { Notice } from "../../../src/application/notice.ts";
import type { Recommendations } from "../../../src/application/ports/recommendations.ts";
import { startRecommendations } from "../../../src/composition/features/recommendations.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import { RecommendationsScreen } from "../../../src/ui/screens/recommendations/RecommendationsScreen.tsx";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { startTestActors } from "./test-actors.ts";
import { userWith } from "../../support/users.ts";

/** Shows the recommendations over a port that a test chooses, to a user of a plan. */
export async function showRecommendations(
  generate: Recommendations["generate"],
  plan: Plan = "premium",
  last: RecommendationReport | null = null,
) {
  const page = await startSignedInPage({ user: userWith({ plan }) });
  const actors = startTestActors(page);
  const notify = vi.fn<(notice: Notice) => void>();
  const port = { generate, last: async () => last };
  const { recommendations } = startRecommendations({ recommendations: port, notify });
  const shown = (newest: typeof last) => (
    <RecommendationsScreen recommendations={recommendations} last={newest} />
  );
  const { unmount } = renderScreen(shown(last), { page, actors });
  return {
    page,
    actors,
    notify,
    leave: unmount,
    show: (newest = last) => renderScreen(shown(newest), { page, actors }),
  };
}
