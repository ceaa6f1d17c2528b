import type { Failure } from "../../../application/failure.ts";

/** The screen where the user can make room for things that could not be restored. */
export type WayOut = "premium" | "budgets" | "categories" | "accounts";

const WAYS: Readonly<Record<string, WayOut>> = {
  mes_ocupado: "budgets",
  categoria_repetida: "categories",
  demasiadas_categorias: "categories",
  categoria_em_uso: "categories",
  categoria_removida: "categories",
  conta_removida: "accounts",
  demasiadas_contas: "accounts",
};

/** What a plan does not include is refused with this status, and without a code. */
const NOT_IN_PLAN = 403;

/** The way out of a refused restoration; null if there is none. */
export function wayOutOf(failure: Failure): WayOut | null {
  if (failure.type !== "rejected") return null;
  const { status, code } = failure;
  if (code === undefined) return status === NOT_IN_PLAN ? "premium" : null;
  return WAYS[code] ?? null;
}
