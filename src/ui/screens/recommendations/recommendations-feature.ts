import type { ActorRefFrom } from "xstate";
import type { recommendationsMachine } from "../../../application/recommendations/recommendations.machine.ts";
import type { RecommendationReport } from "../../../domain/recommendations/recommendation.ts";
import type { BudgetDialogActor } from "../budgets/budgets-feature.ts";
import type { GoalDialogActor, ProfileActors, PutAsideActor } from "../profile/profile-feature.ts";

export type RecommendationsActor = ActorRefFrom<typeof recommendationsMachine>;

/** The actors of the dialogs in which recommendations are carried out. */
export type RecommendationDialogs = {
  readonly budget: BudgetDialogActor;
  readonly goal: GoalDialogActor;
  readonly photo: ProfileActors["photo"];
  readonly putAside: PutAsideActor;
};

/** The parts that composition provides to the recommendations. */
export type RecommendationsPart = {
  readonly load: () => Promise<RecommendationReport | null>;
  readonly recommendations: RecommendationsActor;
  readonly dialogs: RecommendationDialogs;
};

/** The content of the screen: the generation in this page, and the last report from any device. */
export type RecommendationsFeature = Omit<RecommendationsPart, "load"> & {
  readonly last: RecommendationReport | null;
};
