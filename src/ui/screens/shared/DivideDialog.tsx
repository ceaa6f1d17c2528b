import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  partsIn,
  restOf,
  type Dividable,
  type DivisionFields,
} from "../../../application/entries/division-form.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { ImportPart } from "../../../domain/imports/import.ts";
import { PARTS_MAX } from "../../../domain/imports/import-limits.ts";
import { components } from "../../../text/components.ts";
import { movedText } from "../../../text/transactions/uncounted.ts";
import { divisionTexts as texts } from "../../../text/transactions/division.ts";
import { formatEuros } from "../../../text/format.ts";
import { Button } from "../../components/Button/Button.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { SmallAmountField } from "../../components/Field/SmallAmountField.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { SaveButton } from "./SaveButton.tsx";
import * as styles from "./divide.css.ts";

/** The actor of the dialog in which a line is split. */
export type DivisionActor<Line extends Dividable> = ActorRefFrom<
  ReturnType<typeof formDialogMachine<DivisionFields, readonly ImportPart[], Line>>
>;

type DivideDialogProps<Line extends Dividable> = {
  readonly dialog: DivisionActor<Line>;
  readonly categories: CategoryLists;
  /** Restores a line that was split before. */
  readonly onWhole?: (line: Line) => void;
};

/** The option for a part that belongs to somebody else. */
const NOT_MINE = "";

/** Splits a movement into parts of different categories, or removes a part that belongs to somebody else. */
export function DivideDialog<Line extends Dividable>(props: DivideDialogProps<Line>) {
  const { dialog, categories, onWhole } = props;
  const fields = useSelector(dialog, ({ context }) => context.fields);
  const line = useSelector(dialog, ({ context: { mode } }) =>
    mode.type === "edit" ? mode.id : null,
  );
  const close = () => dialog.send({ type: "CLOSE" });
  if (line === null) return null;
  const options = categories[line.kind].map((name) => ({ value: name, label: name }));
  const parts = partsIn(fields);
  const more = () =>
    dialog.send({ type: "CHANGE", field: `category${parts.length + 1}`, value: line.category });
  return (
    <FormDialog
      title={texts.title}
      dialog={dialog}
      incomplete=""
      size="normal"
      actions={
        <>
          {line.parts && onWhole && (
            <Button variant="ghost" onClick={() => onWhole(line)}>
              {texts.whole}
            </Button>
          )}
          <Button variant="ghost" onClick={close}>
            {components.cancel}
          </Button>
          <SaveButton dialog={dialog} label={texts.divide} />
        </>
      }
    >
      {(field) => (
        <>
          <p className={styles.whole}>
            {line.description || line.original || line.category} · {movedText(line)}
          </p>
          {parts.map((part) => (
            <div key={part} className={styles.part}>
              <SmallAmountField {...field(`amount${part}`, texts.amount(part))} />
              <SelectField {...field(`category${part}`, texts.category(part))} options={options} />
            </div>
          ))}
          <div className={styles.part}>
            <p className={styles.rest}>
              {texts.rest} <strong>{formatEuros(restOf(fields, line.amount))}</strong>
            </p>
            <SelectField
              {...field("rest", texts.restCategory)}
              options={[...options, { value: NOT_MINE, label: texts.notMine }]}
            />
          </div>
          <p role="status" className={styles.whole}>
            {fields.rest === NOT_MINE && texts.restStays[line.kind]}
          </p>
          <div>
            <Button
              variant="ghost"
              size="small"
              disabled={parts.length + 1 >= PARTS_MAX}
              onClick={more}
            >
              {texts.more}
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
