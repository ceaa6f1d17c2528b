import { draftTexts as texts } from "../../../text/drafts.ts";
import { Button } from "../../components/Button/Button.tsx";
import { recovered } from "./dialog-form.css.ts";

/** Says that what stands in the form was typed before, and lets it be dropped. */
export const DraftRecovered = ({ onClear }: { readonly onClear: () => void }) => (
  <div className={recovered}>
    <span role="status">{texts.recovered}</span>
    <Button
      variant="ghost"
      size="small"
      onClick={({ currentTarget }) => {
        // The button goes away: on with the first field.
        currentTarget.form?.querySelector("input")?.focus();
        onClear();
      }}
    >
      {texts.clear}
    </Button>
  </div>
);
