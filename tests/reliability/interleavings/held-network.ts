import type { TestServer } from "../../server/support/start-test-server.ts";

/**
 * What becomes of a request or an answer. One that is given up counts as lost where it came from, and arrives all the
 * same at some time.
 */
export type Fate = "arrives" | "lost" | "given up";

/** Something that is on its way until somebody says how it goes on. */
type Held = (fate: Fate) => void;

/** As a browser says it. */
const noAnswer = () => new TypeError("Failed to fetch");

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Turns of the event loop within which a client has read an answer and made its next request. */
const TURNS = 4;

/** A network to one server that holds everything back until it is told what becomes of it. */
export function heldNetwork({ http }: Pick<TestServer, "http">) {
  const held: Held[] = [];
  const served = new Set<Promise<unknown>>();

  const serve = async ({ url, method, headers }: Request, body: string): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const answer = await http.inject({
      method: method as "GET",
      url: `${pathname}${search}`,
      headers: Object.fromEntries(headers),
      ...(body === "" ? {} : { payload: body }),
    });
    const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: told as [string, string][],
    });
  };

  /** What the browser calls `fetch`: the request waits for its fate, and then its answer does. */
  const fetch = async (request: Request): Promise<Response> => {
    const body = await request.text();
    const arrive = (): Promise<Response> => {
      const answer = serve(request, body);
      served.add(answer);
      return answer.finally(() => served.delete(answer));
    };
    return new Promise((resolve, reject) => {
      const comeBack = (answer: Response): Held => {
        return (fate) => (fate === "arrives" ? resolve(answer) : reject(noAnswer()));
      };
      held.push((fate) => {
        if (fate === "arrives") void arrive().then((answer) => held.push(comeBack(answer)), reject);
        else reject(noAnswer());
        if (fate === "given up") held.push(() => void arrive());
      });
    });
  };

  const rest = async (): Promise<void> => {
    do {
      await Promise.all(served);
      for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    } while (served.size > 0);
  };

  return {
    fetch,
    /** Has something else happen at a moment of its own. */
    hold: (happen: () => void): void => void held.push(happen),
    /** Tells one of those that are held what becomes of it; false if there is none. */
    goOn: (which: number, fate: Fate): boolean => {
      const [one] = held.splice(which % Math.max(1, held.length), 1);
      one?.(fate);
      return one !== undefined;
    },
    /** Waits until the server is done and the clients have read what came. */
    rest,
  };
}

export type HeldNetwork = ReturnType<typeof heldNetwork>;
