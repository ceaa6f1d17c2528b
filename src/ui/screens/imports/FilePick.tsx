import { importTexts as texts } from "../../../text/imports/imports.ts";
import { Card } from "../../components/Card/Card.tsx";
import { FileDrop } from "../../components/FileDrop/FileDrop.tsx";
import type { ExampleAct, ImportActor } from "./imports-feature.ts";
import { FaultyFiles } from "./unread/FaultyFiles.tsx";
import * as styles from "./imports.css.ts";

const ACCEPT = ".csv,.txt,.tsv,.xlsx,.xls,.ofx,.qfx,.xml,.json,.htm,.html";

type FilePickProps = { readonly actor: ImportActor; readonly example: ExampleAct };

/** The choice of a bank's files, and why some of them cannot be read. */
export const FilePick = ({ actor, example }: FilePickProps) => (
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
    <FaultyFiles actor={actor} example={example} />
    <p className={styles.banks}>{texts.banks}</p>
  </Card>
);
