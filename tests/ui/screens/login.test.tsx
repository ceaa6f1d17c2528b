// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromPromise } from "xstate";
import {
  loginMachine,
  type LoginInput,
  type LoginAnswer,
} from "../../../src/application/login/login.machine.ts";
import type { Credentials } from "../../../src/application/login/entrances.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { CodeStepProps } from "../../../src/ui/screens/login/CodeStep.tsx";
import { Login } from "../../../src/ui/screens/login/Login.tsx";
import { failing, forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

type LogIn = (credentials: Credentials) => Promise<LoginAnswer>;

function show(
  answer: LogIn = forever,
  knownUsername = "",
  changed = false,
  usePasskey: () => Promise<LoginAnswer> = forever,
) {
  const logIn = vi.fn<LogIn>(answer);
  const loggedIn = vi.fn<(session: Session) => void>();
  const machine = loginMachine.provide({
    actors: {
      logIn: fromPromise<LoginAnswer, LoginInput>(({ input }) =>
        input.passkey ? usePasskey() : logIn(input),
      ),
    },
    actions: { loggedIn: (_, { session }) => loggedIn(session) },
  });
  const Step = ({ challenge, onBack, onAgain }: CodeStepProps) => (
    <>
      <p>{challenge}</p>
      <button type="button" onClick={onBack}>
        Voltar
      </button>
      <button type="button" onClick={onAgain}>
        De novo
      </button>
    </>
  );
  renderScreen(
    <Login machine={machine} knownUsername={knownUsername} changed={changed} CodeStep={Step} />,
  );
  return { logIn, loggedIn };
}

const username = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "Nome de utilizador" });
const password = () => screen.getByLabelText<HTMLInputElement>("Senha");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Entrar" }));

const usePasskeyNow = () =>
  userEvent.click(screen.getByRole("button", { name: "Entrar com chave de acesso" }));

async function fillIn() {
  await userEvent.type(username(), "maria");
  await userEvent.type(password(), "Segredo!1");
}

