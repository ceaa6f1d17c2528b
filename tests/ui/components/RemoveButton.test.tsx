// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RemoveButton } from "../../../src/ui/components/RemoveButton/RemoveButton.tsx";

afterEach(cleanup);

function show() {
  const onRemove = vi.fn<() => void>();
  render(<RemoveButton label="Remover Cinema" onRemove={onRemove} />);
  return { onRemove, bin: screen.getByRole("button", { name: "Remover Cinema" }) };
}

describe("the bin of a row", () => {
  it("removes for a click and for a key", async () => {
    const { onRemove, bin } = show();
    await userEvent.click(bin);
    expect(onRemove).toHaveBeenCalledTimes(1);
    bin.focus();
    await userEvent.keyboard("{Enter}");
    expect(onRemove).toHaveBeenCalledTimes(2);
  });

  it("ignores the second click of a double click, which may have begun on another row", () => {
    const { onRemove, bin } = show();
    fireEvent.click(bin, { detail: 2 });
    expect(onRemove).not.toHaveBeenCalled();
  });

  it("lets a key that is held down click only once", () => {
    const { bin } = show();
    expect(fireEvent.keyDown(bin, { key: "Enter" })).toBe(true);
    expect(fireEvent.keyDown(bin, { key: "Enter", repeat: true })).toBe(false);
  });
});
