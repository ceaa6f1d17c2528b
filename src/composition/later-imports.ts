import type { Clock } from "../application/clock.ts";
import type { Imports } from "../application/imports/imports.ts";
import type { Api } from "../infrastructure/http/api.ts";

/** The import calls that other screens make; fetched with the first call. */
export function laterImports(api: Api, clock: Clock): Pick<Imports, "undo" | "count" | "lines"> {
  const imports = async () =>
    (await import("../infrastructure/http/http-imports.ts")).httpImports(api, clock);
  return {
    undo: async (...wish) => (await imports()).undo(...wish),
    count: async (...wish) => (await imports()).count(...wish),
    lines: async (...of) => (await imports()).lines(...of),
  };
}
