import { useSelector } from "@xstate/react";
import { ArchiveRestore } from "lucide-react";
import type { ComponentProps } from "react";
import { failureTo, isAsked } from "../../../application/trash/restorations.ts";
import type { ListedTrash } from "../../../domain/trash/find-trashed.ts";
import { daysLeft } from "../../../domain/trash/days-left.ts";
import type { TrashedAction } from "../../../domain/trash/trash-headings.ts";
import { kindName } from "../../../text/kind-names.ts";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import { box } from "../../components/Field/check-field.css.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { RowFocus } from "../../use-row-keys.ts";
import { ActionHeading } from "./ActionHeading.tsx";
import { NotRestored } from "./NotRestored.tsx";
import { trashIcons } from "./trash-icons.ts";
import type { TrashActor } from "./trash-feature.ts";
import * as styles from "./trash.css.ts";

type TrashRowProps = Pick<ComponentProps<"li">, "style" | "aria-setsize" | "aria-posinset"> & {
  readonly thing: ListedTrash;
  /** The action whose heading stands above it. */
  readonly begins: TrashedAction | null;
  readonly trash: TrashActor;
  readonly now: number;
  readonly focus: RowFocus;
  readonly index: number;
  /** Takes the height of the row with its index, since rows differ. */
  readonly measure: (row: HTMLElement | null) => void;
};

/** A thing in the trash; the first of an action below its heading. */
export function TrashRow({
  thing,
  begins,
  trash,
  now,
  focus,
  index,
  measure,
  ...place
}: TrashRowProps) {
  const { resource, id, summary, change } = thing;
  const wanted = { items: [{ resource, id }] };
  const chosen = useSelector(trash, ({ context }) => context.chosen.has(thing.name));
  const pending = useSelector(
    trash,
    ({ context }) => isAsked(context, wanted) || isAsked(context, { change }),
  );
  const failure = useSelector(trash, ({ context }) => failureTo(context, wanted));
  const restore = () => trash.send({ type: "RESTORE", wanted });
  const tabIndex = focus.tabIndex;
  const Icon = trashIcons[resource];
  return (
    <li
      ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)}
      className={styles.row}
      {...place}
      {...focus}
    >
      <div ref={measure} data-index={index} className={styles.measured}>
        {begins && <ActionHeading action={begins} trash={trash} tabIndex={tabIndex} />}
        <div className={styles.thing}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              className={box}
              aria-label={texts.choose(summary)}
              tabIndex={tabIndex}
              checked={chosen}
              onChange={() => trash.send({ type: "CHOOSE", things: [thing], chosen: !chosen })}
            />
          </label>
          <span className={styles.icon}>
            <Icon size={18} aria-hidden />
          </span>
          <div className={styles.words}>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.small}>
              {kindName(resource)} · {texts.stays(daysLeft(thing.removedAt, now))}
            </p>
          </div>
          <span className={styles.button}>
            <Button
              variant="secondary"
              size="small"
              icon={<ArchiveRestore size={16} aria-hidden />}
              aria-label={pending ? undefined : texts.restoreOf(summary)}
              tabIndex={tabIndex}
              pending={pending}
              pendingLabel={texts.restoring}
              onClick={restore}
            >
              {texts.restore}
            </Button>
          </span>
        </div>
        {failure && <NotRestored failure={failure} thing={thing} onRetry={restore} />}
      </div>
    </li>
  );
}
