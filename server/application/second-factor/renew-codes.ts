import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { newCodes, type CodeMaking } from "./new-codes.ts";
import type { UserWork } from "../stores.ts";
import { tellAccount, type AccountTelling } from "../profile/tell-account.ts";

type Ports = CodeMaking & AccountTelling & { readonly userWork: UserWork };

/** Makes new recovery codes; the earlier ones become invalid. */
export const renewCodes =
  (ports: Ports) =>
  (owner: UserId): Promise<Result<readonly string[], "no-factor">> =>
    ports.userWork(owner, async (stores): Promise<Result<readonly string[], "no-factor">> => {
      const kept = await stores.secondFactors.totpOf(owner);
      if (kept === null || kept.confirmedAt === null) return refused("no-factor");
      const codes = await newCodes(ports)(stores, owner);
      await tellAccount(ports)(stores, owner, { type: "recovery-codes-made" });
      return accepted(codes);
    });
