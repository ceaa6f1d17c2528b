import type { PaymentEvent } from "../../../../src/domain/plans/payment-event.ts";
import type { UserId } from "../../../../src/domain/shared/ids.ts";
import type { Subscriptions } from "../../../application/payments/subscriptions.ts";
import type { Queries } from "../database.ts";
import type { PaymentEventRow, SubscriptionRow } from "./payment-tables.ts";

const NOTHING: Omit<SubscriptionRow, "user_id"> = {
  reference: null,
  chosen_plan: null,
  chosen_at: null,
  premium_until: null,
};

const toEvent = ({ id, kind, created_at: at }: PaymentEventRow): PaymentEvent => ({ id, kind, at });

/** The subscriptions and the events of their payments, in two tables. */
export const kyselySubscriptions = (queries: Queries): Subscriptions => {
  const row = (owner: UserId) =>
    queries.selectFrom("subscriptions").selectAll().where("user_id", "=", owner).executeTakeFirst();
  const set = async (owner: UserId, change: Partial<Omit<SubscriptionRow, "user_id">>) => {
    const insert = queries
      .insertInto("subscriptions")
      .values({ ...NOTHING, ...change, user_id: owner });
    await insert.onConflict((conflict) => conflict.column("user_id").doUpdateSet(change)).execute();
  };
  const eventsOf = (owner: UserId) =>
    queries.selectFrom("payment_events").selectAll().where("user_id", "=", owner).execute();
  return {
    referenceOf: async (owner, made) => {
      const known = (await row(owner))?.reference ?? null;
      if (known !== null) return known;
      await set(owner, { reference: made });
      return made;
    },
    ownerOf: async (reference) => {
      const rows = queries.selectFrom("subscriptions").select("user_id");
      const found = await rows.where("reference", "=", reference).executeTakeFirst();
      return found?.user_id ?? null;
    },
    of: async (owner) => {
      const { chosen_plan: plan, chosen_at: at, premium_until } = (await row(owner)) ?? NOTHING;
      return {
        chosen: plan === null || at === null ? null : { plan, at },
        premiumUntil: premium_until,
        events: (await eventsOf(owner)).map(toEvent),
      };
    },
    event: async (id) => {
      const rows = queries.selectFrom("payment_events").selectAll().where("id", "=", id);
      const found = await rows.executeTakeFirst();
      return found === undefined ? null : { ...toEvent(found), owner: found.user_id };
    },
    keepEvents: async (owner, events) => {
      const kept = new Set(events.map(({ id }) => id));
      const before = (await eventsOf(owner)).map(({ id }) => id);
      const dropped = before.filter((id) => !kept.has(id));
      const made = events.filter(({ id }) => !before.includes(id));
      if (dropped.length > 0) {
        await queries.deleteFrom("payment_events").where("id", "in", dropped).execute();
      }
      if (made.length === 0) return;
      const rows = made.map(({ id, kind, at }) => ({ id, user_id: owner, kind, created_at: at }));
      await queries.insertInto("payment_events").values(rows).execute();
    },
    choose: (owner, { plan, at }) => set(owner, { chosen_plan: plan, chosen_at: at }),
    graceEndsAt: (owner, premium_until) => set(owner, { premium_until }),
    lapsedAt: async (now) => {
      const rows = queries.selectFrom("subscriptions").select("user_id");
      const lapsed = await rows.where("premium_until", "<=", now).orderBy("user_id").execute();
      return lapsed.map(({ user_id }) => user_id);
    },
  };
};
