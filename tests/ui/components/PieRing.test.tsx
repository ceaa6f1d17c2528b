// @vitest-environment happy-dom
import type { ComponentProps } from "react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { PieRing } from "../../../src/ui/components/PieRing/PieRing.tsx";

afterEach(cleanup);

const sharesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    category: `Categoria ${index + 1}`,
    amount: cents(1_000),
    share: 1 / count,
    count: 1,
  }));

const ignore = () => undefined;
const Ring = (props: Pick<ComponentProps<typeof PieRing>, "caption" | "shares">) => (
  <PieRing {...props} renderLabel={(category) => <a href="/">{category}</a>} onChoose={ignore} />
);

const rows = () => within(screen.getByRole("table")).getAllByRole("rowheader");

describe("the ring of categories", () => {
  it("can be read without its picture, and before that has come", () => {
    render(<Ring caption="Despesas por categoria" shares={sharesOf(4)} />);
    const table = screen.getByRole("table", { name: "Despesas por categoria" });
    expect(within(table).getAllByText("25,0 %")).toHaveLength(4);
    expect(within(table).getAllByText("10,00 €")).toHaveLength(4);
  });

  it("joins the seventh category and those after it", () => {
    render(<Ring caption="Despesas" shares={sharesOf(6)} />);
    expect(rows().map((row) => row.textContent)).not.toContain("Restantes categorias");
    cleanup();
    render(<Ring caption="Despesas" shares={sharesOf(8)} />);
    expect(rows()).toHaveLength(6);
    expect(rows().at(-1)?.textContent).toBe("Restantes categorias");
    expect(screen.getAllByRole("link")).toHaveLength(5);
    expect(screen.getByText("30,00 €")).toBeTruthy();
  });

  it("has the total of everything in its middle", () => {
    render(<Ring caption="Despesas" shares={sharesOf(8)} />);
    expect(screen.getByText("80,00 €")).toBeTruthy();
  });

  it("hides its picture from screen readers", async () => {
    const { container } = render(<Ring caption="Despesas" shares={sharesOf(3)} />);
    const picture = await screen.findByText("30,00 €");
    expect(picture.closest("[aria-hidden=true]")).not.toBeNull();
    const seen = [...container.querySelectorAll("svg")];
    expect(seen.filter((svg) => svg.closest("[aria-hidden=true]") === null)).toEqual([]);
  });
});
