import type { UserSearch } from "../../../application/use-cases/load-users.ts";

/** The search params of an address, whoever wrote it. */
export type UserSearchParams = { readonly pesquisa?: unknown; readonly pagina?: unknown };

/** Reads the search params of an address; each one that makes no sense is ignored. */
export function readUserSearch({ pesquisa, pagina }: UserSearchParams): UserSearch {
  // A text of digits alone reaches us as the number that it looks like.
  const search =
    typeof pesquisa === "string" || typeof pesquisa === "number" ? String(pesquisa) : "";
  const page = typeof pagina === "number" && /^[1-9]\d{0,4}$/.test(String(pagina)) ? pagina : 1;
  return { search: search.trim(), page };
}

/** The search params that ask for a page; what is not asked for is not named. */
export const userSearchParams = ({ search, page }: UserSearch): UserSearchParams => ({
  ...(search !== "" && { pesquisa: search }),
  ...(page > 1 && { pagina: page }),
});
