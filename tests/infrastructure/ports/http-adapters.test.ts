import { afterAll, beforeAll, describe } from "vitest";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { httpApi, type Api } from "../../../src/infrastructure/http/api.ts";
import { httpAccounts } from "../../../src/infrastructure/http/http-accounts.ts";
import { httpCategories } from "../../../src/infrastructure/http/http-categories.ts";
import { httpCheckout } from "../../../src/infrastructure/http/http-checkout.ts";
import { httpGoals } from "../../../src/infrastructure/http/http-goals.ts";
import { httpProfiles } from "../../../src/infrastructure/http/http-profiles.ts";
import { httpTransactions } from "../../../src/infrastructure/http/http-transactions.ts";
import { newPerson } from "../../server/support/people.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { closedPort } from "../http/closed-port.ts";
import { accountsSuite } from "./accounts.suite.ts";
import { categoriesSuite } from "./categories.suite.ts";
import { CHECKOUT_URL, checkoutSuite } from "./checkout.suite.ts";
import { goalsSuite } from "./goals.suite.ts";
import type { Lines } from "./lines.ts";
import { profilesSuite } from "./profiles.suite.ts";
import { transactionsSuite } from "./transactions.suite.ts";

let server: TestServer;
let withoutCheckout: TestServer;
let nowhere: string;

beforeAll(async () => {
  [server, withoutCheckout, nowhere] = await Promise.all([
    startTestServer({ checkoutUrl: CHECKOUT_URL }),
    startTestServer(),
    closedPort(),
  ]);
});
afterAll(() => Promise.all([server.close(), withoutCheckout.close()]));

const api = (token: () => string | null, origin = server.url) =>
  httpApi({ token, onUnauthenticated: () => undefined }, origin);

async function lines<Port>(make: (api: Api) => Port): Promise<Lines<Port> & { owner: UserId }> {
  const { token, user } = await newPerson(server);
  return {
    owner: user.id,
    signedIn: make(api(() => token)),
    signedOut: make(api(() => "nunca-dado")),
    cutOff: make(api(() => token, nowhere)),
  };
}

async function keep(owner: UserId, goals: readonly Goal[]): Promise<void> {
  for (const { photoUrl, ...goal } of goals) {
    const row = { ...goal, photo_url: photoUrl, user_id: owner };
    await server.database.queries.insertInto("goals").values(row).execute();
  }
}

describe("over HTTP", () => {
  transactionsSuite(() => lines(httpTransactions));
  categoriesSuite(() => lines(httpCategories));
  goalsSuite(async (goals) => {
    const opened = await lines(httpGoals);
    await keep(opened.owner, goals);
    return opened;
  });
  profilesSuite(() => lines(httpProfiles));
  checkoutSuite(async (address) => {
    const origin = address === null ? withoutCheckout.url : server.url;
    const checkout = httpCheckout(api(() => null, origin));
    return {
      signedIn: checkout,
      signedOut: checkout,
      cutOff: httpCheckout(api(() => null, nowhere)),
    };
  });
  accountsSuite(async () => {
    let token: string | null = null;
    return {
      accounts: httpAccounts(api(() => token)),
      cutOff: httpAccounts(api(() => token, nowhere)),
      hold: (held) => {
        token = held;
      },
    };
  });
});
