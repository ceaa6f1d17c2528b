import { describe, expect, it } from "vitest";
import { loadCategories } from "../../../src/application/use-cases/load-categories.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { brokenLine } from "../../support/fakes/line.ts";

describe("the categories", () => {
  it("of both kinds are loaded together, in the order of offering", async () => {
    expect(await loadCategories(fakeCategories())()).toEqual(CATEGORIES);
  });

  it("cannot be loaded while the server is away", async () => {
    const away = fakeCategories(brokenLine({ type: "offline" }));
    await expect(loadCategories(away)()).rejects.toEqual({ type: "offline" });
  });
});
