import type { ActorRefFrom } from "xstate";
import type { recommendationsMachine } from "../../../application/recommendations/recommendations.machine.ts";
import type { RecommendationReport } from "../../../domain/recommendations/recommendation.ts";
import type { BudgetDialogActor } from "../budgets/budgets-feature.ts";
import type { GoalDialogActor, ProfileActors, PutAsideActor } from "../profile/profile-feature.ts";

export type RecommendationsActor = ActorRefFrom<typeof recommendationsMachine>;

/** Where what is recommended is done. */
export type RecommendationDialogs = {
  readonly budget: BudgetDialogActor;
  readonly goal: GoalDialogActor;
  readonly photo: ProfileActors["photo"];
  readonly putAside: PutAsideActor;
};

/** What composition gives the recommendations. */
export type RecommendationsPart = {
  readonly load: () => Promise<RecommendationReport | null>;
  readonly recommendations: RecommendationsActor;
  readonly dialogs: RecommendationDialogs;
};

/** What the screen shows: what is being made here, and what was made last wherever. */
export type RecommendationsFeature = Omit<RecommendationsPart, "load"> & {
  readonly last: RecommendationReport | null;
};
