import { accountPaths } from "../../src/contract/login/account-paths.ts";
import { paths } from "../../src/contract/paths.ts";
import { addDays } from "../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { RETENTION_MS } from "../../src/domain/ledger/retention.ts";
import type { Installation } from "../../server/infrastructure/backups/make-backup.ts";
import type { Queries } from "../../server/infrastructure/persistence/database.ts";
import { callerOf } from "../server/support/caller.ts";
import { uploadPhoto } from "../server/support/upload-photo.ts";
import { newPerson, PASSWORD } from "../server/support/people.ts";
import { startTestServer, type TestServer } from "../server/support/start-test-server.ts";
import { testClock } from "../server/support/test-clock.ts";

const PLANNERS = 4;
const RECORDS = 12;
/** The number of records that are removed each month. */
export const REMOVED = 10;

/** Runs a server at a moment, over an installation that stays. */
export async function during<Outcome>(
  { dataDirectory, databaseUrl }: Installation,
  at: number,
  live: (server: TestServer) => Promise<Outcome>,
): Promise<Outcome> {
  const where = databaseUrl === null ? {} : { databaseUrl };
  const server = await startTestServer({ clock: testClock(at), dataDirectory, ...where });
  try {
    return await live(server);
  } finally {
    await server.close();
  }
}

/** Has people plan a movement for each day from tomorrow on; returns that day. */
export async function planDaily(server: TestServer): Promise<CivilDate> {
  const inicio = addDays(server.stores.calendar.today(), 1);
  const plan = { tipo: "despesa", categoria: "Outros", valor: 1, inicio, cada: 1, unidade: "dia" };
  for (let planner = 0; planner < PLANNERS; planner += 1)
    await callerOf(server, (await newPerson(server)).token)("POST", paths.recurrences, {
      body: plan,
    });
  return inicio;
}

/** Leaves work for the night after a month: removed records, a photo that nothing names, an account that ends. */
export async function leaveWork(server: TestServer): Promise<void> {
  const [stays, leaves] = [await newPerson(server), await newPerson(server)];
  const call = callerOf(server, stays.token);
  for (let record = 1; record <= RECORDS; record += 1) {
    const body = { data: "2031-01-01", categoria: "Lazer", valor: record };
    const made = await call("POST", paths.transactions("expense"), { body });
    const { id } = made.body as { readonly id: string };
    if (record <= REMOVED) await call("DELETE", paths.transaction("expense", id));
  }
  await uploadPhoto(server, stays);
  await callerOf(server, leaves.token)("DELETE", accountPaths.me, { body: { senha: PASSWORD } });
}

/** Lets the trusted time go on to a moment, as if the servers had run until then. */
export const goOnTo = (at: number) => (queries: Queries) =>
  queries.updateTable("database_home").set({ seen_at: at }).execute();

/** The days of each planner's movements, in order; and how much of what is over is still there. */
export const workLeft = (now: number) => async (queries: Queries) => {
  const planners = queries.selectFrom("recurrences").select("ledger_id");
  const movements = await queries
    .selectFrom("transactions")
    .select(["ledger_id", "date"])
    .where("ledger_id", "in", planners)
    .orderBy("date")
    .execute();
  const days = [...Map.groupBy(movements, (row) => row.ledger_id).values()];
  const before = now - RETENTION_MS;
  const [tombstones, versions, photos, departed] = await Promise.all([
    queries.selectFrom("transactions").select("id").where("deleted_at", "<", before).execute(),
    queries.selectFrom("versions").select("id").where("made_at", "<", before).execute(),
    queries.selectFrom("photos").select("name").execute(),
    queries.selectFrom("departures").select("user_id").where("leaves_at", "<=", now).execute(),
  ]);
  return {
    days: days.map((some) => some.map(({ date }) => date)),
    left: {
      tombstones: tombstones.length,
      versions: versions.length,
      photos: photos.length,
      departed: departed.length,
    },
  };
};

/** All planners have a movement on each day from the first to the last, and nothing is left. */
export const allDone = (first: CivilDate, last: CivilDate) => {
  const days: CivilDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return {
    days: Array.from({ length: PLANNERS }, () => days),
    left: { tombstones: 0, versions: 0, photos: 0, departed: 0 },
  };
};
