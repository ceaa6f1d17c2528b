import { shutAccountText } from "../../src/text/accounts/shut-account.ts";
import { setImmediate, setTimeout } from "node:timers/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { AchievementId } from "../../src/domain/achievements/achievement.ts";
import { achievementTexts, levelName } from "../../src/text/achievements/achievements.ts";
import { simulationAdvice } from "../../src/text/simulation/simulation-advice.ts";
import { accountEventText } from "../../src/text/profile/account-events.ts";
import {
  leftOutText,
  plannedOccurrenceText,
} from "../../src/text/recurrences/planned-occurrence.ts";
import { smartAlertText } from "../../src/text/notifications/smart-alerts.ts";
import type { AnalysisFault } from "../application/recommendations/analyse.ts";
import { atMostEvery } from "../application/at-most-every.ts";
import { restedBy } from "../application/rest-between-parts.ts";
import { seldom } from "../application/due-again.ts";
import type { MachineClock, TimeBounds } from "../application/clock.ts";
import type { Config } from "../config.ts";
import { photoAddresses } from "../http/requests/photo-addresses.ts";
import type { Database } from "../infrastructure/persistence/database.ts";
import { findDatabaseFault } from "../infrastructure/persistence/find-database-fault.ts";
import {
  kyselyAdministrativeWork,
  kyselySnapshot,
  kyselyStores,
  kyselyUserWork,
} from "../infrastructure/persistence/kysely-stores.ts";
import { kyselyLedgerWork } from "../infrastructure/persistence/ledger/kysely-ledger-work.ts";
import { kyselyPruning } from "../infrastructure/persistence/ledger/kysely-pruning.ts";
import { readCopyFile } from "../infrastructure/archives/read-copy-file.ts";
import { copiesOverview } from "../infrastructure/backups/copies-overview.ts";
import { zipArchive } from "../infrastructure/archives/zip-archive.ts";
import { directoryDeletions } from "../infrastructure/directory-deletions.ts";
import { freeBytes } from "../infrastructure/free-bytes.ts";
import { lisbonCalendar } from "../infrastructure/lisbon-calendar.ts";
import { directoryPhotoFiles } from "../infrastructure/photos/directory-photo-files.ts";
import {
  ownPhotoName,
  randomPhotoName,
  randomPassword,
  randomTokenMint,
  randomRecoveryCode,
} from "../infrastructure/security/random-secrets.ts";
import { sharpPhotos } from "../infrastructure/photos/sharp-photos.ts";
import { analyseByProvider } from "../infrastructure/recommendations/analyse-by-provider.ts";
import { analyseByRules } from "../infrastructure/recommendations/analyse-by-rules.ts";
import { argon2Hasher, type HashCost } from "../infrastructure/security/argon2-hasher.ts";
import { signedWith } from "../infrastructure/security/notice-signature.ts";
import { aesSealing } from "../infrastructure/security/aes-sealing.ts";
import { outboxKeyShares } from "../infrastructure/security/outbox-key-shares.ts";
import { sealingKey } from "../infrastructure/security/sealing-key.ts";
import { shortDigest } from "../infrastructure/security/short-digest.ts";
import { totpCodes } from "../infrastructure/security/totp-codes.ts";
import { receiveFileIn } from "../infrastructure/receive-file.ts";
import { timeOrderedId } from "../infrastructure/time-ordered-id.ts";
import { MAX_COPY_ROWS } from "../shared/copy-rows.ts";
import { errorCode } from "../shared/error-code.ts";
import { wireMail } from "./wire-mail.ts";
import { wirePasskeys } from "./wire-passkeys.ts";

/** The interval of forecasts for the bell. */
const FORECAST_INTERVAL_MS = 10 * 60_000;

/** The interval of looking for a new copy of the night to tell its age. */
const COPY_LOOK_INTERVAL_MS = 60_000;

/** The dependencies of the ports outside of the configuration. */
export type Outside = {
  readonly clock: MachineClock;
  readonly log: Logger;
  readonly hashCost: HashCost;
  /** The program that reads a copy in a process of its own. */
  readonly copyReader: string;
};

