// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { promoCaptions } from "../../../src/text/payments/promo.ts";
import { Landing } from "../../../src/ui/screens/landing/Landing.tsx";

afterEach(cleanup);

const nothing = () => Promise.resolve(null);

const show = (loadCheckoutUrl: () => Promise<string | null> = nothing) => {
  const toggle = vi.fn<() => void>();
  return {
    toggle,
    ...render(<Landing ended={null} onToggleTheme={toggle} loadCheckoutUrl={loadCheckoutUrl} />),
  };
};

describe("the landing page", () => {
  it("is whole as HTML, with no style and no script that the page's policy would refuse", () => {
    const html = renderToString(
      <Landing ended={null} onToggleTheme={() => undefined} loadCheckoutUrl={nothing} />,
    );
    expect(html).not.toMatch(/\sstyle=|<style|<script/);
    expect(html).toContain("finalmente");
  });

  it("has its three sections, and every link of the page leads somewhere", () => {
    const { container } = show();
    expect(
      ["sobre", "funcionalidades", "planos"].every((id) => container.querySelector(`#${id}`)),
    ).toBe(true);
    const targets = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const known = ["/", "/login", "/register", "/privacidade", "/termos"];
    const lost = targets.filter(
      (target) =>
        !known.includes(target ?? "") &&
        !(target?.startsWith("#") && container.querySelector(target)),
    );
    expect(lost).toEqual([]);
    expect(known.filter((address) => !targets.includes(address))).toEqual([]);
  });

  it("keeps the example picture out of reach and says that its figures are made up", () => {
    const { container } = show();
    expect(container.querySelector("figure [inert][aria-hidden=true]")).not.toBeNull();
    expect(screen.getByText("Exemplo com valores fictícios.")).toBeTruthy();
  });

  it("has a video that loads nothing, with controls of the browser where no script runs", () => {
    const html = renderToString(
      <Landing ended={null} onToggleTheme={() => undefined} loadCheckoutUrl={nothing} />,
    );
    const video = /<video[^>]*>/.exec(html)?.[0] ?? "";
    expect(video).toMatch(/ poster="[^"]+"/);
    for (const attribute of ['controls=""', 'loading="lazy"', 'preload="none"'])
      expect(video).toContain(` ${attribute}`);
    expect(html).not.toContain("Ver vídeo</span></button>");
  });

  it("plays the video at a press of its button, and leaves it the focus and its controls", async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const { container } = show();
    const video = container.querySelector("video");
    expect(video?.controls).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Ver vídeo" }));
    expect(play).toHaveBeenCalledTimes(1);
    expect(video?.controls).toBe(true);
    expect(document.activeElement).toBe(video);
    expect(screen.queryByRole("button", { name: "Ver vídeo" })).toBeNull();
  });

  it("says in words what the video shows", () => {
    const { container } = show();
    const steps = [...container.querySelectorAll("details li")].map((step) => step.textContent);
    expect(steps).toEqual(Object.values(promoCaptions));
  });

  it("hands the wish for another theme on", async () => {
    const { toggle } = show();
    await userEvent.click(screen.getByRole("button", { name: /tema/ }));
    expect(toggle).toHaveBeenCalledTimes(1);
  });

  it("answers the choice of Free with what stays closed", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Escolher Free" }));
    expect(screen.getByText("Algumas funções ficarão bloqueadas.")).toBeTruthy();
  });

  it("asks for the address of the payment only once Premium is chosen", async () => {
    const load = vi.fn<() => Promise<string | null>>(() =>
      Promise.resolve("https://pay.example/c"),
    );
    show(load);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Escolher Premium" }));
    expect(screen.getByText("Acesso a todas as funcionalidades.")).toBeTruthy();
    const link = await screen.findByRole("link", { name: /^Ativar Premium Agora/ });
    expect(link.getAttribute("href")).toBe("/register?plano=premium");
  });

  it("offers no payment where its address cannot be had", async () => {
    show(() => Promise.reject(new Error("offline")));
    await userEvent.click(screen.getByRole("button", { name: "Escolher Premium" }));
    expect(await screen.findByRole("button", { name: "Pagamento indisponível" })).toBeTruthy();
  });
});
