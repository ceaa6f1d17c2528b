import { parseSync, Visitor } from "vite";

/** Returns the identifiers of a file, of every kind, without comments. */
export function namesIn(path: string, text: string): ReadonlySet<string> {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read`);
  const names = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => {
      names.add(name);
    },
  }).visit(program);
  return names;
}
