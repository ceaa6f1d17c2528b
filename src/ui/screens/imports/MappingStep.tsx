import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { UnknownFile } from "../../../application/imports/import-steps.ts";
import { isComplete, type Mapping } from "../../../domain/imports/tables/mapping.ts";
import {
  isToldByColumns,
  mapped,
  roleOf,
  ROLES,
  SIGNS_OF_ONE_COLUMN,
} from "../../../domain/imports/tables/mapped-columns.ts";
import { previewOf } from "../../../domain/imports/tables/mapping-preview.ts";
import { formatDate } from "../../../text/format.ts";
import { mappingTexts as texts } from "../../../text/imports/mapping.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { NAME_MAX } from "../../../domain/shared/text-limits.ts";
import { Money } from "../../components/Money/Money.tsx";
import { effectOf } from "../../../domain/forecast/planned.ts";
import type { ImportActor } from "./imports-feature.ts";
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
  const read = useMemo(() => previewOf(needs, mapping), [needs, mapping]);
  const rows = read?.rows ?? [];
  const isLeftOut = read?.ignored.some(({ reason }) => reason === "currency") === true;
  const columns = needs.preview.reduce(
    (most, row) => Math.max(most, row.length),
    needs.header.length,
  );
  return (
    <Card title={texts.title(file.name)}>
      <p className={styles.hint}>{texts.hint(needs.bank)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keys */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              {Array.from({ length: columns }, (_, at) => (
                <th key={at} scope="col">
                  <SelectField
                    label={texts.column(needs.header[at] || String(at + 1))}
                    labelHidden
                    compact
                    options={[
                      { value: "", label: texts.none },
                      ...ROLES.map((role) => ({ value: role, label: texts.roles[role] })),
                    ]}
                    value={roleOf(mapping, at) ?? ""}
                    onChange={(role) =>
                      change(mapped(mapping, at, ROLES.find((one) => one === role) ?? null))
                    }
                  />
                  <span className={styles.header}>{needs.header[at]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {needs.preview.slice(0, 5).map((row, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <tr key={line}>
                {Array.from({ length: columns }, (_, at) => (
                  <td key={at}>{row[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
      <section aria-label={texts.preview} aria-live="polite">
        <h3 className={styles.subtitle}>{texts.preview}</h3>
        {rows.length === 0 ? (
          <p className={styles.hint}>
            {mapping.sign === "unknown"
              ? texts.askedSign
              : isLeftOut
                ? texts.otherCurrency
                : texts.nothingRead}
          </p>
        ) : (
          <ul className={styles.preview}>
            {rows.map(({ line, date, original, kind, amount }) => (
              <li key={line}>
                <span>{formatDate(date)}</span>
                <span className={styles.words}>{original}</span>
                <span className={styles.way}>{texts.ways[kind]}</span>
                <Money
                  amount={effectOf({ kind, amount })}
                  tone={kind === "income" ? "positive" : "plain"}
                  signed
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => actor.send({ type: "LEAVE_OUT" })}>
          {texts.leaveOut}
        </Button>
        <Button
          disabled={!isComplete(mapping) || (rows.length === 0 && !isLeftOut)}
          onClick={() => actor.send({ type: "MAP" })}
        >
          {texts.read}
        </Button>
      </div>
    </Card>
  );
}
