import { KINDS } from "../../interleavings/content.ts";
import { nextOf } from "../../../../src/domain/recurrences/due.ts";
import { pick, type Action } from "./action.ts";

/** Entries in the client, with the use cases of its screens. */
export const entries: readonly Action[] = [
  async ({ today }, { which, content }) => {
    const kind = pick(KINDS, which);
    return kind && { type: "create", kind, content, today };
  },
  async ({ shown }, { which, content }) => {
    const one = pick(shown(), which);
    return one && { type: "change", shown: one, content };
  },
  async ({ shown }, { which }) => {
    const one = pick(shown(), which);
    return one && { type: "remove", shown: one };
  },
  async ({ shown }, { which, content }) => {
    const plans = shown().filter((one) => one.kind === "recurrence");
    const plan = pick(plans, which);
    const occurrence = plan && nextOf(plan.seen);
    if (plan === null || occurrence === null) return null;
    return { type: content % 2 === 0 ? "confirm" : "skip", shown: plan, occurrence };
  },
];
