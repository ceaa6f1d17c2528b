// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Notice } from "../../../src/application/notice.ts";
import type { Restores } from "../../../src/application/restore/restores.ts";
import { startRestores } from "../../../src/composition/features/restore.ts";
import type { ExportedRecord } from "../../../src/domain/exports/export-content.ts";
import { copyFaults, rowFaults } from "../../../src/text/restore/restore.ts";
import { noticeText } from "../../../src/text/notices.ts";
import { copyFile } from "../../support/copy-file.ts";
import { NOTHING_EXPORTED } from "../../support/empty-export.ts";
import { exportText, sourceOf } from "../../support/export-file.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeRestores } from "../../support/fakes/fake-restores.ts";
import { userWith } from "../../support/users.ts";
import { failing } from "../support/promises.ts";
import { recordWith } from "../support/records.ts";
import { renderApp } from "../support/render-app.tsx";
import { seeScreen } from "../support/see-screen.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [BREAD, MILK] = [recordWith({ description: "Pão" }), recordWith({ description: "Leite" })];

const copyOf = async (...expenses: readonly ExportedRecord[]) =>
  copyFile(await exportText(sourceOf({ ...NOTHING_EXPORTED, expenses })));

/** The screen of a user of the free plan. */
async function show(restores: Restores) {
  const notices: Notice[] = [];
  const reload = vi.fn<() => void>();
  const actors = startRestores({
    restores,
    ids: fakeIds(),
    notify: (notice) => notices.push(notice),
    reload,
  });
  await renderApp({
    path: "/exportacao",
    user: userWith({ plan: "free" }),
    features: { restore: async () => actors },
  });
  await seeScreen("Exportação");
  return { notices, reload };
}

const card = () => within(screen.getByRole("region", { name: "Repor uma cópia" }));
const dialog = () => within(screen.getByRole("dialog", { name: "Substituir tudo pela cópia?" }));
const pick = (file: File) => userEvent.upload(card().getByLabelText("Ficheiro da cópia"), file);
const press = (name: string, where = card()) =>
  userEvent.click(where.getByRole("button", { name }));
const countsIn = (where = card()) =>
  where
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const said = (notices: readonly Notice[]) => notices.map((notice) => noticeText(notice).message);

describe("a copy", () => {
  it("is compared first, and joined to what is there, on the free plan", async () => {
    const there: ExportedRecord[] = [MILK];
    const { notices, reload } = await show(fakeRestores(there));
    await pick(await copyOf(BREAD, MILK));
    await card().findByText("fincontrol-2026-11-20.json");
    await vi.waitFor(() =>
      expect(countsIn()).toEqual([
        ["Novos", "1"],
        ["Alterados", "0"],
        ["Iguais", "1"],
      ]),
    );
    expect(there).toEqual([MILK]);
    await press("Juntar");
    await vi.waitFor(() => expect(said(notices)).toEqual(["Cópia reposta: 1 novo."]));
    expect(notices).toMatchObject([{ undo: expect.stringMatching(/^id-/) as string }]);
    expect(there).toHaveLength(2);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(card().getByText("Largue aqui a cópia ou escolha-a")).toBeTruthy();
  });

  it("takes the place of everything after a question, which says how much goes to the trash", async () => {
    const there: ExportedRecord[] = [MILK];
    const { notices } = await show(fakeRestores(there));
    await pick(await copyOf(BREAD));
    await card().findByRole("button", { name: "Substituir tudo" });
    await press("Substituir tudo");
    await dialog().findByText(
      "Uma coisa que a cópia não tem vai para o lixo, de onde a pode repor durante 30 dias.",
    );
    expect(countsIn(dialog())).toContainEqual(["Para o lixo", "1"]);
    await press("Cancelar", dialog());
    expect(there).toEqual([MILK]);
    await press("Substituir tudo");
    await dialog().findByText(/vai para o lixo/);
    await press("Substituir tudo", dialog());
    await vi.waitFor(() => expect(said(notices)).toEqual(["Cópia reposta: 1 novo, 1 no lixo."]));
    expect(there).toMatchObject([{ description: "Pão" }]);
    expect(await card().findByText("Largue aqui a cópia ou escolha-a")).toBeTruthy();
  });

  it("of what is there already has nothing to join", async () => {
    await show(fakeRestores([MILK]));
    await pick(await copyOf(MILK));
    await card().findByText(/^Já tem tudo/);
    expect(card().queryByRole("button", { name: "Juntar" })).toBeNull();
    await press("Cancelar");
    expect(await card().findByText("Largue aqui a cópia ou escolha-a")).toBeTruthy();
  });

  it("with rows that cannot stand names them, and offers no join", async () => {
    await show(fakeRestores());
    await pick(await copyOf(BREAD, MILK, BREAD, MILK));
    const alert = await card().findByRole("alert");
    expect(alert.textContent).toContain("2 linhas da cópia não podem ser repostas");
    expect(alert.textContent).toContain(`Despesa · 2 linhas${rowFaults.twice}`);
    expect(card().queryByRole("button", { name: "Juntar" })).toBeNull();
    await press("Escolher outra cópia");
    expect(await card().findByText("Largue aqui a cópia ou escolha-a")).toBeTruthy();
  });

  it("with plans that are open for too long says which of their movements are recorded", async () => {
    const fake = fakeRestores();
    const simulate: Restores["simulate"] = async (...call) => ({
      ...(await fake.simulate(...call)),
      openTooLong: 2,
    });
    await show({ ...fake, simulate });
    await pick(await copyOf(BREAD));
    const told = await card().findByText(/^2 movimentos recorrentes automáticos da cópia/);
    expect(told.textContent).toContain("registam-se os dos últimos 400 dias");
  });

  it("that is none is refused with the server's sentence", async () => {
    await show(fakeRestores());
    await pick(copyFile("Data;Tipo"));
    expect((await card().findByRole("alert")).textContent).toContain(copyFaults.unreadable);
    expect(card().queryByRole("button", { name: "Tentar novamente" })).toBeNull();
  });

  it("without an answer is compared again, and its restore tried again under the same name", async () => {
    const fake = fakeRestores();
    const simulate = vi.fn<Restores["simulate"]>(failing({ type: "offline" }));
    const restore = vi.fn<Restores["restore"]>(failing({ type: "offline" }));
    const { notices } = await show({ simulate, restore });
    await pick(await copyOf(BREAD));
    await card().findByText("No response from server");
    simulate.mockImplementation((...call) => fake.simulate(...call));
    await press("Tentar novamente");
    await card().findByText(/^«Juntar» acrescenta/);
    await press("Juntar");
    await card().findByText("No response from server");
    restore.mockImplementation((...call) => fake.restore(...call));
    await press("Juntar");
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    const names = restore.mock.calls.map(([, , change]) => change);
    expect(new Set(names).size).toBe(1);
  });
});
