import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goalWrites } from "../../../server/application/kinds/goals.ts";
import { storePhoto } from "../../../server/application/photos/photo-space.ts";
import type { Photo } from "../../../server/application/photos/photos.ts";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import { photoAddresses } from "../../../server/http/requests/photo-addresses.ts";
import { recordDue } from "../../../server/application/recurrences/record-due.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyStores } from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { OwnerGone } from "../../../server/infrastructure/persistence/storage-failure-of.ts";
import { randomPhotoName } from "../../../server/infrastructure/security/random-secrets.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { ledgerId, recurrenceId } from "../../../src/domain/shared/ids.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import { planned } from "../../support/recurrences.ts";
import { joinLedger, ledgerWorkOf, newMember, writeIn } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { tokenOf } from "../support/tokens.ts";
import { tablesNaming } from "../support/traces.ts";

const START = civilDate(2031, 1, 1);

describe.each(STORAGES)("a ledger that two own, over $name,", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const stores = () => kyselyStores(database.queries);

  /** The owner of a ledger, and somebody with a ledger of their own who owns it as well. */
  async function household() {
    const [owner, other] = [await newMember(database), await newMember(database)];
    await joinLedger(database, { ...owner, user: other.user });
    return { owner, other };
  }

  it("is the home of whoever began it, and stays so whatever else they own", async () => {
    const { owner, other } = await household();
    await joinLedger(database, { ...other, user: owner.user });
    for (const { user, ledger } of [owner, other]) {
      expect((await stores().ledgers.homeOf(user))?.id).toBe(ledger);
      await stores().tokens.add(tokenOf(`of ${user}`), user, 1);
      expect((await stores().tokens.holderOf(`of ${user}`))?.ledger.id).toBe(ledger);
    }
  });

  it("is written by both, and by nobody else", async () => {
    const { owner, other } = await household();
    const touch = (member: Member) =>
      writeIn(database)(member, (records) => records.recurrences.create(newRent()));
    await touch(owner);
    await touch({ ...owner, user: other.user });
    await expect(touch({ ...other, user: owner.user })).rejects.toThrow(OwnerGone);
    expect((await stores().recurrences.list(owner.ledger)).length).toBe(2);
  });

  it("asks both of them what is due, each once", async () => {
    const { owner, other } = await household();
    await writeIn(database)(owner, (records) => records.recurrences.create(newRent()));
    const record = recordDue({
      ledgerWork: ledgerWorkOf(database),
      calendar: { today: () => START },
      clock: { now: () => 1, elapsed: () => 1 },
      newId: timeOrderedId,
      patience: Infinity,
      rested: (part) => part(),
      wordLeftOut: () => ({ title: "Antigos", message: "" }),
      wordOccurrence: ({ description }) => ({ title: description ?? "", message: "" }),
    });
    await record(owner.ledger);
    await record(owner.ledger);
    for (const { user } of [owner, other]) {
      const told = await stores().notifications.list(user, {});
      expect(told.map(({ title }) => title)).toEqual(["Renda"]);
    }
  });

  it("has photos that the goals of both may show, in one room", async () => {
    const { owner, other } = await household();
    const ledger = owner.ledger;
    const store = (at: typeof ledger, photo: Photo) =>
      storePhoto(photoAddresses, stores())(at, photo, 1);
    const photo = { name: randomPhotoName(), bytes: 50 * 1024 * 1024, createdAt: 1 };
    const another = { ...photo, name: randomPhotoName(), bytes: 1 };
    expect(await store(ledger, photo)).toBe(true);
    expect(await store(ledger, another)).toBe(false);
    expect(await store(other.ledger, another)).toBe(true);
    const ports = { ledgerWork: ledgerWorkOf(database), newId: timeOrderedId, photoAddresses };
    const { create } = goalWrites({ ...ports, clock: { now: () => 1 } });
    const sums = { name: "Casa", total: cents(1), current: ZERO, deadline: null };
    const draft = { ...sums, photoUrl: photoAddresses.addressOf(photo.name) };
    const showBy = (member: Member) =>
      create(member, draft, { id: null, change: null, once: null });
    expect((await showBy(owner)).ok).toBe(true);
    expect((await showBy({ ...owner, user: other.user })).ok).toBe(true);
    expect(await showBy(other)).toEqual(refused("unknown-photo"));
  });

  it("stays with its photos when one of them goes, and goes with the last of them", async () => {
    const { owner, other } = await household();
    const { users, photos, ledgers } = stores();
    const name = randomPhotoName();
    await photos.add(owner.ledger, { name, bytes: 1, createdAt: 1 });
    expect(await ledgers.aloneIn(owner.user)).toEqual([]);
    await users.remove(owner.user);
    expect(await photos.exists(name)).toBe(true);
    expect(await ledgers.people(owner.ledger)).toEqual([other.user]);
    const alone = await ledgers.aloneIn(other.user);
    expect(new Set(alone)).toEqual(new Set([owner.ledger, other.ledger]));
    await users.remove(other.user);
    expect(await photos.exists(name)).toBe(false);
    expect(await ledgers.find(owner.ledger)).toBe(null);
  });

  it("names who wrote what by who they are in it, and forgets who that was when they go", async () => {
    const { owner, other } = await household();
    const rent = newRent();
    await writeIn(database)(owner, ({ recurrences }) => recurrences.create(rent));
    const member = { ...owner, user: other.user };
    await writeIn(database)(member, ({ recurrences }) => recurrences.remove(rent.id));
    const account = await stores().users.withId(owner.user);
    const members = () =>
      database.queries
        .selectFrom("members")
        .selectAll()
        .where("ledger_id", "=", owner.ledger)
        .execute();
    const [first] = (await members()).filter(({ user_id: user }) => user === owner.user);
    expect(first?.name).toBe(account?.user.username);
    await stores().users.remove(owner.user);
    for (const trace of [owner.user, account?.user.username, account?.user.email])
      expect(await tablesNaming(database.queries, trace ?? "")).toEqual([]);
    const [gone] = (await members()).filter(({ id }) => id === first?.id);
    expect(gone).toEqual({ ...first, user_id: null, name: null });
    const version = database.queries
      .selectFrom("versions")
      .select("before")
      .where("id", "=", rent.id);
    const { before } = await version.where("before", "is not", null).executeTakeFirstOrThrow();
    expect(JSON.parse(before ?? "")).toMatchObject({ changed_by: first?.id });
  });

  it("is closed to whoever has left it, and does not ask them", async () => {
    const { owner, other } = await household();
    const leaving = database.queries.updateTable("members").set({ left_at: 1 });
    await leaving.where("ledger_id", "=", owner.ledger).where("user_id", "=", other.user).execute();
    const write = writeIn(database)({ ...owner, user: other.user }, ({ recurrences }) =>
      recurrences.create(newRent()),
    );
    await expect(write).rejects.toThrow(OwnerGone);
    expect(await stores().ledgers.people(owner.ledger)).toEqual([owner.user]);
    expect(await stores().ledgers.aloneIn(owner.user)).toEqual([owner.ledger]);
  });

  it("is written by the server as long as it is there", async () => {
    const { owner } = await household();
    const write = (ledger: Member["ledger"]) =>
      ledgerWorkOf(database)({ ledger, user: null }, null, ({ records }) =>
        records.recurrences.create(newRent()),
      );
    const { record } = await write(owner.ledger);
    const written = database.queries.selectFrom("recurrences").select("changed_by");
    expect(await written.where("id", "=", record.id).execute()).toEqual([
      { changed_by: "sistema" },
    ]);
    await expect(write(ledgerId("none"))).rejects.toThrow(OwnerGone);
  });
});

/** A rent that waits for an answer on its first day. */
const newRent = () => ({
  ...planned({ mode: "confirm", description: "Renda", category: "Habitação", start: START }),
  id: recurrenceId(timeOrderedId()),
});
