import { cents } from "../../src/domain/shared/cents.ts";
import { transactionId, userId } from "../../src/domain/shared/ids.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { User } from "../../src/domain/users/user.ts";
import { budgetWrites } from "../application/kinds/budgets.ts";
import { goalWrites } from "../application/kinds/goals.ts";
import { newUser } from "../application/login/new-user.ts";
import type { NewId } from "../application/new-id.ts";
import type { PhotoAddresses } from "../application/photos/photos.ts";
import type { PasswordHasher } from "../application/login/password-hasher.ts";
import type { LedgerWork } from "../application/ledger/ledger-work.ts";
import type { Member } from "../application/ledger/ledgers.ts";
import type { Stores, UserWork } from "../application/stores.ts";
import { createProfile } from "../application/profile/create-profile.ts";
import { createRecurrence } from "../application/recurrences/create-recurrence.ts";
import { tellBalance } from "../application/accounts/tell-balance.ts";
import { DEMO_PASSWORD } from "./accounts.ts";
import type { Household } from "./household.ts";
import { lifeOf } from "./life.ts";
import { must } from "./must.ts";
import { noonOf } from "./noon-of.ts";

/** The ports to write a person's data. */
export type DemoUserPorts = Pick<Stores, "users" | "ledgers"> & {
  readonly userWork: UserWork;
  readonly ledgerWork: LedgerWork;
  readonly hasher: PasswordHasher;
  readonly photoAddresses: PhotoAddresses;
  /** The name of the user's own account. */
  readonly ownAccount: string;
  readonly newId: NewId;
  /** Stores a photo for a user; returns its address. */
  readonly photograph: (owner: Member) => Promise<string>;
};

/** A created user, as a member of their ledger. */
export type DemoUser = { readonly user: User; readonly member: Member };

const UNNAMED = { id: null, change: null, once: null } as const;

/**
 * Creates the account of a made-up person and records their data until today, under the same rules as for all users.
 */
export async function createDemoUser(
  ports: DemoUserPorts,
  household: Household,
  today: CivilDate,
): Promise<DemoUser> {
  const { users, ledgers, hasher, newId, photograph } = ports;
  const { username, email, plan, profile, months, balance } = household;
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
  const ledger = await ledgers.homeOf(user.id);
  if (ledger === null) throw new Error("every user has a ledger");
  const member = { user: user.id, ledger: ledger.id };
  const { records, budgets, goals, plans } = lifeOf(household, today);
  const photoUrl = goals.some(({ hasPhoto }) => hasPhoto) ? await photograph(member) : null;
  must(await createProfile({ ...ports, clock })(user.id, profile, null));
  // A single transaction for all data: with a thousand, each would wait for the disk.
  await ports.ledgerWork(member, null, async (stores) => {
    const calendar = { today: () => today };
    const within = { ...ports, clock, calendar, ledgerWork: joinedTo(stores) };
    await stores.records.transactions.createAll(
      records.map(({ kind, draft }) => ({ ...draft, id: transactionId(newId()), kind })),
    );
    for (const budget of budgets) must(await budgetWrites(within).create(member, budget, UNNAMED));
    for (const wanted of plans) must(await createRecurrence(within)(member, wanted, UNNAMED));
    const told = { amount: cents(balance), date: today };
    must(await tellBalance(within)(member, told, null, { change: null, day: null }));
    for (const { hasPhoto, ...goal } of goals)
      must(
        await goalWrites(within).create(member, hasPhoto ? { ...goal, photoUrl } : goal, UNNAMED),
      );
  });
  return { user, member };
}

/** Runs nested work within a unit of work that has begun. */
const joinedTo =
  (stores: Parameters<Parameters<LedgerWork>[2]>[0]): LedgerWork =>
  (_member, _change, work) =>
    work(stores);
