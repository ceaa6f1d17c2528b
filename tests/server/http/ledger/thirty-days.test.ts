import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { IDEMPOTENCY_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import type { Rested } from "../../../../server/application/rest-between-parts.ts";
import { prunePhotos } from "../../../../server/application/photos/prune-photos.ts";
import { GOAL, INCOME } from "../../support/bodies.ts";
import { call, type Method } from "../../support/caller.ts";
import { uploadPhoto } from "../../support/upload-photo.ts";
import { memberOf } from "../../support/ledgers.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { holdImage, storedPhotos } from "../../support/stored-photos.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock, type TestClock } from "../../support/test-clock.ts";

describe.each(SERVERS)(
  "what somebody removed or replaced who never comes back, over $name,",
  ({ start }) => {
    let clock: TestClock;
    let server: TestServer;
    beforeEach(async () => {
      clock = testClock();
      server = await start({ clock });
    });
    afterEach(() => server.close());

    const files = async () => (await storedPhotos(server, server.database.queries)).length;
    const rows = async (table: "versions" | "transactions" | "goals" | "idempotency_keys") =>
      (await server.database.queries.selectFrom(table).selectAll().execute()).length;
    const ledgerOf = async ({ user }: Session) => (await memberOf(server.database, user.id)).ledger;
    const photosOf = async (person: Session) =>
      (await server.stores.photos.list(await ledgerOf(person))).length;
    const ask = ({ token }: Session, method: Method, path: string, body?: object) =>
      call(server, method, path, { token, ...(body && { body }) });
    const made = async (person: Session, path: string, body: object) => {
      const answer = await ask(person, "POST", path, body);
      expect(answer.status).toBe(201);
      return (answer.body as { readonly id: string }).id;
    };

    async function later(days: number) {
      clock.advance(days * DAY);
      await server.lookAtCalendar();
    }

    it("is there for 30 days and gone on the next one: rows, versions, photos, kept answers", async () => {
      const person = await newPerson(server);
      const kept = await made(person, "/receitas", INCOME);
      const headers = { [IDEMPOTENCY_HEADER]: "chave-de-uma-receita" };
      const { body } = await call(server, "POST", "/receitas", {
        token: person.token,
        body: INCOME,
        headers,
      });
      await ask(person, "DELETE", `/receitas/${(body as { readonly id: string }).id}`);
      const shown = await uploadPhoto(server, person);
      const replaced = await uploadPhoto(server, person);
      const goal = await made(person, "/objetivos", { ...GOAL, foto_url: replaced });
      await ask(person, "PUT", `/objetivos/${goal}`, { ...GOAL, foto_url: shown });

      await later(30);
      expect([await rows("versions"), await rows("transactions")]).toEqual([5, 2]);
      expect([await photosOf(person), await files()]).toEqual([2, 2]);
      await later(1);
      expect([await rows("versions"), await rows("transactions"), await rows("goals")]).toEqual([
        0, 1, 1,
      ]);
      expect([await photosOf(person), await files()]).toEqual([1, 1]);
      expect(await rows("idempotency_keys")).toBe(0);

      const again = await logIn(server, person.user.username);
      const told = await ask(again, "GET", `${paths.changes}?desde=1`);
      expect(told).toMatchObject(refusal("changes-gone"));
      const all = await ask(again, "GET", "/receitas");
      expect(all.body).toMatchObject([{ id: kept }]);
      expect((await fetch(`${server.url}${shown}`)).status).toBe(200);
    });

    it("keeps a photo whose file cannot be removed known, until it can; others go meanwhile", async () => {
      const [stuck, other] = [await newPerson(server), await newPerson(server)];
      const address = await uploadPhoto(server, stuck);
      await uploadPhoto(server, other);
      const letGo = await holdImage(server, address);
      await later(2);
      expect([await photosOf(stuck), await photosOf(other), await files()]).toEqual([1, 0, 1]);
      await letGo();
      await later(1);
      expect(await photosOf(stuck)).toBe(0);
    });

    it("has its many photos given up by two servers at once, each once, in parts", async () => {
      const person = await newPerson(server);
      for (let count = 0; count < 50; count += 1)
        await server.stores.photos.add(await ledgerOf(person), {
          name: `${count}`.padStart(64, "0"),
          bytes: 1,
          createdAt: clock.now(),
        });
      clock.advance(2 * DAY);
      let pauses = 0;
      const tellLeft = (error: unknown) => {
        throw error;
      };
      const rested: Rested = async (part) => {
        pauses += 1;
        return part();
      };
      const prune = prunePhotos({ ...server.stores, clock, rested, tellLeft });
      await Promise.all([prune(), prune()]);
      expect(await photosOf(person)).toBe(0);
      expect(pauses).toBeGreaterThanOrEqual(2);
    });
  },
);
