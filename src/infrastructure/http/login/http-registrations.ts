import type { Registrations } from "../../../application/login/registrations.ts";
import { accountPaths } from "../../../contract/login/account-paths.ts";
import { decodeUser, userSchema } from "../../../contract/administration/users.ts";
import type { Api } from "../api.ts";

/** Registration over POST /auth/register. */
export const httpRegistrations = (api: Api): Registrations => ({
  register: async ({ username, email, password }) => {
    const body = { username, email, password };
    return decodeUser(
      await api("post", accountPaths.register, userSchema, { body, anonymous: true }),
    );
  },
});
