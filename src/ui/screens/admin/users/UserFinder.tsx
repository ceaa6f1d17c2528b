import type { UserSearch } from "../../../../application/administration/load-users.ts";
import { EMAIL_MAX } from "../../../../domain/shared/text-limits.ts";
import { adminTexts as texts } from "../../../../text/administration/admin.ts";
import { TextField } from "../../../components/Field/TextField.tsx";
import { SpinnerIcon } from "../../../components/Spinner/SpinnerIcon.tsx";
import { submitting } from "../../../submitting.ts";
import { useSearch } from "../../../use-search.ts";
import * as styles from "./users.css.ts";

type UserFinderProps = {
  /** The search of the list that is being loaded. */
  readonly asked: string;
  readonly loading: boolean;
  readonly onSearch: (search: UserSearch) => void;
};

/** Searches users on the server; the input and the focus stay while the response is awaited. */
export function UserFinder({ asked, loading, onSearch }: UserFinderProps) {
  const { text, waiting, send } = useSearch(asked, (search) => onSearch({ search, page: 1 }));
  return (
    <search>
      <form
        autoComplete="off"
        className={styles.finder}
        onSubmit={submitting(() => send({ type: "SUBMIT" }))}
      >
        <TextField
          label={texts.search}
          type="search"
          compact
          placeholder={texts.searchHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          value={text}
          onChange={(typed) => send({ type: "TYPE", text: typed })}
          className={styles.field}
        />
        <output className={styles.pending}>
          {(waiting || loading) && (
            <>
              <SpinnerIcon />
              {texts.searching}
            </>
          )}
        </output>
      </form>
    </search>
  );
}
