import { useTouched } from "../../use-media.ts";
import type { RowActionsProps } from "./row-actions-props.ts";
import { RowButtons } from "./RowButtons.tsx";
import { RowSheet } from "./RowSheet.tsx";

/** The actions on one record: as buttons, or in a sheet that opens on touching the row where there is no mouse. */
export const RowActions = (props: RowActionsProps) =>
  useTouched() ? <RowSheet {...props} /> : <RowButtons {...props} />;
