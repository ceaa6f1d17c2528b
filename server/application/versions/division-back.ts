import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { movedBy, type Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { EarlierPart } from "./versions.ts";

/** Why a division cannot go back: a part has another amount by now, or is gone. */
export type DivisionFault = "division-edited" | "division-part-gone";

type DivisionBack = {
  readonly going: readonly Transaction[];
  readonly coming: readonly Transaction[];
};

/** Whether the divisions since an earlier version made a part, or took one back. */
const isConcerned = ({ wasThere, left }: EarlierPart) => wasThere !== (left !== null);

/** Returns the parts that go and come with an earlier version of the divided record: all of them, or none. */
export function divisionBack(parts: readonly EarlierPart[]): Result<DivisionBack, DivisionFault> {
  const concerned = parts.filter(isConcerned);
  for (const { left, isThere, record } of concerned) {
    if (left !== null && !isThere) return refused("division-part-gone");
    if ((left === null ? 0 : movedBy(left)) !== (isThere ? movedBy(record) : 0))
      return refused("division-edited");
  }
  return accepted({
    going: concerned.filter(({ wasThere }) => !wasThere).map(({ record }) => record),
    coming: concerned.filter(({ wasThere }) => wasThere).map(({ record }) => record),
  });
}
