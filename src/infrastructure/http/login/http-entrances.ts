import type { Entrance, Entrances } from "../../../application/login/entrances.ts";
import { loginPaths } from "../../../contract/login/login-paths.ts";
import { decodeLoginOutcome, loginOutcomeSchema } from "../../../contract/login/auth.ts";
import type { Api } from "../api.ts";

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
      return [comesBack ? loginPaths.comeBack : loginPaths.password, { username, password }];
    }
    case "code":
      return [loginPaths.code, { desafio: entrance.challenge, codigo: entrance.code }];
    case "passkey":
      return [
        entrance.comesBack ? loginPaths.comeBackByPasskey : loginPaths.passkey,
        { resposta: entrance.answer },
      ];
  }
}
