import { describe, expect, it } from "vitest";
import { arrangeEach, type Arrangement } from "../../../src/application/rules/arrange-record.ts";
import type { Category, CategoryPatch } from "../../../src/domain/categories/category.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { settled } from "../machines/by-hand.ts";

const [FIRST, SECOND] = OWN_CATEGORIES.map((category) => ({ ...category, revision: 1 }));
const OFFLINE = { type: "offline" } as const;

describe("wishes for records", () => {
  it("go out at once, each as a change of its own, and tell how they ended", async () => {
    if (FIRST === undefined || SECOND === undefined) throw new Error("no categories");
    const sent: Arrangement<Category, CategoryPatch>[] = [];
    const told: unknown[] = [];
    let keys = 0;
    const arrange = arrangeEach<Category, CategoryPatch>(
      async (arrangement) => {
        sent.push(arrangement);
        if (arrangement.patch === null) throw OFFLINE;
      },
      () => `key-${(keys += 1)}`,
      { arranged: (one) => told.push(one), failed: (failure) => told.push(failure) },
    );
    const wishes = [
      { record: FIRST, patch: { position: 7 } },
      { record: SECOND, patch: null },
    ];
    arrange(wishes);
    expect(sent).toEqual(wishes.map((wish, at) => ({ ...wish, change: `key-${at + 1}` })));
    await settled();
    expect(told).toEqual([sent[0], OFFLINE]);
  });
});
