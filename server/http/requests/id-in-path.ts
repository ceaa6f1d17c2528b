import { object, pipe, string, uuid } from "valibot";

/** The identifier in a path; an invalid one names no record. */
export const idInPath = object({ id: pipe(string(), uuid()) });
