import type { OwnRights } from "../../../application/profile/own-rights.ts";
import { accountPaths } from "../../../contract/login/account-paths.ts";
import {
  consentListSchema,
  consentSchema,
  decodeConsent,
  encodeConsentAnswer,
} from "../../../contract/consents.ts";
import { decodeDeparture, departureSchema } from "../../../contract/profile/departure.ts";
import { paths } from "../../../contract/paths.ts";
import type { Api } from "../api.ts";
import type { Download } from "../download.ts";

/** The file name if the server states none. */
const FILE = "fincontrol-os-meus-dados.zip";

/** The user's rights over their data, over the calls of /auth. */
export const httpOwnRights = (api: Api, download: Download): OwnRights => ({
  answerPolicy: async (answer) => {
    const body = encodeConsentAnswer(answer);
    return decodeConsent(await api("post", paths.consents, consentSchema, { body }));
  },
  consents: async () => (await api("get", paths.consents, consentListSchema)).map(decodeConsent),
  download: (onProgress) => download(paths.ownData, FILE, onProgress),
  leave: async (password) => {
    const body = { senha: password };
    return decodeDeparture(await api("delete", accountPaths.me, departureSchema, { body }));
  },
});
