import { describe, expect, it } from "vitest";
import { isAllowed } from "../../scripts/licences/allowed.ts";
import type { Licensed } from "../../scripts/licences/group-texts.ts";
import { notices, withText } from "../../scripts/licences/notices.ts";
import { shippedPackages, type Lock } from "../../scripts/licences/shipped.ts";

const DOCUMENT = `# Dependencies

## In the browser

- \`page\`, \`chart-*\`: draws

## In the server

- \`node\`: runs it
- \`photos\`: photos

## For tests and checks

- \`tests\`: tests
`;

const MIT = { version: "1.0.0", license: "MIT" };

const LOCK: Lock = {
  "": MIT,
  "node_modules/page": { ...MIT, dependencies: { letters: "1" } },
  "node_modules/page/node_modules/letters": { ...MIT, version: "1.2.0" },
  "node_modules/letters": { ...MIT, version: "2.0.0" },
  "node_modules/chart-pie": {
    ...MIT,
    peerDependencies: { core: "1", tests: "1" },
    peerDependenciesMeta: { tests: { optional: true } },
  },
  "node_modules/core": { ...MIT, license: "(MIT OR CC0-1.0)", dependencies: { page: "1" } },
  "node_modules/node": MIT,
  "node_modules/photos": {
    ...MIT,
    optionalDependencies: {
      "photos-linux-x64": "1",
      "photos-darwin-x64": "1",
      "photos-win32": "1",
    },
  },
  "node_modules/photos-linux-x64": { ...MIT, os: ["linux"], cpu: ["x64"] },
  "node_modules/photos-darwin-x64": { ...MIT, os: ["darwin"], cpu: ["x64"] },
  "node_modules/photos-win32": { ...MIT, os: ["win32"] },
  "node_modules/tests": MIT,
};

describe("the packages that are shipped", () => {
  const found = shippedPackages(LOCK, DOCUMENT);
  const names = found.map(({ name, version }) => `${name} ${version}`);

  it("are those of browser and server with all that they need, and no others", () => {
    expect(names).toEqual([
      "chart-pie 1.0.0",
      "core 1.0.0",
      "letters 1.2.0",
      "page 1.0.0",
      "photos 1.0.0",
      "photos-* 1.0.0",
    ]);
  });

  it("name binaries without the platform, and all their folders", () => {
    expect(found.find(({ name }) => name === "photos-*")?.folders).toEqual([
      "node_modules/photos-darwin-x64",
      "node_modules/photos-linux-x64",
    ]);
  });

  it("have their licence without brackets around it", () => {
    expect(found.find(({ name }) => name === "core")?.licence).toBe("MIT OR CC0-1.0");
  });
});

describe("a licence", () => {
  it.each([
    ["MIT", true],
    ["GPL-3.0", false],
    ["AFL-2.1 OR BSD-3-Clause", true],
    ["MIT AND ISC", true],
    ["MIT AND GPL-3.0", false],
    ["LGPL-3.0-or-later", false],
    ["", false],
  ])("%j is allowed: %s", (licence, allowed) => {
    expect(isAllowed("some", licence)).toBe(allowed);
  });

  it("of a library that anybody can replace is allowed for that library", () => {
    expect(isAllowed("@img/sharp-libvips-*", "LGPL-3.0-or-later")).toBe(true);
  });
});

const licensed = (name: string, ...texts: readonly string[]): Licensed => ({
  name,
  version: "1.0.0",
  licence: "MIT",
  texts,
});

describe("the file of licences", () => {
  const one = licensed("one", "MIT License\n\nCopyright (c) Ana\n\nDo what\nyou want.\n");
  const two = licensed("two", "The MIT License (MIT)\n\nCopyright 2020 Rui\n\nDo what you want.\n");
  const other = licensed("three", "Copyright Eva\n\nDo nothing.\nCopyright stays.\n");

  it("has each text once, below those that have it, with their copyright", () => {
    const text = notices([other, one, two]);
    expect(text.split("\n").filter((line) => /one|two|three|Ana|Rui|Eva|Do/.test(line))).toEqual([
      "one 1.0.0 (MIT)",
      "    Copyright (c) Ana",
      "two 1.0.0 (MIT)",
      "    Copyright 2020 Rui",
      "Do what",
      "three 1.0.0 (MIT)",
      "    Copyright Eva",
      "Do nothing.",
    ]);
    expect(text).toContain("\nyou want.\n");
    expect(text).toContain("\nDo nothing.\nCopyright stays.\n");
  });

  it("has for a package without a text the most common one of its licence, in its author's name", () => {
    const bare = withText(licensed("bare"), "Zé", [other, one, two]);
    expect(bare.texts).toEqual(["Copyright (c) Zé\n\nDo what\nyou want."]);
    expect(withText({ ...licensed("odd"), licence: "ISC" }, "Zé", [one]).texts).toEqual([]);
  });
});
