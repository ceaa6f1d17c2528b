import { privacyPolicy } from "../../../text/privacy-policy.ts";
import { LegalArticle } from "./LegalArticle.tsx";

export const PrivacyPolicy = () => <LegalArticle text={privacyPolicy} />;
