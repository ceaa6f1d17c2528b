import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { GOAL } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { uploadPhoto } from "../support/upload-photo.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { newPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, testClock } from "../support/test-clock.ts";

describe("two servers over one PostgreSQL, each with a folder of its own", () => {
  const clock = testClock();
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    const databaseUrl = await newMigratedDatabase();
    const options = { clock, databaseUrl, secretKey: "a key that both have, 32+ long" };
    [one, other] = [await startTestServer(options), await startTestServer(options)];
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  const see = async ({ url }: TestServer, address: string) => {
    const answer = await fetch(`${url}${address}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it("show the same photos, whichever of them took one, until either gives it up", async () => {
    const person = await newPerson(one);
    const shown = await uploadPhoto(one, person);
    const unused = await uploadPhoto(other, person);
    const body = { ...GOAL, foto_url: shown };
    const goal = await call(other, "POST", paths.goals, { token: person.token, body });
    expect(goal.status).toBe(201);
    for (const address of [shown, unused]) {
      const seen = await see(one, address);
      expect(seen.status).toBe(200);
      expect(await see(other, address)).toEqual(seen);
    }
    clock.advance(DAY + 1);
    await other.lookAtCalendar();
    for (const server of [one, other]) {
      expect((await see(server, shown)).status).toBe(200);
      expect((await see(server, unused)).status).toBe(404);
      expect(existsSync(join(server.dataDirectory, "photos"))).toBe(false);
    }
  });
});
