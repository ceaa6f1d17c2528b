/** An element of a marked-up file, without namespaces. */
export type Markup = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly children: readonly Markup[];
};

/** The elements at a path of names, in the order of the file. */
export function elementsAt(from: Markup, ...path: readonly string[]): readonly Markup[] {
  let found: readonly Markup[] = [from];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** The text of the first element at a path, or empty. Most paths are one name, of which nothing needs to be listed. */
export const textAt = (from: Markup, ...path: readonly string[]): string => {
  const [name] = path;
  const first =
    path.length === 1
      ? from.children.find((child) => child.name === name)
      : elementsAt(from, ...path)[0];
  return first?.text.trim() ?? "";
};
