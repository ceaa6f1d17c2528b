import { isOpenTooLong } from "../../../src/domain/recurrences/lately.ts";
import { IMPORTS_MAX } from "../../../src/domain/imports/import-limits.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { withoutBalancesToCome } from "../../../src/domain/restore/balances-to-come.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type {
  Copy,
  CopyFault,
  RestoreMode,
  RestoreOutcome,
} from "../../../src/domain/restore/restore.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { Calendar, MachineClock } from "../clock.ts";
import type { Ledgers, Member } from "../ledger/ledgers.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import { keepPhoto, type MakePhoto, type StorePorts } from "../photos/upload-photo.ts";
import type { ReceivedFile } from "../received-file.ts";
import {
  placePhotos,
  type CopiedPhoto,
  type CopiedPhotos,
  type MissingPhoto,
  type PlacePorts,
} from "./place-photos.ts";

/** A copy, and the photos that its file holds. */
export type ReadCopy = { readonly copy: Copy; readonly photos: CopiedPhotos };

/** Reads the file of a copy without holding up other work; `busy` if this machine cannot for now. */
export type ReadCopyFile = (file: ReceivedFile) => Promise<Result<ReadCopy, CopyFault | "busy">>;

/** Why nothing of a copy was restored; after `photos-left` it can be restored again, which goes on with its photos. */
export type RestoreFault = CopyFault | TooMany | "busy" | "photos-left";

type Ports = StorePorts &
  PlacePorts & {
    readonly limit: RateLimit;
    readonly calendar: Calendar;
    readonly clock: Pick<MachineClock, "elapsed">;
    readonly readCopyFile: ReadCopyFile;
    readonly makePhoto: MakePhoto;
    readonly ledgers: Pick<Ledgers, "monthSums">;
    /** The most records of a copy and of its ledger together: all of them are compared in memory. */
    readonly maxRowsCompared: number;
  };

/** The longest time in which a call makes photos, in milliseconds: each takes a part of a second. */
const PHOTOS_TIMEOUT_MS = 15_000;

/** How often a copy is compared with the ledger before it is given up; what is missing is stored in between. */
const MAX_LOOKS = 4;

export type Restored = { readonly outcome: RestoreOutcome; readonly revision: Revision | null };

export type RestoreWish = {
  readonly mode: RestoreMode;
  /** Whether nothing is to be changed, whatever the outcome. */
  readonly trial: boolean;
  readonly change: ChangeId | null;
};

/**
 * Restores a copy as one change of the ledger, all or nothing: with any refused row nothing is changed. It is judged
 * like a downgrade, so no limit of a plan refuses anything. A change that was made already is not made again. Photos
 * that the ledger lacks are stored once nothing is refused; should nothing come of it, they go as uploads without a goal do.
 */
export const restoreCopy =
  (ports: Ports) =>
  async (
    member: Member,
    file: ReceivedFile,
    { mode, trial, change }: RestoreWish,
  ): Promise<Result<Restored, RestoreFault>> => {
    const { ledgerWork, limit, readCopyFile, earliest, clock } = ports;
    const taken = await limit.take(member.user);
    if (!taken.ok) return taken;
    const read = await readCopyFile(file);
    if (!read.ok) return refused(read.reason);
    const today = ports.calendar.today();
    const copy = withBalancesUntil(today, read.value.copy);
    if ((copy.lists.imports ?? []).length > IMPORTS_MAX) return refused("too-much");
    const copied = new Map(read.value.photos);
    const there = await ports.ledgers.monthSums(member.ledger);
    const rows = Object.values(copy.lists).map(({ length }) => length);
    const compared = [...rows, ...there.map(({ count }) => count)];
    if (compared.reduce((sum, count) => sum + count, 0) > ports.maxRowsCompared)
      return refused("too-much");
    const plans = copy.lists.recurrences ?? [];
    const openTooLong = plans.filter((plan) => isOpenTooLong(plan, today)).length;

    /** Restores, unless this is a trial or photos are still missing. */
    const look = () =>
      ledgerWork(member, change, async (stores) => {
        const asked = { ledger: member.ledger, copy, copied, now: earliest.now() };
        const { byAddress, missing } = await placePhotos(ports, stores, asked);
        const { records } = stores;
        const { outcome: counted, carryOut } = await records.planRestore(copy, mode, byAddress);
        const outcome = { ...counted, openTooLong };
        const isOver = trial || outcome.refused.length > 0 || (await records.isRepeated());
        if (!isOver && missing.size === 0)
          return { outcome, missing, isOver: true, revision: await carryOut() };
        return { outcome, missing, isOver, revision: null };
      });

    let until = Infinity;
    for (let looks = 1; looks <= MAX_LOOKS; looks += 1) {
      const looked = await look();
      if (looked.isOver) return accepted(looked);
      // Counted from the first look on, so that each call makes some, however long that took.
      until = Math.min(until, clock.elapsed() + PHOTOS_TIMEOUT_MS);
      for (const [name, photo] of looked.missing) {
        if (clock.elapsed() > until) return refused("photos-left");
        const kept = await keepCopied(ports, member, name, photo);
        if (!kept.ok) return kept;
        // The next look sees the photo that it became, and whoever took its room or its name.
        if (kept.value !== "kept") copied.set(photo.copied, kept.value);
      }
    }
    // Each time other ledgers took the names of photos, or gave them back.
    return refused("photos-left");
  };

/** The copy without balances of days after tomorrow, which is where a person may be. */
function withBalancesUntil(today: CivilDate, copy: Copy): Copy {
  const { accounts } = copy.lists;
  if (accounts === undefined) return copy;
  const said = parseCivilDate(new Date(copy.createdAt ?? 0).toISOString().slice(0, 10));
  const days = { made: said !== null && said < today ? said : today, last: addDays(today, 1) };
  const known = accounts.map((account) => withoutBalancesToCome(account, days));
  return { ...copy, lists: { ...copy.lists, accounts: known } };
}

/**
 * Makes a photo of a picture in a copy, which may be any bytes, and stores it; else returns what it turned out to be: null
 * for none.
 */
async function keepCopied(
  ports: Ports,
  member: Member,
  name: string,
  picture: MissingPhoto,
): Promise<Result<"kept" | CopiedPhoto | null, "busy">> {
  const photo = await ports.makePhoto(await picture.read(), "may-stay");
  if (!photo.ok) return photo.reason === "busy" ? refused("busy") : accepted(null);
  const stored = await keepPhoto(ports, member, name, photo.value);
  if (stored.ok) return accepted("kept");
  return accepted({ bytes: photo.value.byteLength, read: async () => photo.value });
}
