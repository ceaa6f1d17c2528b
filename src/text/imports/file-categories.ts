import { CATEGORY_NAME_MAX } from "../../domain/categories/category.ts";
import { CATEGORIES_MAX } from "../../domain/categories/category-fault.ts";
import type {
  FileCategory,
  FileCategoryFault,
} from "../../domain/imports/categories/file-categories.ts";
import { movements } from "./imports.ts";

const kinds = { income: "receita", expense: "despesa" } as const;

const faults: Readonly<Record<FileCategoryFault, string>> = {
  archived: "arquivou uma com este nome",
  "too-long": `nome com mais de ${CATEGORY_NAME_MAX} caracteres`,
};

/** The names of categories in a file that the user does not have. */
export const fileCategoriesTexts = {
  title: (count: number) => {
    if (count === 0) return "Categorias do ficheiro";
    return count === 1
      ? "1 categoria do ficheiro não existe"
      : `${count} categorias do ficheiro não existem`;
  },
  hint: "Crie-as, ou indique a que categoria sua corresponde cada uma. Sem isso, cada movimento fica na categoria que parece certa.",
  make: (count: number) => (count === 1 ? "Criar" : `Criar as ${count}`),
  making: "A criar…",
  beyond: (count: number) =>
    `Cada tipo tem no máximo ${CATEGORIES_MAX} categorias: ${count === 1 ? "1 já não cabe" : `${count} já não cabem`}. Indique a que categoria sua ${count === 1 ? "corresponde" : "correspondem"}.`,
  about: ({ kind, lines, fault }: FileCategory) =>
    `${kinds[kind]} · ${movements(lines)}${fault === null ? "" : ` · ${faults[fault]}`}`,
  filedAs: ({ name }: FileCategory) => `Categoria sua para ${name}`,
  none: "Escolher…",
  others: (count: number) => `e mais ${count}`,
} as const;
