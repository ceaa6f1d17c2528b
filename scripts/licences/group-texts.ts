/** A package with the texts of its licences. */
export type Licensed = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly texts: readonly string[];
};

/** A licence text, and whose it is: the packages as they are shown, each with its copyright lines. */
export type Group = {
  readonly text: string;
  readonly packages: ReadonlyMap<string, readonly string[]>;
};

const COPYRIGHT = /^\W*(?:copyright\b|©|\(c\)\s+\d)/i;
const TITLE = /^\W*(?:(?:the\s+)?(?:\S+\s+)?licen[cs]e(?:\s+\(\S+\))?|\(?MIT\)?)\W*$/i;

/** The copyright lines at the head of a text, and what comes below them, whose words are the same for many packages. */
function partsOf(text: string): { readonly copyright: readonly string[]; readonly body: string } {
  const lines = text.replaceAll("\r", "").split("\n");
  const isHead = (line: string) => line.trim() === "" || TITLE.test(line) || COPYRIGHT.test(line);
  const begin = lines.findIndex((line) => !isHead(line));
  const head = lines.slice(0, begin).filter((line) => COPYRIGHT.test(line));
  return {
    copyright: head.map((line) => line.trim().replace(/^[*\-/\s]+/, "")),
    body: lines
      .slice(begin)
      .map((line) => line.trimEnd())
      .join("\n")
      .trimEnd(),
  };
}

/** Texts that differ in signs and line breaks alone are one. */
const wordsOf = (body: string) => body.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");

/** Puts packages whose licences have the same text together, the most first. */
export function groupTexts(packages: readonly Licensed[]): readonly Group[] {
  const groups = new Map<string, { text: string; packages: Map<string, readonly string[]> }>();
  for (const { name, version, licence, texts } of packages)
    for (const { copyright, body } of texts.map(partsOf)) {
      const shown = `${name} ${version} (${licence})`;
      const group = groups.get(wordsOf(body)) ?? { text: body, packages: new Map() };
      const known = group.packages.get(shown) ?? [];
      group.packages.set(shown, [...new Set([...known, ...copyright])]);
      groups.set(wordsOf(body), group);
    }
  return [...groups.values()].toSorted((one, other) => other.packages.size - one.packages.size);
}
