// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { User } from "../../../src/domain/users/user.ts";
import { PremiumOffer } from "../../../src/ui/screens/layout/PremiumOffer.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing, forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { userWith } from "../../support/users.ts";
import { startTestActors } from "../support/test-actors.ts";

afterEach(cleanup);

async function offer(address: () => Promise<string | null>, role: User["role"] = "normal") {
  const page = await startSignedInPage({ user: userWith({ role }) });
  const actors = startTestActors(page, { address });
  renderScreen(<PremiumOffer />, { page, actors });
  actors.premium.send({ type: "OPEN" });
  await screen.findByRole("dialog", { name: "Acesso Exclusivo Premium" });
  return { page, ...actors };
}

const activate = () => screen.findByRole("link", { name: /^Ativar Premium Agora/ });

describe("the offer of Premium", () => {
  it("cannot be taken before its address is known", async () => {
    await offer(forever);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Ativar Premium Agora" });
    expect(button.disabled).toBe(true);
  });

  it.each([
    ["there is none", () => Promise.resolve(null)],
    ["it cannot be learnt", failing({ type: "offline" })],
  ])("says that nothing can be paid where %s", async (_, address) => {
    await offer(address);
    const button = await screen.findByRole<HTMLButtonElement>("button", {
      name: "Pagamento indisponível",
    });
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("asks an administrator for nothing, and says where they change a plan", async () => {
    await offer(() => Promise.resolve("https://pagar.exemplo.pt/c"), "admin");
    expect(screen.getByText(/^Como administrador/)).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads to the address of the payment, closes, and asks anew who is signed in", async () => {
    const { page, premium } = await offer(() => Promise.resolve("https://pagar.exemplo.pt/c"));
    const link = await activate();
    expect(link.getAttribute("href")).toBe("https://pagar.exemplo.pt/c");
    const refreshed = vi.fn<(event: unknown) => void>();
    page.session.system.inspect((event) => {
      if (event.type === "@xstate.event") refreshed(event.event.type);
    });
    // The page that it leads to is none of this test's business.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(premium.getSnapshot().matches("closed")).toBe(true);
    expect(refreshed).toHaveBeenCalledWith("REFRESH");
  });

  it("is closed by 'Cancelar'", async () => {
    await offer(forever);
    await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
