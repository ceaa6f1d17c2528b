// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "../../../src/ui/components/Button/Button.tsx";
import { IconButton } from "../../../src/ui/components/IconButton/IconButton.tsx";

afterEach(cleanup);

describe("a button", () => {
  it("never submits a form unless it is told to", () => {
    render(<Button>Cancelar</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });

  it("answers each click while nothing is pending", async () => {
    const click = vi.fn<() => void>();
    render(<Button onClick={click}>Guardar</Button>);
    await userEvent.dblClick(screen.getByRole("button", { name: "Guardar" }));
    expect(click).toHaveBeenCalledTimes(2);
  });

  it("says that it is pending and keeps the focus", async () => {
    const button = (pending: boolean) => (
      <Button pending={pending} pendingLabel="Entrando...">
        Entrar
      </Button>
    );
    const { rerender } = render(button(false));
    await userEvent.tab();
    rerender(button(true));
    const shown = screen.getByRole("button", { name: "Entrando..." });
    expect(shown.getAttribute("aria-disabled")).toBe("true");
    expect(shown.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(shown);
  });

  it("neither clicks nor submits while it is pending", async () => {
    const click = vi.fn<() => void>();
    const submit = vi.fn<(event: Event) => void>();
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" pending pendingLabel="A guardar…" onClick={click}>
          Guardar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it("has room for both of its labels at any time", () => {
    const reserve = () => screen.getByRole("button").querySelector("[data-reserve]");
    const { rerender } = render(
      <Button pending={false} pendingLabel="Entrando...">
        Entrar
      </Button>,
    );
    expect(reserve()?.getAttribute("data-reserve")).toBe("Entrando...");
    rerender(
      <Button pending pendingLabel="Entrando...">
        Entrar
      </Button>,
    );
    expect(reserve()?.getAttribute("data-reserve")).toBe("Entrar");
  });
});

describe("a button that is only a sign", () => {
  it("has a name", () => {
    render(<IconButton label="Editar" icon={<svg aria-hidden />} />);
    expect(screen.getByRole("button", { name: "Editar" }).title).toBe("Editar");
  });
});
