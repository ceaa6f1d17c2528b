import { goalOf, type Goal, type GoalChange } from "../../../src/domain/goals/goal.ts";
import { mayAddGoal } from "../../../src/domain/plans/features.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { PhotoAddresses } from "../photos/photos.ts";
import { recordWrites, type WritePorts } from "../ledger/record-writes.ts";

type Ports = WritePorts & { readonly photoAddresses: PhotoAddresses };

type GoalFault = "goal-limit" | "unknown-photo";

/**
 * Writes savings goals. The plan limits how many can be created, not changed. A replaced photo stays with its version,
 * that of a removed goal with the tombstone.
 */
export const goalWrites = (ports: Ports) =>
  recordWrites(ports, (stores, member) => ({
    writer: stores.records.goals,
    made: (draft: GoalChange, id): Goal => goalOf(goalId(id), draft),
    changed: (present, change: GoalChange) => goalOf(present.id, change, present),
    judge: (goal) => photoFault(ports, stores, member, goal),
    judgeNew: () => limitFault(stores, member),
  }));

/** Refuses an address that is not a photo of the ledger. */
async function photoFault(
  { photoAddresses }: Ports,
  { photos }: WorkStores,
  { ledger }: Member,
  { photoUrl }: Goal,
): Promise<GoalFault | null> {
  if (photoUrl === null) return null;
  const name = photoAddresses.nameIn(photoUrl);
  return name !== null && (await photos.has(ledger, name)) ? null : "unknown-photo";
}

/** Reads the plan under the lock: it may have changed since the call was authenticated. */
async function limitFault(
  { users, goals }: WorkStores,
  { user, ledger }: Member,
): Promise<GoalFault | null> {
  const account = await users.withId(user);
  const hasRoom = mayAddGoal(account?.user.plan ?? "free", (await goals.list(ledger)).length);
  return hasRoom ? null : "goal-limit";
}
