import { object, pipe, string, uuid } from "valibot";

/** The identifier in a path; what cannot be one names no record. */
export const idInPath = object({ id: pipe(string(), uuid()) });
