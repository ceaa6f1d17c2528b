import type { Drafts } from "../../application/entries/drafts.ts";
import type { UnfinishedDialogs } from "../../application/entries/unfinished-dialogs.ts";
import { userId, type UserId } from "../../domain/shared/ids.ts";
import { mayHaveDrafts, sealedDrafts } from "../../infrastructure/device/sealed-drafts.ts";
import { keyFrom } from "../../infrastructure/device/seal.ts";
import { httpOutboxKeyShare } from "../../infrastructure/http/profile/http-outbox-key-share.ts";
import { cachedPromise } from "../../ui/cached-promise.ts";
import { prefetched } from "../../ui/prefetched.ts";
import { pause } from "../../ui/pause.ts";
import { ownerOf } from "../page/owner-of.ts";
import type { Page } from "../page/page.ts";

/** How long the first feature waits for drafts that an earlier page has left. */
const DRAFTS_TIMEOUT_MS = 5_000;

/** The half is a person's own and secret already. */
const NO_SALT = new Uint8Array();

/**
 * Opens the drafts of the signed-in user in this tab. Their key is made of the server's half, which only their own
 * session is told, and lies in memory; on a device that is their own it lies beside the copy's as well. It is asked for
 * while the session lasts, since what is typed outlives it.
 */
export async function openDrafts(
  page: Page,
  dialogs: UnfinishedDialogs,
  shown: () => Promise<void>,
): Promise<Drafts> {
  const { session, tab } = page;
  const person = session.getSnapshot().context.session?.user.id ?? userId("");
  const half = httpOutboxKeyShare(page.api);
  const make = async () => keyFrom(await half(), NO_SALT, `drafts ${person}`);
  const key = cachedPromise(() => prefetched(() => keptWhereOwn(page, person, make)));
  const areLeft = mayHaveDrafts(tab);
  const drafts = sealedDrafts(tab, () => ownerOf(page), key);
  if (areLeft) await Promise.race([drafts.opened, pause(DRAFTS_TIMEOUT_MS)]);
  else void shown().then(key);
  return {
    read: drafts.read,
    write: (dialog, entries, isUnfinished) => {
      dialogs.mark(dialog, isUnfinished);
      drafts.write(dialog, entries);
    },
    wasUnfinished: dialogs.takeLeft,
  };
}

/** The key itself; on a device that is the user's own one that lies there, too. */
async function keptWhereOwn(
  { ownDevice }: Page,
  person: UserId,
  make: () => Promise<CryptoKey>,
): Promise<CryptoKey> {
  if (ownDevice.since() === null) return make();
  const { keptDraftsKey } = await import("../../infrastructure/device/drafts-key.ts");
  const key = await keptDraftsKey(person, make);
  // The device may have been disowned meanwhile.
  if (ownDevice.since() === null) await (await import("../destroy-copy.ts")).destroyCopy();
  return key;
}
