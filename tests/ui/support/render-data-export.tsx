import type { DataExports } from "../../../src/application/exports/data-exports.ts";
import { startDataExport } from "../../../src/composition/features/data-export.ts";
import { cachedPromise } from "../../../src/ui/cached-promise.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { noticeText } from "../../../src/text/notices.ts";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { renderApp } from "./render-app.tsx";
import { userWith } from "../../support/users.ts";

/** Renders the export of all data, composed as in the product over a port that a test chooses. */
export async function renderDataExport(
  dataExports: DataExports,
  user: User = userWith({ plan: "premium" }),
) {
  const files = fakeFileSaver();
  const notices: string[] = [];
  const feature = startDataExport({
    dataExports,
    files,
    notify: (notice) => notices.push(noticeText(notice).message),
  });
  const app = await renderApp({
    path: "/exportacao",
    user,
    features: { dataExport: cachedPromise(() => Promise.resolve(feature)) },
  });
  return { ...app, files, notices };
}
