import { useSyncExternalStore } from "react";
import { UPDATE, updateTexts } from "../../../text/pages/update.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { bar } from "./update-bar.css.ts";

/** Offers a newer version of the product. */
export function UpdateBar() {
  const { update } = useOverlays();
  const state = useSyncExternalStore(update.subscribe, update.getSnapshot);
  return (
    <div role="status" className={bar}>
      {state !== "newest" && (
        <>
          <span>{updateTexts[state]}</span>
          <Button variant="secondary" size="small" onClick={update.begin}>
            {UPDATE}
          </Button>
        </>
      )}
    </div>
  );
}
