import { useSelector } from "@xstate/react";
import { failureTo, isAsked } from "../../../application/trash/restorations.ts";
import type { TrashedAction } from "../../../domain/trash/trash-headings.ts";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import { NotRestored } from "./NotRestored.tsx";
import type { TrashActor } from "./trash-feature.ts";
import * as styles from "./trash.css.ts";

type ActionHeadingProps = {
  readonly action: TrashedAction;
  readonly trash: TrashActor;
  readonly tabIndex: 0 | -1;
};

/** The action that removed the things below, when and whose it was; where there are several, the button for all. */
export function ActionHeading({ action, trash, tabIndex }: ActionHeadingProps) {
  const { first, shown, count } = action;
  const wanted = { change: first.change };
  const pending = useSelector(trash, ({ context }) => isAsked(context, wanted));
  const failure = useSelector(trash, ({ context }) => failureTo(context, wanted));
  const restore = () => trash.send({ type: "RESTORE", wanted });
  return (
    <>
      <div className={styles.heading}>
        <div className={styles.words}>
          <h2 className={styles.action}>{first.action}</h2>
          <p className={styles.small}>{texts.whenAndWho(first)}</p>
        </div>
        {count > 1 && (
          <Button
            variant="secondary"
            size="small"
            aria-label={pending ? undefined : texts.restoreActionOf(first.action)}
            tabIndex={tabIndex}
            pending={pending}
            pendingLabel={texts.restoring}
            onClick={restore}
          >
            {shown < count ? texts.restoreHiddenToo(count) : texts.restoreAction}
          </Button>
        )}
      </div>
      {failure && <NotRestored failure={failure} thing={null} onRetry={restore} />}
    </>
  );
}
