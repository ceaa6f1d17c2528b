// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromPromise } from "xstate";
import {
  registrationForm,
  type RegistrationFields,
} from "../../../src/application/login/registration-form.ts";
import { formMachine } from "../../../src/application/acts/form.machine.ts";
import type { Registration as Sent } from "../../../src/application/login/registrations.ts";
import { SUCCESS_DURATION_MS } from "../../../src/composition/registration.tsx";
import type { User } from "../../../src/domain/users/user.ts";
import { Registration } from "../../../src/ui/screens/registration/Registration.tsx";
import { failing, forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

type Register = (registration: Sent) => Promise<User>;

function show(answer: Register = forever) {
  const register = vi.fn<Register>(answer);
  const form = formMachine<RegistrationFields, Sent, User>(registrationForm, {
    endsAfter: SUCCESS_DURATION_MS,
  });
  const machine = form.provide({
    actors: { send: fromPromise(({ input }) => register(input.draft)) },
    actions: { handOver: () => undefined },
  });
  renderScreen(<Registration machine={machine} />);
  return register;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole("button", { name: "Criar Conta" }));
const alert = async () => (await screen.findByRole("alert")).textContent;

async function fillIn(password: string, repeated = password) {
  for (const label of ["Nome de utilizador", "Email", "Senha", "Confirmar senha"])
    await userEvent.clear(field(label));
  await userEvent.type(field("Nome de utilizador"), "maria");
  await userEvent.type(field("Email"), "maria@exemplo.pt");
  await userEvent.type(field("Senha"), password);
  await userEvent.type(field("Confirmar senha"), repeated);
}

const refused = () => [...document.querySelectorAll("[aria-invalid=true]")];
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;

describe("the registration", () => {
  it("has four fields with their hints, the notice on the legal texts, and the way back", () => {
    show();
    expect(field("Email").type).toBe("email");
    expect(noteOf("Nome de utilizador")).toMatch(/^Mínimo 3 caracteres/);
    expect(noteOf("Senha")).toBe("Mínimo 8 caracteres, 1 número e 1 caractere especial");
    expect(field("Senha").autocomplete).toBe("new-password");
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(targets).toEqual(expect.arrayContaining(["/privacidade", "/termos", "/login"]));
    expect(screen.getByRole("link", { name: "Voltar para o Login" })).toBeTruthy();
  });

  it("checks the password in the order of the rules, says each fault once, at its field, and sends nothing that breaks one", async () => {
    const register = show();
    const faults = [
      ["curta", "outra", "As senhas não coincidem", "Confirmar senha"],
      ["curta", "curta", "A senha deve ter no mínimo 8 caracteres", "Senha"],
      ["comprida", "comprida", "A senha deve conter pelo menos um número", "Senha"],
      ["comprida1", "comprida1", "A senha deve conter pelo menos um caractere especial", "Senha"],
    ] as const;
    for (const [password, repeated, sentence, label] of faults) {
      await fillIn(password, repeated);
      await submit();
      expect(screen.getAllByText(sentence)).toHaveLength(1);
      expect([refused(), noteOf(label)]).toEqual([[field(label)], sentence]);
      expect(document.activeElement).toBe(field(label));
    }
    expect(register).not.toHaveBeenCalled();
  });

  it("asks for each field that is missing", async () => {
    const register = show();
    await submit();
    expect(await alert()).toBe("Preencha todos os campos.");
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(4);
    expect([refused().length, document.activeElement]).toEqual([4, field("Nome de utilizador")]);
    await userEvent.type(field("Nome de utilizador"), "maria");
    await submit();
    expect([refused().length, document.activeElement]).toEqual([3, field("Email")]);
    expect(register).not.toHaveBeenCalled();
  });

  it("says that it is making the account while it waits, and makes one", async () => {
    const register = show();
    await fillIn("Segredo!1");
    await submit();
    await userEvent.click(screen.getByRole("button", { name: "Criando conta..." }));
    expect(register).toHaveBeenCalledExactlyOnceWith({
      username: "maria",
      email: "maria@exemplo.pt",
      password: "Segredo!1",
    });
  });

  it("says that it succeeded and where it leads", async () => {
    show(() => Promise.resolve(userWith()));
    await fillIn("Segredo!1");
    await submit();
    expect(await screen.findByRole("heading", { name: "Conta Criada com Sucesso!" })).toBeTruthy();
    expect(screen.getByText("Redirecionando para o login...")).toBeTruthy();
    expect(SUCCESS_DURATION_MS).toBe(1500);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it.each([
    ["username", "Nome de utilizador"],
    ["email", "Email"],
  ])(
    "says once, at the field %s, that the server refuses it, and goes there",
    async (name, label) => {
      const detail = "Já está em uso.";
      show(failing({ type: "rejected", status: 409, detail, field: name }));
      await fillIn("Segredo!1");
      await submit();
      expect(await screen.findAllByText(detail)).toHaveLength(1);
      expect([refused(), noteOf(label)]).toEqual([[field(label)], detail]);
      expect(document.activeElement).toBe(field(label));
    },
  );

  it.each([
    [{ type: "rejected", status: 409, detail: "Este nome já existe." }, "Este nome já existe."],
    [
      { type: "rejected", status: 422, detail: "O corpo não é aceite.", field: "body" },
      "O corpo não é aceite.",
    ],
    [{ type: "offline" }, "Erro ao criar conta. Tente novamente."],
    [{ type: "unexpected" }, "Erro ao criar conta. Tente novamente."],
  ])("tells the failure %o and keeps what was typed", async (failure, sentence) => {
    show(failing(failure));
    await fillIn("Segredo!1");
    await submit();
    expect(await alert()).toBe(sentence);
    expect(field("Email").value).toBe("maria@exemplo.pt");
    expect([field("Confirmar senha").value, refused()]).toEqual(["Segredo!1", []]);
  });
});
