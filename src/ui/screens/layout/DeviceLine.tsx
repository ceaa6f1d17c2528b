import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { CopyKeeper } from "../../../application/ledger/keep-copy.ts";
import { clockDriftText } from "../../../text/pages/clock-drift.ts";
import { copyShownText } from "../../../text/profile/own-device.ts";
import { waitingText } from "../../../text/outbox/waiting.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { lazyComponent } from "../../lazy-component.tsx";
import { useUnsent } from "../unsent/use-unsent.ts";
import { line } from "./device-line.css.ts";

const UnsentLists = lazyComponent(
  async () => (await import("../unsent/UnsentLists.tsx")).UnsentLists,
);

/**
 * Says what waits on this device; else that the records come from its copy, for lack of a network; else that its clock is
 * days off.
 */
export function DeviceLine() {
  const at = useShownCopy();
  const days = useClockDrift();
  const { isDown, isShut, waiting, refused } = useUnsent();
  const [isListed, setListed] = useState(false);
  const count = isDown || refused.length > 0 ? waiting.writes.length : 0;
  return (
    <div role="status" className={line}>
      {count > 0 ? (
        <Button variant="secondary" size="small" onClick={() => setListed(true)}>
          {waitingText(count, isDown)}
        </Button>
      ) : at !== null ? (
        copyShownText(at)
      ) : (
        days !== 0 && clockDriftText(Math.abs(days), days > 0)
      )}
      {(isListed || isShut || refused.length > 0) && (
        <Suspense>
          <UnsentLists isListed={isListed} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The whole days that the device's clock is ahead of the server's; below zero if it is behind. */
function useClockDrift(): number {
  const { getSnapshot, subscribe } = useSignedIn().clockDrift;
  return useSyncExternalStore(subscribe, getSnapshot);
}

const quiet = () => () => {};

/** The time of the copy that is shown for lack of a network, in Unix milliseconds; else null. */
function useShownCopy(): number | null {
  const { copy } = useSignedIn();
  const [keeper, setKeeper] = useState<CopyKeeper | null>(null);
  useEffect(() => {
    void copy().then(setKeeper, () => setKeeper(null));
  }, [copy]);
  return useSyncExternalStore(keeper?.subscribe ?? quiet, () => keeper?.getSnapshot() ?? null);
}
