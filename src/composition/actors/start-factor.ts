import { createActor, fromPromise } from "xstate";
import { secondFactorMachine } from "../../application/second-factor/second-factor.machine.ts";
import type { FileSaver } from "../../application/exports/file-saver.ts";
import type { OwnFactor } from "../../application/second-factor/own-factor.ts";
import { recoveryCodesTexts } from "../../text/second-factor/second-factor.ts";
import type { FactorActor } from "../../ui/screens/account/account-feature.ts";
import type { Notify } from "../container/keys.ts";
import type { Page } from "../page/page.ts";

type Given = {
  readonly factor: OwnFactor;
  readonly files: FileSaver;
  readonly session: Pick<Page["session"], "getSnapshot">;
  readonly notify: Notify;
  readonly reload: () => void;
};

/** Starts the acts on the user's second factor; the QR code module is fetched when a code is shown. */
export function startFactor({ factor, files, session, notify, reload }: Given): FactorActor {
  const username = () => session.getSnapshot().context.session?.user.username ?? "";
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        begin: fromPromise(async () => {
          const { qrSquares } = await import("../../infrastructure/qr/qr-squares.ts");
          const made = await factor.begin();
          return { ...made, squares: qrSquares(made.uri) };
        }),
        confirm: fromPromise(({ input }) => factor.confirm(input)),
        renew: fromPromise(() => factor.renewCodes()),
        remove: fromPromise(() => factor.remove()),
      },
      actions: {
        save: (_, { codes }) =>
          files.save({
            name: recoveryCodesTexts.fileName,
            type: "text/plain;charset=utf-8",
            content: recoveryCodesTexts.file(username(), codes),
          }),
      },
    }),
  ).start();
  actor.on("CHANGED", reload);
  actor.on("DONE", ({ news }) => notify({ type: "own-account-changed", news }));
  actor.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
    reload();
  });
  return actor;
}
