// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Achievements } from "../../../src/application/achievements/achievements.ts";
import { ACHIEVEMENTS } from "../../../src/domain/achievements/achievement.ts";
import type { AchievementStatus } from "../../../src/domain/achievements/status.ts";
import { fakeAchievements } from "../../support/fakes/fake-achievements.ts";
import { failing, forever } from "../support/promises.ts";
import { plain } from "../support/records.ts";
import { renderAchievements } from "../support/render-achievements.tsx";
import { seeScreen } from "../support/see-screen.ts";
import { userWith } from "../../support/users.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = async (achievements: Achievements) => {
  const app = await renderAchievements(achievements);
  await screen.findByRole("button", { name: "Verificar Conquistas" });
  return app;
};

/** Shows a status that no play can bring about so quickly. */
const showStatus = async (changes: Partial<AchievementStatus>) => {
  const fake = fakeAchievements();
  const status = { ...(await fake.status()), ...changes };
  return show({ ...fake, status: () => Promise.resolve(status) });
};

const list = (name: string) => screen.queryByRole("region", { name });
const cardsIn = (name: string) =>
  within(list(name) as HTMLElement)
    .getAllByRole("listitem")
    .map((card) => plain(card.textContent));
const main = () => plain(screen.getByRole("main").textContent);
const check = () => userEvent.click(screen.getByRole("button", { name: "Verificar Conquistas" }));
const toast = async (title: string) => {
  const element = await screen.findByText(title, { selector: "li *" });
  return plain(element.closest("li")?.textContent);
};

const dismiss = () =>
  userEvent.click(
    within(screen.getByRole("region", { name: /^Avisos/ })).getByRole("button", { name: "Fechar" }),
  );

describe("the level", () => {
  it("is told by name, number and points, and how far the next one is", async () => {
    await showStatus({
      level: { number: 3, name: "Organizado", progress: 0.999, toNext: 1 },
      points: 349,
    });
    for (const part of ["Nível 3", "Organizado", "349 pontos", "99 %"])
      expect(main()).toContain(part);
    expect(main()).toContain("Falta 1 ponto para o nível 4");
    const bar = screen.getByRole("progressbar", { name: "Progresso para o próximo nível" });
    expect(bar.getAttribute("aria-valuemax")).toBe("100");
  });

  it("at the top is the last, with nothing missing", async () => {
    await showStatus({
      level: { number: 7, name: "Lenda das Finanças", progress: 1, toNext: null },
      points: 1700,
    });
    expect(screen.getByText("Nível Máximo Alcançado")).toBeTruthy();
    expect(screen.getByText("Você é uma Lenda das Finanças!")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(main()).not.toContain("para o nível");
  });
});

describe("the achievements", () => {
  it("are those that are won and those that are not, told apart in words", async () => {
    const fake = fakeAchievements(["first-income", "first-expense"]);
    await fake.verify();
    await show(fake);
    expect(main()).toContain("2 de 21");
    expect(main()).toContain("10 %");
    expect(cardsIn("Desbloqueadas")).toEqual([
      "Nome de first-incomeComo se ganha first-income.10 pontosConquistada",
      "Nome de first-expenseComo se ganha first-expense.10 pontosConquistada",
    ]);
    expect(cardsIn("Por desbloquear")).toHaveLength(19);
    expect(cardsIn("Por desbloquear")[0]).toContain("Por conquistar");
  });

  it("none of which is won lead to the first one", async () => {
    await show(fakeAchievements());
    expect(screen.getByText("Ainda sem conquistas")).toBeTruthy();
    expect(list("Desbloqueadas")).toBeNull();
  });

  it("all of which are won leave nothing open", async () => {
    const fake = fakeAchievements(ACHIEVEMENTS);
    await fake.verify();
    await show(fake);
    expect(main()).toContain("100 %");
    expect(list("Por desbloquear")).toBeNull();
  });

  it("that only a newer server knows are shown like the others", async () => {
    const added = { name: "Nova", description: "Do futuro.", points: 500 };
    await showStatus({ achievements: [{ id: "toString", ...added, won: true }] });
    expect(cardsIn("Desbloqueadas")).toEqual(["NovaDo futuro.500 pontosConquistada"]);
    expect(list("Desbloqueadas")?.querySelector("svg")).not.toBeNull();
  });
});

describe("a check", () => {
  it("tells one achievement after the other, and shows them as won", async () => {
    await show(fakeAchievements(["first-income", "ten-entries"]));
    await check();
    expect(await toast("Nova Conquista: Nome de first-income!")).toContain(
      "Como se ganha first-income. +10 pontos",
    );
    await expect.poll(() => list("Desbloqueadas")).not.toBeNull();
    expect(cardsIn("Desbloqueadas")).toHaveLength(2);
    await dismiss();
    expect(await toast("Nova Conquista: Nome de ten-entries!")).toContain("+20 pontos");
    await dismiss();
    await expect.poll(() => screen.queryByText(/^Nova Conquista/)).toBeNull();
  });

  it("that finds nothing says so, and asks the server for nothing more", async () => {
    const fake = fakeAchievements();
    const status = vi.fn<Achievements["status"]>(() => fake.status());
    await show({ ...fake, status });
    status.mockClear();
    await check();
    await toast("Nenhuma nova conquista no momento. Continue usando o app!");
    expect(status).not.toHaveBeenCalled();
  });

  it("cannot be asked for twice while it is being made", async () => {
    const verify = vi.fn<Achievements["verify"]>(forever);
    await show({ ...fakeAchievements(), verify });
    await check();
    await userEvent.click(screen.getByRole("button", { name: "A verificar…" }));
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it("that fails says why, and leaves what was shown", async () => {
    await show({ ...fakeAchievements(), verify: failing({ type: "offline" }) });
    await check();
    expect(await toast("Erro")).toContain("No response from server");
    expect(screen.getByText("Ainda sem conquistas")).toBeTruthy();
  });
});

describe("achievements that cannot be loaded", () => {
  it("say so on the screen and why in a toast, and are asked for again", async () => {
    // React and the router report what the screen already tells.
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    const fake = fakeAchievements();
    const status = vi.fn<Achievements["status"]>(failing({ type: "offline" }));
    await renderAchievements({ ...fake, status });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Erro ao carregar dados de gamificação");
    await toast("Erro ao carregar status de gamificação: No response from server");
    status.mockImplementation(() => fake.status());
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    expect(await screen.findByText("Ainda sem conquistas")).toBeTruthy();
  });
});

describe("without Premium", () => {
  it("the achievements are an example behind a lock, and the server is asked for nothing", async () => {
    const status = vi.fn<Achievements["status"]>(forever);
    const { actors } = await renderAchievements({ ...fakeAchievements(), status }, userWith());
    await seeScreen("Conquistas");
    expect(screen.getByText("Desbloqueadas").closest("[inert]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Verificar Conquistas" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Desbloquear com Premium" }));
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
    expect(status).not.toHaveBeenCalled();
  });
});
