import * as v from "valibot";
import type { CallReferences, NamedCall } from "../../../application/outbox/queued-write.ts";
import { paths } from "../../../contract/paths.ts";
import { changeId } from "../../../domain/shared/ids.ts";

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const idsIn = (text: string | null): readonly string[] => text?.match(UUID) ?? [];

type WiredCall = Pick<NamedCall, "method" | "path" | "query" | "body">;

/** Reads what a call refers to from its path, query and body. */
export function referencesOf({ method, path, query, body }: WiredCall): CallReferences {
  const [inPath] = idsIn(path);
  const names = [...new Set([path, body, ...Object.values(query)].flatMap(idsIn))];
  if (path.startsWith(`${paths.changes}/`))
    return {
      record: null,
      isCreation: false,
      names,
      undoes: inPath === undefined ? null : changeId(inPath),
    };
  const made = inPath === undefined && method === "post" ? idOf(body) : null;
  return { record: inPath ?? made, isCreation: made !== null, names, undoes: null };
}

const creation = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

function idOf(body: string | null): string | null {
  const read = v.safeParse(creation, body);
  return read.success ? read.output.id : null;
}
