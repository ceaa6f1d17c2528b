import type { Failure } from "../../../application/failure.ts";
import type { FormFault } from "../../../application/forms/form.ts";
import type { SimulationFields } from "../../../application/forms/simulation-form.ts";
import type { SimulationEvent } from "../../../application/machines/simulation.machine.ts";
import type { SimulatorChoices } from "../../../application/use-cases/view-simulator.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { simulatorTexts as texts } from "../../../text/simulator.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { submitting } from "../../submitting.ts";
import { useHeir } from "../../use-heir.ts";
import * as styles from "./simulator.css.ts";

type SimulationFormProps = {
  readonly choices: SimulatorChoices;
  readonly fields: SimulationFields;
  readonly fault: FormFault<SimulationFields> | null;
  readonly failure: Failure | null;
  readonly running: boolean;
  readonly done: boolean;
  readonly send: (event: SimulationEvent) => void;
};

/** What to reduce, by how much, and for which goal. */
export function SimulationForm(props: SimulationFormProps) {
  const { choices, fields, fault, failure, running, done, send } = props;
  const field = (name: keyof SimulationFields, label: string) => {
    const issue = fault?.issues[name];
    return {
      label,
      value: fields[name],
      error: issue && fieldIssues[issue],
      onChange: (value: string) => send({ type: "CHANGE", field: name, value }),
    };
  };
  return (
    <Card title={texts.form} className={styles.form}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={submitting(() => send({ type: "SUBMIT" }))}
      >
        {failure && <Alert>{failureText(failure)}</Alert>}
        {fault?.incomplete && <Alert>{texts.incomplete}</Alert>}
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
      </form>
    </Card>
  );
}

/** It goes with the result, and leaves the keyboard at the beginning of the form. */
const ResetButton = ({ onReset }: { readonly onReset: () => void }) => (
  <Button
    ref={useHeir<HTMLButtonElement>(({ form }) => form?.querySelector("select") ?? null)}
    variant="secondary"
    wide
    onClick={onReset}
  >
    {texts.reset}
  </Button>
);
