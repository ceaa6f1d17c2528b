import type { DraftedDialog } from "./drafts.ts";

/** Which dialog holds what is not saved yet, here and at the end of an earlier session. */
export type UnfinishedDialogs = {
  readonly mark: (dialog: DraftedDialog, isUnfinished: boolean) => void;
  /** The dialog that began last, of those that are open or wait for an answer. */
  readonly latest: () => DraftedDialog | null;
  /** Whether an earlier session ended amid a dialog that is not shown again yet. */
  readonly areLeft: () => boolean;
  /** Whether an earlier session ended with this dialog; told once. */
  readonly takeLeft: (dialog: DraftedDialog) => boolean;
};

export function unfinishedDialogs(left: string | null): UnfinishedDialogs {
  const unfinished = new Set<DraftedDialog>();
  let toReopen = left;
  return {
    mark: (dialog, isUnfinished) => {
      if (!isUnfinished) unfinished.delete(dialog);
      else unfinished.add(dialog);
    },
    areLeft: () => toReopen !== null,
    latest: () => [...unfinished].at(-1) ?? null,
    takeLeft: (dialog) => {
      const isLeft = toReopen === dialog;
      if (isLeft) toReopen = null;
      return isLeft;
    },
  };
}
