import { fieldIssues } from "../../../../src/text/field-issues.ts";
import type { LineFault } from "../../../application/imports/import-faults.ts";

/** The field of a movement for each fault, and its sentence. */
export const faultyFields: Readonly<
  Record<LineFault["fault"], { readonly field: string; readonly sentence: string }>
> = {
  "bad-category": { field: "categoria", sentence: fieldIssues["bad-category"] },
  "bad-fulfilment": { field: "recorrente", sentence: fieldIssues["bad-fulfilment"] },
  "bad-join": { field: "junta", sentence: fieldIssues["bad-join"] },
  "repeated-id": { field: "id", sentence: fieldIssues.repeated },
  "repeated-identity": { field: "identidade", sentence: fieldIssues.repeated },
};
