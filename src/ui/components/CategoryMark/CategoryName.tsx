import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { useCategoryLooks } from "../../use-category-looks.ts";
import { CategoryMark } from "./CategoryMark.tsx";

type CategoryNameProps = { readonly kind: TransactionKind; readonly name: string };

/** A category by its name, after its mark if somebody has given it one. */
export function CategoryName({ kind, name }: CategoryNameProps) {
  const look = useCategoryLooks()(kind, name);
  return (
    <>
      {look && <CategoryMark colour={look.colour} icon={look.icon} size="word" />}
      {name}
    </>
  );
}
