import fc from "fast-check";
import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  recommendationsMachine,
  type RecommendationsEvent,
} from "../../../src/application/recommendations/recommendations.machine.ts";
import type { Notice } from "../../../src/application/notice.ts";
import type { RecommendationPeriod } from "../../../src/domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import { anyReport } from "../../support/arbitraries/recommendation.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const [REPORT, LATER] = fc.sample(anyReport, { numRuns: 2, seed: 1 }) as [
  RecommendationReport,
  RecommendationReport,
];
const TOO_MANY = { type: "rejected", status: 429, detail: "Demasiados pedidos." } as const;
const GENERATING = "recommendations.generating";

const choose = (period: RecommendationPeriod): RecommendationsEvent => ({ type: "CHOOSE", period });
const generate = (period: RecommendationPeriod): RecommendationsEvent => ({
  type: "GENERATE",
  period,
});

function start() {
  const answers = byHand<RecommendationReport, RecommendationPeriod>();
  const actor = createActor(
    recommendationsMachine.provide({ actors: { generate: answers.logic } }),
  );
  const told: Notice[] = [];
  actor.on("*", (notice) => told.push(notice));
  actor.start();
  const send = (...events: readonly RecommendationsEvent[]) =>
    events.forEach((event) => actor.send(event));
  const now = () => actor.getSnapshot();
  return { answers, told, send, now, context: () => now().context };
}

describe("generating recommendations", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = recommendationsMachine.provide({ actors: { generate: silent() } });
    const events = [choose(3), generate(6), done(GENERATING, REPORT), failed(GENERATING, TOO_MANY)];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("begins with nothing chosen, nothing made and nothing told", () => {
    const { now, told } = start();
    expect(now().context).toEqual({ wanted: null, report: null, failure: null });
    expect([now().hasTag("busy"), now().hasTag("fresh"), told]).toEqual([false, false, []]);
  });

  it("that is asked twice asks once, and tells once that it is done", async () => {
    const { answers, told, send, now, context } = start();
    send(generate(6), generate(6), generate(12));
    expect(now().hasTag("busy")).toBe(true);
    await answers.answer(REPORT);
    expect(answers.inputs).toEqual([6]);
    expect([now().hasTag("busy"), now().hasTag("fresh")]).toEqual([false, true]);
    expect(context()).toEqual({ wanted: 6, report: REPORT, failure: null });
    expect(told).toEqual([{ type: "recommendations-ready" }]);
  });

  it("takes a choice at any moment, and generates what was asked for all the same", async () => {
    const { answers, send, context } = start();
    send(choose(12), generate(12), choose(24));
    expect([context().wanted, answers.inputs]).toEqual([24, [12]]);
    await answers.answer(REPORT);
    expect(context()).toMatchObject({ wanted: 24, report: REPORT });
  });

  it("keeps the last report beside a failure, which it tells", async () => {
    const { answers, told, send, now, context } = start();
    send(generate(3));
    await answers.answer(REPORT);
    send(generate(3));
    expect(context()).toMatchObject({ report: REPORT, failure: null });
    expect(now().hasTag("fresh")).toBe(false);
    await answers.fail(TOO_MANY);
    expect(context()).toEqual({ wanted: 3, report: REPORT, failure: TOO_MANY });
    expect(now().hasTag("fresh")).toBe(false);
    expect(told.at(-1)).toEqual({ type: "recommendations-failed", failure: TOO_MANY });
  });

  it("forgets a failure with the next try, whose report takes the place of the last", async () => {
    const { answers, send, context } = start();
    send(generate(3));
    await answers.answer(REPORT);
    send(generate(3));
    await answers.fail(TOO_MANY);
    send(generate(6));
    expect(context().failure).toBeNull();
    await answers.answer(LATER);
    expect(context()).toEqual({ wanted: 6, report: LATER, failure: null });
  });

  it("fails as unexpected when nobody provided how to generate", async () => {
    const actor = createActor(recommendationsMachine).start();
    actor.send(generate(3));
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });
});