describe("the login", () => {
  it("has its subtitle, two fields that a password manager knows, and the way to a new account", () => {
    show();
    expect(screen.getByText("Controle Financeiro Pessoal")).toBeTruthy();
    expect(username().autocomplete).toBe("username");
    expect(password().autocomplete).toBe("current-password");
    const link = screen.getByRole("link", { name: "Criar nova conta" });
    expect(link.getAttribute("href")).toBe("/register");
    const forgotten = screen.getByRole("link", { name: "Esqueceu-se da senha?" });
    expect(forgotten.getAttribute("href")).toBe("/recuperar");
  });

  it("asks whose the device is, which is nobody's at first, and says what that means", async () => {
    const { logIn } = show();
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Este dispositivo é meu" });
    expect(box.checked).toBe(false);
    expect(
      screen.getByText(/cópia cifrada .* Não marque num computador partilhado\.$/),
    ).toBeTruthy();
    await userEvent.type(username(), "ana");
    await userEvent.type(password(), "Segredo!1");
    await userEvent.click(box);
    await submit();
    expect(logIn.mock.calls).toMatchObject([[{ username: "ana", device: "sim" }]]);
  });

  it("sends what was typed, says so while it waits, and sends it once", async () => {
    const { logIn } = show();
    await fillIn();
    await submit();
    const pending = screen.getByRole("button", { name: "Entrando..." });
    await userEvent.click(pending);
    await userEvent.type(password(), "{Enter}");
    expect(logIn).toHaveBeenCalledExactlyOnceWith({
      username: "maria",
      password: "Segredo!1",
      device: "",
      comesBack: false,
      passkey: false,
    });
  });

  it("hands on the session of whoever is let in", async () => {
    const session = { token: "t", user: userWith() };
    const { loggedIn } = show(() => Promise.resolve({ type: "signed-in", session }));
    await fillIn();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(loggedIn).toHaveBeenCalledExactlyOnceWith(session));
  });

  it("gives way to the step that asks for a code, and comes back as it was", async () => {
    const { logIn } = show(() => Promise.resolve({ type: "code-wanted", challenge: "c1" }));
    await fillIn();
    await submit();
    await screen.findByText("c1");
    await userEvent.click(screen.getByRole("button", { name: "Voltar" }));
    expect([username().value, password().value]).toEqual(["maria", "Segredo!1"]);
    await submit();
    await userEvent.click(await screen.findByRole("button", { name: "De novo" }));
    expect(logIn).toHaveBeenCalledTimes(3);
  });

  it("asks for each field that is missing and sends nothing", async () => {
    const { logIn } = show();
    await submit();
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(2);
    await userEvent.type(username(), "maria");
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(1);
    expect(password().getAttribute("aria-invalid")).toBe("true");
    expect(logIn).not.toHaveBeenCalled();
  });

  it.each([
    ["the server's sentence", { type: "rejected", status: 401, detail: "Credenciais inválidas" }],
    ["'Erro ao conectar ao servidor'", { type: "offline" }],
    ["'Erro inesperado ao fazer login'", { type: "unexpected" }],
    ["'Erro inesperado ao fazer login'", { type: "rejected", status: 500, detail: null }],
  ])("says %s for its failure and keeps what was typed", async (sentence, failure) => {
    show(failing(failure));
    await fillIn();
    await submit();
    const expected = "detail" in failure && failure.detail ? failure.detail : sentence.slice(1, -1);
    expect((await screen.findByRole("alert")).textContent).toBe(expected);
    expect([username().value, password().value]).toEqual(["maria", "Segredo!1"]);
  });

  it("takes a passkey in the place of the form, says so while it waits, and asks once", async () => {
    const usePasskey = vi.fn<() => Promise<LoginAnswer>>(forever);
    show(forever, "", false, usePasskey);
    await usePasskeyNow();
    const pending = screen.getByRole("button", { name: "Entrando..." });
    await userEvent.click(pending);
    await userEvent.type(password(), "{Enter}");
    expect(usePasskey).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Entrar" }).disabled).toBe(true);
  });

  it("hands on the session of whoever a passkey lets in", async () => {
    const session = { token: "t", user: userWith() };
    const { loggedIn } = show(forever, "", false, async () => ({ type: "signed-in", session }));
    await usePasskeyNow();
    await vi.waitFor(() => expect(loggedIn).toHaveBeenCalledExactlyOnceWith(session));
  });

  it("says nothing of a passkey that somebody thought better of, and keeps what was typed", async () => {
    show(forever, "", false, async () => ({ type: "not-shown", why: null }));
    await fillIn();
    await usePasskeyNow();
    expect(await screen.findByRole("button", { name: "Entrar com chave de acesso" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect([username().value, password().value]).toEqual(["maria", "Segredo!1"]);
  });

  it("says why a passkey was of no use", async () => {
    show(forever, "", false, async () => ({
      type: "not-shown",
      why: "As chaves de acesso não funcionam neste endereço.",
    }));
    await usePasskeyNow();
    expect((await screen.findByRole("alert")).textContent).toContain("não funcionam neste");
    cleanup();
    show(forever, "", false, failing({ type: "offline" }));
    await usePasskeyNow();
    expect((await screen.findByRole("alert")).textContent).toBe("Erro ao conectar ao servidor");
  });

  it.each([
    ["", "Nome de utilizador"],
    ["joana_92", "Senha"],
  ])("has the focus where one types, with the name '%s' known", (known, label) => {
    show(forever, known);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it("says that a forgotten password was just replaced", () => {
    show(forever, "", true);
    expect(screen.getByText("Senha alterada. Entre com a nova.")).toBeTruthy();
  });

  it("knows the name of the account that was just made", () => {
    show(forever, "maria");
    expect(username().value).toBe("maria");
  });
});
