import type { Outbox } from "../../application/outbox/outbox.ts";
import type { Unsent } from "../../application/outbox/unsent.ts";
import type { ObservableBook, Ledger } from "../../application/ledger/ledger.ts";
import { CHANGE_HEADER } from "../../contract/api-base.ts";
import { OUTBOX_DATABASE } from "../../infrastructure/browser/stores/storage-keys.ts";
import { pause } from "../../ui/pause.ts";
import type { Page } from "./page.ts";

/** How long signing out waits for the stored writes to open, in milliseconds; then it asks as if they did not. */
const SIGN_OUT_TIMEOUT_MS = 5_000;

/** How long a write waits for the outbox to open; then it is sent without it. */
const OPENING_TIMEOUT_MS = 30_000;

/** The writes that signing out would lose; null if some may lie on this device that do not open. */
export type UnsentWrites = () => ReturnType<Outbox["unsentWrites"]>;

/**
 * Has named writes kept on the device until they are answered, where it is the user's own. The code that does it is
 * fetched with the first of them, or once the ledger is there.
 */
export function startUnsent(
  page: Page,
  observableBook: ObservableBook,
  ledger: Pick<Ledger, "upToDate" | "catchUp">,
): { readonly unsent: Unsent; readonly unsentWrites: UnsentWrites } {
  const { httpSession, ownDevice } = page;
  const listeners = new Set<(outbox: Outbox) => void>();
  let opened: Outbox | null = null;
  let fetched: Promise<Outbox | null> | null = null;
  const outbox = async (): Promise<Outbox | null> => {
    fetched ??= import("../device-outbox.ts").then((it) =>
      it.deviceOutbox(page, observableBook, ledger),
    );
    const made = await fetched.catch(() => null);
    // Without a network there may be no key yet.
    if (made === null) fetched = null;
    if (made === opened) return made;
    opened = made;
    if (made) for (const listener of listeners) listener(made);
    return made;
  };
  httpSession.keepCall = async (method, path, call, make) => {
    const isNamed = call.headers?.[CHANGE_HEADER] !== undefined && ownDevice.since() !== null;
    const kept = isNamed ? await Promise.race([outbox(), giveUp(OPENING_TIMEOUT_MS)]) : null;
    if (kept === null) return make(call);
    const { queueCalls } = await import("../../infrastructure/http/ledger/named-calls.ts");
    return queueCalls(kept.keep)(method, path, call, make);
  };
  const open = async () => (ownDevice.since() !== null || (await isLeftBehind()) ? outbox() : null);
  const onOpen: Unsent["onOpen"] = (listener) => {
    listeners.add(listener);
    if (opened) listener(opened);
  };
  return {
    unsent: { open, onOpen },
    unsentWrites: async () => {
      const made = await Promise.race([open(), giveUp(SIGN_OUT_TIMEOUT_MS)]);
      return made ? made.unsentWrites() : (await isLeftBehind()) ? null : [];
    },
  };
}

/** Gives an outbox up after a number of milliseconds. */
const giveUp = (time: number) => pause(time).then(() => null);

/** Whether an earlier page left writes on this device. */
async function isLeftBehind(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    // The browser stores nothing, or does not tell what.
    return false;
  }
}
