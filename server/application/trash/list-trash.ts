import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Snapshot } from "../stores.ts";
import type { TrashPart, TrashPlace } from "./trash.ts";

type Ports = { readonly snapshot: Snapshot };

/** Lists a page of the trash from one snapshot. */
export const listTrash =
  ({ snapshot }: Ports) =>
  (ledger: LedgerId, after: TrashPlace | null, most: number): Promise<TrashPart> =>
    snapshot(({ trash }) => trash.part(ledger, after, most));
