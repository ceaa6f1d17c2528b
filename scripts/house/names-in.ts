import { parseSync, Visitor } from "vite";

export type Names = {
  /** The identifiers of a file, of every kind. */
  readonly identifiers: ReadonlySet<string>;
  /** Its string literals. */
  readonly strings: ReadonlySet<string>;
  /** The names of the elements that it renders. */
  readonly elements: ReadonlySet<string>;
};

/** Returns the names in a file, without comments. */
export function namesIn(path: string, text: string): Names {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read`);
  const [identifiers, strings, elements] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  new Visitor({
    Identifier: ({ name }) => {
      identifiers.add(name);
    },
    Literal: ({ value }) => {
      if (typeof value === "string") strings.add(value);
    },
    JSXOpeningElement: ({ name }) => {
      if (name.type === "JSXIdentifier") elements.add(name.name);
    },
  }).visit(program);
  return { identifiers, strings, elements };
}

/** Splits an identifier into words: `keptGoals` has "kept" and "goals". */
export const wordsOf = (identifier: string): readonly string[] =>
  identifier.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
