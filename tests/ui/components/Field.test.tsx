// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AmountField } from "../../../src/ui/components/Field/AmountField.tsx";
import { PasswordField } from "../../../src/ui/components/Field/PasswordField.tsx";
import { SelectField } from "../../../src/ui/components/Field/SelectField.tsx";
import { TextField } from "../../../src/ui/components/Field/TextField.tsx";

afterEach(cleanup);

const ignore = () => undefined;
const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;

describe("every field", () => {
  const own = { value: "", onChange: ignore };
  const fields = {
    text: <TextField autoComplete="off" label="Nome" error="Este campo é obrigatório." {...own} />,
    password: (
      <PasswordField
        label="Nome"
        autoComplete="new-password"
        error="Este campo é obrigatório."
        {...own}
      />
    ),
    amount: <AmountField label="Nome" error="Este campo é obrigatório." {...own} />,
    select: <SelectField label="Nome" error="Este campo é obrigatório." options={[]} {...own} />,
  };

  it.each(Object.entries(fields))(
    "of kind %s ties its label and its error to its control",
    (_, field) => {
      render(field);
      const control = screen.getByLabelText("Nome");
      expect(control.getAttribute("aria-invalid")).toBe("true");
      expect(noteOf(control)).toBe("Este campo é obrigatório.");
    },
  );
});

describe("a field of text", () => {
  it("hands on what is typed as text", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<TextField autoComplete="off" label="Descrição" value="" onChange={change} />);
    await userEvent.type(screen.getByRole("textbox", { name: "Descrição" }), "é");
    expect(change).toHaveBeenCalledWith("é");
  });

  it("shows its hint until there is an error to show", () => {
    const field = (error: string | null) => (
      <TextField
        autoComplete="off"
        label="Nome"
        hint="Mínimo 3 caracteres"
        error={error}
        value=""
        onChange={ignore}
      />
    );
    const { rerender } = render(field(null));
    const control = screen.getByLabelText("Nome");
    expect(noteOf(control)).toBe("Mínimo 3 caracteres");
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    rerender(field("Curto demais."));
    expect(noteOf(control)).toBe("Curto demais.");
  });

  it("says when it may stay empty", () => {
    render(<TextField autoComplete="off" label="Descrição" optional value="" onChange={ignore} />);
    expect(screen.getByRole("textbox", { name: "Descrição (opcional)" })).toBeTruthy();
  });
});

describe("a field of a password", () => {
  it("shows and hides what is typed", async () => {
    render(
      <PasswordField label="Senha" autoComplete="current-password" value="x" onChange={ignore} />,
    );
    const control = screen.getByLabelText("Senha");
    expect(control.getAttribute("type")).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Mostrar senha" }));
    expect(control.getAttribute("type")).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "Ocultar senha" }));
    expect(control.getAttribute("type")).toBe("password");
  });
});

describe("a field of an amount", () => {
  it("brings the keyboard of numbers, takes a comma, and is named by its label alone", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<AmountField label="Valor" value="12" onChange={change} />);
    const control = screen.getByRole("textbox", { name: "Valor" });
    expect(control.getAttribute("inputmode")).toBe("decimal");
    await userEvent.type(control, ",");
    expect(change).toHaveBeenCalledWith("12,");
  });
});

describe("a field of choices", () => {
  it("hands on the value of what is chosen, and its placeholder cannot be chosen", async () => {
    const change = vi.fn<(value: string) => void>();
    const options = [
      { value: "a", label: "Habitação" },
      { value: "b", label: "Saúde" },
    ];
    render(
      <SelectField
        label="Categoria"
        placeholder="Escolha"
        options={options}
        value=""
        onChange={change}
      />,
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Categoria" }), "Saúde");
    expect(change).toHaveBeenCalledWith("b");
    expect(screen.getByText<HTMLOptionElement>("Escolha").disabled).toBe(true);
  });
});
