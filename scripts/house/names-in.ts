import { parseSync, Visitor } from "vite";

export type Names = {
  /** The identifiers of a file, whatever they name. */
  readonly identifiers: ReadonlySet<string>;
  /** Its texts in quotation marks. */
  readonly strings: ReadonlySet<string>;
  /** The elements that it draws, by their names. */
  readonly elements: ReadonlySet<string>;
};

/** Reads which names stand in a file; comments do not count. */
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

/** The words of an identifier: `keptGoals` has "kept" and "goals". */
export const wordsOf = (identifier: string): readonly string[] =>
  identifier.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
