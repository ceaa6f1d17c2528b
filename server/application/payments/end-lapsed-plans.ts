import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { TokenHolder } from "../login/tokens.ts";
import type { Rested } from "../rest-between-parts.ts";
import type { UserWork } from "../stores.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { applySubscription } from "./apply-subscription.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & { readonly userWork: UserWork };

const endPlan = (ports: Ports, owner: UserId): Promise<void> =>
  ports.userWork(owner, (stores) => applySubscription(ports)(stores, owner));

/** Ends the caller's Premium if its grace period is over, and notifies them; returns whether it was. */
export const endLapsedPlan =
  (ports: Ports) =>
  async ({ user, premiumUntil }: TokenHolder): Promise<boolean> => {
    if (premiumUntil === null || premiumUntil > ports.clock.now()) return false;
    await endPlan(ports, user.id);
    return true;
  };

/** The same for all users; one that cannot be written does not stop the others. */
export const endLapsedPlans =
  (
    ports: Ports & {
      readonly subscriptions: Pick<Subscriptions, "lapsedAt">;
      readonly rested: Rested;
      readonly tellLeft: (error: unknown) => void;
    },
  ) =>
  async (): Promise<void> => {
    for (const owner of await ports.subscriptions.lapsedAt(ports.clock.now()))
      await ports.rested(() => endPlan(ports, owner)).catch(ports.tellLeft);
  };

/** Makes a use case see every plan as of now; a full disk must not stop it. */
export const plansOfNow =
  (ports: Parameters<typeof endLapsedPlans>[0]) =>
  <Arguments extends readonly unknown[], Outcome>(
    useCase: (...given: Arguments) => Promise<Outcome>,
  ) =>
  async (...given: Arguments): Promise<Outcome> => {
    await endLapsedPlans(ports)().catch(() => {});
    return useCase(...given);
  };
