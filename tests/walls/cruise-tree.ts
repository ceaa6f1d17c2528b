import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from "dependency-cruiser";

type Rules = { readonly forbidden: IForbiddenRuleType[]; readonly options: ICruiseOptions };

/** The text of each file of a project, by its path. */
export type Tree = Readonly<Record<string, string>>;

const { forbidden, options } = createRequire(import.meta.url)(
  "../../.dependency-cruiser.cjs",
) as Rules;

export const ruleNames: readonly string[] = forbidden.map(({ name = "" }) => name);

const PACKAGES = ["valibot", "xstate", "@xstate/react", "react", "ky", "inversify", "kysely"];
const FRAMEWORKS = ["fastify", "better-sqlite3", "pg", "reflect-metadata", "vitest"];
const CARRIERS = ["nodemailer", "prom-client"];
const DOCUMENTS = ["@cantoo/pdf-lib", "papaparse", "zxing-wasm", "qr", "otpauth"];
const DEVICES = ["@simplewebauthn/browser", "idb"];
const NAMES = [...PACKAGES, ...FRAMEWORKS, ...CARRIERS, ...DOCUMENTS, ...DEVICES];

/** An empty package for each that the files of a tree import. */
const stubsFor = (tree: Tree): Tree =>
  Object.fromEntries(
    NAMES.filter((name) => Object.values(tree).some((text) => text.includes(`"${name}"`))).flatMap(
      (name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" })],
        [`node_modules/${name}/index.js`, "module.exports = {};"],
      ],
    ),
  );

/** The walls that a small project of these files breaks, each with the import that breaks it. */
export async function brokenWalls(tree: Tree): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), "walls-"));
  try {
    for (const [path, text] of Object.entries({ ...stubsFor(tree), ...tree })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const folders = [...new Set(Object.keys(tree).map((path) => path.split("/")[0] ?? ""))];
    const { output } = await cruise(folders, {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
    });
    if (typeof output === "string") throw new TypeError("the cruise told its result as text");
    return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}
