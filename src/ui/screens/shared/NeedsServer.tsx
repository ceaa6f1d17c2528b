import { useLocation } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import type { Failure } from "../../../application/failure.ts";
import { COMES_BY_ITSELF, needsServerText } from "../../../text/pages/needs-server.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import * as styles from "./needs-server.css.ts";

/** Stands for a screen that needs the server; the route loads it once that can be reached. */
export function NeedsServer() {
  const sentence = useLocation({ select: ({ pathname }) => needsServerText(pathname) });
  return (
    <div role="status">
      <EmptyState icon={<CloudOff size={24} />} message={sentence} hint={COMES_BY_ITSELF} />
    </div>
  );
}

type NeedsServerPartProps = { readonly failure: Failure; readonly sentence: string };

/** Stands for a part of a screen that needs the server, and comes by itself: each failure is followed by a retry. */
export function NeedsServerPart({ failure, sentence }: NeedsServerPartProps) {
  const { keepTrying } = useSignedIn();
  useEffect(() => keepTrying(), [failure, keepTrying]);
  return (
    <p role="status" className={styles.part}>
      <CloudOff size={16} aria-hidden className={styles.icon} />
      {sentence}
    </p>
  );
}
