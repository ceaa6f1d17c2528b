import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { UnknownFile } from "../../../../application/imports/import-steps.ts";
import { isComplete, type Mapping } from "../../../../domain/imports/mapping/mapping.ts";
import {
  isToldByColumns,
  SIGNS_OF_ONE_COLUMN,
} from "../../../../domain/imports/mapping/mapped-columns.ts";
import { doubtQuestions } from "../../../../domain/imports/columns/doubt-questions.ts";
import { previewRows } from "../../../../domain/imports/columns/preview-rows.ts";
import { NAME_MAX } from "../../../../domain/shared/text-limits.ts";
import { mappingTexts as texts } from "../../../../text/imports/mapping.ts";
import { mappingQuestionTexts as questionTexts } from "../../../../text/imports/mapping-questions.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import { SelectField } from "../../../components/Field/SelectField.tsx";
import { TextField } from "../../../components/Field/TextField.tsx";
import type { ImportActor } from "../imports-feature.ts";
import { ColumnTable } from "./ColumnTable.tsx";
import { MappingQuestions } from "./MappingQuestions.tsx";
import { MappingPreview } from "./MappingPreview.tsx";
import * as styles from "./mapping.css.ts";

/** Asks for the meaning of a file's columns, and shows at once how the file would be read. */
export function MappingStep({ actor }: { readonly actor: ImportActor }) {
  const file = useSelector(actor, ({ context }) => context.unknown[0]);
  const mapping = useSelector(actor, ({ context }) => context.mapping);
  return file && mapping && <MappingForm file={file} mapping={mapping} actor={actor} />;
}

type MappingFormProps = {
  readonly file: UnknownFile;
  readonly mapping: Mapping;
  readonly actor: ImportActor;
};

function MappingForm({ file: { file, needs }, mapping, actor }: MappingFormProps) {
  const change = (changed: Mapping) => actor.send({ type: "CHANGE_MAPPING", mapping: changed });
  const rows = useMemo(() => previewRows(needs, mapping) ?? [], [needs, mapping]);
  const isLeftOut = rows.some(({ is }) => is === "left-out");
  const isRead = rows.some(({ is }) => is === "read");
  const questions = useMemo(() => doubtQuestions(mapping, needs.profiles), [needs, mapping]);
  const isOpen = questions.some(({ answer }) => answer === null);
  return (
    <Card title={texts.title(file.name)}>
      <p className={styles.hint}>{texts.hint(needs.bank, needs.proposal.sign === "unknown")}</p>
      <ColumnTable needs={needs} mapping={mapping} onChange={change} />
      <div className={styles.choices}>
        {needs.bank === null && (
          <TextField
            label={texts.bank}
            hint={texts.bankHint}
            autoComplete="off"
            maxLength={NAME_MAX}
            value={mapping.bank ?? ""}
            onChange={(bank) => change({ ...mapping, bank })}
          />
        )}
        {!isToldByColumns(mapping) && (
          <SelectField
            label={texts.sign}
            options={SIGNS_OF_ONE_COLUMN.map((sign) => ({ value: sign, label: texts.signs[sign] }))}
            value={mapping.sign}
            onChange={(sign) =>
              change({
                ...mapping,
                sign: SIGNS_OF_ONE_COLUMN.find((one) => one === sign) ?? "unknown",
              })
            }
          />
        )}
        <SelectField
          label={texts.order}
          options={(["day-first", "month-first"] as const).map((order) => ({
            value: order,
            label: texts.orders[order],
          }))}
          value={mapping.dayOrder}
          onChange={(order) =>
            change({
              ...mapping,
              dayOrder: order === "month-first" ? "month-first" : "day-first",
            })
          }
        />
      </div>
      <MappingQuestions
        questions={questions}
        header={needs.header}
        mapping={mapping}
        onChange={change}
      />
      <MappingPreview
        rows={rows}
        nothing={
          mapping.sign === "unknown"
            ? texts.askedSign
            : isLeftOut
              ? texts.allLeftOut
              : texts.nothingRead
        }
      />
      {isOpen && (
        <p role="status" className={styles.barred}>
          {questionTexts.open}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => actor.send({ type: "LEAVE_OUT" })}>
          {texts.leaveOut}
        </Button>
        <Button
          disabled={isOpen || !isComplete(mapping) || !(isRead || isLeftOut)}
          onClick={() => actor.send({ type: "MAP" })}
        >
          {texts.read}
        </Button>
      </div>
    </Card>
  );
}
