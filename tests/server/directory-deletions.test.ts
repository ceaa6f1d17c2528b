import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { userId } from "../../src/domain/shared/ids.ts";
import { directoryDeletions } from "../../server/infrastructure/directory-deletions.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";
import { DAY } from "./support/test-clock.ts";

const [ANA, RUI] = [userId("ana"), userId("rui")];
const NOON = Date.UTC(2031, 4, 6, 12);

let root: Awaited<ReturnType<typeof temporaryDirectory>>;
let folder: string;
beforeEach(async () => {
  root = await temporaryDirectory();
  folder = join(root.path, "por-fazer", "eliminados");
});
afterEach(() => root.remove());

it("what was decided last is remembered, by whatever server, and names nobody", async () => {
  const [one, other] = [directoryDeletions(folder), directoryDeletions(folder)];
  expect(await one.read()).toEqual(new Map());
  await one.remember(ANA, NOON + 7 * DAY, NOON);
  await other.remember(RUI, NOON, NOON);
  await other.remember(ANA, null, NOON + 1);
  await one.remember(RUI, NOON + DAY, NOON + DAY);
  expect(await one.read()).toEqual(
    new Map([
      [one.digestOf(ANA), { leavesAt: null, at: NOON + 1 }],
      [one.digestOf(RUI), { leavesAt: NOON + DAY, at: NOON + DAY }],
    ]),
  );
  expect(await readdir(folder)).toEqual(["2031-05-06", "2031-05-07"]);
  const kept = await readFile(join(folder, "2031-05-06"), "utf8");
  expect(kept).not.toMatch(/ana|rui/);
});

it("a line that was cut off is none, and takes none of its neighbours along", async () => {
  const deletions = directoryDeletions(folder);
  await deletions.remember(ANA, NOON, NOON);
  await appendFile(join(folder, "2031-05-06"), `\n${deletions.digestOf(RUI)} 2031-05-0`);
  await deletions.remember(RUI, NOON + 5, NOON);
  expect(await deletions.read()).toEqual(
    new Map([
      [deletions.digestOf(ANA), { leavesAt: NOON, at: NOON }],
      [deletions.digestOf(RUI), { leavesAt: NOON + 5, at: NOON }],
    ]),
  );
});

it("what is taken back was never said, cut off or whole, and its neighbours stay", async () => {
  const deletions = directoryDeletions(folder);
  await deletions.takeBack(ANA, NOON, NOON);
  await deletions.remember(RUI, NOON, NOON);
  await deletions.remember(ANA, NOON, NOON);
  await deletions.remember(ANA, NOON + 1, NOON);
  await appendFile(
    join(folder, "2031-05-06"),
    `\n${deletions.digestOf(ANA)} ${new Date(NOON).toISOString()}`,
  );
  await deletions.takeBack(ANA, NOON, NOON);
  await deletions.remember(RUI, NOON + 2, NOON);
  expect(await deletions.read()).toEqual(
    new Map([
      [deletions.digestOf(RUI), { leavesAt: NOON + 2, at: NOON }],
      [deletions.digestOf(ANA), { leavesAt: NOON + 1, at: NOON }],
    ]),
  );
});

it("a line of before lines said when they were written counts from the beginning of its day", async () => {
  const deletions = directoryDeletions(folder);
  await deletions.remember(RUI, NOON, NOON);
  await appendFile(join(folder, "2031-05-06"), `\n${deletions.digestOf(ANA)} stays\n`);
  const of = (await deletions.read()).get(deletions.digestOf(ANA));
  expect(of).toEqual({ leavesAt: null, at: Date.UTC(2031, 4, 6) });
});

it("whole days are forgotten, and nothing else that lies there", async () => {
  const deletions = directoryDeletions(folder);
  await deletions.remember(ANA, NOON, NOON - DAY);
  await deletions.remember(RUI, NOON, NOON);
  await writeFile(join(folder, "leia-me"), "");
  await deletions.forgetBefore(NOON);
  expect([...(await deletions.read()).keys()]).toEqual([deletions.digestOf(RUI)]);
  expect(await readdir(folder)).toEqual(["2031-05-06", "leia-me"]);
});

it("what lies there beside counts as nothing, and a folder that cannot be read is no empty one", async () => {
  const deletions = directoryDeletions(folder);
  await deletions.remember(ANA, NOON, NOON);
  const line = await readFile(join(folder, "2031-05-06"), "utf8");
  await writeFile(join(folder, "2031-05-07-cópia"), line.replace("2031-05-06T", "2031-05-09T"));
  expect(await deletions.read()).toEqual(
    new Map([[deletions.digestOf(ANA), { leavesAt: NOON, at: NOON }]]),
  );
  const file = join(folder, "2031-05-06");
  await expect(directoryDeletions(file).read()).rejects.toMatchObject({ code: "ENOTDIR" });
});
