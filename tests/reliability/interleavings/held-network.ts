import type { TestServer } from "../../server/support/start-test-server.ts";

/**
 * The fate of a request or a response. One that is given up counts as lost at its sender, but arrives later all the
 * same.
 */
export type Fate = "arrives" | "lost" | "given up";

/** A message that is held until its fate is decided. */
type Held = (fate: Fate) => void;

/** The browser's error. */
const noAnswer = () => new TypeError("Failed to fetch");

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The turns of the event loop in which a client reads a response and makes its next request. */
const TURNS = 4;

/** Simulates a network to one server that holds every message until its fate is decided. */
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

  /** Replaces the browser's `fetch`: first the request is held, then its response. */
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
    /** Holds another event in the same way. */
    hold: (happen: () => void): void => void held.push(happen),
    /** Decides the fate of a held message; returns false if there is none. */
    goOn: (which: number, fate: Fate): boolean => {
      const [one] = held.splice(which % Math.max(1, held.length), 1);
      one?.(fate);
      return one !== undefined;
    },
    /** Waits until the server and the clients have processed what arrived. */
    rest,
  };
}

export type HeldNetwork = ReturnType<typeof heldNetwork>;
