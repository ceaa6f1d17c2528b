/** The walls of docs/architecture.md. Every import counts, type-only ones too. */

const { readFileSync } = require("node:fs");
const { shippedNames } = require("./scripts/licences/shipped.ts");

/** The packages that docs/dependencies.md lists for the browser and the server, as one expression. */
const SHIPPED = shippedNames(readFileSync("docs/dependencies.md", "utf8"))
  .map((pattern) => pattern.replace("*", "[^/]+"))
  .join("|");

/** @param {string} folder */
const inside = (folder) => ({ path: `^${folder}/` });

/**
 * A folder that may reach only what is listed.
 * @param {string} folder
 * @param {string[]} allowed
 */
const reachesOnly = (folder, allowed) => ({
  name: `${folder.replaceAll("/", "-")}-reaches-only-its-own`,
  severity: "error",
  from: inside(folder),
  to: { pathNot: [`^${folder}/`, ...allowed] },
});

/**
 * A package that may be imported only from some folders.
 * @param {string} name
 * @param {string} packages
 * @param {string[]} homes
 * @param {object} [kinds]
 */
const livesOnlyIn = (name, packages, homes, kinds = {}) => ({
  name: `${name}-lives-only-in-its-home`,
  severity: "error",
  from: { path: "^(src|server)/", pathNot: homes },
  to: { path: `node_modules/${packages}/`, ...kinds },
});

/**
 * A folder that may not reach some others.
 * @param {string} folder
 * @param {string} forbidden
 */
const neverReaches = (folder, forbidden) => ({
  name: `${folder.replaceAll("/", "-")}-never-reaches-over`,
  severity: "error",
  from: inside(folder),
  to: { path: forbidden },
});

const ANY_PACKAGE = "node_modules/";

/** The address of a program in WebAssembly: the build knows what it stands for, and puts the file among its own. */
const PROGRAM = "^zxing-wasm/[^?]+\\.wasm\\?url$";

/** Machines, and their parts. */
const MACHINES = "^src/application/.*(\\.machine|-(setup|states)|/(sending|not-provided))\\.ts$";

module.exports = {
  forbidden: [
    reachesOnly("src/domain", []),
    reachesOnly("src/contract", ["^src/domain/", "node_modules/valibot/"]),
    reachesOnly("src/text", ["^src/domain/", "^src/application/(failure|notice)\\.ts$"]),
    reachesOnly("src/application", ["^src/domain/", "node_modules/xstate/"]),
    reachesOnly("src/infrastructure", [
      "^src/(application|contract|domain)/",
      "node_modules/(idb|ky|valibot|@cantoo/pdf-lib|@fontsource/[^/]+|@simplewebauthn/browser|fast-xml-parser|fflate|papaparse|qr|zxing-wasm)/",
      "node_modules/@types/papaparse/",
      PROGRAM,
    ]),
    neverReaches("src/infrastructure", MACHINES),
    reachesOnly("src/ui", ["^src/(application|text|domain)/", ANY_PACKAGE]),
    reachesOnly("src/composition", [
      "^src/(application|contract|domain|infrastructure|text|ui)/",
      ANY_PACKAGE,
    ]),
    neverReaches("server", "^(src/(?!domain/|contract/|text/)|tests/|scripts/)"),
    reachesOnly("server/application", ["^src/domain/"]),
    neverReaches("server/infrastructure", "^server/http/"),
    neverReaches("server/http", "^server/infrastructure/"),
    {
      name: "only-main-imports-composition",
      severity: "error",
      from: { pathNot: ["^src/composition/", "^src/main\\.tsx$"] },
      to: inside("src/composition"),
    },
    {
      name: "nothing-in-src-imports-server-or-tests",
      severity: "error",
      from: inside("src"),
      to: { path: "^(server|tests|scripts)/" },
    },
    livesOnlyIn("xstate", "xstate", [MACHINES, "^src/composition/", "^src/ui/"]),
    {
      name: "ui-knows-only-the-types-of-xstate",
      severity: "error",
      from: inside("src/ui"),
      to: { path: "node_modules/xstate/", dependencyTypesNot: ["type-only"] },
    },
    livesOnlyIn("xstate-react", "@xstate/react", ["^src/composition/", "^src/ui/"]),
    livesOnlyIn("inversify", "(inversify|@inversifyjs/[^/]+|reflect-metadata)", [
      "^src/composition/",
    ]),
    livesOnlyIn("pdf-lib", "(@cantoo/pdf-lib|@fontsource/[^/]+)", ["^src/infrastructure/pdf/"]),
    livesOnlyIn("decoders", "(fast-xml-parser|fflate|papaparse)", [
      "^src/infrastructure/files/",
      "^server/infrastructure/archives/",
    ]),
    livesOnlyIn("zxing-wasm", "zxing-wasm", ["^src/infrastructure/camera/"]),
    livesOnlyIn("idb", "idb", ["^src/infrastructure/device/"]),
    livesOnlyIn("qr", "qr", ["^src/infrastructure/qr/"]),
    livesOnlyIn("otpauth", "otpauth", ["^server/infrastructure/security/"]),
    livesOnlyIn("simplewebauthn", "@simplewebauthn/[^/]+", [
      "^src/infrastructure/browser/",
      "^server/infrastructure/security/",
    ]),
    livesOnlyIn("ky", "ky", ["^src/infrastructure/http/"]),
    livesOnlyIn("kysely", "(kysely|pg|better-sqlite3)", ["^server/infrastructure/persistence/"]),
    livesOnlyIn("prom-client", "prom-client", ["^server/infrastructure/metrics/"]),
    livesOnlyIn("nodemailer", "nodemailer", ["^server/infrastructure/mail/"]),
    livesOnlyIn("fastify", "(fastify|@fastify/[^/]+)", ["^server/http/", "^server/[^/]+\\.ts$"]),
    {
      name: "no-cycle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphan",
      severity: "error",
      from: { orphan: true, pathNot: ["\\.d\\.ts$", "^src/composition/no-metadata\\.ts$"] },
      to: {},
    },
    {
      name: "no-barrel",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["export"] },
    },
    {
      name: "no-index-file",
      severity: "error",
      from: { path: "(^|/)index\\.tsx?$" },
      to: {},
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: [PROGRAM] },
    },
    {
      name: "only-shipped-packages",
      severity: "error",
      from: {},
      to: { path: `^node_modules/(?!(${SHIPPED})/)` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
