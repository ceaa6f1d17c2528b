import type { UserSearch } from "../../../../application/administration/load-users.ts";
import { addressOf, param, textParam, withDefault } from "../../../address.ts";

const pageNumber = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);

/** The page and the search of the users in an address. */
export const usersAddress = addressOf<UserSearch>({
  search: textParam("pesquisa"),
  page: withDefault(
    param("pagina", pageNumber, (page) => page),
    1,
  ),
});
