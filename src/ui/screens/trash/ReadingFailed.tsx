import { useSelector } from "@xstate/react";
import { RotateCw } from "lucide-react";
import { components } from "../../../text/components.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import type { TrashActor } from "./trash-feature.ts";
import * as styles from "./trash.css.ts";

/** Says that only a part of the trash could be read, and offers to read on. */
export function ReadingFailed({ trash }: { readonly trash: TrashActor }) {
  const failure = useSelector(trash, ({ context }) => context.failure);
  return (
    failure && (
      <div className={styles.failed}>
        <Alert>{loadFailureText(failure)}</Alert>
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={() => trash.send({ type: "READ_ON" })}
        >
          {components.retry}
        </Button>
      </div>
    )
  );
}
