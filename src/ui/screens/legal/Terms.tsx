import { terms } from "../../../text/terms.ts";
import { LegalArticle } from "./LegalArticle.tsx";

export const Terms = () => <LegalArticle text={terms} />;
