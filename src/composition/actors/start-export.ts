import { createActor, fromPromise } from "xstate";
import { fileExportMachine } from "../../application/machines/file-export.machine.ts";
import type { Notice } from "../../application/notice.ts";
import type { Notify } from "../container/keys.ts";

/** Starts what makes files of a kind of content, and tells how each one ended. */
export function startExport<Content>(
  exportFile: (content: Content) => Notice | Promise<Notice>,
  notify: Notify,
) {
  const actor = createActor(
    fileExportMachine<Content>().provide({
      actors: {
        exportFile: fromPromise(async ({ input }) => notify(await exportFile(input.content))),
      },
    }),
  );
  actor.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  return actor.start();
}
