import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { readCode, type TotpSecret } from "../../../src/domain/users/second-factor.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { countingWrong } from "./counting-wrong.ts";
import { hasFactor } from "./has-factor.ts";
import { newCodes, type CodeMaking } from "./renew-codes.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { UserWork } from "../stores.ts";
import type { Actor } from "../presence/prove-password.ts";
import { spendStep, type CodePorts, type CodeRefusal } from "./spend-code.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";
import { isFresh } from "../login/session-lifetime.ts";

/** How long a secret waits for its first code. */
const SETUP_TIMEOUT_MS = 30 * 60_000;

type BeginPorts = Pick<CodePorts, "oneTimeCodes" | "sealing" | "clock"> & {
  readonly userWork: UserWork;
};

/** Makes the secret of an app, which is inactive until a code of it is confirmed. */
export const beginTotp =
  ({ oneTimeCodes, sealing, userWork, clock }: BeginPorts) =>
  async ({ id, username }: User): Promise<Result<TotpSecret, "factor-exists">> => {
    const made = oneTimeCodes.newSecret(username);
    const sealed = await sealing.seal(id, made.secret);
    return userWork(id, async ({ secondFactors }) => {
      if (await hasFactor({ secondFactors }, id)) return refused("factor-exists");
      await secondFactors.keepTotp(id, sealed, clock.now());
      return accepted(made);
    });
  };

type ConfirmPorts = CodePorts &
  CodeMaking &
  AccountEventMail & {
    readonly userWork: UserWork;
    /** The limit of wrong proofs per user. */
    readonly limit: RateLimit;
  };

/** "no-factor" if no secret waits for its first code, "setup-gone" if it has waited too long. */
export type ConfirmationRefusal =
  | CodeRefusal
  | "no-factor"
  | "setup-gone"
  | "unauthenticated"
  | TooMany;

/** Confirms the first code of an app: from then on codes are required. Returns recovery codes; other sessions end. */
export const confirmTotp =
  (ports: ConfirmPorts) =>
  async (
    { user: { id }, session }: Actor,
    text: string,
  ): Promise<Result<readonly string[], ConfirmationRefusal>> => {
    const look = () =>
      ports.userWork(
        id,
        async (stores): Promise<Result<readonly string[], ConfirmationRefusal>> => {
          const { secondFactors, tokens } = stores;
          const kept = await secondFactors.totpOf(id);
          if (kept === null || kept.confirmedAt !== null) return refused("no-factor");
          // The person present at the setup may be gone by now.
          if (!isFresh(kept.madeAt, SETUP_TIMEOUT_MS, ports.clock.now()))
            return refused("setup-gone");
          const code = readCode(text);
          if (code?.type !== "app") return refused("wrong-code");
          const spent = await spendStep(ports)(stores, id, { kept, digits: code.digits });
          if (!spent.ok) return spent;
          const now = ports.clock.now();
          if (!(await tokens.markPresent(id, session, now))) return refused("unauthenticated");
          await secondFactors.confirmTotp(id, now);
          const codes = await newCodes(ports)(stores, id);
          await tokens.removeOthers(id, session);
          await mailAccountEvent(ports)(stores, id, { type: "second-factor-set" });
          return accepted(codes);
        },
      );
    return countingWrong(ports.limit, id, (reason) => reason === "wrong-code", look);
  };
