import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentEvent, PaymentEventKind } from "../../../src/domain/plans/payment-event.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import {
  eventsThatMatter,
  GRACE_PERIOD_MS,
  planOf,
  subscriptionStateAt,
  subscriptionStateOf,
  type GivenPlan,
} from "../../../src/domain/plans/subscription-state.ts";
import { anyMoment, anyPaymentEvents } from "../../support/arbitraries/payment-event.ts";
import { runs } from "../../support/runs.ts";

const DAY = 24 * 60 * 60 * 1000;
const NEVER: GivenPlan = { plan: "free", at: -Infinity };

const event = (kind: PaymentEventKind, day: number, id = `${kind} ${day}`): PaymentEvent => ({
  id,
  kind,
  at: day * DAY,
});

const anyGiven = (): fc.Arbitrary<GivenPlan> =>
  fc.record({
    plan: fc.constantFrom<Plan>("free", "premium"),
    at: fc.oneof(fc.constant(-Infinity), anyMoment()),
  });

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length });

const planAt = (given: GivenPlan, events: readonly PaymentEvent[], now: number) =>
  planOf(subscriptionStateAt(subscriptionStateOf(given, events), now));

describe("the plan that follows from payments", () => {
  it("is the same in a thousand orders, however often each event comes", () => {
    const anyComing = anyPaymentEvents().chain((events) =>
      fc.record({
        events: fc.constant(events),
        coming: fc
          .array(fc.nat(Math.max(0, events.length - 1)), { maxLength: 12 })
          .chain((again) =>
            shuffled([...events, ...again.flatMap((index) => events[index] ?? [])]),
          ),
      }),
    );
    fc.assert(
      fc.property(anyGiven(), anyComing, (given, { events, coming }) => {
        expect(subscriptionStateOf(given, coming)).toEqual(subscriptionStateOf(given, events));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("is the same, one event after the other, where each time only what matters is kept", () => {
    const anyStory = anyPaymentEvents().chain((events) =>
      fc.record({
        events: fc.constant(events),
        coming: shuffled(events),
        waits: fc.array(anyMoment(), { minLength: events.length, maxLength: events.length }),
      }),
    );
    fc.assert(
      fc.property(anyGiven(), anyStory, anyMoment(), (given, { events, coming, waits }, last) => {
        let now = 0;
        let kept: readonly PaymentEvent[] = [];
        coming.forEach((one, index) => {
          now += waits[index] ?? 0;
          kept = eventsThatMatter(given, [...kept, one], now);
        });
        for (const later of [now, now + last, now + last + GRACE_PERIOD_MS])
          expect(planAt(given, kept, later)).toBe(planAt(given, events, later));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("is the administrator's until something newer is told", () => {
    fc.assert(
      fc.property(anyGiven(), anyPaymentEvents(), (given, events) => {
        const older = events.filter(({ at }) => at <= given.at);
        expect(planOf(subscriptionStateOf(given, older))).toBe(given.plan);
      }),
    );
  });

  it.each([
    ["nothing", [], "free"],
    ["a begin", [event("started", 1)], "premium"],
    ["an end after it", [event("ended", 2), event("started", 1)], "free"],
    ["an end before it", [event("ended", 1), event("started", 2)], "premium"],
    ["a payment alone", [event("received", 1)], "premium"],
    ["a failure that nothing began before", [event("failed", 1)], "free"],
    ["a failure after the end", [event("ended", 1), event("failed", 2)], "free"],
    [
      "a begin and an end at once, by id",
      [event("started", 1, "b"), event("ended", 1, "a")],
      "premium",
    ],
  ] as const)("is after %s: %s", (_, events, plan) => {
    expect(subscriptionStateOf(NEVER, events)).toEqual({ type: plan });
  });

  it("goes on for 7 days after the first of the failures, and for as long as one likes after a payment", () => {
    const failures = [event("started", 1), event("failed", 5), event("failed", 9)];
    expect(subscriptionStateOf(NEVER, failures)).toEqual({ type: "arrears", until: 12 * DAY });
    expect(planAt(NEVER, failures, 12 * DAY - 1)).toBe("premium");
    expect(planAt(NEVER, failures, 12 * DAY)).toBe("free");
    expect(subscriptionStateOf(NEVER, [...failures, event("received", 10)])).toEqual({
      type: "premium",
    });
    expect(subscriptionStateOf(NEVER, [...failures, event("received", 6)])).toEqual({
      type: "arrears",
      until: 16 * DAY,
    });
  });

  it("has days of grace also where an administrator gave it", () => {
    const given = { plan: "premium", at: 3 * DAY } as const;
    expect(subscriptionStateOf(given, [event("failed", 3)])).toEqual({ type: "premium" });
    expect(subscriptionStateOf(given, [event("failed", 4)])).toEqual({
      type: "arrears",
      until: 11 * DAY,
    });
  });
});

describe("what is kept of events", () => {
  it("is one that settles, the failures of the last 7 days, and one that is older", () => {
    const events = [1, 2, 3, 20, 21].map((day) => event("failed", day));
    const all = [event("started", 0), event("ended", -1), ...events];
    expect(eventsThatMatter(NEVER, all, 22 * DAY)).toEqual([
      event("started", 0),
      event("failed", 3),
      event("failed", 20),
      event("failed", 21),
    ]);
  });

  it("is nothing that is older than an administrator's choice", () => {
    const given = { plan: "free", at: 2 * DAY } as const;
    const events = [event("started", 1), event("failed", 2), event("received", 2)];
    expect(eventsThatMatter(given, events, 3 * DAY)).toEqual([]);
  });
});
