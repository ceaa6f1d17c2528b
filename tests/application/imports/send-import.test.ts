import { describe, expect, it } from "vitest";
import { sendImport } from "../../../src/application/imports/send-import.ts";
import type { Imports } from "../../../src/application/imports/imports.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { changeId, importId, transactionId } from "../../../src/domain/shared/ids.ts";
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

  it("leaves out the other side of a transfer in an earlier import, which counts again without it", async () => {
    const imports = fakeImports();
    const out = reviewOf([fileOf("a", [spent("TRF P/ POUPANCA")])]);
    await sendImport(imports, fakeIds())({ review: out, onProgress: quiet });
    const before = imports.server.living("transactions");
    const into = { ...spent("TRF"), kind: "income" as const };
    const review = reviewOf([fileOf("b", [into])], { known: importedOf(out) });
    let named = 0;
    const ids = { next: () => `second ${(named += 1)}` };
    // Its records are named anew, as those of another day are.
    const lines = review.lines.map((line) => ({ ...line, id: transactionId(`into ${line.id}`) }));
    const send = sendImport(imports, ids);
    const [made] = await send({ review: { ...review, lines }, onProgress: quiet });
    expect(imports.server.living("transactions")).toEqual([]);
    expect((await imports.lines()).map(({ leftOut }) => leftOut?.reason)).toEqual([
      "transfer",
      "transfer",
    ]);
    await imports.undo(made?.id ?? importId(""), [], changeId("undo"));
    expect(imports.server.living("transactions")).toEqual(before);
  });

  it("leaves it alone where the person has the line count", async () => {
    const imports = fakeImports();
    const out = reviewOf([fileOf("a", [spent("TRF P/ POUPANCA")])]);
    await sendImport(imports, fakeIds())({ review: out, onProgress: quiet });
    const into = { ...spent("TRF"), kind: "income" as const };
    const review = reviewOf([fileOf("b", [into])], { known: importedOf(out) });
    const lines = review.lines.map((line) => ({
      ...line,
      id: transactionId(`into ${line.id}`),
      counted: true,
    }));
    let named = 0;
    const ids = { next: () => `second ${(named += 1)}` };
    await sendImport(imports, ids)({ review: { ...review, lines }, onProgress: quiet });
    expect(imports.server.living("transactions")).toHaveLength(2);
  });
});
