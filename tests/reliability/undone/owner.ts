import { CHANGE_HEADER } from "../../../src/contract/api-base.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { callerOf, type Method } from "../../server/support/caller.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";

/** A call that writes, without the name of its change. */
export type Wish = {
  readonly method: Method;
  readonly path: string;
  /** A text is sent as JSON that is written already. */
  readonly body?: object | string;
};

/** A row of a list of the API; its fields are those of its kind. */
export type Listed = Readonly<Record<string, unknown>> & { readonly id: string };

/** The person who acts, as actions need them. */
export type Owner = {
  readonly today: CivilDate;
  readonly list: (path: string) => Promise<readonly Listed[]>;
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly textOf: (path: string) => Promise<string>;
  /** The changes of this person that did something, the last one last. */
  readonly done: readonly string[];
  /** The copies of the data that were made so far, as texts. */
  readonly copies: string[];
};

/** Makes the calls of one person, and remembers the changes that did something. */
export function newOwner(server: TestServer, token: string) {
  const me = callerOf(server, token);
  const done: string[] = [];
  const get = async <Body>(path: string) => (await me("GET", path)).body as Body;
  const owner: Owner = {
    today: server.stores.calendar.today(),
    list: get,
    get,
    textOf: async (path) => (await me("GET", path)).text,
    done,
    copies: [],
  };
  const send = ({ method, path, body }: Wish, change: string) =>
    me(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: {
        [CHANGE_HEADER]: change,
        ...(typeof body === "string" && { "content-type": "application/json" }),
      },
    });
  return { owner, send, done };
}
