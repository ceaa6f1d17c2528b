// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Consent } from "../../../src/ui/screens/consent/Consent.tsx";
import { Denied } from "../../../src/ui/screens/consent/ConsentGate.tsx";
import { startPageActors, startSignedInPage } from "../support/page-actors.ts";
import { renderScreen } from "../support/render-screen.tsx";

afterEach(cleanup);

const VISIBLE = 300;
const WHOLE = 1_000;

const answers = () =>
  ["Recusar", "Aceitar"].map((name) => screen.getByRole<HTMLButtonElement>("button", { name }));
const disabled = () => answers().map((button) => button.disabled);

/** Scrolls the policy as a browser would that lays it out; here nothing is laid out. */
function scrollTo(scrollTop: number) {
  const policy = screen.getByRole("region", {
    name: "Resumo da política de privacidade e dos termos",
  });
  Object.defineProperties(policy, {
    clientHeight: { value: VISIBLE, configurable: true },
    scrollHeight: { value: WHOLE, configurable: true },
    scrollTop: { value: scrollTop, configurable: true },
  });
  fireEvent.scroll(policy);
}

/** Renders the question in a box that its text overflows. */
function ask() {
  const page = startPageActors({ consented: false });
  const height = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
  Object.defineProperty(Element.prototype, "scrollHeight", { value: WHOLE, configurable: true });
  renderScreen(<Consent />, { page });
  if (height) Object.defineProperty(Element.prototype, "scrollHeight", height);
  return page;
}

describe("the consent", () => {
  it("has the focus on its text, so that the keys scroll it at once", () => {
    ask();
    expect(document.activeElement?.getAttribute("role")).toBe("region");
  });

  it("cannot be answered before its text has been read to within 50 px of the end", () => {
    ask();
    expect(disabled()).toEqual([true, true]);
    scrollTo(WHOLE - VISIBLE - 51);
    expect(disabled()).toEqual([true, true]);
    scrollTo(WHOLE - VISIBLE - 50);
    expect(disabled()).toEqual([false, false]);
  });

  it("stays answerable when the reader scrolls up again", () => {
    ask();
    scrollTo(WHOLE - VISIBLE);
    scrollTo(0);
    expect(disabled()).toEqual([false, false]);
  });

  it("can be answered at once where the text fits whole", () => {
    renderScreen(<Consent />, { page: startPageActors({ consented: false }) });
    expect(disabled()).toEqual([false, false]);
  });

  it("can be scrolled by keyboard", () => {
    ask();
    expect(screen.getByRole("region").tabIndex).toBe(0);
  });
});

describe("the denial", () => {
  it("leaves two ways: back to the question, and out", async () => {
    const page = await startSignedInPage({ consented: false });
    page.consent.send({ type: "SCROLLED", scrolled: 0, visible: 1, whole: 1 });
    page.consent.send({ type: "DECLINE" });
    renderScreen(<Denied />, { page });
    await userEvent.click(screen.getByRole("button", { name: "Voltar e aceitar" }));
    expect(page.consent.getSnapshot().matches("asking")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Sair" }));
    await expect.poll(() => page.effects.forgetConsent.mock.calls.length).toBe(1);
  });
});
