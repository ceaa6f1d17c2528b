import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const isLicence = (path: string) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(basename(path));

const SECTION = /^#+ *licen[cs](?:es?|ing)\s*\n([\s\S]*?)(?=^#|(?![\s\S]))/im;

/** The section of a README that is the text of a licence, or lists those of the libraries that are contained. */
const sectionOf = (readme: string) =>
  [SECTION.exec(readme)?.[1]?.trim() ?? ""].filter((section) =>
    /permission is hereby|used under the terms/i.test(section),
  );

const readmeTexts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^readme\.md$/i.test(name))
    .flatMap((name) => sectionOf(readFileSync(join(folder, name), "utf8")));

/** The licence texts of an installed package: its own, and those in folders of what it contains. */
export function readTexts(folder: string): {
  readonly own: readonly string[];
  readonly contained: readonly string[];
} {
  const paths = globSync("**", { cwd: folder, exclude: (path) => path.includes("node_modules") })
    .filter(isLicence)
    .toSorted();
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const own = paths.filter((path) => path === basename(path)).map(read);
  const contained = paths.filter((path) => path !== basename(path)).map(read);
  return { own: own.length > 0 ? own : readmeTexts(folder), contained };
}

/** The author that an installed package names. */
export function authorOf(folder: string): string | undefined {
  const { author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly author?: string | { readonly name?: string };
  };
  const name = typeof author === "string" ? author : author?.name;
  return name?.replace(/\s*[<(].*$/, "");
}
