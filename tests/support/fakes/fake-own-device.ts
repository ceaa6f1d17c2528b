import type { CopyKeeper } from "../../../src/application/ledger/keep-copy.ts";
import type { OwnDevice } from "../../../src/composition/page/own-device.ts";

type Begun = {
  readonly since?: number | null;
  readonly size?: number;
  /** Starts the copy; resolves to whether the browser stores it. */
  readonly begin?: () => Promise<boolean>;
};

/** A personal or shared device, in memory. */
export function fakeOwnDevice(begun: Begun = {}): OwnDevice {
  const { size = 0, begin = () => Promise.resolve(true) } = begun;
  let since = begun.since ?? null;
  const keeper: CopyKeeper = {
    recall: () => Promise.resolve(null),
    begin,
    end: () => Promise.resolve(),
    stored: () => Promise.resolve(),
    size: () => Promise.resolve(size),
    getSnapshot: () => null,
    subscribe: () => () => undefined,
  };
  return {
    since: () => since,
    choose: (at) => {
      since = at;
    },
    keeper: () => Promise.resolve(keeper),
    mayHaveUnsent: () => false,
    forgetUnsent: () => undefined,
    forget: (goOn: (() => void) | undefined) => {
      since = null;
      goOn?.();
    },
  };
}
