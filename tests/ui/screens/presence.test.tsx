// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OtherProofs } from "../../../src/application/second-factor/other-proofs.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { PHONE_KEY } from "../../support/passkeys.ts";
import { oncePresent } from "../support/missing-presence.ts";
import { failing, forever } from "../support/promises.ts";
import { renderAccount } from "../support/render-account.tsx";

afterEach(cleanup);

const NAME = "Confirme que é você";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Removes a passkey, which waits for a proof: what there is to prove by is given. */
async function removeWith(otherProofs: OtherProofs) {
  const remove = oncePresent();
  const shown = await renderAccount({ passkeys: [PHONE_KEY], keys: { remove }, otherProofs });
  await press("Remover Telemóvel");
  await press("Remover");
  const question = within(await screen.findByRole("dialog", { name: NAME }));
  const field = (label: string) => question.getByLabelText<HTMLInputElement>(label, INPUT);
  const click = (name: string) => userEvent.click(question.getByRole("button", { name }));
  return { ...shown, remove, question, field, click };
}
const INPUT = { selector: "input" };
const isClosed = () => screen.queryByRole("dialog", { name: NAME }) === null;

describe("presence by a passkey", () => {
  const offering = (usePasskey: OtherProofs["usePasskey"]): OtherProofs => ({
    ways: async () => ({ passkey: true, code: false }),
    usePasskey,
  });
  const USE = { name: "Usar chave de acesso" };

  it("is offered to who has one, and lets the act go on", async () => {
    const { remove, notices, question } = await removeWith(offering(async () => accepted(null)));
    await userEvent.click(await question.findByRole("button", USE));
    await expect.poll(() => notices).toHaveLength(1);
    expect(remove).toHaveBeenCalledTimes(2);
    expect(isClosed()).toBe(true);
  });

  it("waits for the browser, in which nothing else is sent", async () => {
    const prove = vi.fn<OtherProofs["usePasskey"]>(forever);
    const { question, click } = await removeWith(offering(prove));
    await userEvent.click(await question.findByRole("button", USE));
    await click("A aguardar o navegador…");
    expect(prove).toHaveBeenCalledTimes(1);
    const confirm = question.getByRole<HTMLButtonElement>("button", { name: "Confirmar" });
    expect(confirm.disabled).toBe(true);
  });

  it("that somebody thinks better of leaves the password, without a complaint", async () => {
    const { question, remove, field, click } = await removeWith(
      offering(async () => refused("cancelled")),
    );
    await userEvent.type(field("Senha"), "Segredo!1");
    await userEvent.click(await question.findByRole("button", USE));
    expect(await question.findByRole("button", USE)).toBeTruthy();
    expect(question.queryByRole("alert")).toBeNull();
    await click("Confirmar");
    await expect.poll(() => remove).toHaveBeenCalledTimes(2);
  });

  it.each([
    [async () => refused("unable" as const), /não conseguiu usar uma chave/],
    [failing({ type: "offline" }), /^No response from server$/],
  ])("says why it failed: %#", async (prove, why) => {
    const { question } = await removeWith(offering(prove));
    await userEvent.click(await question.findByRole("button", USE));
    expect((await question.findByRole("alert")).textContent).toMatch(why);
  });
});

describe("presence by a code", () => {
  const CODES: OtherProofs = {
    ways: async () => ({ passkey: false, code: true }),
    usePasskey: forever,
  };
  const asked = async () => {
    const shown = await removeWith(CODES);
    await shown.question.findByLabelText("Código", INPUT);
    return shown;
  };

  it("is asked of who has a second factor in the place of the password, for one of the app or one for recovery", async () => {
    const { question, field, click, notices, remove } = await asked();
    const reason = /o código que a sua aplicação mostra agora, ou um de recuperação/;
    expect(question.getByText(reason)).toBeTruthy();
    expect(question.queryByLabelText("Senha", INPUT)).toBeNull();
    await userEvent.type(field("Código"), "123456");
    await click("Confirmar");
    await expect.poll(() => notices).toHaveLength(1);
    expect([remove.mock.calls.length, isClosed()]).toEqual([2, true]);
  });

  it("that is wrong says so, and keeps what was typed", async () => {
    const { question, field, click, remove } = await asked();
    await userEvent.type(field("Código"), "654 321");
    await click("Confirmar");
    expect((await question.findByRole("alert")).textContent).toBe(
      "O código não está certo ou já foi usado.",
    );
    expect([field("Código").value, remove.mock.calls.length]).toEqual(["654 321", 1]);
  });

  it("that can be none is not sent", async () => {
    const { question, field, click } = await asked();
    await userEvent.type(field("Código"), "1234");
    await click("Confirmar");
    expect(question.getByText(/Um código tem 6 algarismos/)).toBeTruthy();
    expect(document.activeElement).toBe(field("Código"));
  });
});

describe("another proof than the password", () => {
  it("is not offered to who has none, or while nobody can say", async () => {
    const none = async () => ({ passkey: false, code: false });
    const answers: readonly OtherProofs["ways"][] = [none, failing({ type: "offline" }), forever];
    for (const ways of answers) {
      const { question, field } = await removeWith({ ways, usePasskey: forever });
      await userEvent.type(field("Senha"), "x");
      expect(question.queryByRole("button", { name: /^Usar/ })).toBeNull();
      cleanup();
    }
  });
});
