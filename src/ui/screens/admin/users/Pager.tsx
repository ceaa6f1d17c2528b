import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  USERS_PER_PAGE,
  type UserPage,
} from "../../../../application/administration/load-users.ts";
import { adminTexts as texts } from "../../../../text/administration/admin.ts";
import { button } from "../../../components/Button/button-look.ts";
import * as styles from "./pager.css.ts";
import { usersAddress } from "./users-address.ts";

/** Links to the pages before and after; a list of one page needs none. */
export function Pager({ page: { search, page, users, more } }: { readonly page: UserPage }) {
  if (users.length === 0 || (page === 1 && !more)) return null;
  const before = (page - 1) * USERS_PER_PAGE;
  const look = button({ variant: "secondary", size: "small" });
  return (
    <nav aria-label={texts.pages} className={styles.pager}>
      <span className={styles.range}>{texts.range(before + 1, before + users.length)}</span>
      {page > 1 && (
        <Link to="/admin" search={usersAddress.write({ search, page: page - 1 })} className={look}>
          <ChevronLeft size={16} aria-hidden />
          {texts.previous}
        </Link>
      )}
      {more && (
        <Link to="/admin" search={usersAddress.write({ search, page: page + 1 })} className={look}>
          {texts.next}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
