import type { KnownOperator } from "../../../text/administration/operator.ts";
import { privacyPolicy } from "../../../text/consent/privacy-policy.ts";
import { LegalArticle } from "./LegalArticle.tsx";

export const PrivacyPolicy = ({ operator }: { readonly operator: KnownOperator }) => (
  <LegalArticle text={privacyPolicy(operator)} />
);
