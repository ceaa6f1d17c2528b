import { describe, expect, it } from "vitest";
import { nameAt } from "../../../src/domain/categories/by-id.ts";

const merged = { kind: "expense", name: "Restaurantes", removed: true } as const;
const living = { kind: "expense", name: "Lazer", removed: false } as const;

describe("the category that an identity means", () => {
  it("is the one that it was merged into, whatever it was called", () => {
    expect(nameAt([living], "expense")).toBe("Lazer");
    expect(nameAt([merged, living], "expense")).toBe("Lazer");
  });

  it("is none where it is unknown, of the other kind, or removed", () => {
    expect(nameAt([], "expense")).toBeNull();
    expect(nameAt([living], "income")).toBeNull();
    expect(nameAt([merged], "expense")).toBeNull();
  });

  it("is for what was made before the one under which it was made", () => {
    expect(nameAt([merged, living], "expense", "Restaurantes")).toBe("Restaurantes");
    expect(nameAt([merged], "expense", "Restaurantes")).toBe("Restaurantes");
    expect(nameAt([merged, living], "expense", "Saúde")).toBe("Lazer");
    expect(nameAt([merged, living], "expense", null)).toBe("Lazer");
    expect(nameAt([living], "income", "Lazer")).toBeNull();
  });
});
