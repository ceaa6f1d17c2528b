import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { UserSearch } from "../../../../application/administration/load-users.ts";
import { EMAIL_MAX } from "../../../../domain/shared/text-limits.ts";
import { adminTexts as texts } from "../../../../text/administration/admin.ts";
import { TextField } from "../../../components/Field/TextField.tsx";
import { SpinnerIcon } from "../../../components/Spinner/SpinnerIcon.tsx";
import { submitting } from "../../../submitting.ts";
import type { AdminActors } from "../admin-feature.ts";
import * as styles from "./users.css.ts";
import type { SearchEvent } from "../../../../application/administration/search.machine.ts";

type UserFinderProps = {
  readonly machine: AdminActors["search"];
  /** The search of the list that is being loaded. */
  readonly asked: string;
  readonly loading: boolean;
  readonly onSearch: (search: UserSearch) => void;
};

/** Searches users on the server; the input and the focus stay while the response is awaited. */
export function UserFinder({ machine, asked, loading, onSearch }: UserFinderProps) {
  const { text, waiting, send } = useSearch(machine, asked, (search) =>
    onSearch({ search, page: 1 }),
  );
  return (
    <search>
      <form className={styles.finder} onSubmit={submitting(() => send({ type: "SUBMIT" }))}>
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

/** The search text, in sync with the address: either may change the other. */
function useSearch(
  machine: AdminActors["search"],
  asked: string,
  onSearch: (text: string) => void,
) {
  const actor = useActorRef(
    machine.provide({ actions: { write: (_, { text }) => onSearch(text) } }),
    { input: { text: asked } },
  );
  useEffect(() => {
    actor.send({ type: "ADDRESS_SAYS", text: asked });
  }, [actor, asked]);
  const text = useSelector(actor, ({ context }) => context.text);
  const waiting = useSelector(actor, (snapshot) => snapshot.hasTag("waiting"));
  return { text, waiting, send: (event: SearchEvent) => actor.send(event) };
}
