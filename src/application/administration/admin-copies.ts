import type { CopiesOverview } from "../../domain/operator/copies-overview.ts";

/** The nightly copies, for administrators (/admin/copias). Rejects with a Failure. */
export type AdminCopies = {
  read(): Promise<CopiesOverview>;
};
