import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";

/** The files of src/text that may reckon, as they turn one number into words or digits. */
const FORMATTERS: Readonly<Record<string, string>> = {
  "src/text/format.ts": "cents to euros, ratios to percent",
  "src/text/format-further.ts": "amounts without a sign, parts to whole percent",
  "src/text/exports/format-bytes.ts": "bytes to kB and MB",
  "src/text/duration.ts": "months to years and months",
  "src/text/profile/ago.ts": "milliseconds to minutes, hours and days",
  "src/text/number-words.ts": "digits to words",
};

const OPERATORS: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "**"]);

const CENTS = /\/domain\/shared\/(?:cents|by-year)\.ts$/;

/** What reckons with money; the rest of its file makes, reads and compares amounts. */
const RECKONS: ReadonlySet<string> = new Set([
  "add",
  "byYear",
  "percentOf",
  "ratio",
  "subtract",
  "sum",
]);

/** Made-up figures stand in the code. */
const isExample = (path: string): boolean => /example/i.test(path);

function programOf(path: string, text: string) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read`);
  return program;
}

/** Returns the arithmetic of a file, as it is written. */
function arithmetic(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const note = ({ start, end }: { readonly start: number; readonly end: number }) => {
    found.push(text.slice(start, end));
  };
  new Visitor({
    BinaryExpression: (node) => {
      if (OPERATORS.has(node.operator)) note(node);
    },
    AssignmentExpression: (node) => {
      if (OPERATORS.has(node.operator.slice(0, -1))) note(node);
    },
    UpdateExpression: note,
    MemberExpression: (node) => {
      const { object, property } = node;
      const isMath = object.type === "Identifier" && object.name === "Math";
      const isFold = property.type === "Identifier" && /^reduce(?:Right)?$/.test(property.name);
      if (isMath || isFold) note(node);
    },
  }).visit(programOf(path, text));
  return found;
}

/** Returns what a file imports to reckon with money. */
function reckoners(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!CENTS.test(source.value)) return;
      for (const one of specifiers)
        if (one.type === "ImportSpecifier" && one.imported.type === "Identifier")
          if (RECKONS.has(one.imported.name)) found.push(one.imported.name);
    },
  }).visit(programOf(path, text));
  return found;
}

const reckonings = (path: string, text: string) => [
  ...arithmetic(path, text),
  ...reckoners(path, text),
];

describe("the screens", () => {
  it("show amounts that the domain has reckoned", () => {
    const found = globSync("src/ui/**/*.{ts,tsx}", { exclude: isExample }).flatMap((path) =>
      reckoners(path, readFileSync(path, "utf8")).map((at) => `${path}: ${at}`),
    );
    expect(found).toEqual([]);
  });
});

describe("the texts", () => {
  const paths = globSync("src/text/**/*.ts").map((path) => path.replaceAll("\\", "/"));

  it("word what the domain has reckoned, and reckon nothing themselves", () => {
    expect(paths.length).toBeGreaterThan(100);
    const found = paths
      .filter((path) => !(path in FORMATTERS))
      .flatMap((path) =>
        reckonings(path, readFileSync(path, "utf8")).map((at) => `${path}: ${at}`),
      );
    expect(found).toEqual([]);
  });

  it("have formatters that are there and reckon", () => {
    for (const path of Object.keys(FORMATTERS))
      expect([path, reckonings(path, readFileSync(path, "utf8")).length]).not.toEqual([path, 0]);
  });

  it.each([
    "a * 12",
    "sum + one",
    "total - 1",
    "share / 100",
    "rest % 10",
    "1000 ** 2",
    "sum += one",
    "count++",
    "Math.round(a)",
    "amounts.reduce(join, 0)",
  ])("would be found to reckon by %s", (code) => {
    expect(reckonings("words.ts", `export const told = () => \`São \${${code}}\`;`)).not.toEqual(
      [],
    );
  });

  it.each(["add", "ratio", "subtract as less", "sum"])("would be found to reckon by %s", (name) => {
    const text = `import { ${name} } from "../domain/shared/cents.ts";`;
    expect(reckonings("words.ts", text)).toHaveLength(1);
  });

  it.each([
    'import type { Cents } from "../domain/shared/cents.ts";',
    "export const told = (name: string) => `${name}: 10 % + 5`;",
    "export const last = (all: readonly string[]) => all.at(-1);",
    "export const isMany = (count: number) => count > 1;",
  ])("reckon nothing by %s", (text) => {
    expect(reckonings("words.ts", text)).toEqual([]);
  });
});
