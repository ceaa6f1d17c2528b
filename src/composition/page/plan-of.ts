import type { Plan } from "../../domain/plans/plan.ts";
import type { Page } from "./page.ts";

/** The user's current plan. */
export const planOf = (session: Page["session"]): Plan =>
  session.getSnapshot().context.session?.user.plan ?? "free";
