import { assign, emit, setup } from "xstate";
import type { RecommendationPeriod } from "../../domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../domain/recommendations/recommendation.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Notice } from "../notice.ts";
import { notProvided } from "../acts/not-provided.ts";

export type RecommendationsEvent =
  | { readonly type: "CHOOSE"; readonly period: RecommendationPeriod }
  /** 'Gerar Recomendações'. */
  | { readonly type: "GENERATE"; readonly period: RecommendationPeriod };

type Context = {
  /** The last chosen period; null means the default of the plan. */
  readonly wanted: RecommendationPeriod | null;
  /** The last report; it stays after a later failure. */
  readonly report: RecommendationReport | null;
  readonly failure: Failure | null;
};

type Emitted = Extract<
  Notice,
  { readonly type: "recommendations-ready" | "recommendations-failed" }
>;

/** Generates recommendations, one request at a time, and emits each outcome. */
export const recommendationsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecommendationsEvent,
    emitted: {} as Emitted,
    tags: {} as "busy" | "fresh",
  },
  actors: { generate: notProvided<RecommendationReport, RecommendationPeriod>() },
}).createMachine({
  id: "recommendations",
  context: { wanted: null, report: null, failure: null },
  initial: "ready",
  on: { CHOOSE: { actions: assign(({ event }) => ({ wanted: event.period })) } },
  states: {
    ready: {
      initial: "idle",
      states: { idle: {}, done: { tags: "fresh" }, failed: {} },
      on: {
        GENERATE: {
          target: "generating",
          actions: assign(({ event }) => ({ wanted: event.period, failure: null })),
        },
      },
    },
    generating: {
      tags: "busy",
      invoke: {
        src: "generate",
        input: ({ context }) => context.wanted as RecommendationPeriod,
        onDone: {
          target: "ready.done",
          actions: [
            assign(({ event }) => ({ report: event.output })),
            emit({ type: "recommendations-ready" }),
          ],
        },
        onError: {
          target: "ready.failed",
          actions: [
            assign(({ event }) => ({ failure: failureOf(event.error) })),
            emit(({ event }) => ({
              type: "recommendations-failed",
              failure: failureOf(event.error),
            })),
          ],
        },
      },
    },
  },
});
