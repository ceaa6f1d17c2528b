import type { Notice } from "../../application/notice.ts";
import type { Notify } from "../container/keys.ts";
import { startAct } from "./acts.ts";

/** Starts the machine that makes files of a kind of content, and reports how each export ended. */
export function startExport<Content>(
  exportFile: (content: Content) => Notice | Promise<Notice>,
  notify: Notify,
) {
  const act = startAct<Content>(async ({ of }) => notify(await exportFile(of)));
  act.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  return act;
}
