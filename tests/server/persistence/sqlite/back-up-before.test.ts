import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backUpBefore } from "../../../../server/infrastructure/persistence/sqlite/back-up-before.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { startSentences } from "../../../../src/text/pages/start-problems.ts";
import { FIRST_VERSIONS, type FirstVersion } from "../../support/first-version.ts";
import { runServer, runToEnd } from "../../support/run-server.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

describe("a file that is about to be migrated", () => {
  let data: FirstVersion;
  let end: () => Promise<void>;
  beforeEach(async () => {
    const { lay, end: remove } = FIRST_VERSIONS[0].begin();
    data = await lay();
    end = remove;
  });
  afterEach(() => end());

  const copies = () => readdir(join(data.dataDirectory, "copias"));
  const file = () => join(data.dataDirectory, "fincontrol.sqlite");
  const today = "2026-11-20" as CivilDate;

  it("is copied first, which the start tells; the copy is what the first version left", async () => {
    const records = "select * from transactions order by id";
    const before = await data.ask(records);
    const server = await runServer({ DATA_DIR: data.dataDirectory });
    await server.stop();
    const [copy = ""] = await copies();
    expect(copy).toMatch(/^antes-de-\d{4}-[a-z-]+-\d{4}-\d\d-\d\d\.sqlite$/);
    const path = join(data.dataDirectory, "copias", copy);
    expect(server.output()).toContain(startSentences.copiedBefore(path));
    const kept = new BetterSqlite(path, { readonly: true });
    expect(kept.prepare(records).all()).toEqual(before);
    expect(kept.prepare("select max(name) from kysely_migration").pluck().get()).toBe(
      "0004-administrators",
    );
    kept.close();
  });

  it("is not copied when it is new, or up to date", async () => {
    const again = await runServer({ DATA_DIR: join(data.dataDirectory, "nova") });
    await again.stop();
    expect(await readdir(join(data.dataDirectory, "nova"))).not.toContain("copias");
    await (await runServer({ DATA_DIR: data.dataDirectory })).stop();
    await (await runServer({ DATA_DIR: data.dataDirectory })).stop();
    expect(await copies()).toHaveLength(1);
  });

  it("is refused before anything else when its rows name what is not there", async () => {
    await data.ask(
      "insert into transactions values ('of-nobody', 'nobody', 'expense', '2026-01-01', 'Lazer', 1, null)",
    );
    const { code, errors } = await runToEnd({ DATA_DIR: data.dataDirectory });
    const told = startSentences.databaseDamaged(data.dataDirectory);
    expect([code, errors]).toEqual([1, `${told}\n`]);
    await expect(copies()).rejects.toThrow();
  });

  it("never takes the place of an earlier copy: changed content is copied beside it", async () => {
    const first = await backUpBefore(file(), "0007-sums", today);
    expect(first).toBe(join(data.dataDirectory, "copias", "antes-de-0007-sums-2026-11-20.sqlite"));
    const content = await readFile(first);
    expect(await backUpBefore(file(), "0007-sums", today)).toBe(first);
    await data.ask("delete from goals");
    const second = await backUpBefore(file(), "0007-sums", today);
    expect(second).toBe(first.replace(".sqlite", "-2.sqlite"));
    expect(await readFile(first)).toEqual(content);
    await writeFile(first, "another file");
    expect(await backUpBefore(file(), "0007-sums", today)).toBe(second);
    expect(await copies()).toHaveLength(2);
  });
});
