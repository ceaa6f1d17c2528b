import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { useCategoryLooks } from "../../use-category-looks.ts";
import { CategoryMark } from "./CategoryMark.tsx";

type CategoryNameProps = { readonly kind: TransactionKind; readonly name: string };

/** A category's name, after its mark. */
export function CategoryName({ kind, name }: CategoryNameProps) {
  const { colour, icon } = useCategoryLooks()(kind, name);
  return (
    <>
      <CategoryMark colour={colour} icon={icon} size="word" />
      {name}
    </>
  );
}
