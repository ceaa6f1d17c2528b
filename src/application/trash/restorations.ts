import type { ChangeId } from "../../domain/shared/ids.ts";
import { restorationName } from "../../domain/trash/thing-name.ts";
import type { Restoration } from "../../domain/trash/trashed.ts";
import { isRefusal, type Failure } from "../failure.ts";

/** A restoration with the name of its change, under which it counts once however often it is tried. */
export type RestorationInput = { readonly wanted: Restoration; readonly change: ChangeId };

/** A restoration that failed, and why. */
export type FailedRestoration = RestorationInput & { readonly failure: Failure };

/** The requested restorations, the first of which is running, and the failed ones. */
export type Restorations = {
  readonly asked: readonly RestorationInput[];
  readonly failed: readonly FailedRestoration[];
};

const others = <One extends RestorationInput>(all: readonly One[], wanted: Restoration) =>
  all.filter((one) => restorationName(one.wanted) !== restorationName(wanted));

/** Whether a restoration waits for its turn, or is being made. */
export const isAsked = ({ asked }: Restorations, wanted: Restoration): boolean =>
  others(asked, wanted).length < asked.length;

/** The failure of the last try; null if there is none. */
export const failureTo = ({ failed }: Restorations, wanted: Restoration): Failure | null =>
  failed.find((one) => restorationName(one.wanted) === restorationName(wanted))?.failure ?? null;

/** With one more; what got no answer is tried again under the name it had. */
export function withAsked(
  { asked, failed }: Restorations,
  wanted: Restoration,
  newChange: () => ChangeId,
): Restorations {
  const same = JSON.stringify(wanted);
  const before = failed.find(
    (one) => !isRefusal(one.failure) && JSON.stringify(one.wanted) === same,
  );
  const change = before?.change ?? newChange();
  return { asked: [...asked, { wanted, change }], failed: others(failed, wanted) };
}

/** Without the first, which was made. */
export const afterMade = ({ asked, failed }: Restorations): Restorations => ({
  asked: asked.slice(1),
  failed,
});

/** With the first among those that failed. */
export const afterFailed = ({ asked, failed }: Restorations, failure: Failure): Restorations => ({
  asked: asked.slice(1),
  failed: [...failed, ...asked.slice(0, 1).map((one) => ({ ...one, failure }))],
});
