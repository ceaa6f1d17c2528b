import type { LedgerId } from "../../src/domain/shared/ids.ts";
import type { Member } from "./ports/ledgers.ts";

/** So many ledgers are looked up at once. */
const LEDGERS_AT_ONCE = 100;

/** Whose ledgers they are, in the order of these, those after one; at most so many. */
type Find = (after: LedgerId | null, most: number) => Promise<readonly Member[]>;

/** Does a work in each of many ledgers, one after the other; one in which it fails is told, and holds no other up. */
export async function eachMember(
  find: Find,
  work: (member: Member) => Promise<unknown>,
  tellLeft: (error: unknown) => void,
): Promise<void> {
  let after: LedgerId | null = null;
  for (;;) {
    const members: readonly Member[] = await find(after, LEDGERS_AT_ONCE);
    for (const member of members) {
      await work(member).catch(tellLeft);
      after = member.ledger;
    }
    if (members.length < LEDGERS_AT_ONCE) return;
  }
}
