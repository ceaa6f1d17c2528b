import { createActor, fromPromise } from "xstate";
import { ownPasswordForm } from "../../application/forms/own-password-form.ts";
import type { SaveInput } from "../../application/machines/form-dialog.machine.ts";
import { copyMachine } from "../../application/machines/copy.machine.ts";
import { sessionsMachine } from "../../application/machines/sessions.machine.ts";
import type { OwnAccountNews } from "../../application/notice.ts";
import type { Clipboard } from "../../application/ports/clipboard.ts";
import type { OwnFactor } from "../../application/ports/own-factor.ts";
import type { OwnAccount, PasswordChange } from "../../application/ports/own-account.ts";
import { httpOwnAccount } from "../../infrastructure/http/http-own-account.ts";
import { browserClipboard } from "../../infrastructure/browser/browser-clipboard.ts";
import { httpOwnFactor } from "../../infrastructure/http/http-own-factor.ts";
import type { AccountFeature } from "../../ui/screens/account/account-feature.ts";
import { startFactor } from "../actors/start-factor.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const ACCOUNT = key<OwnAccount>("ownAccount");
const FACTOR = key<OwnFactor>("ownFactor");
const CLIPBOARD = key<Clipboard>("clipboard");

const needs = {
  account: ACCOUNT,
  factor: FACTOR,
  clipboard: CLIPBOARD,
  files: keys.files,
  session: keys.session,
  clock: keys.clock,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
};

/** One's own account: its password, its second factor and its sessions. */
export const accountFeature = feature(
  [
    bind(ACCOUNT, [keys.api], httpOwnAccount),
    bind(FACTOR, [keys.api], httpOwnFactor),
    bind(CLIPBOARD, [], () => browserClipboard(navigator)),
  ],
  needs,
  startAccount,
);

/** Starts the writes of the account screen; each that succeeds is told, and has the sessions listed anew. */
export function startAccount(given: NeedsOf<typeof needs>): AccountFeature {
  const { account, factor, clock, clipboard, ids, notify, reload } = given;
  const done = (news: OwnAccountNews) => {
    notify({ type: "own-account-changed", news });
    reload();
  };

  const password = startFormDialog(
    ownPasswordForm,
    ids,
    ({ draft }: SaveInput<PasswordChange, never>) => account.changePassword(draft),
  );
  password.on("SAVED", () => done("password-changed"));

  const sessions = createActor(
    sessionsMachine.provide({
      actors: {
        end: fromPromise(({ input }) => account.endSession(input)),
        endOthers: fromPromise(() => account.endOtherSessions()),
      },
    }),
  ).start();
  sessions.on("ENDED", ({ which }) =>
    done(which === "one" ? "session-ended" : "other-sessions-ended"),
  );
  sessions.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
    reload();
  });

  const copy = copyMachine.provide({
    actors: { copy: fromPromise(({ input }) => clipboard.copy(input)) },
  });

  return {
    load: async () => {
      const [open, setUp] = await Promise.all([account.sessions(), factor.read()]);
      return { sessions: open, factor: setUp, now: clock.now() };
    },
    actors: { password, sessions, factor: startFactor(given), copy },
  };
}
