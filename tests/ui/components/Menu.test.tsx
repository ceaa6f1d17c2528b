// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MenuButton } from "../../../src/ui/components/Menu/MenuButton.tsx";

afterEach(cleanup);

function show() {
  const chosen = vi.fn<(name: string) => void>();
  const item = (name: string, disabled = false) => ({
    name,
    icon: null,
    disabled,
    onChoose: () => chosen(name),
  });
  render(
    <MenuButton
      label="Mais ações"
      items={[item("Duplicar"), item("Repetir"), item("Dividir", true)]}
    />,
  );
  return chosen;
}

const button = () => screen.getByRole("button", { name: "Mais ações" });
const focus = () => document.activeElement?.textContent;

describe("a menu", () => {
  it("opens at its first item, and its keys go round", async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(focus()).toBe("Duplicar");
    await userEvent.keyboard("{ArrowDown}");
    expect(focus()).toBe("Repetir");
    await userEvent.keyboard("{End}");
    expect(focus()).toBe("Dividir");
    await userEvent.keyboard("{ArrowDown}");
    expect(focus()).toBe("Duplicar");
    await userEvent.keyboard("{ArrowUp}");
    expect(focus()).toBe("Dividir");
  });

  it("gives the focus back to its button, by Escape and by a choice", async () => {
    const chosen = show();
    await userEvent.click(button());
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(chosen.mock.calls).toEqual([["Repetir"]]);
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("does nothing by an item that cannot be chosen, and stays open", async () => {
    const chosen = show();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole("menuitem", { name: "Dividir" }));
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole("menu")).toBeTruthy();
  });
});
