import type { AdminCopies } from "../../../src/application/administration/admin-copies.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { CopiesOverview } from "../../../src/domain/operator/copies-overview.ts";

/** The copy of a night that went well. */
export const GOOD_NIGHT: CopiesOverview = {
  last: { day: civilDate(2026, 11, 20), madeAt: new Date(2026, 10, 20, 0, 12).getTime() },
  failed: null,
  kept: 10,
  isMissed: false,
};

/** The nightly copies, in memory. */
export const fakeAdminCopies = (kept: CopiesOverview = GOOD_NIGHT): AdminCopies => ({
  read: () => Promise.resolve(kept),
});
