import type { Notice } from "../application/notice.ts";
import { wentToMain } from "./accounts/shut-account.ts";
import { actsDoneText } from "./recurrences/acts-done.ts";
import {
  accountFailureText,
  accountNewsText,
  settingsNews,
} from "./administration/account-notices.ts";
import { achievementWon, NO_NEW_ACHIEVEMENT } from "./achievements/achievement-notices.ts";
import { components } from "./components.ts";
import {
  budgetChanged,
  budgetsCopied,
  moneyAccountNews,
  balanceTold,
  accountReserveKept,
  ruleNewsText,
  recurrenceNewsText,
} from "./record-notices.ts";
import {
  categoriesMade,
  categoryNewsText,
  nothingToUndo,
  undoneText,
} from "./categories/category-notices.ts";
import { exported, IMPORT_WAITS, NOTHING_TO_EXPORT, imported } from "./file-notices.ts";
import { achievementsFailureText, failureText, recommendationsFailureText } from "./failures.ts";
import { ownAccountNews } from "./profile/own-account.ts";
import {
  goalChanged,
  PHOTO_UPLOADED,
  photoProblemText,
  profileChanged,
} from "./profile/profile-notices.ts";
import { importUndoneText } from "./imports/past-imports.ts";
import { refusedNews } from "./outbox/unsent.ts";
import { copyRestoredText } from "./restore/restore-notices.ts";
import { emptiedText, restoredText, TRASH_GONE } from "./trash/trash-notices.ts";
import { transactionChanged, transactionDivided } from "./transactions/transactions.ts";

/** The message when something waits on the device for the network. */
const LEFT_UNSENT = "Sem ligação. Fica guardado neste dispositivo e segue assim que houver rede.";

/** The message when an awaited payment has arrived. */
const PREMIUM_ACTIVATED = "Premium ativo: tem acesso a todas as funcionalidades.";

export type NoticeText = {
  readonly title: string;
  readonly message: string;
  /** Whether the news is good, neutral or a failure. */
  readonly tone: "success" | "warning" | "failure";
};

const success = (message: string): NoticeText => ({
  title: "Sucesso",
  message,
  tone: "success",
});

const error = (message: string): NoticeText => ({
  title: components.error,
  message,
  tone: "failure",
});

function actsDone(done: Extract<Notice, { readonly type: "acts-done" }>): NoticeText {
  const { message, isWhole } = actsDoneText(done);
  return isWhole ? success(message) : { title: "Aviso", message, tone: "warning" };
}

/** The texts of a toast. */
export function noticeText(notice: Notice): NoticeText {
  switch (notice.type) {
    case "transaction-changed":
      return notice.shut === undefined
        ? success(transactionChanged(notice.kind, notice.change))
        : { title: "Aviso", message: wentToMain(notice.shut), tone: "warning" };
    case "transaction-divided":
      return success(transactionDivided[notice.kind]);
    case "premium-activated":
      return success(PREMIUM_ACTIVATED);
    case "profile-changed":
      return success(profileChanged[notice.change]);
    case "goal-changed":
      return success(goalChanged[notice.change]);
    case "balance-told":
      return success(balanceTold(notice.balance));
    case "account-reserve-set":
      return success(accountReserveKept(notice.accountReserve));
    case "photo-uploaded":
      return success(PHOTO_UPLOADED);
    case "photo-failed":
      return error(photoProblemText(notice.problem));
    case "budget-changed":
      return success(budgetChanged[notice.change]);
    case "category-changed":
      return success(categoryNewsText(notice.news));
    case "categories-made":
      return success(categoriesMade(notice.count));
    case "money-account-changed":
      return success(moneyAccountNews[notice.news]);
    case "rule-changed":
      return success(ruleNewsText(notice.news));
    case "recurrence-changed":
      return success(recurrenceNewsText[notice.news]);
    case "acts-done":
      return actsDone(notice);
    case "undone":
      return notice.result.kept.length === 0
        ? success(undoneText(notice.result, notice.isRedo))
        : { title: "Aviso", message: undoneText(notice.result, notice.isRedo), tone: "warning" };
    case "nothing-to-undo":
      return { title: "Aviso", message: nothingToUndo(notice.isRedo), tone: "warning" };
    case "trash-restored":
      return success(restoredText(notice.result));
    case "copy-restored":
      return success(copyRestoredText(notice.counts));
    case "trash-emptied":
      return success(emptiedText(notice.count));
    case "trash-gone":
      return { title: "Aviso", message: TRASH_GONE, tone: "warning" };
    case "budgets-copied":
      return success(budgetsCopied(notice.count));
    case "left-unsent":
      return { title: "Por enviar", message: LEFT_UNSENT, tone: "warning" };
    case "taken-back":
      return success(failureText({ type: "taken-back" }));
    case "refused-write":
      return success(refusedNews[notice.news]);
    case "exported":
      return success(exported[notice.file]);
    case "imported":
      return success(imported(notice.imports));
    case "import-waits":
      return { title: "Aviso", message: IMPORT_WAITS, tone: "warning" };
    case "import-undone":
      return success(importUndoneText(notice.undone));
    case "nothing-to-export":
      return { title: "Aviso", message: NOTHING_TO_EXPORT, tone: "warning" };
    case "notifications-read":
      return success("Todas as notificações foram marcadas como lidas");
    case "recommendations-ready":
      return success("Recomendações geradas com sucesso!");
    case "recommendations-failed":
      return error(recommendationsFailureText(notice.failure));
    case "achievement-won":
      return { ...achievementWon(notice.achievement), tone: "success" };
    case "no-new-achievement":
      return { title: "Conquistas", message: NO_NEW_ACHIEVEMENT, tone: "warning" };
    case "achievements-failed":
      return error(achievementsFailureText(notice.failure));
    case "account-changed":
      return { ...accountNewsText(notice.news), tone: "success" };
    case "admin-settings-changed":
      return success(settingsNews(notice.settings));
    case "own-account-changed":
      return success(ownAccountNews[notice.news]);
    case "account-failed":
      return { ...accountFailureText(notice.action, notice.failure), tone: "failure" };
    case "failed":
      return error(failureText(notice.failure));
  }
}
