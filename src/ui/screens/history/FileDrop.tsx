import { useState, type ReactNode } from "react";
import type { PickedFile } from "../../../application/imports/import-steps.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import * as styles from "./history.css.ts";

type FileDropProps = {
  readonly onFiles: (files: readonly PickedFile[]) => void;
  readonly children: ReactNode;
};

/** Accepts files dropped anywhere on a screen, and says so while they are dragged over it. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.area}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {over && (
        <p className={styles.hint} role="status">
          {texts.dropToImport}
        </p>
      )}
      {children}
    </div>
  );
}
