import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryListSchema } from "../../src/contract/kinds/categories.ts";
import { configSchema, decodeConfig, encodeConfig } from "../../src/contract/config.ts";
import { generatedAlertsSchema } from "../../src/contract/notifications/generated-alerts.ts";
import { encodeHealth, healthSchema } from "../../src/contract/health.ts";
import { release } from "../../src/domain/operator/release.ts";
import { CATEGORIES } from "../../src/domain/categories/standard-names.ts";
import { overTheWire, read, refusals } from "../support/read.ts";
import { runs } from "../support/runs.ts";

describe("the list of categories", () => {
  it("is after its way over the wire in the order it was", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(CATEGORIES)), (names) => {
        expect(read(categoryListSchema, overTheWire(names))).toEqual(names);
      }),
    );
  });

  it("holds nothing but names", () => {
    expect(refusals(categoryListSchema, [1])).not.toEqual({});
    expect(refusals(categoryListSchema, { nomes: [] })).not.toEqual({});
  });
});

describe("the configuration", () => {
  it("is after its way over the wire what it was: where to buy, who the operator is, whether mail is sent, and where passkeys count", () => {
    const anyText = fc.option(fc.string());
    const anyInstallation = fc.record({
      checkoutUrl: fc.option(fc.webUrl()),
      operator: fc.record({ name: anyText, email: anyText }),
      sendsMail: fc.boolean(),
      passkeyOrigin: fc.option(fc.webUrl()),
    });
    fc.assert(
      fc.property(anyInstallation, (installation) => {
        const sent = overTheWire(encodeConfig(installation));
        expect(decodeConfig(read(configSchema, sent))).toEqual(installation);
      }),
      { numRuns: runs(30) },
    );
    expect(refusals(configSchema, {})).not.toEqual({});
  });
});

describe("the health of the server", () => {
  it("is ok, of a release, or not told", () => {
    const sent = encodeHealth(release);
    expect(read(healthSchema, { ...sent, outro: 1 })).toEqual({
      estado: "ok",
      versao: release.version,
      data: release.date,
    });
    expect(refusals(healthSchema, { ...sent, estado: "mau" })).toHaveProperty("estado");
  });
});

describe("the alerts that were generated", () => {
  it("are told by their number", () => {
    expect(read(generatedAlertsSchema, { geradas: 3 })).toEqual({ geradas: 3 });
    for (const geradas of [1.5, "3", null])
      expect(refusals(generatedAlertsSchema, { geradas })).toHaveProperty("geradas");
  });
});
