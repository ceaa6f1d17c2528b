// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReactNode } from "react";
import { orOffline, type Offline } from "../../../src/application/offline.ts";
import type { Failure } from "../../../src/application/failure.ts";
import { profileForm } from "../../../src/application/profile/profile-form.ts";
import { saveProfile } from "../../../src/application/profile/save-profile.ts";
import { startFormDialog } from "../../../src/composition/actors/start-form-dialog.ts";
import { needsServerParts, needsServerText } from "../../../src/text/pages/needs-server.ts";
import type { Upcoming } from "../../../src/ui/screens/upcoming/upcoming-feature.ts";
import { DailyAllowanceCard } from "../../../src/ui/screens/upcoming/DailyAllowanceCard.tsx";
import { PersonalData } from "../../../src/ui/screens/profile/PersonalData.tsx";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { failing } from "../support/promises.ts";
import { renderApp } from "../support/render-app.tsx";
import { userWith } from "../../support/users.ts";

// React and the router report what the screen already tells.
beforeEach(() => {
  for (const report of ["error", "warn"] as const)
    vi.spyOn(console, report).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const offline = (): Offline => ({ type: "offline" });
const OWN = { user: userWith({ plan: "premium", role: "admin" }), isOwnDevice: true } as const;

/** The screens that need the server, each with its own feature missing. */
const NEEDY = [
  ["/recomendacoes", "Recomendações", "recommendations"],
  ["/gamificacao", "Conquistas", "achievements"],
  ["/exportacao", "Exportação de Dados", "dataExport"],
  ["/admin", "Administração", "admin"],
] as const;

describe("a screen that needs the server, on a device of one's own", () => {
  it.each(NEEDY)("says at %s calmly what for, under its title", async (path, _title, name) => {
    await renderApp({ ...OWN, path, features: { [name]: failing(offline()) } });
    const said = await screen.findByText(needsServerText(path));
    expect(said.closest("[role=status]")?.textContent).toContain("assim que houver rede");
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });

  it("has a sentence of its own", () => {
    const sentences = new Set(
      [...NEEDY.map(([path]) => path), "/lixo", "/conta"].map(needsServerText),
    );
    expect(sentences.size).toBe(NEEDY.length + 2);
    expect(sentences).not.toContain(needsServerText("/outro"));
  });

  it("comes by itself when the network is back, however often it was not", async () => {
    const feature = vi.fn<() => Promise<never>>(failing(offline()));
    const { networkIsBack } = await renderApp({
      ...OWN,
      path: "/recomendacoes",
      features: { recommendations: feature },
    });
    await screen.findByText(needsServerText("/recomendacoes"));
    for (const calls of [2, 3]) {
      networkIsBack();
      await expect.poll(() => feature.mock.calls.length).toBe(calls);
      await screen.findByText(needsServerText("/recomendacoes"));
    }
  });

  it("tells any other failure as ever", async () => {
    const refused: Failure = { type: "rejected", status: 503, detail: "Em pausa." };
    await renderApp({
      ...OWN,
      path: "/recomendacoes",
      features: { recommendations: failing(refused) },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Em pausa.");
  });
});

it("is told as a failure where the device is nobody's", async () => {
  await renderApp({
    ...OWN,
    isOwnDevice: false,
    path: "/recomendacoes",
    features: { recommendations: failing(offline()) },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("No response from server");
});

describe("a value that only the server has", () => {
  it("is away without a network, and any other failure is thrown", async () => {
    expect(await orOffline(Promise.resolve(7))).toBe(7);
    expect(await orOffline(Promise.reject(offline()))).toEqual(offline());
    await expect(orOffline(Promise.reject(new TypeError("defect")))).rejects.toThrow("defect");
  });
});

describe("a part that needs the server", () => {
  const show = async (part: ReactNode) => {
    const page = await startSignedInPage();
    renderScreen(part, { page, actors: startTestActors(page) });
  };

  it("says in the place of name and age where they are", async () => {
    const dialog = startFormDialog(profileForm, fakeIds(), saveProfile(fakeProfiles(null)));
    await show(<PersonalData profile={{ type: "offline" }} dialog={dialog} />);
    expect(screen.getByRole("status").textContent).toBe(needsServerParts.profile);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says in the place of what can be spent what it waits for", async () => {
    const coming = { today: TODAY, view: offline() } as Upcoming;
    await show(<DailyAllowanceCard known={coming} />);
    expect(screen.getByRole("status").textContent).toBe(needsServerParts.room);
  });
});
