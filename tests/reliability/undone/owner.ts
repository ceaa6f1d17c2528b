import { API_BASE, CHANGE_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { callerOf, type Method } from "../../server/support/caller.ts";
import { picture } from "../../server/support/images.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import type { Wish as Entry } from "../interleavings/writers.ts";
import { newClient, type Client, type Done } from "./client.ts";

/** A call that writes, without the name of its change. */
export type Call = {
  readonly method: Method;
  readonly path: string;
  /** A text is sent as JSON that is written already. */
  readonly body?: object | string;
};

/** A call, or an entry in the client. */
export type Wish = Call | Entry;

/** A row of a list of the API; its fields are those of its kind. */
export type Listed = Readonly<Record<string, unknown>> & { readonly id: string };

/** The person who acts, as actions need them. */
export type Owner = {
  readonly today: CivilDate;
  readonly list: (path: string) => Promise<readonly Listed[]>;
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly textOf: (path: string) => Promise<string>;
  /** The address of a picture that this person has uploaded, for goals. */
  readonly photo: () => Promise<string>;
  readonly shown: Client["shown"];
  /** The changes of this person that did something, the last one last. */
  readonly done: readonly string[];
  /** The copies of the data that were made so far, as texts. */
  readonly copies: string[];
};

async function upload({ url }: TestServer, token: string): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await picture("png"))]));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url + API_BASE + paths.goalPhoto, { method: "POST", headers, body });
  return ((await answer.json()) as { readonly foto_url: string }).foto_url;
}

/** Makes the writes of one person, and remembers the changes that did something. */
export async function newOwner(server: TestServer, token: string) {
  const me = callerOf(server, token);
  const client = await newClient(server, token);
  const done: string[] = [];
  let uploaded: Promise<string> | null = null;
  const get = async <Body>(path: string) => (await me("GET", path)).body as Body;
  const owner: Owner = {
    today: server.stores.calendar.today(),
    list: get,
    get,
    textOf: async (path) => (await me("GET", path)).text,
    photo: () => (uploaded ??= upload(server, token)),
    shown: client.shown,
    done,
    copies: [],
  };
  const call = ({ method, path, body }: Call, change: string) =>
    me(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: {
        [CHANGE_HEADER]: change,
        ...(typeof body === "string" && { "content-type": "application/json" }),
      },
    });
  const send = (wish: Wish, change: string): Promise<Done> =>
    "path" in wish ? call(wish, change) : client.write(wish, change);
  return { owner, client, send, done };
}
