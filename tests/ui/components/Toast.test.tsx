// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Toast } from "../../../src/ui/components/Toast/Toast.tsx";

afterEach(cleanup);

const toast = (open: boolean, change: (open: boolean) => void) => (
  <Toast
    title="Sucesso"
    message="Despesa adicionada com sucesso!"
    open={open}
    onOpenChange={change}
    duration={Infinity}
  />
);

describe("a toast", () => {
  it("is there only while it is open", () => {
    const { rerender } = render(toast(false, () => undefined));
    expect(screen.queryByText("Despesa adicionada com sucesso!")).toBeNull();
    rerender(toast(true, () => undefined));
    expect(screen.getByText("Despesa adicionada com sucesso!")).toBeTruthy();
  });

  it("leaves its closing to its owner", async () => {
    const change = vi.fn<(open: boolean) => void>();
    render(toast(true, change));
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    expect(change).toHaveBeenCalledWith(false);
    expect(screen.getByText("Sucesso")).toBeTruthy();
  });
});
