import type { Notice } from "../application/notice.ts";
import { failureText } from "./failures.ts";
import { transactionChanged } from "./transactions.ts";

export type NoticeText = {
  readonly title: string;
  readonly message: string;
  readonly destructive: boolean;
};

/** What a toast says (§8). */
export function noticeText(notice: Notice): NoticeText {
  switch (notice.type) {
    case "transaction-changed":
      return {
        title: "Sucesso",
        message: transactionChanged(notice.kind, notice.change),
        destructive: false,
      };
    case "failed":
      return { title: "Erro", message: failureText(notice.failure), destructive: true };
  }
}
