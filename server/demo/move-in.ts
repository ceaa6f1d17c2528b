import { userId } from "../../src/domain/shared/ids.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { User } from "../../src/domain/users/user.ts";
import { newUser } from "../application/new-user.ts";
import type { NewId } from "../application/ports/new-id.ts";
import type { PhotoAddresses } from "../application/ports/photo-addresses.ts";
import type { PasswordHasher } from "../application/ports/password-hasher.ts";
import type { Stores, UnitOfWork } from "../application/ports/stores.ts";
import { createBudget } from "../application/use-cases/create-budget.ts";
import { createGoal } from "../application/use-cases/create-goal.ts";
import { createProfile } from "../application/use-cases/create-profile.ts";
import { createTransaction } from "../application/use-cases/create-transaction.ts";
import { DEMO_PASSWORD } from "./accounts.ts";
import type { Household } from "./household.ts";
import { lifeOf } from "./life.ts";
import { must } from "./must.ts";
import { noonOf } from "./noon-of.ts";

/** What the writing of a life needs. */
export type MoveInPorts = Pick<Stores, "users"> & {
  readonly unitOfWork: UnitOfWork;
  readonly hasher: PasswordHasher;
  readonly photoAddresses: PhotoAddresses;
  readonly newId: NewId;
  /** Stores a photo for somebody; what comes of it is its address. */
  readonly photograph: (owner: User) => Promise<string>;
};

/** Makes the account of somebody made up and records their life until today, by the rules that hold for everybody. */
export async function moveIn(
  ports: MoveInPorts,
  household: Household,
  today: CivilDate,
): Promise<User> {
  const { users, hasher, newId, photograph } = ports;
  const { username, email, plan, profile, months } = household;
  const clock = noonOf(daysOf(addMonths(monthOf(today), 1 - months)).from);
  const account = newUser({ id: userId(newId()), username, email, role: "normal" });
  const applicant = { origin: "demo", account: username, administers: false };
  const user = must(
    await users.add(
      {
        user: { ...account, plan, subscriptionActive: plan === "premium" },
        passwordHash: must(await hasher.hash(DEMO_PASSWORD, applicant)),
      },
      clock.now(),
    ),
  );
  const { records, budgets, goals } = lifeOf(household, today);
  const photoUrl = goals.some(({ hasPhoto }) => hasPhoto) ? await photograph(user) : null;
  // One transaction for a whole life: a thousand of them would each wait for the disk.
  await ports.unitOfWork(user.id, async (stores) => {
    const within = { ...ports, clock, unitOfWork: joinedTo(stores) };
    must(await createProfile(within)(user.id, profile, null));
    for (const { kind, draft } of records)
      must(await createTransaction(within)(user.id, kind, draft, null));
    for (const budget of budgets) must(await createBudget(within)(user.id, budget, null));
    for (const { hasPhoto, ...goal } of goals)
      must(await createGoal(within)(user.id, hasPhoto ? { ...goal, photoUrl } : goal, null));
  });
  return user;
}

/** A unit of work within one that has begun. */
const joinedTo =
  (stores: Stores): UnitOfWork =>
  (_owner, work) =>
    work(stores);
