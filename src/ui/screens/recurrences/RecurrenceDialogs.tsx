import { useSelector } from "@xstate/react";
import { Suspense, useState } from "react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { useOverlays } from "../../overlay-context.ts";
import { lazyComponent } from "../../lazy-component.tsx";
import { useToday } from "../../signed-in-context.ts";

const RecurrenceDialog = lazyComponent(
  async () => (await import("./RecurrenceDialog.tsx")).RecurrenceDialog,
);

/** The dialog of recurrences, on every screen; fetched when it is first opened. */
export function RecurrenceDialogs({ categories }: { readonly categories: CategoryLists }) {
  const { dialog } = useOverlays().recurrences.actors;
  const today = useToday();
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <RecurrenceDialog dialog={dialog} categories={categories} today={today} />
    </Suspense>
  );
}
