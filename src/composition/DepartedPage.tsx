import { browserFileSaver } from "../infrastructure/browser/browser-file-saver.ts";
import { Departed } from "../ui/screens/departed/Departed.tsx";

/** The page for a user whose account is closed; it knows no more of them than its address says. */
export const DepartedPage = () => (
  <Departed search={location.search} files={browserFileSaver(document)} />
);
