import type { Release } from "../../domain/operator/release.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { formatMonth } from "../format.ts";
import { productTexts } from "./product.ts";

export const releaseTexts = {
  /** `FinControl 1.0.0 · 26 de novembro de 2026` */
  line: ({ version, date }: Release) =>
    `${productTexts.product} ${version} · ${Number(date.slice(8))} de ${formatMonth(monthOf(date))}`,
  licences: "Licenças de código aberto",
} as const;
