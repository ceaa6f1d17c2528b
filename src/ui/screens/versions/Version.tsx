import { History } from "lucide-react";
import type { WrittenRecord } from "../../../domain/ledger/written.ts";
import { isOtherThan, type AnyChange } from "../../../domain/versions/record-change.ts";
import { recordChangesTexts as texts } from "../../../text/versions/record-changes.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlays } from "../../overlay-context.ts";

type VersionProps = {
  readonly of: WrittenRecord;
  readonly version: AnyChange["after"];
  /** The change by which it ended; null for the present one. */
  readonly before: AnyChange["id"] | null;
  readonly now: AnyChange["after"];
  readonly name: string;
};

/** The way back to a version; none to one that is the same as the present one. */
export function Version({ of, version, before, now, name }: VersionProps) {
  const { goBack } = useOverlays().versions;
  if (version === null || before === null || !isOtherThan(version, now)) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<History size={14} aria-hidden />}
      aria-label={texts.goBackTo(name)}
      onClick={() => goBack({ present: of, version, before })}
    >
      {texts.goBack}
    </Button>
  );
}
