import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileNameOf } from "../../../src/infrastructure/http/download.ts";

const FALLBACK = "fincontrol.json";

describe("the name of a file", () => {
  it("is never a path, hidden, or of another kind, whatever the server says", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.string().map((name) => `attachment; filename="${name}.json"`),
          fc.string().map((name) => `attachment; filename=${name}.json`),
        ),
        (header) => {
          const name = fileNameOf(header, FALLBACK);
          expect(name).toMatch(/^\w[\w.-]*\.json$/);
          expect(name.length).toBeLessThanOrEqual(100);
        },
      ),
    );
  });

  it.each([
    ['attachment; filename="fincontrol-2026-11-20.json"', "fincontrol-2026-11-20.json"],
    ["attachment; filename=dados.json", "dados.json"],
    ['ATTACHMENT; FileName = "dados.json"; size=3', "dados.json"],
    ['attachment; filename="../../etc/dados.json"', "dados.json"],
    ['attachment; filename="C:\\temp\\dados.json"', "dados.json"],
    ['attachment; filename="..dados.json"', "dados.json"],
    ['attachment; filename="os meus dados.json"', "osmeusdados.json"],
    ['attachment; filename="dados.exe"', FALLBACK],
    ['attachment; filename=".json"', FALLBACK],
    ['attachment; filename="ç.json"', FALLBACK],
    [`attachment; filename="${"a".repeat(200)}.json"`, FALLBACK],
    ['attachment; filename=""', FALLBACK],
    ["attachment", FALLBACK],
    [null, FALLBACK],
  ])("that is announced by %j is %s", (header, name) => {
    expect(fileNameOf(header, FALLBACK)).toBe(name);
  });
});
