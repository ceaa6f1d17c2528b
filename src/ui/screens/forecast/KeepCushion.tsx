import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { CushionActor } from "./forecast-feature.ts";

/** Asks for the cushion, the amount in the accounts that is never to be spent. */
export const KeepCushion = ({ dialog }: { readonly dialog: CushionActor }) => (
  <FormDialog title={texts.cushion} dialog={dialog} incomplete={texts.incomplete}>
    {(field) => <AmountField {...field("amount", texts.cushion)} hint={texts.cushionHint} />}
  </FormDialog>
);
