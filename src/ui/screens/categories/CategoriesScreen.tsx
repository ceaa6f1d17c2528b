import type { CategoryBook } from "../../../application/categories/view-category-book.ts";
import { categoryTexts as texts } from "../../../text/categories/categories.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import type { CategoriesFeature } from "./categories-feature.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { CategoryList } from "./CategoryList.tsx";
import { lists } from "./categories.css.ts";
import { MergeDialog } from "./MergeDialog.tsx";

export type CategoriesScreenProps = {
  readonly book: CategoryBook;
  readonly actors: CategoriesFeature;
};

/** The user's categories of each kind, in their order. */
export const CategoriesScreen = ({ book, actors }: CategoriesScreenProps) => (
  <>
    <PageHeader title={layoutTexts.categories} subtitle={texts.subtitle} />
    <div className={lists}>
      {(["expense", "income"] as const).map((kind) => (
        <CategoryList key={kind} kind={kind} categories={book[kind]} actors={actors} />
      ))}
    </div>
    <CategoryDialog dialog={actors.dialog} />
    <MergeDialog merge={actors.merge} book={book} />
  </>
);
