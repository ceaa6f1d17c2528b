import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { KeptWrite } from "../../../application/outbox/kept-write.ts";
import type { Outbox, OutboxState } from "../../../application/outbox/outbox.ts";
import { useSignedIn } from "../../signed-in-context.ts";

/** The writes on this device that the server has not taken. */
export type UnsentWrites = {
  readonly outbox: Outbox;
  readonly isDown: boolean;
  readonly isShut: boolean;
  readonly queue: OutboxState["queue"];
  readonly waiting: readonly KeptWrite[];
  readonly refused: readonly KeptWrite[];
};

const NOTHING: OutboxState = { queue: [], isDown: false, isShut: false };

const quiet = () => () => {};

/** The writes that wait on this device; null where none are kept. */
export function useUnsent(): UnsentWrites | null {
  const { unsent } = useSignedIn();
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => {
    void unsent().then(setOutbox);
  }, [unsent]);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? quiet,
    () => outbox?.getSnapshot() ?? NOTHING,
  );
  return useMemo(() => outbox && { outbox, ...state, ...parted(state) }, [outbox, state]);
}

const parted = ({ queue }: OutboxState) => ({
  waiting: queue.filter(({ refusal }) => refusal === null),
  refused: queue.filter(({ refusal }) => refusal !== null),
});
