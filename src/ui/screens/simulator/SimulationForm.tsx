import type { SimulationFields } from "../../../application/simulation/simulation-form.ts";
import type { FormEvent } from "../../../application/acts/form.machine.ts";
import type { SimulatorChoices } from "../../../application/simulation/view-simulator.ts";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { TypedForm, type Typed } from "../shared/DialogForm.tsx";
import * as styles from "./simulator.css.ts";

type SimulationFormProps = {
  readonly choices: SimulatorChoices;
  readonly typed: Typed<SimulationFields>;
  readonly running: boolean;
  readonly done: boolean;
  readonly send: (event: FormEvent<SimulationFields>) => void;
};

/** The category to reduce, the amount, and the goal. */
export function SimulationForm(props: SimulationFormProps) {
  const { choices, typed, running, done, send } = props;
  return (
    <Card title={texts.form} className={styles.form}>
      <TypedForm typed={typed} incomplete={texts.incomplete} send={send}>
        {(field) => (
          <>
            <SelectField
              {...field("category", texts.category)}
              options={choices.categories.map((name) => ({ value: name, label: name }))}
              placeholder={texts.choose}
              required
            />
            <AmountField {...field("reduction", texts.reduction)} required />
            <SelectField
              {...field("goalId", texts.goal)}
              options={[
                { value: "", label: texts.allGoals },
                ...choices.goals.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              optional
            />
            <Button type="submit" wide pending={running} pendingLabel={texts.running}>
              {texts.run}
            </Button>
            {done && <ResetButton onReset={() => send({ type: "RESET" })} />}
          </>
        )}
      </TypedForm>
    </Card>
  );
}

/** Resets the result, disappears with it, and moves the focus to the start of the form. */
const ResetButton = ({ onReset }: { readonly onReset: () => void }) => (
  <Button
    ref={useFocusAfterRemoval<HTMLButtonElement>(
      ({ form }) => form?.querySelector("select") ?? null,
    )}
    variant="secondary"
    wide
    onClick={onReset}
  >
    {texts.reset}
  </Button>
);
