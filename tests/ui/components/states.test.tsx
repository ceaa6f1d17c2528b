// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EmptyState } from "../../../src/ui/components/EmptyState/EmptyState.tsx";
import { FailureState } from "../../../src/ui/components/FailureState/FailureState.tsx";
import { PageSpinner } from "../../../src/ui/components/Spinner/PageSpinner.tsx";

afterEach(cleanup);

describe("a place without data", () => {
  it("says so and shows the next step", () => {
    render(
      <EmptyState
        icon={<svg />}
        message="Nenhuma despesa registrada"
        action={<button type="button">Nova despesa</button>}
      />,
    );
    expect(screen.getByText("Nenhuma despesa registrada")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Nova despesa" })).toBeTruthy();
  });

  it("says aloud that loading failed, and tries again when asked", async () => {
    const retry = vi.fn<() => void>();
    render(<FailureState message="Erro ao carregar dados: x" onRetry={retry} />);
    const said = Array.from(screen.getByRole("alert").children, ({ textContent }) => textContent);
    expect(said).toEqual(["", "Erro", "Erro ao carregar dados: x", "Tentar novamente"]);
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("says aloud that it is loading", () => {
    render(<PageSpinner />);
    expect(screen.getByRole("status").textContent).toBe("A carregar…");
  });
});
