import { useSelector } from "@xstate/react";
import { Trash } from "lucide-react";
import { useEffect, useMemo } from "react";
import { findTrashed, type TrashQuery } from "../../../domain/trash/find-trashed.ts";
import { trashHeadings } from "../../../domain/trash/trash-headings.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useSearch } from "../../use-search.ts";
import { first, rest } from "../history/history.css.ts";
import { EmptyTrash } from "./EmptyTrash.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { ReadingFailed } from "./ReadingFailed.tsx";
import { TrashChoice } from "./TrashChoice.tsx";
import { TrashFilters } from "./TrashFilters.tsx";
import { TrashList } from "./TrashList.tsx";
import type { TrashActors } from "./trash-feature.ts";

type TrashScreenProps = {
  readonly actors: TrashActors;
  /** The present time, in Unix milliseconds. */
  readonly now: number;
  /** The query in the address. */
  readonly asked: TrashQuery;
  readonly onAsk: (query: TrashQuery, replace: boolean) => void;
};

/** The trash: things removed in the last 30 days, which can be restored. */
export function TrashScreen({ actors, now, asked, onAsk }: TrashScreenProps) {
  const { trash, emptying } = actors;
  useEffect(() => {
    trash.send({ type: "SHOWN" });
    return () => trash.send({ type: "HIDDEN" });
  }, [trash]);
  const things = useSelector(trash, ({ context }) => context.things);
  const whole = useSelector(trash, ({ context }) => context.whole);
  const search = useSearch(asked.search, (text) => onAsk({ ...asked, search: text }, true));
  const { kind } = asked;
  const { text } = search;
  const query = useMemo(() => ({ kind, search: text }), [kind, text]);
  const found = useMemo(() => findTrashed(things, query), [things, query]);
  const headings = useMemo(() => trashHeadings(found, things), [found, things]);
  const clear = () => {
    search.send({ type: "CLEAR" });
    onAsk({ kind: null, search: "" }, false);
  };
  const isEmpty = whole && things.length === 0;
  return (
    <div className={first}>
      <PageHeader
        title={layoutTexts.trash}
        subtitle={texts.subtitle}
        {...(!isEmpty && {
          actions: <EmptyTrash act={emptying} count={whole ? things.length : null} />,
        })}
      />
      <Card className={rest}>
        <ReadingFailed trash={trash} />
        {isEmpty ? (
          <EmptyState icon={<Trash size={24} />} message={texts.empty} hint={texts.emptyHint} />
        ) : (
          <>
            <TrashFilters
              query={query}
              onType={(typed) => search.send({ type: "TYPE", text: typed })}
              onKind={(chosen) => onAsk({ kind: chosen, search: text.trim() }, false)}
            />
            <TrashChoice trash={trash} found={found} soFar={!whole} />
            {found.length === 0 ? (
              <NothingFound soFar={!whole} onClear={clear} />
            ) : (
              <TrashList trash={trash} things={found} headings={headings} query={query} now={now} />
            )}
          </>
        )}
      </Card>
    </div>
  );
}
