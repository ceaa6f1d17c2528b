import type { Entrance, Entrances } from "../../application/ports/entrances.ts";
import { accountPaths } from "../../contract/account-paths.ts";
import { decodeLoginOutcome, loginOutcomeSchema } from "../../contract/auth.ts";
import { comeBackPaths } from "../../contract/come-back-paths.ts";
import { passkeyPaths } from "../../contract/passkey-paths.ts";
import type { Api } from "./api.ts";

/** Every login over its call of /auth. */
export const httpEntrances = (api: Api): Entrances => ({
  enter: async (entrance) => {
    const [path, body] = callOf(entrance);
    return decodeLoginOutcome(
      await api("post", path, loginOutcomeSchema, { body, anonymous: true }),
    );
  },
});

function callOf(entrance: Entrance): readonly [path: string, body: object] {
  switch (entrance.by) {
    case "password": {
      const { username, password, comesBack } = entrance;
      return [comesBack ? comeBackPaths.byPassword : accountPaths.login, { username, password }];
    }
    case "code":
      return [accountPaths.loginCode, { desafio: entrance.challenge, codigo: entrance.code }];
    case "passkey":
      return [
        entrance.comesBack ? comeBackPaths.byPasskey : passkeyPaths.login,
        { resposta: entrance.answer },
      ];
  }
}
