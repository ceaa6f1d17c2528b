import type { KnownOperator } from "../../../text/operator.ts";
import { privacyPolicy } from "../../../text/privacy-policy.ts";
import { LegalArticle } from "./LegalArticle.tsx";

export const PrivacyPolicy = ({ operator }: { readonly operator: KnownOperator }) => (
  <LegalArticle text={privacyPolicy(operator)} />
);
