import type { Api } from "../../infrastructure/http/api.ts";
import { cachedPromise } from "../../ui/cached-promise.ts";
import type { Page } from "../page/page.ts";

/**
 * The API of the features. On a device that is the user's own it remembers answers; each that stands in for the
 * server's is asked for again by itself.
 */
export function ownApi(page: Page, tryAgain: () => () => void): Api {
  let stop = () => undefined as void;
  const remembering = cachedPromise(async () =>
    (await import("../cache-answers.ts")).keptApi(page, () => {
      stop();
      stop = tryAgain();
    }),
  );
  return async (method, path, schema, call, known) => {
    const isKept = method === "get" && page.ownDevice.since() !== null;
    const api = isKept ? await remembering().catch(() => page.api) : page.api;
    return api(method, path, schema, call, known);
  };
}
