import { readMoves } from "../application/forecast/read-forecast-basis.ts";
import type { Ledger } from "../application/ledger/ledger.ts";
import { userId } from "../domain/shared/ids.ts";
import { sealedAnswers } from "../infrastructure/device/sealed-answers.ts";
import type { Api } from "../infrastructure/http/api.ts";
import { httpBalances } from "../infrastructure/http/http-balances.ts";
import { httpImports } from "../infrastructure/http/http-imports.ts";
import { httpProfiles } from "../infrastructure/http/profile/http-profiles.ts";
import { rememberingApi } from "../infrastructure/http/remembering-api.ts";
import { destroyCopy } from "./destroy-copy.ts";
import type { Page } from "./page/page.ts";

/** How long a kept answer waits for the server's. */
const ANSWER_TIMEOUT_MS = 5_000;

/** The API of a device that is the user's own; it keeps beside the copy what screens need that is not in the book. */
export const keptApi = (
  { api, ownDevice, session }: Page,
  stoodIn: () => void = () => undefined,
): Api => {
  const owner = () => session.getSnapshot().context.session?.user.id ?? userId("");
  return rememberingApi(api, {
    read: (name) => sealedAnswers.read(owner(), name),
    keep: async (name, answer) => {
      await sealedAnswers.keep(owner(), name, answer);
      // The device may have been disowned meanwhile.
      if (ownDevice.since() === null) await destroyCopy();
    },
    late: () => new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS)),
    stoodIn,
  });
};

/** Prefetches the answers that screens need on their first use offline, so that they are cached in time. */
export async function cacheAnswers(page: Page, ledger: Pick<Ledger, "getSnapshot">): Promise<void> {
  const api = keptApi(page);
  const imports = httpImports(api, page.clock);
  await Promise.allSettled([
    httpProfiles(api).read(),
    httpBalances(api, page.clock).accountReserve(),
    imports.list(),
    readMoves({ ledger, imports })(),
  ]);
}
