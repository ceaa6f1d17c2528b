import { failureOf, type Failure } from "../../../application/failure.ts";
import type { Api } from "../api.ts";

/** The statuses of refusals that are due to what somebody else did: not there, or in another state. */
const DUE_TO_OTHERS: readonly number[] = [404, 409, 410, 412];

const isDueToOthers = (failure: Failure): boolean =>
  failure.type === "conflict" ||
  (failure.type === "rejected" && DUE_TO_OTHERS.includes(failure.status));

/** An API that has the ledger's changes fetched whenever a write is refused because of what somebody else did. */
export const lookingApi =
  (api: Api, catchUp: () => void): Api =>
  async (method, ...call) => {
    try {
      return await api(method, ...call);
    } catch (reason: unknown) {
      if (method !== "get" && isDueToOthers(failureOf(reason))) catchUp();
      throw reason;
    }
  };
