import { describe, expect, it } from "vitest";
import { startSentences } from "../../src/text/pages/start-problems.ts";
import { openSentence } from "../../server/open-or-give-up.ts";

const FILE = { databaseUrl: null, dataDirectory: "dados" };
const URL_GIVEN = { databaseUrl: "postgres://127.0.0.1/x", dataDirectory: "dados" };

describe("a start whose database cannot be opened", () => {
  it.each([
    ["SQLITE_FULL", FILE, startSentences.directoryFull("dados")],
    ["ENOSPC", FILE, startSentences.directoryFull("dados")],
    ["SQLITE_CORRUPT", FILE, startSentences.databaseDamaged("dados")],
    ["EACCES", FILE, startSentences.directoryUnusable("dados")],
    ["53100", URL_GIVEN, startSentences.databaseUrlFull],
    ["25006", URL_GIVEN, startSentences.databaseReadOnly],
    ["XX001", URL_GIVEN, startSentences.databaseUrlDamaged],
    ["28P01", URL_GIVEN, startSentences.databaseUnreachable],
  ])("for %s says what is wrong", (code, place, sentence) => {
    const error = Object.assign(new Error("in English"), { code });
    expect(openSentence(error, place)).toBe(sentence);
  });
});
