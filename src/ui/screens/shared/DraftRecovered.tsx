import { draftTexts as texts } from "../../../text/drafts.ts";
import { Button } from "../../components/Button/Button.tsx";
import { recovered } from "./dialog-form.css.ts";

/** Says that the form contains a draft, with a button to discard it. */
export const DraftRecovered = ({ onClear }: { readonly onClear: () => void }) => (
  <div className={recovered}>
    <span role="status">{texts.recovered}</span>
    <Button
      variant="ghost"
      size="small"
      onClick={({ currentTarget }) => {
        // The button disappears: the focus moves to the first field.
        currentTarget.form?.querySelector("input")?.focus();
        onClear();
      }}
    >
      {texts.clear}
    </Button>
  </div>
);
