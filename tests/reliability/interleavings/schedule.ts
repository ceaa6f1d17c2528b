import fc, { type Arbitrary } from "fast-check";
import { KINDS, type Kind } from "./content.ts";
import type { Fate } from "./held-network.ts";

/** One of the two devices, by its index. */
export type Which = 0 | 1;

/** The next step: an action on a device, or progress of a held message. */
export type Step =
  | {
      readonly type: "create";
      readonly on: Which;
      readonly kind: Kind;
      readonly content: number;
    }
  /** Changes one of the records that the device shows, or removes it without a content. */
  | {
      readonly type: "change";
      readonly on: Which;
      readonly which: number;
      readonly content: number | null;
    }
  /** Records or skips a movement of one of the plans that the device shows, or pauses or resumes the plan. */
  | {
      readonly type: "settle";
      readonly on: Which;
      readonly which: number;
      readonly act: "confirm" | "skip" | "pause";
    }
  /** Tells a balance of one of the accounts that the device shows. */
  | {
      readonly type: "tell";
      readonly on: Which;
      readonly which: number;
      readonly content: number;
    }
  /** A day passes, and the server does the work due. */
  | { readonly type: "night" }
  /** Retries a write without a response. */
  | { readonly type: "retry"; readonly on: Which; readonly which: number }
  | { readonly type: "look"; readonly on: Which }
  | { readonly type: "reload"; readonly on: Which }
  | {
      readonly type: "goOn";
      readonly which: number;
      readonly fate: Fate;
      /** Does not wait until the server has processed it. */
      readonly hasty: boolean;
    };

export type Schedule = {
  /** Whether the devices are tabs of one browser, which notify each other of their writes. */
  readonly tabs: boolean;
  /** The records before the first failure; null if the devices are still opening the ledger then. */
  readonly begun: readonly { readonly kind: Kind; readonly content: number }[] | null;
  readonly steps: readonly Step[];
};

const kind = fc.constantFrom(...KINDS);
const content = fc.nat(23);
const on = fc.constantFrom<Which[]>(0, 1);
const which = fc.nat(7);

const weighted = (weight: number, arbitrary: Arbitrary<Step>) => ({ weight, arbitrary });
const type = <Type extends Step["type"]>(name: Type) => fc.constant(name);

const fate = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate>("arrives") },
  { weight: 2, arbitrary: fc.constant<Fate>("lost") },
  { weight: 1, arbitrary: fc.constant<Fate>("given up") },
);

const anyStep: Arbitrary<Step> = fc.oneof(
  weighted(4, fc.record({ type: type("create"), on, kind, content })),
  weighted(
    7,
    fc.record({
      type: type("change"),
      on,
      which,
      content: fc.option<number>(content, { freq: 3 }),
    }),
  ),
  weighted(
    3,
    fc.record({
      type: type("settle"),
      on,
      which,
      act: fc.constantFrom("confirm" as const, "skip" as const, "pause" as const),
    }),
  ),
  weighted(2, fc.record({ type: type("tell"), on, which, content })),
  weighted(1, fc.record({ type: type("night") })),
  weighted(2, fc.record({ type: type("retry"), on, which })),
  weighted(1, fc.record({ type: type("look"), on })),
  weighted(1, fc.record({ type: type("reload"), on })),
  weighted(16, fc.record({ type: type("goOn"), which, fate, hasty: fc.boolean() })),
);

/** The actions of two devices of one user, and the order in which messages arrive. */
export const anySchedule: Arbitrary<Schedule> = fc.record({
  tabs: fc.boolean(),
  begun: fc.option(fc.array(fc.record({ kind, content }), { maxLength: 3 }), { freq: 5 }),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 60, size: "max" }),
});
