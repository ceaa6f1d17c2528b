import { useTouched } from "../../use-media.ts";
import type { RowActionsProps } from "./row-actions-props.ts";
import { RowButtons } from "./RowButtons.tsx";
import { RowSheet } from "./RowSheet.tsx";

/** What can be done to one record: by buttons, or by touching its row where nothing can be pointed at. */
export const RowActions = (props: RowActionsProps) =>
  useTouched() ? <RowSheet {...props} /> : <RowButtons {...props} />;
