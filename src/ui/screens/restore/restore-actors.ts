import type { Act } from "../../../application/acts/act.machine.ts";
import type { CopyFile } from "../../../application/restore/restores.ts";
import type { RestoreReport } from "../../../domain/restore/restore.ts";

/** A restore of a file, which reports first what it would do. */
export type RestoreAct = Act<CopyFile, RestoreReport, RestoreReport>;

/** The two ways of restoring a copy. */
export type RestoreActors = { readonly joining: RestoreAct; readonly replacing: RestoreAct };
