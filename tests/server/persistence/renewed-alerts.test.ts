import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import { generateAlerts } from "../../../server/application/notifications/generate-alerts.ts";
import { newUser } from "../../../server/application/login/new-user.ts";
import type { UserWork } from "../../../server/application/stores.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import {
  kyselySnapshot,
  kyselyStores,
  kyselyUserWork,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { notificationId, transactionId } from "../../../src/domain/shared/ids.ts";
import { smartAlertText } from "../../../src/text/notifications/smart-alerts.ts";
import { newMember, writeIn } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { tokenOf } from "../support/tokens.ts";

const told = (key: string, title = "Título") => ({
  id: notificationId(timeOrderedId()),
  key,
  title,
  message: "Mensagem",
  createdAt: 1,
});

const none = () => false;

describe.each(STORAGES)("alerts that are made anew, in $name", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());
  const notifications = () => kyselyStores(database.queries).notifications;
  const titles = async ({ user }: Member) =>
    (await notifications().list(user, {})).map(({ title }) => title).toSorted();

  it("take the place of the unread ones alone, and of nobody else's", async () => {
    const [owner, stranger] = [await newMember(database), await newMember(database)];
    const { addNew, dismiss, markRead, renewAlerts } = notifications();
    const [read, dismissed] = [told("read", "lida"), told("dismissed", "removida")];
    await addNew(owner.user, [read, dismissed, told("kept"), told("gone")]);
    await addNew(stranger.user, [told("kept"), told("gone")]);
    await markRead(owner.user, read.id);
    await dismiss(owner.user, dismissed.id);
    const now = ["read", "dismissed", "kept", "new"].map((key) => told(key, `${key}, agora`));
    const isGone = (key: string) => key !== "kept" && key !== "new";
    expect(await renewAlerts(owner.user, now, isGone)).toBe(1);
    expect(await titles(owner)).toEqual(["kept, agora", "lida", "new, agora"]);
    expect(await titles(stranger)).toEqual(["Título", "Título"]);
    expect(await renewAlerts(owner.user, [told("gone"), told("dismissed")], none)).toBe(1);
  });

  it("count as a change only where there is one", async () => {
    const { user } = await newMember(database);
    const { tokens } = kyselyStores(database.queries);
    const digest = crypto.randomUUID();
    await tokens.add(tokenOf(digest), user, 1);
    const changes = async () => (await tokens.holderOf(digest))?.notificationChanges;
    const { renewAlerts } = notifications();
    await renewAlerts(user, [told("a")], none);
    await renewAlerts(user, [told("a")], none);
    expect(await changes()).toBe(1);
    await renewAlerts(user, [told("a", "outro")], none);
    await renewAlerts(user, [], () => true);
    await renewAlerts(user, [], () => true);
    expect(await changes()).toBe(3);
  });

  it("are those of the newest records, whichever of two generations ends last", async () => {
    const member = await newMember(database);
    const user = {
      ...newUser({ id: member.user, username: "ana", email: "ana@exemplo.pt", role: "normal" }),
      plan: "premium",
    } as const;
    const id = transactionId(timeOrderedId());
    const records = writeIn(database);
    await records(member, ({ transactions }) =>
      transactions.create({
        id,
        kind: "expense",
        date: civilDate(2031, 5, 9),
        category: "Lazer",
        amount: cents(85_00),
        description: null,
      }),
    );
    const lock = kyselyUserWork(database);
    const generate = (userWork: UserWork) =>
      generateAlerts({
        ...kyselyStores(database.queries),
        userWork,
        snapshot: kyselySnapshot(database),
        calendar: { today: () => civilDate(2031, 5, 10) },
        clock: { now: () => 1 },
        pause: async () => {},
        newId: timeOrderedId,
        isTimeToLookAhead: none,
        wordAlert: smartAlertText,
      })(user, member.ledger);
    let hasRead = false;
    const late: UserWork = async (owner, work) => {
      if (!hasRead) {
        hasRead = true;
        await records(member, ({ transactions }) => transactions.remove(id));
        await generate(lock);
      }
      return lock(owner, work);
    };
    expect(await generate(late)).toBe(0);
    expect(await titles(member)).toEqual([]);
  });
});
