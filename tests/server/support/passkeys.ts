import * as v from "valibot";
import { loginPaths } from "../../../src/contract/login/login-paths.ts";
import { passkeyPaths } from "../../../src/contract/passkeys/passkey-paths.ts";
import { decodePasskey, passkeySchema } from "../../../src/contract/passkeys/passkeys.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import {
  softwareAuthenticator,
  type Lies,
  type SoftwareAuthenticator,
} from "../../support/authenticator.ts";
import { call } from "./caller.ts";
import type { TestServer } from "./start-test-server.ts";

/** The public origin of the servers in these tests, whatever they listen to. */
export const ORIGIN = "https://financas.exemplo.pt";

export const passkeyOptions = (server: TestServer, { token }: Session) =>
  call(server, "POST", passkeyPaths.options, { token });

export const addPasskey = (
  server: TestServer,
  { token }: Session,
  resposta: object,
  nome = "Telemóvel",
) => call(server, "POST", passkeyPaths.all, { token, body: { nome, resposta } });

/** Creates a user's passkey; returns it with its authenticator. */
export async function newPasskey(
  server: TestServer,
  owner: Session,
  authenticator = softwareAuthenticator(ORIGIN),
  nome = "Telemóvel",
) {
  const options = await passkeyOptions(server, owner);
  const made = await addPasskey(server, owner, authenticator.make(options.body), nome);
  if (made.status !== 201) throw new Error(`no passkey: ${options.text} ${made.text}`);
  return { authenticator, id: decodePasskey(v.parse(passkeySchema, made.body)).id };
}

export const loginOptions = (server: TestServer, address?: string) =>
  call(server, "POST", passkeyPaths.loginOptions, address === undefined ? {} : { address });

export const sendProof = (server: TestServer, resposta: object, address?: string) =>
  call(server, "POST", loginPaths.passkey, {
    body: { resposta },
    ...(address === undefined ? {} : { address }),
  });

/** Signs in with a passkey, or tries to, with something about it changed. */
export const passkeyLogin = async (
  server: TestServer,
  authenticator: SoftwareAuthenticator,
  lies: Lies = {},
) => sendProof(server, authenticator.prove((await loginOptions(server)).body, lies));
