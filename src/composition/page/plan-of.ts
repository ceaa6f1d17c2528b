import type { Plan } from "../../domain/plans/plan.ts";
import type { Page } from "./page.ts";

/** The plan that the user has at this moment. */
export const planOf = (session: Page["session"]): Plan =>
  session.getSnapshot().context.session?.user.plan ?? "free";
