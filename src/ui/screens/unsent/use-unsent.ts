import { useSyncExternalStore } from "react";
import type { Waiting } from "../../../application/outbox/what-waits.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { unsentStore, type UnsentWrites } from "./unsent-store.ts";

/** The writes that wait on this device. */
export function useUnsent(): UnsentWrites {
  const { getSnapshot, subscribe } = unsentStore(useSignedIn());
  return useSyncExternalStore(subscribe, getSnapshot);
}

/** A part of what waits to be sent; it has to stay the same value while it does not change. */
export function useWaiting<Part>(part: (waiting: Waiting) => Part): Part {
  const { getSnapshot, subscribe } = unsentStore(useSignedIn());
  return useSyncExternalStore(subscribe, () => part(getSnapshot().waiting));
}
