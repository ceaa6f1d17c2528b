// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromPromise } from "xstate";
import { newPasswordForm } from "../../../src/application/login/new-password-form.ts";
import { actMachine } from "../../../src/application/acts/act.machine.ts";
import { formMachine } from "../../../src/application/acts/form.machine.ts";
import { recoveryRequestMachine } from "../../../src/application/recovery/recovery-request.machine.ts";
import type { EmailChange } from "../../../src/application/recovery/email-change.ts";
import type { PasswordRecovery } from "../../../src/application/recovery/password-recovery.ts";
import { LinkScreen } from "../../../src/ui/screens/recovery/LinkScreen.tsx";
import { fakeEmailChange } from "../../support/fakes/fake-email-change.ts";
import { fakePasswordRecovery } from "../../support/fakes/fake-password-recovery.ts";
import { failing, forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";

afterEach(cleanup);

type Calls = Partial<PasswordRecovery & EmailChange>;

function show(token: string | null, calls: Calls = {}, path = "/recuperar") {
  const given = { tokens: ["good"] };
  const recovery = { ...fakePasswordRecovery(given), ...fakeEmailChange(given), ...calls };
  const confirm = vi.fn<EmailChange["confirm"]>(recovery.confirm);
  const ask = vi.fn<PasswordRecovery["ask"]>(recovery.ask);
  const conclude = vi.fn<PasswordRecovery["conclude"]>(recovery.conclude);
  const concluded = vi.fn<() => void>();
  const machines = {
    request: recoveryRequestMachine.provide({
      actors: {
        sendsMail: fromPromise(() => recovery.sendsMail()),
        ask: fromPromise(({ input }) => ask(input.email)),
      },
    }),
    email: actMachine<string>().provide({
      actors: { act: fromPromise(({ input }) => confirm(input.of)) },
    }),
    newPassword: formMachine(newPasswordForm, { endsAfter: 0 }).provide({
      actors: {
        send: fromPromise(({ input: { draft } }) => conclude(draft.token, draft.password)),
      },
      actions: { handOver: concluded },
    }),
  };
  renderScreen(<LinkScreen path={path} machines={machines} token={token} />);
  return { ask, conclude, concluded, confirm };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { name });
const alert = async () => (await screen.findByRole("alert")).textContent;

describe("asking for a new password", () => {
  const email = () => screen.findByLabelText<HTMLInputElement>("Email da conta");

  it("needs an email, which a password manager knows", async () => {
    const { ask } = show(null);
    expect([(await email()).type, (await email()).autocomplete]).toEqual(["email", "email"]);
    expect(document.activeElement).toBe(await email());
    await press("Enviar ligação");
    expect(screen.getByText("Este campo é obrigatório.")).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
  });

  it("is sent once, says so while it waits", async () => {
    const { ask } = show(null, { ask: forever });
    await userEvent.type(await email(), " ana@exemplo.pt{Enter}");
    await press("A enviar…");
    expect(ask).toHaveBeenCalledExactlyOnceWith("ana@exemplo.pt");
  });

  it("says the same for every email, and leads back to the login", async () => {
    show(null);
    await userEvent.type(await email(), "ana@exemplo.pt{Enter}");
    await heading("Veja o seu email");
    expect(screen.getByText(/^Se existir uma conta com este email/)).toBeTruthy();
    const back = screen.getByRole("link", { name: "Voltar para o Login" });
    expect(back.getAttribute("href")).toBe("/login");
  });

  it("marks an email that is none, and keeps it", async () => {
    show(null);
    await userEvent.type(await email(), "ana{Enter}");
    expect(await alert()).toBe("Indique um endereço de email válido.");
    expect([(await email()).value, (await email()).getAttribute("aria-invalid")]).toEqual([
      "ana",
      "true",
    ]);
  });

  it("says that it failed, and keeps what was typed", async () => {
    show(null, { ask: failing({ type: "offline" }) });
    await userEvent.type(await email(), "ana@exemplo.pt{Enter}");
    expect(await alert()).toBe("Erro ao pedir a ligação. Tente novamente.");
    expect((await email()).value).toBe("ana@exemplo.pt");
  });

  it("leads to an administrator where no mail is sent", async () => {
    show(null, { sendsMail: () => Promise.resolve(false) });
    expect(await screen.findByText(/Peça a um administrador/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Voltar para o Login" })).toBeTruthy();
  });

  it("is tried again where nobody answered how links are made", async () => {
    let answers = 0;
    show(null, {
      sendsMail: () =>
        (answers += 1) === 1 ? failing({ type: "offline" })() : Promise.resolve(true),
    });
    expect(await alert()).toBe("Erro ao pedir a ligação. Tente novamente.");
    await press("Tentar novamente");
    expect(await email()).toBeTruthy();
  });
});

describe("choosing a new password", () => {
  const type = async (password: string, repeated = password) => {
    for (const label of ["Nova senha", "Confirmar nova senha"]) await userEvent.clear(field(label));
    if (password) await userEvent.type(field("Nova senha"), password);
    if (repeated) await userEvent.type(field("Confirmar nova senha"), repeated);
    await press("Alterar senha");
  };
  const refused = () => [...document.querySelectorAll("[aria-invalid=true]")];

  it("says what it has to be, and checks it in the order of the rules", async () => {
    const { conclude } = show("good");
    await heading("Escolher nova senha");
    expect(screen.getByText("Mínimo 8 caracteres, 1 número e 1 caractere especial")).toBeTruthy();
    expect(field("Nova senha").autocomplete).toBe("new-password");
    const faults = [
      ["", "", "Preencha todos os campos.", "Nova senha"],
      ["curta", "outra", "As senhas não coincidem", "Confirmar nova senha"],
      ["curta", "curta", "A senha deve ter no mínimo 8 caracteres", "Nova senha"],
      ["comprida", "comprida", "A senha deve conter pelo menos um número", "Nova senha"],
    ] as const;
    for (const [password, repeated, sentence, label] of faults) {
      await type(password, repeated);
      expect(screen.getAllByText(sentence)).toHaveLength(1);
      expect(refused()[0]).toBe(field(label));
      expect(document.activeElement).toBe(field(label));
    }
    expect(conclude).not.toHaveBeenCalled();
  });

  it("is sent once with the token of the link, and then is done", async () => {
    const { conclude, concluded } = show("good");
    await type("Outra!senha2");
    await vi.waitFor(() => expect(concluded).toHaveBeenCalledOnce());
    expect(conclude).toHaveBeenCalledExactlyOnceWith("good", "Outra!senha2");
    expect(screen.getByRole("button", { name: "A alterar…" })).toBeTruthy();
  });

  it("by a link that is not good says so, and leads to another one", async () => {
    show("bad");
    await type("Outra!senha2");
    await heading("A ligação já não serve");
    expect(screen.getByText(/^Esta ligação já não serve/)).toBeTruthy();
    const another = screen.getByRole("link", { name: "Pedir outra ligação" });
    expect(another.getAttribute("href")).toBe("/recuperar");
  });

  it("says that it failed, and keeps what was typed", async () => {
    show("good", { conclude: failing({ type: "offline" }) });
    await type("Outra!senha2");
    expect(await alert()).toBe("Erro ao alterar a senha. Tente novamente.");
    expect(field("Nova senha").value).toBe("Outra!senha2");
  });
});

describe("confirming an email", () => {
  const open = (token: string | null, calls: Calls = {}) => show(token, calls, "/confirmar-email");
  const onwards = () => screen.getByRole("link", { name: "Continuar" }).getAttribute("href");

  it("takes a press, for mail programs open links by themselves", async () => {
    const { confirm } = open("good");
    await heading("Confirmar email");
    expect(confirm).not.toHaveBeenCalled();
    await press("Confirmar email");
    await heading("Email confirmado");
    expect(confirm).toHaveBeenCalledExactlyOnceWith("good");
    expect(onwards()).toBe("/login");
  });

  it("is sent once, and says so while it waits", async () => {
    const { confirm } = open("good", { confirm: forever });
    await press("Confirmar email");
    await press("A confirmar…");
    expect(confirm).toHaveBeenCalledOnce();
  });

  it.each([["bad"], [null]])("by the link %j says that it is not good any more", async (token) => {
    open(token);
    if (token !== null) await press("Confirmar email");
    await heading("A ligação já não serve");
    expect(screen.getByText(/Altere o email de novo/)).toBeTruthy();
    expect(onwards()).toBe("/login");
  });

  it.each([
    [
      { type: "rejected", status: 409, detail: "Este email já está em uso." },
      "Este email já está em uso.",
    ],
    [{ type: "offline" }, "Erro ao confirmar o email. Tente novamente."],
  ])("tells the failure %o, and can be tried again", async (failure, sentence) => {
    open("good", { confirm: failing(failure) });
    await press("Confirmar email");
    expect(await alert()).toBe(sentence);
    expect(screen.getByRole("button", { name: "Confirmar email" })).toBeTruthy();
  });
});