/** The part of the configuration that the ports use. */
export type PortsConfig = Pick<
  Config,
  | "ai"
  | "checkoutUrl"
  | "checkoutSecret"
  | "dataDirectory"
  | "host"
  | "mail"
  | "port"
  | "publicUrl"
  | "secretKey"
>;

/** All ports of the use cases. */
export type Ports = ReturnType<typeof wirePorts>;

/** Gives each port the adapter for the configuration and the surroundings. */
export function wirePorts(
  database: Database,
  config: PortsConfig,
  { clock, log, hashCost, copyReader }: Outside,
  { earliest, latest }: TimeBounds,
) {
  const calendar = lisbonCalendar(clock);
  const key = sealingKey(config.secretKey, config.dataDirectory);
  const { byMail, ...mail } = wireMail(config, { clock, log });
  const readCopies = () => copiesOverview(config.dataDirectory, calendar.today());
  return {
    ...kyselyStores(database.queries),
    ...mail,
    userWork: byMail(kyselyUserWork(database)),
    ledgerWork: kyselyLedgerWork(database, { clock, calendar, newId: timeOrderedId }),
    pruning: kyselyPruning(database),
    administrativeWork: byMail(kyselyAdministrativeWork(database)),
    snapshot: kyselySnapshot(database),
    assertSound: database.assertSound,
    assertWritable: database.assertWritable,
    withDiskReserve: database.withDiskReserve,
    findDatabaseFault: findDatabaseFault(database),
    readFreeBytes: () => freeBytes(config.dataDirectory),
    hasher: argon2Hasher(hashCost),
    mint: randomTokenMint,
    newId: timeOrderedId,
    ceremonies: wirePasskeys(config),
    newPassword: randomPassword,
    newRecoveryCode: randomRecoveryCode,
    oneTimeCodes: totpCodes,
    sealing: aesSealing(key, () => log.error("a second factor was sealed with another key")),
    sealingKey: key,
    outboxKeyShareOf: outboxKeyShares(key),
    photoAddresses,
    makePhoto: sharpPhotos(),
    newPhotoName: randomPhotoName,
    photoNameFor: ownPhotoName,
    photoFiles: database.photoFiles ?? directoryPhotoFiles(join(config.dataDirectory, "photos")),
    checkoutUrl: config.checkoutUrl,
    isSigned: config.checkoutSecret === null ? null : signedWith(config.checkoutSecret, clock),
    newArchive: zipArchive,
    readCopyFile: readCopyFile(copyReader),
    maxRowsCompared: 2 * MAX_COPY_ROWS,
    receiveFile: receiveFileIn(config.dataDirectory),
    readCopies,
    readCopyTime: atMostEvery(clock, COPY_LOOK_INTERVAL_MS, async () => {
      const { last } = await readCopies().catch(() => ({ last: null }));
      return last?.madeAt ?? null;
    }),
    startedAt: earliest.now(),
    deletions: directoryDeletions(join(config.dataDirectory, "eliminados")),
    clock,
    calendar,
    earliest,
    /** For irreversible work that is done once it is due. */
    due: { clock: earliest, calendar: lisbonCalendar(earliest) },
    latestCalendar: lisbonCalendar(latest),
    adviseOn: simulationAdvice,
    pause: () => setImmediate(),
    rested: restedBy(clock, (milliseconds) => setTimeout(milliseconds)),
    isTimeToLookAhead: seldom(clock, FORECAST_INTERVAL_MS),
    wordAlert: smartAlertText,
    wordOccurrence: plannedOccurrenceText,
    wordLeftOut: leftOutText,
    wordShutAccount: shutAccountText,
    wordAccountEvent: accountEventText,
    digestOf: shortDigest,
    tellLeft: (error: unknown) =>
      log.warn({ code: errorCode(error) }, "a ledger was left for later"),
    tellKept: (error: unknown) =>
      log.warn({ code: errorCode(error) }, "an account is not removed yet"),
    wordAchievement: (id: AchievementId) => achievementTexts[id],
    nameLevel: levelName,
    analyseByRules,
    analyseByProvider: config.ai === null ? null : analyseByProvider(config.ai),
    tellFault: (fault: AnalysisFault) => log.warn({ fault }, "no analysis by the provider"),
  };
}

/** The ports of automatic work that is done once it is due. */
export const onceDue = (ports: Ports) => ({ ...ports, ...ports.due });
