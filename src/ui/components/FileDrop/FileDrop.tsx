import { FileUp } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { button } from "../Button/button-look.ts";
import * as styles from "./file-drop.css.ts";

type FileDropProps = {
  readonly title: string;
  /** The name of the file input. */
  readonly label: string;
  readonly pickLabel: string;
  readonly hint: string;
  /** The endings of names, separated by commas. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Called with at least one file. */
  readonly onPick: (files: readonly File[]) => void;
};

/** The area where files are chosen or dropped. */
export function FileDrop(props: FileDropProps) {
  const { title, label, pickLabel, hint, accept, multiple = false, onPick } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const pick = (files: Iterable<File> | null) => {
    const picked = [...(files ?? [])];
    if (picked.length > 0) onPick(multiple ? picked : picked.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  return (
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
      <p className={styles.title}>{title}</p>
      <label className={`${button({})} ${styles.choose}`}>
        <input
          type="file"
          multiple={multiple}
          accept={accept}
          className={visuallyHidden}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            pick(target.files);
            // The same file may be chosen again.
            target.value = "";
          }}
        />
        {pickLabel}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
