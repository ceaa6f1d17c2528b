import type { ReadInstallation } from "../../../application/device/installation.ts";
import { configSchema, decodeConfig } from "../../../contract/config.ts";
import { paths } from "../../../contract/paths.ts";
import { httpApi } from "../api.ts";

/** The installation over GET /config, which needs no session. */
export const httpInstallation = (origin?: string): ReadInstallation => {
  const nobody = {
    token: () => null,
    onUnauthenticated: () => undefined,
    onForbidden: () => undefined,
  };
  const api = httpApi(nobody, origin);
  return async () => decodeConfig(await api("get", paths.config, configSchema));
};
