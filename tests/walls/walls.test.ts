import { describe, expect, it } from "vitest";
import { brokenWalls, ruleNames, type Tree } from "./cruise-tree.ts";

const anything = 'import "react";\nexport const it = 1;';

/** A project in which one file imports another, or a package, and both are used. */
const importing = (from: string, to: string, clause = "import * as used"): Tree => {
  const up = "../".repeat(from.split("/").length - 1);
  const isFile = /\.tsx?$/.test(to);
  return {
    [from]: `${clause} from "${isFile ? up + to : to}";\nexport const own = 1;`,
    ...(isFile && { [to]: "export const it = 1;" }),
  };
};

const domain = "src/domain/rule.ts";
const contract = "src/contract/wire.ts";
const text = "src/text/words.ts";
const useCase = "src/application/goals/do.ts";
const machine = "src/application/goals/do.machine.ts";
const adapter = "src/infrastructure/browser/store.ts";
const httpAdapter = "src/infrastructure/http/api.ts";
const screen = "src/ui/screens/home.ts";
const composition = "src/composition/container.ts";
const serverUseCase = "server/application/goals/do.ts";
const serverStore = "server/infrastructure/persistence/store.ts";
const route = "server/http/routes/do.ts";

const broken: readonly (readonly [rule: string, from: string, to: string])[] = [
  ["src-domain-reaches-only-its-own", domain, contract],
  ["src-domain-reaches-only-its-own", domain, useCase],
  ["src-domain-reaches-only-its-own", domain, text],
  ["src-domain-reaches-only-its-own", domain, "valibot"],
  ["src-domain-reaches-only-its-own", domain, "node:crypto"],
  ["src-contract-reaches-only-its-own", contract, useCase],
  ["src-contract-reaches-only-its-own", contract, text],
  ["src-contract-reaches-only-its-own", contract, "react"],
  ["src-text-reaches-only-its-own", text, contract],
  ["src-text-reaches-only-its-own", text, machine],
  ["src-text-reaches-only-its-own", text, useCase],
  ["src-text-reaches-only-its-own", text, "react"],
  ["src-application-reaches-only-its-own", useCase, contract],
  ["src-application-reaches-only-its-own", useCase, text],
  ["src-application-reaches-only-its-own", useCase, adapter],
  ["src-application-reaches-only-its-own", useCase, screen],
  ["src-application-reaches-only-its-own", useCase, "valibot"],
  ["src-infrastructure-reaches-only-its-own", adapter, screen],
  ["src-infrastructure-reaches-only-its-own", adapter, text],
  ["src-infrastructure-reaches-only-its-own", adapter, "react"],
  ["src-infrastructure-never-reaches-over", adapter, machine],
  ["src-ui-reaches-only-its-own", screen, adapter],
  ["src-ui-reaches-only-its-own", screen, contract],
  ["src-ui-reaches-only-its-own", screen, "node:fs"],
  ["src-composition-reaches-only-its-own", composition, "node:fs"],
  ["only-main-imports-composition", screen, composition],
  ["only-main-imports-composition", route, composition],
  ["nothing-in-src-imports-server-or-tests", screen, route],
  ["nothing-in-src-imports-server-or-tests", composition, "tests/support/fake.ts"],
  ["server-never-reaches-over", route, useCase],
  ["server-never-reaches-over", route, screen],
  ["server-never-reaches-over", route, adapter],
  ["server-never-reaches-over", route, "tests/support/fake.ts"],
  ["server-application-reaches-only-its-own", serverUseCase, serverStore],
  ["server-application-reaches-only-its-own", serverUseCase, route],
  ["server-application-reaches-only-its-own", serverUseCase, contract],
  ["server-application-reaches-only-its-own", serverUseCase, "node:crypto"],
  ["server-infrastructure-never-reaches-over", serverStore, route],
  ["server-http-never-reaches-over", route, serverStore],
  ["xstate-lives-only-in-its-home", useCase, "xstate"],
  ["xstate-lives-only-in-its-home", adapter, "xstate"],
  ["ui-knows-only-the-types-of-xstate", screen, "xstate"],
  ["xstate-react-lives-only-in-its-home", machine, "@xstate/react"],
  ["inversify-lives-only-in-its-home", screen, "inversify"],
  ["inversify-lives-only-in-its-home", screen, "reflect-metadata"],
  ["inversify-lives-only-in-its-home", route, "inversify"],
  ["ky-lives-only-in-its-home", adapter, "ky"],
  ["pdf-lib-lives-only-in-its-home", adapter, "@cantoo/pdf-lib"],
  ["decoders-lives-only-in-its-home", screen, "papaparse"],
  ["zxing-wasm-lives-only-in-its-home", screen, "zxing-wasm"],
  ["idb-lives-only-in-its-home", screen, "idb"],
  ["idb-lives-only-in-its-home", httpAdapter, "idb"],
  ["qr-lives-only-in-its-home", screen, "qr"],
  ["otpauth-lives-only-in-its-home", route, "otpauth"],
  ["simplewebauthn-lives-only-in-its-home", screen, "@simplewebauthn/browser"],
  ["ky-lives-only-in-its-home", screen, "ky"],
  ["kysely-lives-only-in-its-home", route, "kysely"],
  ["kysely-lives-only-in-its-home", "server/infrastructure/security/hasher.ts", "pg"],
  ["fastify-lives-only-in-its-home", serverStore, "fastify"],
  ["nodemailer-lives-only-in-its-home", serverStore, "nodemailer"],
  ["prom-client-lives-only-in-its-home", route, "prom-client"],
  ["nothing-unresolved", screen, "no-such-package"],
  ["only-shipped-packages", screen, "vitest"],
];

