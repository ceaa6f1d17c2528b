import { describe, expect, it } from "vitest";
import { sendImport } from "../../../src/application/use-cases/send-import.ts";
import type { Imports } from "../../../src/application/ports/imports.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { fileOf } from "../../support/arbitraries/statement.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeImports } from "../../support/fakes/fake-imports.ts";
import { importedOf, reviewOf } from "../../support/review.ts";
import { statementRow } from "../../support/statement-row.ts";

const spent = (original: string, day = "2026-03-05") =>
  statementRow({ kind: "expense", amount: cents(1234), original, date: day });

const quiet = () => undefined;

describe("sending an import", () => {
  it("makes nothing twice where an answer is lost and the same is sent again", async () => {
    const imports = fakeImports();
    const review = reviewOf([fileOf("a", [spent("CAFE"), spent("PÃO")])]);
    let lost = 0;
    const lossy: Imports["make"] = async (draft, change) => {
      const outcome = await imports.make(draft, change);
      if ((lost += 1) === 1) throw new Error("the answer is lost");
      return outcome;
    };
    const send = sendImport({ ...imports, make: lossy }, fakeIds());
    await expect(send({ review, onProgress: quiet })).rejects.toThrow("lost");
    const outcomes = await send({ review, onProgress: quiet });
    expect(outcomes.map(({ created, repeated }) => [created, repeated])).toEqual([[2, 0]]);
    expect(await imports.list()).toHaveLength(1);
  });

  it("goes on with what was left to do once the same is sent again", async () => {
    const imports = fakeImports();
    const out = reviewOf([fileOf("a", [spent("TRF P/ POUPANCA")])]);
    await sendImport(imports, fakeIds())({ review: out, onProgress: quiet });
    const into = { ...spent("TRF"), kind: "income" as const };
    const review = reviewOf([fileOf("b", [into])], { known: importedOf(out) });
    expect(review.earlier).toHaveLength(1);
    let tries = 0;
    const failing: Imports["count"] = (...wish) => {
      if ((tries += 1) === 1) return Promise.reject(new Error("no network"));
      return imports.count(...wish);
    };
    let named = 0;
    const ids = { next: () => `second ${(named += 1)}` };
    const send = sendImport({ ...imports, count: failing }, ids);
    await expect(send({ review, onProgress: quiet })).rejects.toThrow("network");
    await send({ review, onProgress: quiet });
    expect(await imports.list()).toHaveLength(2);
    expect(imports.server.living("transactions")).toEqual([]);
  });
});
