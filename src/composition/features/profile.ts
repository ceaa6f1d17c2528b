import { httpPhotos } from "../../infrastructure/http/http-photos.ts";
import { httpProfiles } from "../../infrastructure/http/http-profiles.ts";
import type { ProfileFeature } from "../../ui/screens/profile/profile-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { startProfileActors } from "./profile-actors.ts";

/** Builds the profile screen's part: personal data and goals (§2, Perfil). */
export function startProfile(shell: Shell): ProfileFeature {
  const { container, page } = shell;
  bind(container, keys.photos, [], () => httpPhotos(page.httpSession));
  bind(container, keys.profiles, [keys.api], httpProfiles);
  return { load: () => container.get(keys.profiles).read(), actors: startProfileActors(shell) };
}
