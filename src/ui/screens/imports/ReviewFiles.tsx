import { CircleCheck, TriangleAlert } from "lucide-react";
import type { OpenReview } from "../../../application/imports/import-steps.ts";
import type { ReviewFile } from "../../../domain/imports/review/review.ts";
import { importTexts as texts, gapText, proofText } from "../../../text/imports/imports.ts";
import { otherSheetsText } from "../../../text/imports/sheets.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { OtherAccounts } from "./accounts/OtherAccounts.tsx";
import type { ImportActor } from "./imports-feature.ts";
import * as styles from "./review.css.ts";

type ReviewFilesProps = { readonly open: OpenReview; readonly actor: ImportActor };

/** For each file its format, its account, and the proof from its balances. */
export const ReviewFiles = ({ open, actor }: ReviewFilesProps) => (
  <Card title={texts.files}>
    <ul className={styles.files}>
      {open.review.files.map((file, at) => (
        <li key={file.name + String(at)} className={styles.file}>
          <FileFacts file={file} actor={actor} at={at} />
          <SelectField
            label={texts.account}
            compact
            className={styles.account}
            value={file.account.id}
            options={open.accounts.map(({ id, label, digits, kind }) => ({
              value: id,
              label: texts.accountNamed(label, digits, kind),
            }))}
            onChange={(id) => {
              const account = open.accounts.find((one) => one.id === id);
              if (account) actor.send({ type: "CHOOSE_ACCOUNT", file: at, account });
            }}
          />
        </li>
      ))}
    </ul>
  </Card>
);

type FileFactsProps = {
  readonly file: ReviewFile;
  readonly actor: ImportActor;
  /** The place of the file in the review, from 0. */
  readonly at: number;
};

function FileFacts({ file: { name, statement, gap }, actor, at }: FileFactsProps) {
  const { source, rows, proof, ignored } = statement;
  const others = otherSheetsText(statement);
  const isProven = proof.state === "proven";
  const isBroken = proof.state === "broken" || proof.state === "gaps";
  return (
    <div className={styles.facts}>
      <p className={styles.source}>{source.name}</p>
      <p className={styles.note}>
        {name} · {texts.rows(rows.length)}
        {ignored.map(({ reason, count }) => ` · ${texts.ignoredTitle(count, reason)}`)}
      </p>
      <p className={styles.proof}>
        <Badge
          tone={isProven ? "positive" : isBroken ? "warning" : "neutral"}
          icon={
            isProven ? (
              <CircleCheck size={14} aria-hidden />
            ) : (
              isBroken && <TriangleAlert size={14} aria-hidden />
            )
          }
        >
          {proofText(statement)}
        </Badge>
        {gap && (
          <Badge tone="warning" icon={<TriangleAlert size={14} aria-hidden />}>
            {gapText(gap)}
          </Badge>
        )}
        {others !== null && (
          <Badge tone="warning" icon={<TriangleAlert size={14} aria-hidden />}>
            {others}
          </Badge>
        )}
      </p>
      {source.id === "mapped" && (
        <p>
          <Button
            variant="ghost"
            size="small"
            onClick={() => actor.send({ type: "MAP_AGAIN", file: at })}
          >
            {texts.mapAgain}
          </Button>
        </p>
      )}
      <OtherAccounts actor={actor} file={at} />
    </div>
  );
}
