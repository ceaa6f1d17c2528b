import * as v from "valibot";
import { loginPaths } from "../../../src/contract/login/login-paths.ts";
import { loginOutcomeSchema } from "../../../src/contract/login/auth.ts";
import { factorPaths } from "../../../src/contract/second-factor/factor-paths.ts";
import {
  recoveryCodesSchema,
  totpSecretSchema,
} from "../../../src/contract/second-factor/second-factor.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { Clock } from "../../../server/application/clock.ts";
import { call, type CallOptions } from "./caller.ts";
import { PASSWORD } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";
import { codeAt } from "./totp.ts";

/** Makes a user's app secret, which waits for its first code. */
export async function beginFactor(server: TestServer, { token }: Session): Promise<string> {
  const begun = await call(server, "POST", factorPaths.totp, { token });
  if (begun.status !== 200) throw new Error(`a secret: ${begun.text}`);
  return v.parse(totpSecretSchema, begun.body).segredo;
}

/** Sets a second factor up; returns its secret and the recovery codes. The present time step is used up by it. */
export async function setUpFactor(server: TestServer, session: Session, { now }: Clock) {
  const secret = await beginFactor(server, session);
  const confirmed = await call(server, "POST", factorPaths.confirmTotp, {
    token: session.token,
    body: { codigo: codeAt(secret, now()) },
  });
  if (confirmed.status !== 200) throw new Error(`a first code: ${confirmed.text}`);
  return { secret, codes: v.parse(recoveryCodesSchema, confirmed.body).codigos };
}

/** The first step of a login with a second factor: returns the challenge. */
export async function challengeFor(
  server: TestServer,
  username: string,
  password = PASSWORD,
): Promise<string> {
  const body = { username, password };
  const answer = await call(server, "POST", loginPaths.password, { body });
  const outcome = v.parse(loginOutcomeSchema, answer.body);
  if (!("desafio" in outcome)) throw new Error(`no challenge for ${username}`);
  return outcome.desafio;
}

/** The second step of a login. */
export const tryCode = (
  server: TestServer,
  desafio: string,
  codigo: string,
  options: CallOptions = {},
) => call(server, "POST", loginPaths.code, { ...options, body: { desafio, codigo } });
