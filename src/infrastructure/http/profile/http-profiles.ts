import * as v from "valibot";
import type { Profiles } from "../../../application/profile/profiles.ts";
import { IDEMPOTENCY_HEADER } from "../../../contract/api-base.ts";
import { paths } from "../../../contract/paths.ts";
import { decodeProfile, encodeProfile, profileSchema } from "../../../contract/profile/profile.ts";
import type { Api } from "../api.ts";

const savedSchema = v.nonNullable(profileSchema);

/** The profile over the calls of /perfil. */
export const httpProfiles = (api: Api): Profiles => ({
  read: async () => {
    const fields = await api("get", paths.profile, profileSchema);
    return fields && decodeProfile(fields);
  },
  create: async (profile, key) => {
    const body = encodeProfile(profile);
    const headers = { [IDEMPOTENCY_HEADER]: key };
    return decodeProfile(await api("post", paths.profile, savedSchema, { body, headers }));
  },
  update: async (profile) => {
    const body = encodeProfile(profile);
    return decodeProfile(await api("put", paths.profile, savedSchema, { body }));
  },
});
