import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { categoriesOf } from "../../../src/domain/ledger/read-book.ts";
import { withRevision } from "../../../src/domain/ledger/stored-record.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { newPersonAt } from "../../older-build/person.ts";
import { todaysClient } from "../../older-build/todays-client.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";

const spent = (category: string) => ({
  date: civilDate(2026, 4, 1),
  category,
  amount: cents(1),
  description: null,
});

describe("a client that names a category", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("files under the one that it means, which another device has renamed and it has not heard of", async () => {
    const { token } = await newPersonAt(server.url);
    const [own, other] = [todaysClient(server.url, token), todaysClient(server.url, token)];
    await Promise.all([own.open(), other.open()]);
    const leisure = categoriesOf(other.observableBook.confirmed(), "expense").find(
      ({ name }) => name === "Lazer",
    );
    if (leisure === undefined) throw new Error("every ledger begins with it");
    const renamed = { ...leisure, name: "Tempo livre" };
    await other.writers.categories.alter(leisure, renamed, v7());
    const made = await own.writers.expense.make(spent("Lazer"), v7());
    expect(made.record).toMatchObject({ category: "Tempo livre" });
    await own.reach(made.revision);
    // What was typed before the new name came is sent under the old one still.
    const changed = await own.writers.expense.alter(withRevision(made), spent("Lazer"), v7());
    expect(changed.record).toMatchObject({ category: "Tempo livre" });
  });
});
