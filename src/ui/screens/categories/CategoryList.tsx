import { Plus } from "lucide-react";
import { useState } from "react";
import { blankCategory } from "../../../application/categories/category-form.ts";
import type { UsedCategory } from "../../../application/categories/view-category-book.ts";
import { CATEGORY_PLACES } from "../../../domain/categories/category-order.ts";
import { moved, positionAfter } from "../../../domain/shared/positions.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { categoryTexts as texts } from "../../../text/categories/categories.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { CategoriesFeature } from "./categories-feature.ts";
import * as styles from "./categories.css.ts";
import { CategoryRow } from "./CategoryRow.tsx";

type CategoryListProps = {
  readonly kind: TransactionKind;
  readonly categories: readonly UsedCategory[];
  readonly actors: CategoriesFeature;
};

/** The categories of one kind; a row is moved by its buttons or by dragging. */
export function CategoryList({ kind, categories, actors }: CategoryListProps) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const offered = categories.filter(({ archived }) => !archived).length;
  const moveTo = (id: string, place: number) => {
    const placed = moved(categories, id, place, CATEGORY_PLACES);
    actors.arrange(placed.map(({ kept: record, position }) => ({ record, patch: { position } })));
  };
  return (
    <Card
      title={texts.lists[kind]}
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden />}
          aria-label={texts.addOf[kind]}
          onClick={() =>
            actors.dialog.send({
              type: "OPEN_CREATE",
              fields: blankCategory(kind, positionAfter(categories, CATEGORY_PLACES)),
            })
          }
        >
          {texts.add}
        </Button>
      }
    >
      <ol className={styles.list}>
        {categories.map((category, place) => (
          <CategoryRow
            key={category.id}
            category={category}
            place={{ isFirst: place === 0, isLast: place === categories.length - 1 }}
            isOnly={!category.archived && offered === 1}
            onMove={(by) => moveTo(category.id, place + by)}
            drag={{
              isDrawn: drawn === category.id,
              onDraw: () => setDrawn(category.id),
              onLeave: () => setDrawn(null),
              onDrop: drawn === null ? null : () => moveTo(drawn, place),
            }}
            actors={actors}
          />
        ))}
      </ol>
    </Card>
  );
}
