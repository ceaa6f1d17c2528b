// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Segmented } from "../../../src/ui/components/Segmented/Segmented.tsx";

afterEach(cleanup);

const options = [
  { value: "all", label: "Todas" },
  { value: "income", label: "Receitas" },
] as const;

describe("a row of choices", () => {
  it("is a named group in which exactly the value is chosen", async () => {
    const change = vi.fn<(value: "all" | "income") => void>();
    render(<Segmented label="Tipo" options={options} value="all" onChange={change} />);
    expect(screen.getByRole("radiogroup", { name: "Tipo" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Todas" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Receitas" }));
    expect(change).toHaveBeenCalledWith("income");
  });
});
