import { useEffect, useState, useSyncExternalStore } from "react";
import type { CopyKeeper } from "../../../application/ledger/keep-copy.ts";
import { copyShownText } from "../../../text/profile/own-device.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { line } from "./shown-copy.css.ts";

/** Says so where the records come from the device's copy, for lack of a network. */
export function ShownCopy() {
  const { copy } = useSignedIn();
  const [keeper, setKeeper] = useState<CopyKeeper | null>(null);
  useEffect(() => {
    void copy().then(setKeeper, () => setKeeper(null));
  }, [copy]);
  return keeper && <Line keeper={keeper} />;
}

function Line({ keeper }: { readonly keeper: CopyKeeper }) {
  const at = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  return (
    <p role="status" className={line}>
      {at !== null && copyShownText(at)}
    </p>
  );
}
