// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Toast } from "../../../src/ui/components/Toast/Toast.tsx";

afterEach(cleanup);

const toast = (open: boolean, change: (open: boolean) => void, count = 1) => (
  <Toast
    count={count}
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

  it("comes in anew after another one with the same words", () => {
    const item = () => screen.getByText("Sucesso").closest("li");
    const { rerender } = render(toast(true, () => undefined, 1));
    const first = item();
    rerender(toast(true, () => undefined, 1));
    expect(item()).toBe(first);
    rerender(toast(true, () => undefined, 2));
    expect(item()).not.toBe(first);
  });

  it("leaves its closing to its owner", async () => {
    const change = vi.fn<(open: boolean) => void>();
    render(toast(true, change));
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    expect(change).toHaveBeenCalledWith(false);
    expect(screen.getByText("Sucesso")).toBeTruthy();
  });

  it.each([
    [50, false],
    [51, true],
  ])("swiped %i px to the side closes: %s", (way, closes) => {
    const change = vi.fn<(open: boolean) => void>();
    render(toast(true, change));
    const shown = screen.getByText("Sucesso").closest("li");
    if (shown === null) throw new Error("no toast");
    Object.assign(shown, {
      setPointerCapture: () => undefined,
      hasPointerCapture: () => false,
    });
    const finger = { button: 0, pointerType: "mouse", clientY: 0 };
    fireEvent.pointerDown(shown, { ...finger, clientX: 0 });
    for (const clientX of [way / 2, way]) fireEvent.pointerMove(shown, { ...finger, clientX });
    fireEvent.pointerUp(shown, { ...finger, clientX: way });
    expect(change.mock.calls).toEqual(closes ? [[false]] : []);
  });
});
