import { useSelector } from "@xstate/react";
import type { CategoryBook } from "../../../application/categories/view-category-book.ts";
import { categoryId } from "../../../domain/shared/ids.ts";
import { categoryMergeTexts as texts } from "../../../text/categories/categories.ts";
import { components } from "../../../text/components.ts";
import { failureText } from "../../../text/failures.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { submitting } from "../../submitting.ts";
import { form } from "../shared/dialog-form.css.ts";
import type { MergeCategoryActor } from "./categories-feature.ts";
import { hint } from "./categories.css.ts";

type MergeDialogProps = { readonly merge: MergeCategoryActor; readonly book: CategoryBook };

/** Asks into which category to merge another, and says what will move. */
export function MergeDialog({ merge, book }: MergeDialogProps) {
  const open = useSelector(merge, (snapshot) => snapshot.hasTag("open"));
  const busy = useSelector(merge, (snapshot) => snapshot.hasTag("busy"));
  const { from, into, failure } = useSelector(merge, ({ context }) => context);
  if (from === null) return null;
  const categories = book[from.kind];
  const { records = 0, budgets = 0 } = categories.find(({ id }) => id === from.id) ?? {};
  const options = categories
    .filter(({ id }) => id !== from.id)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Dialog
      open={open}
      title={texts.title(from.name)}
      onClose={() => merge.send({ type: "CANCEL" })}
    >
      <form
        autoComplete="off"
        className={form}
        onSubmit={submitting(() => merge.send({ type: "CONFIRM" }))}
      >
        {failure && <Alert>{failureText(failure)}</Alert>}
        <SelectField
          label={texts.into}
          options={options}
          placeholder={texts.choose}
          value={into ?? ""}
          required
          onChange={(id) => merge.send({ type: "PICK", into: categoryId(id) })}
        />
        <p>{texts.moves(records, budgets)}</p>
        {budgets > 0 && <p className={hint}>{texts.budgetsAdd}</p>}
        <DialogActions>
          <Button variant="ghost" onClick={() => merge.send({ type: "CANCEL" })}>
            {components.cancel}
          </Button>
          <Button type="submit" pending={busy} pendingLabel={texts.merging}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
