import { useSelector } from "@xstate/react";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { readFaultText } from "../../../text/imports/statement-faults.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { FileDrop } from "../../components/FileDrop/FileDrop.tsx";
import type { ImportActor } from "./imports-feature.ts";
import * as styles from "./imports.css.ts";

const ACCEPT = ".csv,.txt,.tsv,.xlsx,.xls,.ofx,.qfx,.xml,.json,.htm,.html";

/** The choice of a bank's files, and why some of them cannot be read. */
export function FilePick({ actor }: { readonly actor: ImportActor }) {
  const faulty = useSelector(actor, ({ context }) => context.faulty);
  return (
    <Card>
      <FileDrop
        title={texts.drop}
        label={texts.file}
        pickLabel={texts.pick}
        hint={texts.formats}
        accept={ACCEPT}
        multiple
        onPick={(files) => actor.send({ type: "PICK", files })}
      />
      {faulty.map(({ name, fault }) => (
        <Alert key={name}>{texts.faulty(name, readFaultText(fault))}</Alert>
      ))}
      <p className={styles.banks}>{texts.banks}</p>
    </Card>
  );
}
