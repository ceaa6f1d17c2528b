import { describe, expect, it } from "vitest";
import { CATEGORY_PAINTS } from "../../src/domain/categories/category-paints.ts";
import { dark, light } from "../../src/ui/design/palette.ts";

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance that WCAG 2 defines. */
const luminance = (paint: string): number =>
  0.2126 * channel(paint.slice(1, 3)) +
  0.7152 * channel(paint.slice(3, 5)) +
  0.0722 * channel(paint.slice(5, 7));

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

describe.each(Object.entries(CATEGORY_PAINTS))("the colour %s", (_, paint) => {
  it("stands out three to one from every surface of both themes", () => {
    for (const { page, surface, raised, sidebar } of [dark, light])
      for (const ground of [page, surface, raised, sidebar])
        expect(contrast(paint, ground)).toBeGreaterThanOrEqual(3);
  });
});
