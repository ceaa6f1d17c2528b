import { useSelector } from "@xstate/react";
import { FileUp } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import type { PickedFile } from "../../../application/imports/import-steps.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { readFaultText } from "../../../text/imports/statement-faults.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { button } from "../../components/Button/button-look.ts";
import { Card } from "../../components/Card/Card.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import type { ImportActor } from "./imports-feature.ts";
import * as styles from "./imports.css.ts";

const ACCEPT = ".csv,.txt,.tsv,.xlsx,.xls,.ofx,.qfx,.xml,.json,.htm,.html";

/** The area where files are chosen or dropped. */
export function FilePick({ actor }: { readonly actor: ImportActor }) {
  const id = useId();
  const faulty = useSelector(actor, ({ context }) => context.faulty);
  const [over, setOver] = useState(false);
  const pick = (files: Iterable<PickedFile> | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) actor.send({ type: "PICK", files: chosen });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  return (
    <Card>
      <div
        className={over ? styles.dropOver : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles.sign} aria-hidden>
          <FileUp size={26} />
        </span>
        <p className={styles.dropTitle}>{texts.drop}</p>
        <label className={`${button({})} ${styles.choose}`}>
          <input
            type="file"
            multiple
            accept={ACCEPT}
            className={visuallyHidden}
            aria-label={texts.file}
            aria-describedby={`${id}-formats`}
            onChange={({ target }) => {
              pick(target.files);
              // The same file may be chosen again.
              target.value = "";
            }}
          />
          {texts.pick}
        </label>
        <p id={`${id}-formats`} className={styles.hint}>
          {texts.formats}
        </p>
      </div>
      {faulty.map(({ name, fault }) => (
        <Alert key={name}>{texts.faulty(name, readFaultText(fault))}</Alert>
      ))}
      <p className={styles.banks}>{texts.banks}</p>
    </Card>
  );
}
