/** The names in the tables of a Markdown text, at the beginning of a row; a name may end in `*`. */
export const namedPackages = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+`) /gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

/** Whether a pattern of those tables means a package. */
export const isNamed = (name: string) => (pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
