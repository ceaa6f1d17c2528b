import { Pencil } from "lucide-react";
import { categoryFields } from "../../../application/categories/category-form.ts";
import { shownColour } from "../../../domain/categories/shown-colour.ts";
import { shownIcon } from "../../../domain/categories/shown-icon.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import { categoryTexts as texts } from "../../../text/categories/categories.ts";
import { roleNames } from "../../../text/categories/category-roles.ts";
import { components } from "../../../text/components.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { MoveButtons } from "../../components/MoveButtons/MoveButtons.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import * as styles from "./categories.css.ts";
import type { CategoryRowProps } from "./category-row-props.ts";
import { CategorySheet } from "./CategorySheet.tsx";
import { dragHandlers } from "./drag-handlers.ts";

/** A category with its role, its number of records and its actions. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, place, onMove, drag, actors } = props;
  const { name, role, fixed, archived, records, budgets } = category;
  const pending = isPending(category);
  const edit = () =>
    actors.dialog.send({ type: "OPEN_EDIT", id: category, fields: categoryFields(category) });
  // A role with the same name as the category is not shown.
  const about = role !== null && roleNames[role] !== name && roleNames[role];
  const details = [about, fixed && texts.fixed, texts.use(records, budgets)];
  return (
    <li
      ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)}
      className={drag.isDrawn ? styles.drawn : styles.row}
      draggable={!pending}
      {...dragHandlers(drag, name)}
    >
      <CategoryMark colour={shownColour(category)} icon={shownIcon(category)} />
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          <UnsentMark record={category} />
        </p>
        <p className={styles.detail}>{details.filter(Boolean).join(" · ")}</p>
        {archived && (
          <p className={styles.badges}>
            <Badge>{texts.archived}</Badge>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <span className={styles.wideOnly}>
          <MoveButtons
            up={texts.upOf(name)}
            down={texts.downOf(name)}
            {...{ place, pending, onMove }}
          />
        </span>
        <IconButton
          label={pending ? components.saving : texts.editOf(name)}
          icon={pending ? <SpinnerIcon size={16} /> : <Pencil size={16} aria-hidden />}
          pending={pending}
          onClick={edit}
        />
        <CategorySheet {...props} pending={pending} onEdit={edit} />
      </div>
    </li>
  );
}
