import { accepted } from "../../domain/shared/result.ts";
import type { AccountChange } from "../../domain/users/account-change.ts";
import type { Form } from "../acts/form.ts";

export type PlanFields = { readonly plan: string };

const blank: PlanFields = { plan: "free" };

/** The form of a user's plan: one is always chosen, so nothing can be missing. */
export const planForm: Form<PlanFields, AccountChange> = {
  blank: () => blank,
  read: ({ plan }) => accepted({ type: "plan", plan: plan === "premium" ? "premium" : "free" }),
};
