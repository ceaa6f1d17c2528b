import type { LeftOutReason } from "../../domain/imports/left-out.ts";

/** The wire names of the reasons why a movement does not count. */
export const LEFT_OUT_NAMES = {
  transfer: "transferencia",
  card: "cartao",
  invoice: "fatura",
  rule: "regra",
  person: "pessoa",
} as const satisfies Record<LeftOutReason, string>;

export type ReasonName = (typeof LEFT_OUT_NAMES)[LeftOutReason];

export const LEFT_OUT_REASONS: Readonly<Record<ReasonName, LeftOutReason>> = {
  transferencia: "transfer",
  cartao: "card",
  fatura: "invoice",
  regra: "rule",
  pessoa: "person",
};

export const REASON_NAMES = Object.keys(LEFT_OUT_REASONS) as ReasonName[];
