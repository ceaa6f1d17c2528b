import type { KnownOperator } from "../../../text/operator.ts";
import { terms } from "../../../text/terms.ts";
import { LegalArticle } from "./LegalArticle.tsx";

export const Terms = ({ operator }: { readonly operator: KnownOperator }) => (
  <LegalArticle text={terms(operator)} />
);
