import { createActor } from "xstate";
import { toastMachine } from "../../application/device/toast.machine.ts";
import type { Clock } from "../../application/clock.ts";
import { actionOf } from "../../application/notice.ts";
import type { SafeStorage } from "../../infrastructure/browser/stores/safe-storage.ts";
import { takeLaunch } from "../../infrastructure/browser/starting/tab-launch.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { bind, key } from "../container/bind.ts";
import { feature } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { openLaunch } from "../open-launch.ts";
import { notificationsFeature } from "./notifications.ts";
import { premiumFeature } from "./premium.ts";
import { presenceFeature } from "./person/presence.ts";
import { receiptsFeature } from "./receipts.ts";
import { recurrencesFeature } from "./recurrences.ts";
import { transactionsFeature } from "./transactions.ts";
import { undoFeature } from "./undo.ts";
import { unsentFeature } from "./device/unsent.ts";
import { updateFeature } from "./device/update.ts";
import { versionsFeature } from "./versions.ts";

type Needs = Pick<
  OverlayActors,
  | "notifications"
  | "premium"
  | "presence"
  | "receipts"
  | "recurrences"
  | "toast"
  | "undo"
  | "unsent"
  | "update"
  | "versions"
> & {
  readonly clock: Pick<Clock, "now">;
  readonly tab: SafeStorage;
  /** The root of the page, which bears its launch. */
  readonly root: Pick<HTMLElement, "dataset">;
  readonly transactions: Pick<OverlayActors, "entry" | "removal" | "division">;
};

const ROOT = key<HTMLElement>("root");
const TOAST = key<OverlayActors["toast"]>("toast");

/** The parts that the layout lays over every screen. */
export const layoutFeature = feature(
  [
    bind(ROOT, [], () => document.documentElement),
    bind(TOAST, [], () => createActor(toastMachine).start()),
    ...transactionsFeature.bindings,
    ...receiptsFeature.bindings,
    ...premiumFeature.bindings,
    ...presenceFeature.bindings,
    ...notificationsFeature.bindings,
    ...undoFeature.bindings,
    ...updateFeature.bindings,
    ...recurrencesFeature.bindings,
    ...versionsFeature.bindings,
    ...unsentFeature.bindings,
  ],
  {
    clock: keys.clock,
    tab: keys.tab,
    root: ROOT,
    toast: TOAST,
    transactions: transactionsFeature.made,
    receipts: receiptsFeature.made,
    premium: premiumFeature.made,
    presence: presenceFeature.made,
    notifications: notificationsFeature.made,
    undo: undoFeature.made,
    update: updateFeature.made,
    recurrences: recurrencesFeature.made,
    versions: versionsFeature.made,
    unsent: unsentFeature.made,
  },
  ({ clock, tab, root, transactions, toast, undo, ...others }: Needs): OverlayActors => {
    toast.on("TOLD", ({ notice }) => {
      const action = actionOf(notice);
      if (action !== null) undo.send({ type: "ACTED", action });
    });
    const launch = takeLaunch(root.dataset, tab, clock.now());
    if (launch !== null) openLaunch(launch, { ...transactions, ...others });
    return { ...transactions, toast, undo, ...others };
  },
);
