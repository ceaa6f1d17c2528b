import { use } from "react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { OverlayContext } from "../../overlay-context.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { RecurrenceDialogs } from "../recurrences/RecurrenceDialogs.tsx";
import { TransactionDialogs } from "../transactions/TransactionDialogs.tsx";
import { AppToast } from "./AppToast.tsx";
import { PremiumOffer } from "./PremiumOffer.tsx";
import { PresenceDialog } from "../presence/PresenceDialog.tsx";
import { LaterRecordHistory } from "../versions/LaterRecordHistory.tsx";
import { LaterLeaveQuestion } from "../unsent/LaterLeaveQuestion.tsx";
import { DeviceLine } from "./DeviceLine.tsx";
import { SlideOutMenu } from "./SlideOutMenu.tsx";
import { UpdateBar } from "./UpdateBar.tsx";

/** All overlays of the signed-in screens. */
export const Overlays = ({ categories }: { readonly categories: CategoryLists }) => (
  <OverlayContext value={use(useSignedIn().overlays)}>
    <SlideOutMenu />
    <DeviceLine />
    <LaterLeaveQuestion />
    <UpdateBar />
    <TransactionDialogs categories={categories} />
    <RecurrenceDialogs categories={categories} />
    <LaterRecordHistory />
    <PremiumOffer />
    <PresenceDialog />
    <AppToast />
  </OverlayContext>
);
