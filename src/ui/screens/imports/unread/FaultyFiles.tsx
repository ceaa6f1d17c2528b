import { useSelector } from "@xstate/react";
import type { ReadFault } from "../../../../domain/imports/read-fault.ts";
import { importTexts as texts } from "../../../../text/imports/imports.ts";
import { readFaultText } from "../../../../text/imports/statement-faults.ts";
import { unreadRowTexts } from "../../../../text/imports/unread.ts";
import { Alert } from "../../../components/Alert/Alert.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import type { ExampleAct, ImportActor } from "../imports-feature.ts";
import * as styles from "./unread.css.ts";

/** Faults of files of which there can be no example, or which an example would not help to read. */
const WITHOUT_EXAMPLE: ReadonlySet<ReadFault["type"]> = new Set([
  "empty",
  "too-big",
  "unpacks-too-big",
  "old-excel",
  "pdf",
  "archive",
  "damaged",
  "too-slow",
  "several-accounts",
]);

type FaultyFilesProps = { readonly actor: ImportActor; readonly example: ExampleAct };

/** The files that were not read, and why; an example of one may help to read it one day. */
export function FaultyFiles({ actor, example }: FaultyFilesProps) {
  const faulty = useSelector(actor, ({ context }) => context.faulty);
  return faulty.map(({ file, fault }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
    <div key={at} className={styles.faulty}>
      <Alert>{texts.faulty(file.name, readFaultText(fault))}</Alert>
      {!WITHOUT_EXAMPLE.has(fault.type) && (
        <Button
          variant="ghost"
          size="small"
          aria-label={unreadRowTexts.exampleOf(file.name)}
          onClick={() => example.send({ type: "ASK", of: { file, lines: [] } })}
        >
          {unreadRowTexts.example}
        </Button>
      )}
    </div>
  ));
}
