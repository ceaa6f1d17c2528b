// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LockedPreview } from "../../../src/ui/components/LockedPreview/LockedPreview.tsx";
import { PremiumDialog } from "../../../src/ui/components/PremiumDialog/PremiumDialog.tsx";

afterEach(cleanup);

const show = (props: Partial<ComponentProps<typeof PremiumDialog>> = {}) =>
  render(
    <PremiumDialog open checkoutUrl="https://pay.example/c" onClose={() => undefined} {...props} />,
  );

describe("the Premium dialog", () => {
  it("names its price and eight benefits", () => {
    show();
    expect(screen.getByRole("dialog", { name: "Acesso Exclusivo Premium" })).toBeTruthy();
    expect(screen.getByText("17,90€/mês")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
  });

  it("opens the payment in a new tab that learns nothing about this one", async () => {
    const opened = vi.fn<() => void>();
    show({ onCheckoutOpened: opened });
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Ativar Premium Agora/ });
    expect(link.href).toBe("https://pay.example/c");
    expect(link.target).toBe("_blank");
    expect(link.rel).toBe("noopener noreferrer");
    // The page that it leads to is none of this test's business.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("offers no payment where there is none", () => {
    show({ checkoutUrl: null });
    const button = screen.getByRole<HTMLButtonElement>("button", {
      name: "Pagamento indisponível",
    });
    expect(button.disabled).toBe(true);
  });

  it("offers no payment before its address is known", () => {
    show({ checkoutUrl: undefined });
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Ativar Premium Agora" });
    expect(button.disabled).toBe(true);
  });

  it("tells who chose Free what stays closed, and leads on to the registration", () => {
    show({ variant: "free" });
    expect(screen.getByText("Algumas funções ficarão bloqueadas.")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Continuar com o plano Free" });
    expect(link.getAttribute("href")).toBe("/register");
  });

  it("tells who chose Premium that everything is open", () => {
    show({ variant: "premium" });
    expect(screen.getByText("Acesso a todas as funcionalidades.")).toBeTruthy();
  });

  it("leads a visitor to the account that comes before the payment, new or there already", () => {
    show({ variant: "premium" });
    const leadsTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(leadsTo("Ativar Premium Agora")).toBe("/register?plano=premium");
    expect(leadsTo("Já tenho conta")).toBe("/login?plano=premium");
  });

  it.each([
    [null, "Pagamento indisponível"],
    [undefined, "Ativar Premium Agora"],
  ])("leads a visitor nowhere where the payment is %j", (checkoutUrl, name) => {
    show({ variant: "premium", checkoutUrl });
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  });
});

describe("a locked preview", () => {
  it("leaves nothing to reach but the way to unlock it", async () => {
    const unlock = vi.fn<() => void>();
    render(
      <LockedPreview onUnlock={unlock}>
        <button type="button">Nova Simulação</button>
      </LockedPreview>,
    );
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText("Nova Simulação").closest("[inert]")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Desbloquear com Premium" }));
    expect(unlock).toHaveBeenCalledTimes(1);
  });
});
