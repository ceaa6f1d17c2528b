import { describe, expect, it } from "vitest";
import type { Categories } from "../../../src/application/ports/categories.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import type { Lines } from "./lines.ts";

/** What every giver of category lists does. */
export function categoriesSuite(open: () => Promise<Lines<Categories>>): void {
  describe("categories", () => {
    it.each(["income", "expense"] as const)("of %s come in the order of offering", async (kind) => {
      const { signedIn } = await open();
      expect(await signedIn.list(kind)).toEqual(CATEGORIES[kind]);
    });

    it("are given to who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open();
      await expect(signedOut.list("income")).rejects.toEqual({ type: "unauthenticated" });
      await expect(cutOff.list("income")).rejects.toEqual({ type: "offline" });
    });
  });
}
