import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { CushionActor } from "./forecast-feature.ts";

/** Asks what of the accounts is never to be touched. */
export const KeepCushion = ({ dialog }: { readonly dialog: CushionActor }) => (
  <FormDialog title={texts.cushion} dialog={dialog} incomplete={texts.incomplete}>
    {(field) => <AmountField {...field("amount", texts.cushion)} hint={texts.cushionHint} />}
  </FormDialog>
);
