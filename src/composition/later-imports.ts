import type { Imports } from "../application/imports/imports.ts";
import type { Api } from "../infrastructure/http/api.ts";

/** The calls of imports that other screens make; they are fetched with the first of them. */
export function laterImports(api: Api): Pick<Imports, "undo" | "count" | "lines"> {
  const imports = async () =>
    (await import("../infrastructure/http/http-imports.ts")).httpImports(api);
  return {
    undo: async (...wish) => (await imports()).undo(...wish),
    count: async (...wish) => (await imports()).count(...wish),
    lines: async (...of) => (await imports()).lines(...of),
  };
}
