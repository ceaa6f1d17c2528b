import { describe, expect, it } from "vitest";
import { monthIn } from "../../../src/domain/calendar/month-in.ts";

describe("the month in a text", () => {
  it.each([
    ["Lazer, novembro de 2026", "2026-11"],
    ["Saúde, Março de 2025", "2025-03"],
    ["Lazer", null],
    ["Casa de 2024", null],
  ])("of '%s' is %s", (text, month) => {
    expect(monthIn(text)).toBe(month);
  });
});
