import type { OwnAccountNews } from "../../../application/notice.ts";
import type { Clock } from "../../../application/clock.ts";
import type { Unsent } from "../../../application/outbox/unsent.ts";
import type { OwnDeviceAct, OwnDeviceView } from "../../../ui/screens/account/account-feature.ts";
import { startAct } from "../../actors/acts.ts";
import type { OwnDevice } from "../../page/own-device.ts";

type Given = {
  readonly ownDevice: OwnDevice;
  readonly clock: Clock;
  readonly unsent: Unsent;
  /** Reads what the screen shows once more. */
  readonly reload: () => void;
};

/** Starts the section about the device that the user sits at. */
export function startOwnDeviceSection(
  { ownDevice, clock, unsent, reload }: Given,
  done: (news: OwnAccountNews) => void,
): { readonly load: () => Promise<OwnDeviceView>; readonly actor: OwnDeviceAct } {
  const leave = () => new Promise<void>((resolve) => ownDevice.forget(resolve));
  const choose = async () => {
    ownDevice.choose(clock.now());
    const isKept = await keeper()
      .then((it) => it?.begin() ?? false)
      .catch(() => false);
    if (isKept) {
      // From now on a write may have to wait here.
      await unsent.open();
      return;
    }
    await leave();
    throw new Error("the browser keeps no copy");
  };
  let isAwaited = false;
  const keeper = async () => ownDevice.keeper?.() ?? null;

  const actor = startAct<boolean>(({ of: isOwn }) => (isOwn ? choose() : leave()));
  actor.on("DONE", ({ of: isOwn }) => done(isOwn ? "device-own" : "device-left"));
  return {
    actor,
    load: async () => {
      const since = ownDevice.since();
      if (since === null) return null;
      const its = await keeper().catch(() => null);
      const size = (await its?.size()) ?? 0;
      if (size === 0 && its && !isAwaited) {
        isAwaited = true;
        void its.stored().then(reload);
      }
      return { since, size };
    },
  };
}
