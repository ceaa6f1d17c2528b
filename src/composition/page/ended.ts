import type { UnfinishedDialogs } from "../../application/entries/unfinished-dialogs.ts";
import { unfinishedDialogs } from "../../application/entries/unfinished-dialogs.ts";
import { leaveEnded, takeEnded } from "../../infrastructure/browser/ended-session.ts";
import { ownerOf } from "./owner-of.ts";
import type { Page } from "./page.ts";

/** The addresses at which somebody signs in. */
const ENTRANCES = new Set(["/", "/login"]);

/**
 * Returns to the screen on which an earlier session of the same person ended, and notes in the tab where this one does
 * unless the person ends it.
 */
export function continueSession(page: Page): UnfinishedDialogs {
  const owner = ownerOf(page);
  const left = takeEnded(page.tab, owner);
  const dialogs = unfinishedDialogs(left?.dialog ?? null);
  if (left !== null && ENTRANCES.has(location.pathname)) history.replaceState(null, "", left.path);
  page.session.subscribe({
    complete: () => {
      // Who signs out takes the consent along.
      if (owner !== null && page.consentedAt() !== null)
        leaveEnded(page.tab, owner, { path: location.pathname, dialog: dialogs.latest() });
    },
  });
  return dialogs;
}
