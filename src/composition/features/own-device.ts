import { createActor, fromPromise } from "xstate";
import { ownDeviceMachine } from "../../application/machines/own-device.machine.ts";
import type { OwnAccountNews } from "../../application/notice.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { OwnDeviceActor, OwnDeviceView } from "../../ui/screens/account/account-feature.ts";
import type { OwnDevice } from "../page/own-device.ts";

type Given = { readonly ownDevice: OwnDevice; readonly clock: Clock };

/** Starts the section of the device that one sits at. */
export function startOwnDeviceSection(
  { ownDevice, clock }: Given,
  done: (news: OwnAccountNews) => void,
): { readonly load: () => Promise<OwnDeviceView>; readonly actor: OwnDeviceActor } {
  const leave = () => new Promise<void>((resolve) => ownDevice.forget(resolve));
  const choose = async () => {
    ownDevice.choose(clock.now());
    const isKept = await keeper()
      .then((it) => it?.begin() ?? false)
      .catch(() => false);
    if (!isKept) await leave();
    return isKept;
  };
  const keeper = async () => ownDevice.keeper?.() ?? null;

  const actor = createActor(
    ownDeviceMachine.provide({
      actors: { choose: fromPromise(choose), leave: fromPromise(leave) },
    }),
  ).start();
  actor.on("CHOSEN", () => done("device-own"));
  actor.on("LEFT", () => done("device-left"));
  return {
    actor,
    load: async () => {
      const since = ownDevice.since();
      if (since === null) return null;
      const size = await keeper()
        .then((it) => it?.size() ?? 0)
        .catch(() => 0);
      return { since, size };
    },
  };
}
