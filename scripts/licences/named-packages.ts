/** The names in the lists of a Markdown text, at the beginning of an item; a name may end in `*`. */
export const namedPackages = (text: string): readonly string[] =>
  [...text.matchAll(/^- (`[^:\n]+`): /gm)].flatMap(([, item = ""]) =>
    [...item.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

/** Whether a pattern of those lists means a package. */
export const isNamed = (name: string) => (pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
