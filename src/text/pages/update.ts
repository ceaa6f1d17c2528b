import { THERE_IS_NEWER } from "./offline.ts";

/** The notice of a newer version; empty where there is none. */
export const updateTexts = {
  newest: "",
  offered: THERE_IS_NEWER,
  due: "A nova versão abre neste separador assim que acabar o que está a escrever.",
} as const;

export const UPDATE = "Atualizar";
