import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { NoCopy, type BackUp } from "../../../../server/infrastructure/backups/back-up-apart.ts";
import { makeBackup } from "../../../../server/infrastructure/backups/make-backup.ts";
import { nightlyCopy } from "../../../../server/nightly-copy.ts";
import { call } from "../../support/caller.ts";
import { adminSession, newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { DAY, HOUR, testClock, type TestClock } from "../../support/test-clock.ts";

const log = pino({ level: "warn" }, { write: () => {} });

describe("the copies of the nights", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let clock: TestClock;
  let server: TestServer;
  let backUp: BackUp;
  let look: () => Promise<void>;
  const start = async () => {
    server = await startTestServer({ clock, dataDirectory: directory.path });
    look = nightlyCopy(
      { dataDirectory: directory.path, databaseUrl: null },
      {
        calendar: server.stores.calendar,
        clock,
        log,
        onceADay: server.database.onceADay,
        backUp: (...given) => backUp(...given),
      },
    );
  };
  beforeEach(async () => {
    directory = await temporaryDirectory();
    clock = testClock();
    backUp = makeBackup;
    await start();
  });
  afterEach(async () => {
    await server.close();
    await directory.remove();
  });

  const told = async () => {
    const { token } = await adminSession(server);
    return (await call(server, "GET", paths.adminCopies, { token })).body;
  };
  const today = () => server.stores.calendar.today();
  const made = (dia: string) => ({ dia, feita_em: expect.any(String) as string });
  const NONE = { ultima: null, falhou: null, guardadas: 0, em_falta: true };

  it("are told to administrators alone", async () => {
    expect(await told()).toEqual(NONE);
    const { token } = await newPerson(server);
    expect((await call(server, "GET", paths.adminCopies, { token })).status).toBe(403);
  });

  it("are told as they are in their folder, also by a server that was started since", async () => {
    await look();
    const first = { ultima: made(today()), falhou: null, guardadas: 1, em_falta: false };
    expect(await told()).toEqual(first);
    await server.close();
    await start();
    expect(await told()).toEqual(first);
    clock.advance(DAY);
    await look();
    expect(await told()).toMatchObject({ ultima: { dia: today() }, guardadas: 2 });
    clock.advance(2 * DAY);
    expect(await told()).toMatchObject({ guardadas: 2, em_falta: true });
  });

  it.each([
    ["full", "sem_espaco"],
    ["damaged", "danificada"],
    ["unavailable", "sem_resposta"],
    ["other", "outro"],
  ] as const)(
    "that failed (%s) are told with the reason until there is one",
    async (why, motivo) => {
      backUp = () => Promise.reject(new NoCopy("it was ended", why));
      await look();
      const falhou = { em: new Date(clock.now()).toISOString(), motivo };
      expect(await told()).toEqual({ ...NONE, falhou });
      await server.close();
      await start();
      expect(await told()).toEqual({ ...NONE, falhou });
      backUp = makeBackup;
      clock.advance(HOUR);
      await look();
      expect(await told()).toMatchObject({ ultima: { dia: today() }, falhou: null });
    },
  );

  it("count none that is not whole, and no failure that cannot be read", async () => {
    await look();
    const copies = join(directory.path, "copias");
    await mkdir(join(copies, "2031-05-07"));
    await writeFile(join(copies, "2031-05-07", "resumo.json"), "{}");
    await mkdir(join(copies, "em-curso-2031-05-07-p1"));
    await writeFile(join(copies, "falha.json"), '{"at":');
    expect(await told()).toMatchObject({ ultima: { dia: today() }, falhou: null });
    await rm(join(copies, today(), "fincontrol.sqlite"));
    expect(await told()).toMatchObject({ ultima: null, em_falta: true });
  });
});
