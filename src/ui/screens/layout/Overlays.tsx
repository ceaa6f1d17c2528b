import type { CategoryLists } from "../../../application/use-cases/load-categories.ts";
import { TransactionDialogs } from "../transactions/TransactionDialogs.tsx";
import { AppToast } from "./AppToast.tsx";
import { PremiumOffer } from "./PremiumOffer.tsx";

/** All that may lie over a screen. */
export const Overlays = ({ categories }: { readonly categories: CategoryLists }) => (
  <>
    <TransactionDialogs categories={categories} />
    <PremiumOffer />
    <AppToast />
  </>
);
