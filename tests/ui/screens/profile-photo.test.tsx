// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Photos } from "../../../src/application/photos/photos.ts";
import { PHOTO_MAX_BYTES } from "../../../src/domain/goals/photo.ts";
import { goalWith } from "../../support/goals.ts";
import { renderProfile } from "../support/render-profile.tsx";

afterEach(cleanup);

const PHOTO = new File(["x"], "praia.png", { type: "image/png" });
const goal = goalWith({ name: "Casa", photoUrl: "/api/fotos/casa" });

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const preview = () => screen.queryByRole("img", { name: "Pré-visualização da foto" });
const choose = (file: File, label = "Escolher foto") =>
  // What is refused is chosen all the same: a browser's list of kinds is only advice.
  userEvent.upload(screen.getByLabelText(label), file, { applyAccept: false });

/** An upload that a test answers by hand. */
function byHand() {
  const answer = Promise.withResolvers<string>();
  const cancel = vi.fn<() => void>();
  let report: (share: number) => void = () => undefined;
  const upload = vi.fn<Photos["upload"]>((_, onProgress) => {
    report = onProgress;
    return { photoUrl: answer.promise, cancel };
  });
  return { ...answer, cancel, upload, report: (share: number) => act(() => report(share)) };
}

async function newGoal(upload: Photos["upload"]) {
  const rendered = await renderProfile({ upload });
  await press("Novo objetivo");
  return rendered;
}

describe("the photo in the dialog of a goal", () => {
  it("shows how far it has come, then itself, and is saved with the goal", async () => {
    const { upload, report, resolve } = byHand();
    const { goals, notices } = await newGoal(upload);
    await choose(PHOTO);
    report(0.45);
    const bar = screen.getByRole("progressbar", { name: "Envio da foto" });
    expect(bar.getAttribute("aria-valuenow")).toBe("45");
    expect(screen.getByRole("button", { name: "A carregar foto…" })).toBeTruthy();
    resolve("/api/fotos/nova");
    await expect.poll(() => preview()?.getAttribute("src")).toBe("/api/fotos/nova");
    expect(within(screen.getByRole("dialog")).getByRole("status").textContent).toBe(
      "Foto carregada com sucesso!",
    );
    expect(notices).toEqual(["Foto carregada com sucesso!"]);
    await userEvent.type(screen.getByRole("textbox", { name: "Nome" }), "Açores");
    await userEvent.type(screen.getByRole("textbox", { name: "Valor total" }), "1500");
    await press("Guardar");
    await expect.poll(() => goals.list()).toMatchObject([{ photoUrl: "/api/fotos/nova" }]);
  });

  it("that fails says why, in the dialog and as a notice", async () => {
    const { upload, reject } = byHand();
    const { notices } = await newGoal(upload);
    await choose(PHOTO);
    reject({ type: "rejected", status: 415, detail: "Não é uma imagem." });
    const sentence = "Erro ao carregar foto: Não é uma imagem.";
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    expect(notices).toEqual([sentence]);
  });

  it.each([
    [
      "no image",
      new File(["x"], "notas.pdf", { type: "application/pdf" }),
      "Erro ao carregar foto: O ficheiro tem de ser uma imagem PNG, JPEG, WebP, GIF ou AVIF.",
    ],
    [
      "too large",
      new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], "enorme.png", { type: "image/png" }),
      "Erro ao carregar foto: A imagem não pode ter mais de 5 MB.",
    ],
  ])("that is %s is refused before it is sent", async (_, file, sentence) => {
    const { upload } = byHand();
    await newGoal(upload);
    await choose(file);
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    expect(upload).not.toHaveBeenCalled();
  });

  it("may be broken off, and ends with the dialog", async () => {
    const { upload, cancel } = byHand();
    await newGoal(upload);
    await choose(PHOTO);
    await press("Cancelar envio");
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("progressbar")).toBeNull();
    await choose(PHOTO);
    await press("Fechar");
    expect(cancel).toHaveBeenCalledTimes(2);
    await press("Novo objetivo");
    expect(preview()).toBeNull();
  });

  it("is the goal's own at first, and can be removed", async () => {
    const { goals } = await renderProfile({ goals: [goal] });
    await press("Editar Casa");
    expect(preview()?.getAttribute("src")).toBe("/api/fotos/casa");
    expect(screen.getByLabelText("Trocar foto")).toBeTruthy();
    await press("Remover foto");
    expect(preview()).toBeNull();
    await press("Guardar");
    await expect.poll(() => goals.list()).toEqual([{ ...goal, photoUrl: null }]);
  });
});
