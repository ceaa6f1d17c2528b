// @module-tag sweep
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { namesIn } from "../../server/infrastructure/backups/backup-summary.ts";
import { verifyBackup } from "../../server/infrastructure/backups/verify-backup.ts";
import { lisbonCalendar } from "../../server/infrastructure/lisbon-calendar.ts";
import { parseCivilDate, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { atDatabase, PLACES, type EmptyPlace } from "../server/support/installations.ts";
import { storedPhotos } from "../server/support/stored-photos.ts";
import { DAY, testClock } from "../server/support/test-clock.ts";
import { KILLS } from "./chances.ts";
import { saidAndFound } from "./consistent.ts";
import { killAfter, runWell, someMoment } from "./killed-program.ts";
import {
  allDone,
  during,
  goOnTo,
  leaveWork,
  planDaily,
  REMOVED,
  workLeft,
} from "./nightly-life.ts";
import { tell } from "./tell.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 + KILLS * 45_000, hookTimeout: 120_000 });

const MONTH = 31 * DAY;

const todayAt = (now: number) => lisbonCalendar(testClock(now)).today();

/** The copy that a killed night has come to. */
function copyOf(day: CivilDate, names: readonly string[]): string {
  if (names.includes(day)) return "a copy";
  return names.some((name) => name.startsWith("em-curso-")) ? "part of a copy" : "no copy";
}

describe.each(PLACES)("over $name", ({ newPlace }) => {
  let place: EmptyPlace;
  beforeEach(async () => {
    place = await newPlace();
    await mkdir(place.dataDirectory);
  });
  afterEach(() => place.remove());

  const copies = () => join(place.dataDirectory, "copias");
  const photosHere = () => atDatabase(place, (queries) => storedPhotos(place, queries));
  /** Whatever has the name of a night's copy is one. */
  const expectWholeCopies = async () => {
    for (const name of (await namesIn(copies())).filter((one) => parseCivilDate(one) !== null))
      expect(await verifyBackup(join(copies(), name))).toEqual({ kind: "sound" });
  };

  it("the work of a night that was killed is done after the next start, all of it once", async () => {
    let now = testClock().now();
    const first = await during(place, now, planDaily);
    let whole = 0;
    const found: string[] = [];
    // The first night nothing is killed, which shows how long it takes.
    for (let night = 0; night <= KILLS; night += 1) {
      await during(place, now, leaveWork);
      now += MONTH;
      await atDatabase(place, goOnTo(now));
      const { left: before } = await atDatabase(place, workLeft(now));
      expect(before).toMatchObject({ tombstones: REMOVED, photos: 1, departed: 1 });
      if (night > 0) {
        const moment = someMoment(whole);
        const wasKilled = await killAfter(moment, "nightly-work", place, String(now));
        await expectWholeCopies();
        // It was over sooner than was thought.
        if (!wasKilled) whole = Math.min(whole, moment);
        const { left } = await atDatabase(place, workLeft(now));
        const rest = left.versions === 0 ? "the rest done" : "some of the rest";
        found.push(
          wasKilled ? `${copyOf(todayAt(now), await namesIn(copies()))}, ${rest}` : "over",
        );
      }
      const took = await runWell("nightly-work", place, String(now));
      if (night === 0) whole = took;
      const done = await atDatabase(place, workLeft(now));
      expect(done).toEqual(allDone(first, todayAt(now)));
      const { said, found: counted } = await atDatabase(place, saidAndFound);
      expect(said).toEqual(counted);
      expect(await photosHere()).toEqual([]);
      const names = await readdir(copies());
      expect(names).toContain(todayAt(now));
      expect(names.filter((name) => parseCivilDate(name) === null)).toEqual([]);
      await expectWholeCopies();
    }
    tell("nights", found);
  });
});
