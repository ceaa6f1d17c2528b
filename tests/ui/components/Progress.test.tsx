// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { donePercent } from "../../../src/text/format.ts";
import { Progress } from "../../../src/ui/components/Progress/Progress.tsx";
import { runs } from "../../support/runs.ts";

afterEach(cleanup);

describe("a bar of progress", () => {
  it("has a name and stays between 0 and 100, whatever it is given", () => {
    const anyRatio = fc.double({ noNaN: true, min: -10, max: 10 });
    fc.assert(
      fc.property(anyRatio, (value) => {
        render(<Progress label="Fundo de emergência" value={value} />);
        const bar = screen.getByRole("progressbar", { name: "Fundo de emergência" });
        const now = Number(bar.getAttribute("aria-valuenow"));
        expect(now).toBe(donePercent(Math.min(1, Math.max(0, value))));
        cleanup();
      }),
      { numRuns: runs(30) },
    );
  });

  it("shows the least that there is, and is full only where nothing is missing", () => {
    const widths = (value: number) => {
      const { container } = render(<Progress label="Objetivo" value={value} />);
      const [, ...fills] = [...container.querySelectorAll("rect")];
      cleanup();
      return fills.map((fill) => fill.getAttribute("width"));
    };
    expect(widths(0)).toEqual([]);
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 0, minExcluded: true, max: 2 }), (value) => {
        const drawn = widths(value);
        expect(drawn[0]).toBe("2");
        expect(drawn.includes("100%")).toBe(value >= 1);
      }),
      { numRuns: runs(50) },
    );
    expect(widths(0.001)).toEqual(["2"]);
  });

  it("is drawn without a style of its own, which the page's policy would refuse", () => {
    const { container } = render(<Progress label="Objetivo" value={0.5} />);
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });
});
