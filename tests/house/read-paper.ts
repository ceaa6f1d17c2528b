import { existsSync, globSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Papers by their path from the root of the repository. */
export type Papers = ReadonlyMap<string, string>;

const FENCE = /^ *```[^\n]*\n([\s\S]*?)^ *```/gm;
const SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)|(?:src|srcset|href)="([^"]+)"/gm;
const ELSEWHERE = /^[a-z]+:/;

const proseOf = (text: string) => text.replaceAll(FENCE, "").replaceAll(SPAN, "");

/** The pieces of code in a paper: each line of its blocks, and what stands in backticks. */
export function codeOf(text: string): readonly string[] {
  const lines = [...text.matchAll(FENCE)].flatMap(([, block = ""]) => block.split("\n"));
  const spans = [...text.replaceAll(FENCE, "").matchAll(SPAN)].map(([, span = ""]) => span);
  return [...lines, ...spans].map((piece) => piece.trim());
}

/** The names under which the headings of a paper can be linked to. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const headings = [...text.replaceAll(FENCE, "").matchAll(/^#{1,6} +(.+)$/gm)];
  return new Set(
    headings.map(([, heading = ""]) => {
      const shown = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").trim();
      const name = shown.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, "");
      const slug = name.replaceAll(/\s/g, "-");
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
}

/** The links of a paper that lead to no file, or to no heading of one. */
export function deadLinks(path: string, papers: Papers): readonly string[] {
  const text = papers.get(path) ?? "";
  const targets = [...proseOf(text).matchAll(LINK)].map(
    ([, ...found]) => found.find(Boolean) ?? "",
  );
  return targets.filter((target) => {
    if (ELSEWHERE.test(target)) return false;
    const [file = "", anchor] = target.split("#");
    const place = file === "" ? path : normalize(join(dirname(path), decodeURIComponent(file)));
    if (!existsSync(place) && !papers.has(place)) return true;
    return anchor !== undefined && !anchorsOf(papers.get(place) ?? "").has(anchor);
  });
}

/** The commands that can be given. */
export type Commands = {
  readonly scripts: ReadonlySet<string>;
  readonly product: ReadonlySet<string>;
};

const NPM = /\bnpm (?:run ([a-z][\w:-]*)|(test|start)\b)/g;
const PRODUCT = /(?:^|\bnpx (?:\S+ )*|\b[A-Z_]+=\S+ |\/bin\/)fincontrol ([a-z][a-z-]*)/g;

/** The commands in a paper that there are not. */
export const unknownCommands = (text: string, { scripts, product }: Commands): readonly string[] =>
  codeOf(text).flatMap((code) => [
    ...[...code.matchAll(NPM)]
      .filter(([, script, short]) => !scripts.has(script ?? short ?? ""))
      .map(([command]) => command),
    ...[...code.matchAll(PRODUCT)]
      .filter(([, command = ""]) => !product.has(command))
      .map(([command]) => command),
  ]);

/** A place of the repository, whole: what has a gap or goes on is none. */
const PLACE = /^(?:\.ci|deploy|docs|public|scripts|server|src|tests)\/[\w.\-/{},*]+$/;
const TEST = /^[\w.\-/{},*]+\.(?:test|suite)\.tsx?$/;

/** The patterns that a pattern with braces stands for. */
function alternatives(pattern: string): readonly string[] {
  const braces = /\{([^{}]*)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const [whole, names = ""] = braces;
  return names.split(",").flatMap((name) => alternatives(pattern.replace(whole, name)));
}

const isThere = (place: string) =>
  place.includes("*") ? globSync(place).length > 0 : existsSync(place);

/** A test may be named from `tests/` on, or by its name alone. */
const isTest = (place: string) =>
  TEST.test(place) && isThere(`tests/${place.includes("/") ? "" : "**/"}${place}`);

/** The files and folders that a paper names and that there are not. */
export const missingPlaces = (text: string): readonly string[] =>
  codeOf(text)
    .flatMap((code) => code.split(/[\s"'()=]+/))
    .map((word) => word.replace(/[,;:.]+$/, ""))
    .filter((word) => PLACE.test(word) || TEST.test(word))
    .flatMap(alternatives)
    .filter((place) => !isThere(place) && !isTest(place));
