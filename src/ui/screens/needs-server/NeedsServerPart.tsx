import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import type { Failure } from "../../../application/failure.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import * as styles from "./needs-server-part.css.ts";

type NeedsServerPartProps = { readonly failure: Failure; readonly sentence: string };

/** Stands for a part of a screen that needs the server, and comes by itself: each failure is followed by a retry. */
export function NeedsServerPart({ failure, sentence }: NeedsServerPartProps) {
  const { keepTrying } = useSignedIn();
  useEffect(() => (failure.type === "offline" ? keepTrying() : undefined), [failure, keepTrying]);
  return (
    <p role="status" className={styles.part}>
      <CloudOff size={16} aria-hidden className={styles.icon} />
      {sentence}
    </p>
  );
}
