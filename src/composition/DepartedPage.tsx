import { browserFileSaver } from "../infrastructure/browser/browser-file-saver.ts";
import { Departed } from "../ui/screens/departed/Departed.tsx";

/** The page for whoever has left; their browser knows no more than the address. */
export const DepartedPage = () => (
  <Departed search={location.search} files={browserFileSaver(document)} />
);
