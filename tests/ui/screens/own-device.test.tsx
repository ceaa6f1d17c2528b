// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { formatBytes } from "../../../src/text/exports/format-bytes.ts";
import { copyShownText } from "../../../src/text/profile/own-device.ts";
import { NOON } from "../../support/own-sessions.ts";
import { forever } from "../support/promises.ts";
import { renderAccount } from "../support/render-account.tsx";

afterEach(cleanup);

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));

describe("the section of this device", () => {
  it("says that nothing is kept, and keeps a copy on being told whose the device is", async () => {
    const { notices } = await renderAccount({ ownDevice: { size: 1_234_567 } });
    expect(screen.getByText("Não fica neste navegador nenhuma cópia dos seus dados.")).toBeTruthy();
    expect(screen.getByText(/Não marque num computador partilhado/)).toBeTruthy();
    await press("Este dispositivo é meu");
    await expect.poll(() => screen.queryByText("Cópia cifrada")).toBeTruthy();
    expect(screen.getByText("1,23 MB")).toBeTruthy();
    expect(screen.getByText(/^Desde \d{2}\/\d{2}\/2026, \d{2}:\d{2}/)).toBeTruthy();
    expect(notices).toEqual(["Os seus dados ficam guardados neste dispositivo, cifrados"]);
  });

  it("destroys the copy, and says so", async () => {
    const { notices } = await renderAccount({ ownDevice: { since: NOON, size: 84_210 } });
    expect(screen.getByText("84,2 kB")).toBeTruthy();
    await press("Destruir cópia");
    await expect.poll(() => notices).toEqual(["A cópia deste dispositivo foi destruída"]);
    await expect.poll(() => button("Este dispositivo é meu")).toBeTruthy();
  });

  it("says that the copy is yet to come as long as there is none", async () => {
    await renderAccount({ ownDevice: { since: NOON } });
    expect(screen.getByText(/assim que todos os dados estiverem carregados/)).toBeTruthy();
  });

  it("is not pressed twice", async () => {
    await renderAccount({ ownDevice: { begin: forever } });
    await press("Este dispositivo é meu");
    expect(button("A guardar…").getAttribute("aria-disabled")).toBe("true");
  });

  it("says that the browser refuses, and that nothing is kept then", async () => {
    const { notices } = await renderAccount({
      ownDevice: { begin: () => Promise.resolve(false) },
    });
    await press("Este dispositivo é meu");
    expect((await screen.findByRole("alert")).textContent).toMatch(/Não foi possível guardar/);
    expect(screen.getByText("Não fica neste navegador nenhuma cópia dos seus dados.")).toBeTruthy();
    expect(notices).toEqual([]);
  });
});

describe("the words of a copy", () => {
  it("tell how large it is, and of when", () => {
    expect([formatBytes(999), formatBytes(1_000_000)]).toEqual(["999\u00a0B", "1\u00a0MB"]);
    const at = new Date(2026, 10, 12, 14, 3).getTime();
    expect(copyShownText(at)).toBe(
      "Sem ligação. Vê a cópia deste dispositivo de 12/11/2026, 14:03.",
    );
  });
});
