import type { Change, PhotoProblem } from "../../application/notice.ts";
import type { PhotoFault } from "../../domain/goals/photo.ts";
import { failureText } from "../failures.ts";

/** The toasts for changed personal data. */
export const profileChanged: Readonly<Record<Exclude<Change, "removed">, string>> = {
  created: "Perfil criado com sucesso!",
  updated: "Perfil atualizado com sucesso!",
};

/** The toasts for a changed goal. */
export const goalChanged: Readonly<Record<Change, string>> = {
  created: "Objetivo adicionado com sucesso!",
  updated: "Objetivo atualizado com sucesso!",
  removed: "Objetivo removido com sucesso!",
};

export const PHOTO_UPLOADED = "Foto carregada com sucesso!";

const photoFaults: Readonly<Record<PhotoFault, string>> = {
  "not-an-image": "O ficheiro tem de ser uma imagem PNG, JPEG, WebP, GIF ou AVIF.",
  "too-large": "A imagem não pode ter mais de 5 MB.",
};

/** Why a photo could not be uploaded. */
export const photoProblemText = (problem: PhotoProblem): string =>
  `Erro ao carregar foto: ${
    problem.type === "refused" ? photoFaults[problem.fault] : failureText(problem.failure)
  }`;
