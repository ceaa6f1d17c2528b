// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { AppGate } from "../../../src/ui/screens/gate/AppGate.tsx";
import { startPageActors, type TestPage } from "../support/page-actors.ts";
import { forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { userWith } from "../../support/users.ts";

afterEach(cleanup);

function show(page: TestPage) {
  renderScreen(
    <Suspense>
      <AppGate anonymous={<p>página pública</p>} app={<p>aplicação</p>} />
    </Suspense>,
    { page },
  );
  return page;
}

const parts = () =>
  ["página pública", "aplicação"].filter((text) => screen.queryByText(text) !== null);

/** Reads to the end, as far as the consent can tell. */
const readAll = ({ consent }: TestPage) =>
  consent.send({ type: "SCROLLED", scrolled: 500, visible: 100, whole: 600 });

describe("the gate of the app", () => {
  it("shows a spinner until it is known who is there", () => {
    show(startPageActors({ restore: forever }));
    expect(screen.getByRole("status").textContent).toBe("A carregar…");
    expect(parts()).toEqual([]);
  });

  it("shows a visitor the public part alone", async () => {
    show(startPageActors({ user: null }));
    expect(await screen.findByText("página pública")).toBeTruthy();
    expect(parts()).toEqual(["página pública"]);
  });

  it("shows who has consented the app alone", async () => {
    show(startPageActors());
    expect(await screen.findByText("aplicação")).toBeTruthy();
    expect(parts()).toEqual(["aplicação"]);
  });

  it("shows who has just signed in the consent first", async () => {
    const page = show(startPageActors({ user: null, consented: false }));
    await screen.findByText("página pública");
    page.session.send({ type: "LOGGED_IN", session: { token: "t", user: userWith() } });
    expect(await screen.findByRole("heading", { name: "Privacidade e termos" })).toBeTruthy();
    expect(parts()).toEqual([]);
  });

  it("leads from a refusal to the denial, back, and by acceptance to the app", async () => {
    const page = show(startPageActors({ consented: false }));
    await screen.findByRole("heading", { name: "Privacidade e termos" });
    readAll(page);
    await userEvent.click(screen.getByRole("button", { name: "Recusar" }));
    expect(await screen.findByRole("heading", { name: "Acesso Negado" })).toBeTruthy();
    expect(parts()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Voltar e aceitar" }));
    await screen.findByRole("heading", { name: "Privacidade e termos" });
    readAll(page);
    await userEvent.click(screen.getByRole("button", { name: "Aceitar" }));
    expect(parts()).toEqual(["aplicação"]);
    expect(page.effects.storeConsent).toHaveBeenCalledTimes(1);
  });

  it("stores no refusal, which lasts as long as the page", async () => {
    const page = show(startPageActors({ consented: false }));
    await screen.findByRole("heading", { name: "Privacidade e termos" });
    readAll(page);
    await userEvent.click(screen.getByRole("button", { name: "Recusar" }));
    expect(page.effects.storeConsent).not.toHaveBeenCalled();
  });
});