const standing: readonly (readonly [from: string, to: string])[] = [
  [contract, domain],
  [contract, "valibot"],
  [text, domain],
  [text, "src/application/failure.ts"],
  [text, "src/application/notice.ts"],
  [useCase, domain],
  [machine, "xstate"],
  [adapter, "src/application/goals/store.ts"],
  [httpAdapter, "ky"],
  [httpAdapter, contract],
  [screen, useCase],
  [screen, text],
  [screen, domain],
  [screen, "react"],
  [screen, "@xstate/react"],
  [composition, "inversify"],
  [composition, "xstate"],
  [composition, adapter],
  [composition, screen],
  ["src/main.tsx", composition],
  [serverUseCase, domain],
  [serverStore, "kysely"],
  [serverStore, serverUseCase],
  [route, "fastify"],
  [route, contract],
  [route, text],
  [route, "node:crypto"],
  ["server/main.ts", route],
];

describe("a wall", () => {
  it.each(broken)("%s stops %s from importing %s", async (rule, from, to) => {
    const found = await brokenWalls(importing(from, to));
    expect(found).toContainEqual(expect.stringContaining(`${rule}: ${from} → `));
  });

  it.each(broken.filter(([, , to]) => /\.tsx?$/.test(to)))(
    "%s stops %s from importing so much as a type of %s",
    async (rule, from, to) => {
      const found = await brokenWalls(importing(from, to, "import type { it }"));
      expect(found).toContainEqual(expect.stringContaining(`${rule}: ${from} → `));
    },
  );

  it.each(standing)("lets %s import %s", async (from, to) => {
    expect(await brokenWalls(importing(from, to))).toEqual([]);
  });

  it("lets the screens name the types of xstate", async () => {
    expect(await brokenWalls(importing(screen, "xstate", "import type { it }"))).toEqual([]);
  });
});

describe("the shape of the graph", () => {
  it("has no cycle, not even of types", async () => {
    const found = await brokenWalls({
      "src/domain/hen.ts": 'import type { Egg } from "./egg.ts";\nexport type Hen = Egg;',
      "src/domain/egg.ts": 'import type { Hen } from "./hen.ts";\nexport type Egg = Hen;',
    });
    expect(found.every((line) => line.startsWith("no-cycle: "))).toBe(true);
    expect(found).not.toEqual([]);
  });

  it("has no file that stands alone", async () => {
    const found = await brokenWalls({
      ...importing(useCase, domain),
      "src/ui/alone.ts": "export const alone = 1;",
    });
    expect(found).toEqual(["no-orphan: src/ui/alone.ts → src/ui/alone.ts"]);
  });

  it("has no file that hands on what another exports", async () => {
    const found = await brokenWalls({
      "src/ui/buttons.ts": 'export * from "./button.ts";\nexport { link } from "./link.ts";',
      "src/ui/button.ts": anything,
      "src/ui/link.ts": "export const link = 1;",
    });
    expect(found).toEqual([
      "no-barrel: src/ui/buttons.ts → src/ui/button.ts",
      "no-barrel: src/ui/buttons.ts → src/ui/link.ts",
    ]);
  });

  it("has no index file", async () => {
    const found = await brokenWalls({ "src/ui/index.ts": anything });
    expect(found).toEqual([expect.stringContaining("no-index-file: src/ui/index.ts")]);
  });
});

it("every wall is shown to stand", () => {
  const shown = new Set(broken.map(([rule]) => rule));
  const ofTheGraph = ["no-cycle", "no-orphan", "no-barrel", "no-index-file"];
  expect(new Set([...shown, ...ofTheGraph])).toEqual(new Set(ruleNames));
});
