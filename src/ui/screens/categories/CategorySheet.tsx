import {
  Archive,
  ArchiveRestore,
  ChevronDown,
  ChevronUp,
  Combine,
  FileClock,
  Pencil,
  Trash,
} from "lucide-react";
import type { CategoryPatch } from "../../../domain/categories/category.ts";
import { categoryTexts as texts } from "../../../text/categories/categories.ts";
import { components } from "../../../text/components.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { ActionSheet } from "../shared/ActionSheet.tsx";
import * as styles from "./categories.css.ts";
import type { CategoryRowProps } from "./category-row-props.ts";

type CategorySheetProps = CategoryRowProps & {
  readonly pending: boolean;
  readonly onEdit: () => void;
};

/** All actions on a category, with their names. */
export function CategorySheet(props: CategorySheetProps) {
  const { category, place, isOnly, pending, onEdit, onMove, actors } = props;
  const { name, archived, records, budgets } = category;
  const arrange = (patch: CategoryPatch | null) => () =>
    actors.arrange([{ record: category, patch }]);
  const seeHistory = useSeeHistory();
  const used = records + budgets > 0;
  return (
    <ActionSheet label={texts.moreOf(name)} title={name} pending={pending}>
      {(action) => (
        <>
          {action(texts.edit, <Pencil size={16} aria-hidden />, onEdit)}
          {action(texts.up, <ChevronUp size={16} aria-hidden />, () => onMove(-1), place.isFirst)}
          {action(texts.down, <ChevronDown size={16} aria-hidden />, () => onMove(1), place.isLast)}
          {archived
            ? action(
                texts.restore,
                <ArchiveRestore size={16} aria-hidden />,
                arrange({ archived: false }),
              )
            : action(
                texts.archive,
                <Archive size={16} aria-hidden />,
                arrange({ archived: true }),
                isOnly,
              )}
          {!archived && !isOnly && <p className={styles.hint}>{texts.archiveHint}</p>}
          {action(
            texts.merge,
            <Combine size={16} aria-hidden />,
            () => actors.merge.send({ type: "ASK", from: category }),
            isOnly,
          )}
          {action(recordChangesTexts.open, <FileClock size={16} aria-hidden />, () =>
            seeHistory("categories", category),
          )}
          {action(
            components.remove,
            <Trash size={16} aria-hidden />,
            arrange(null),
            isOnly || used,
          )}
          {(isOnly || used) && (
            <p className={styles.hint}>{isOnly ? texts.lastHint : texts.removeHint}</p>
          )}
        </>
      )}
    </ActionSheet>
  );
}
