// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StartBoundary } from "../../src/composition/app.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("defect");
}

describe("the last resort", () => {
  it("is nowhere to be seen while all goes well", () => {
    const onFailed = vi.fn<() => void>();
    render(<StartBoundary onFailed={onFailed}>ecrã</StartBoundary>);
    expect(screen.getByText("ecrã")).toBeTruthy();
    expect(onFailed).not.toHaveBeenCalled();
  });

  it("hears once of what nobody below has caught, and leaves the page empty for it", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const onFailed = vi.fn<() => void>();
    const { container } = render(
      <StartBoundary onFailed={onFailed}>
        <Broken />
      </StartBoundary>,
    );
    expect([onFailed.mock.calls.length, container.innerHTML]).toEqual([1, ""]);
  });
});
