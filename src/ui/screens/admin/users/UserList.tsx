import { Link } from "@tanstack/react-router";
import { SearchX, UsersRound, ChevronLeft, ChevronRight } from "lucide-react";
import {
  type UserPage,
  USERS_PER_PAGE,
} from "../../../../application/administration/load-users.ts";
import { adminTexts as texts } from "../../../../text/administration/admin.ts";
import { button } from "../../../components/Button/button-look.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { visuallyHidden } from "../../../design/utilities.css.ts";
import type { AdminActors } from "../admin-feature.ts";
import { usersAddress } from "./users-address.ts";
import { UserTable } from "./UserTable.tsx";
import * as styles from "./users.css.ts";

type UserListProps = {
  /** Absent for a moment, where the frame around the list is loaded again after a failure. */
  readonly page?: UserPage;
  readonly actors: AdminActors;
};

/** One page of the users found. */
export const UserList = ({ page, actors }: UserListProps) =>
  page === undefined ? <Skeleton height={480} /> : <Users page={page} actors={actors} />;

const Users = ({ page, actors }: Required<UserListProps>) => (
  <>
    <output className={visuallyHidden}>{texts.found(page.users.length)}</output>
    {page.users.length > 0 && <UserTable users={page.users} actors={actors} />}
    {page.users.length === 0 && <Nobody {...page} />}
    <Pager page={page} />
  </>
);

/** Shown where nothing was found, or the list has fewer pages than the address asks for. */
function Nobody({ search, page }: Pick<UserPage, "search" | "page">) {
  const beyond = page > 1;
  return (
    <EmptyState
      icon={beyond ? <UsersRound size={24} /> : <SearchX size={24} />}
      message={beyond ? texts.beyond : texts.empty}
      hint={beyond ? texts.beyondHint : texts.emptyHint(search)}
      action={
        <Link
          to="/admin"
          search={usersAddress.write({ search: beyond ? search : "", page: 1 })}
          className={button({ variant: "secondary" })}
        >
          {beyond ? texts.first : texts.clear}
        </Link>
      }
    />
  );
}

/** Links to the pages before and after; a list of one page needs none. */
function Pager({ page: { search, page, users, more } }: { readonly page: UserPage }) {
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
