// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromPromise } from "xstate";
import { loginCodeMachine } from "../../../src/application/login/login-code.machine.ts";
import type { CodeAnswer } from "../../../src/application/login/entrances.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { CodeStep } from "../../../src/ui/screens/login/CodeStep.tsx";
import { failing, forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

type LogIn = (answer: CodeAnswer) => Promise<LoginOutcome>;

function show(answer: LogIn = forever) {
  const logIn = vi.fn<LogIn>(answer);
  const loggedIn = vi.fn<(session: Session) => void>();
  const onBack = vi.fn<() => void>();
  const onAgain = vi.fn<() => void>();
  const machine = loginCodeMachine.provide({
    actors: { logIn: fromPromise(({ input }) => logIn(input)) },
    actions: { loggedIn: (_, { session }) => loggedIn(session) },
  });
  renderScreen(<CodeStep machine={machine} challenge="c1" onBack={onBack} onAgain={onAgain} />);
  return { logIn, loggedIn, onBack, onAgain };
}

const field = (name = "Código de 6 algarismos") =>
  screen.getByRole<HTMLInputElement>("textbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the second step of the login", () => {
  it("asks for the digits that the app shows, and has the focus there", () => {
    show();
    expect(screen.getByRole("heading").textContent).toBe("Verificação em dois passos");
    expect([field().autocomplete, field().inputMode]).toEqual(["one-time-code", "numeric"]);
    expect(document.activeElement).toBe(field());
  });

  it("takes digits that were pasted with a space, sends them once and says so while it waits", async () => {
    const { logIn } = show();
    await userEvent.click(field());
    await userEvent.paste("123 456");
    await userEvent.keyboard("{Enter}");
    await press("A verificar…");
    expect(logIn).toHaveBeenCalledExactlyOnceWith({ challenge: "c1", code: "123 456" });
  });

  it("hands on the session of whoever is let in", async () => {
    const session = { token: "t", user: userWith() };
    const { loggedIn } = show(() => Promise.resolve({ type: "signed-in", session }));
    await userEvent.type(field(), "123456{Enter}");
    await vi.waitFor(() => expect(loggedIn).toHaveBeenCalledExactlyOnceWith(session));
  });

  it("says what a code looks like, and sends nothing that is none", async () => {
    const { logIn } = show();
    await userEvent.type(field(), "123{Enter}");
    expect(screen.getByText("O código tem 6 algarismos.")).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await press("Usar um código de recuperação");
    await userEvent.type(field("Código de recuperação"), "ABCD{Enter}");
    expect(screen.getByText("O código de recuperação tem 16 letras e algarismos.")).toBeTruthy();
    expect(logIn).not.toHaveBeenCalled();
  });

  it("takes a code for recovery instead, and goes back to the app's", async () => {
    const { logIn } = show();
    await userEvent.type(field(), "123");
    await press("Usar um código de recuperação");
    const recovery = field("Código de recuperação");
    expect([recovery.value, recovery.autocomplete, recovery.inputMode]).toEqual([
      "",
      "off",
      "text",
    ]);
    expect(document.activeElement).toBe(recovery);
    await press("Usar o código da aplicação");
    await press("Usar um código de recuperação");
    await userEvent.type(field("Código de recuperação"), "abcd-efgh-jkmn-pqrs{Enter}");
    expect(logIn).toHaveBeenCalledWith({ challenge: "c1", code: "abcd-efgh-jkmn-pqrs" });
  });

  it("keeps a wrong code and says why it is one", async () => {
    show(failing({ type: "rejected", status: 401, detail: "O código não está certo" }));
    await userEvent.type(field(), "123456{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("O código não está certo");
    expect(field().value).toBe("123456");
  });

  it("leads back to the password", async () => {
    const { onBack } = show();
    await press("Voltar à senha");
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("begins anew when the password is too long ago", async () => {
    const detail = "Passou demasiado tempo.";
    const { onAgain, onBack } = show(
      failing({ type: "rejected", status: 401, detail, code: "desafio" }),
    );
    await userEvent.type(field(), "123456{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(detail);
    expect(screen.queryByRole("button", { name: "Usar um código de recuperação" })).toBe(null);
    await press("Começar de novo");
    expect(onAgain).toHaveBeenCalledOnce();
    await press("Voltar à senha");
    expect(onBack).toHaveBeenCalledOnce();
  });
});
