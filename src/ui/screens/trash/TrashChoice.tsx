import { useSelector } from "@xstate/react";
import { ArchiveRestore } from "lucide-react";
import { failureTo, isAsked } from "../../../application/trash/restorations.ts";
import type { ListedTrash } from "../../../domain/trash/find-trashed.ts";
import { TRASH_BATCH_SIZE } from "../../../domain/trash/trashed.ts";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import { box } from "../../components/Field/check-field.css.ts";
import { NotRestored } from "./NotRestored.tsx";
import type { TrashActor } from "./trash-feature.ts";
import * as styles from "./trash.css.ts";

type TrashChoiceProps = {
  readonly trash: TrashActor;
  readonly found: readonly ListedTrash[];
  /** Whether more of the trash is still being read. */
  readonly soFar: boolean;
};

/** How much was found, the tick for all of it, and the button that restores what is ticked. */
export function TrashChoice({ trash, found, soFar }: TrashChoiceProps) {
  const context = useSelector(trash, (snapshot) => snapshot.context);
  const chosen =
    context.chosen.size === 0
      ? []
      : context.things.filter((thing) => context.chosen.has(thing.name));
  const wanted = { items: chosen.map(({ resource, id }) => ({ resource, id })) };
  const choosable = found.slice(0, TRASH_BATCH_SIZE);
  const all = choosable.length > 0 && choosable.every((one) => context.chosen.has(one.name));
  const failure = chosen.length > 1 ? failureTo(context, wanted) : null;
  return (
    <>
      <div className={styles.choice}>
        <label className={styles.chooseAll}>
          <input
            type="checkbox"
            className={box}
            checked={all}
            disabled={found.length === 0}
            onChange={() => trash.send({ type: "CHOOSE", things: choosable, chosen: !all })}
          />
          {found.length > TRASH_BATCH_SIZE ? texts.chooseFirst(TRASH_BATCH_SIZE) : texts.chooseAll}
        </label>
        <output className={styles.found}>
          {texts.found(found.length)}
          {soFar && ` ${texts.soFar}`}
        </output>
        {chosen.length > 0 && (
          <span className={styles.chosen}>
            <Button
              variant="ghost"
              size="small"
              onClick={() => trash.send({ type: "CHOOSE", things: chosen, chosen: false })}
            >
              {texts.chooseNone}
            </Button>
            <Button
              size="small"
              icon={<ArchiveRestore size={16} aria-hidden />}
              pending={isAsked(context, wanted)}
              pendingLabel={texts.restoring}
              onClick={() => trash.send({ type: "RESTORE", wanted })}
            >
              {texts.restoreChosen(chosen.length)}
            </Button>
          </span>
        )}
      </div>
      {failure && (
        <NotRestored
          failure={failure}
          thing={null}
          onRetry={() => trash.send({ type: "RESTORE", wanted })}
        />
      )}
    </>
  );
}
