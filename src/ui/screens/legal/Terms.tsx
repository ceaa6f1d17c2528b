import type { KnownOperator } from "../../../text/administration/operator.ts";
import { terms } from "../../../text/consent/terms.ts";
import { LegalArticle } from "./LegalArticle.tsx";

export const Terms = ({ operator }: { readonly operator: KnownOperator }) => (
  <LegalArticle text={terms(operator)} />
);
