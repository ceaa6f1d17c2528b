import { presetFields } from "../../../application/recurrences/recurrence-form.ts";
import type { RecurrenceView } from "../../../application/recurrences/view-recurrences.ts";
import { PRESET_NAMES, presetFrom } from "../../../domain/recurrences/presets.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { presetTexts, recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { RecurrenceDialogActor } from "./recurrences-feature.ts";
import { choices } from "./recurrences.css.ts";

type PresetsProps = {
  readonly today: CivilDate;
  readonly view: RecurrenceView;
  readonly dialog: RecurrenceDialogActor;
};

/** The most common plans: only the amount remains to be entered. */
export const Presets = ({ today, view, dialog }: PresetsProps) => (
  <Card title={texts.presets}>
    <div className={choices}>
      {PRESET_NAMES.map((name) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          onClick={() => {
            const preset = presetFrom(name, today);
            const category = view.categoryFor(preset.kind, preset.role);
            const fields = presetFields(preset, presetTexts[name], category);
            dialog.send({ type: "OPEN_CREATE", fields });
          }}
        >
          {presetTexts[name]}
        </Button>
      ))}
    </div>
  </Card>
);
