// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "../../../src/ui/components/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "../../../src/ui/components/Dialog/Dialog.tsx";

afterEach(cleanup);

function open() {
  const close = vi.fn<() => void>();
  const view = (shown: boolean) => (
    <Dialog open={shown} title="Nova despesa" onClose={close}>
      <p>Conteúdo</p>
    </Dialog>
  );
  return { close, view, ...render(view(true)) };
}

describe("a dialog", () => {
  it("is named by its title and modal while it is open", () => {
    open();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Nova despesa" });
    expect(dialog.open).toBe(true);
  });

  it("is not in the page while it is closed", () => {
    const { rerender, view } = open();
    rerender(view(false));
    expect(screen.queryByText("Conteúdo")).toBeNull();
  });

  it("rises above a keyboard that only covers the page", () => {
    const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 500 });
    vi.stubGlobal("visualViewport", seen);
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(800);
    open();
    const room = () => screen.getByRole("dialog").style.getPropertyValue("--keyboard");
    expect(room()).toBe("300px");
    seen.height = 800;
    seen.dispatchEvent(new Event("resize"));
    expect(room()).toBe("0px");
    // Enlarged by two fingers.
    Object.assign(seen, { scale: 2, height: 400 });
    seen.dispatchEvent(new Event("resize"));
    expect(room()).toBe("0px");
    vi.unstubAllGlobals();
  });

  it("asks its owner to close it, by its button, by Escape, and by the browser's own way", async () => {
    const { close } = open();
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(2);
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(3);
    expect(screen.getByRole<HTMLDialogElement>("dialog").open).toBe(true);
  });

  it("is closed by a click beside it, but not by one inside or one that only ends beside it", async () => {
    const { close } = open();
    await userEvent.click(screen.getByText("Conteúdo"));
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: screen.getByText("Conteúdo") },
      { keys: "[/MouseLeft]", target: screen.getByRole("dialog") },
    ]);
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("dialog"));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("does not tell its owner of a closing that the owner itself wanted", () => {
    const { close, rerender, view } = open();
    rerender(view(false));
    expect(close).not.toHaveBeenCalled();
  });

  it("gives the focus to the heading of the screen where nothing had it before", () => {
    const page = (shown: boolean) => (
      <main>
        <h1 tabIndex={-1}>Despesas</h1>
        <Dialog open={shown} title="Nova despesa" onClose={() => undefined}>
          <p>Conteúdo</p>
        </Dialog>
      </main>
    );
    const { rerender } = render(page(false));
    expect(document.activeElement).toBe(document.body);
    rerender(page(true));
    // A browser moves the focus into an opened dialog.
    screen.getByRole("button", { name: "Fechar" }).focus();
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Despesas" }));
  });

  it("gives the focus to what it is told", () => {
    function WithFocus() {
      const ref = useRef<HTMLInputElement>(null);
      return (
        <Dialog open title="Nova despesa" onClose={() => undefined} initialFocus={ref}>
          <input aria-label="Primeiro" />
          <input aria-label="Segundo" ref={ref} />
        </Dialog>
      );
    }
    render(<WithFocus />);
    expect(document.activeElement).toBe(screen.getByLabelText("Segundo"));
  });
});

describe("a question before something that cannot be undone", () => {
  const question = (pending: boolean, confirm = vi.fn<() => void>()) => (
    <ConfirmDialog
      open
      danger
      title="Eliminar despesa?"
      message="Esta ação é irreversível."
      confirmLabel="Eliminar"
      pendingLabel="A eliminar…"
      pending={pending}
      onConfirm={confirm}
      onCancel={() => undefined}
    />
  );

  it("puts the harmless answer first", () => {
    render(question(false));
    const [first] = screen.getAllByRole("button");
    expect(first?.textContent).toBe("Cancelar");
  });

  it("cannot be answered twice", async () => {
    const confirm = vi.fn<() => void>();
    render(question(true, confirm));
    await userEvent.click(screen.getByRole("button", { name: "A eliminar…" }));
    expect(confirm).not.toHaveBeenCalled();
  });
});
