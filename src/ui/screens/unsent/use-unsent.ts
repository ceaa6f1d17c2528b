import { useSyncExternalStore } from "react";
import type { Waiting } from "../../../application/outbox/what-waits.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { unsentStore, type UnsentWrites } from "./unsent-store.ts";

/** The writes that wait on this device. */
export function useUnsent(): UnsentWrites {
  const { getSnapshot, subscribe } = unsentStore(useSignedIn());
  return useSyncExternalStore(subscribe, getSnapshot);
}

/** Selects a part of the unsent writes; `part` must return the same value while nothing changes. */
export function useWaiting<Part>(part: (waiting: Waiting) => Part): Part {
  const { getSnapshot, subscribe } = unsentStore(useSignedIn());
  return useSyncExternalStore(subscribe, () => part(getSnapshot().waiting));
}
