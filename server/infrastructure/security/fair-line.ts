import type { Applicant } from "../../application/login/password-hasher.ts";

/** The waiters of one account, and whether one of them had a turn while others waited. */
type Queue<Waiter> = { readonly waiters: readonly Waiter[]; readonly hadTurn: boolean };

/** The waiters of one origin, by account. */
type Share<Waiter> = Map<string, Queue<Waiter>>;

/**
 * Makes a queue with fair turns: addresses take turns, and accounts within an address, those first that had none yet.
 * Administrators go first, one per address: knowing their names is not enough to overtake everybody.
 */
export function fairLine<Waiter>(room: number) {
  const administrators = new Map<string, Waiter>();
  /** In the order of their turns, like the accounts of each. */
  const origins = new Map<string, Share<Waiter>>();

  const waiting = () => sum([...origins.values()].map(sizeOf)) + administrators.size;

  const enter = ({ origin, account, administers }: Applicant, waiter: Waiter) => {
    if (administers && !administrators.has(origin)) {
      administrators.set(origin, waiter);
      return;
    }
    const share: Share<Waiter> = origins.get(origin) ?? new Map<string, Queue<Waiter>>();
    const { waiters, hadTurn } = share.get(account) ?? { waiters: [], hadTurn: false };
    origins.set(origin, share.set(account, { waiters: [...waiters, waiter], hadTurn }));
  };

  const leave = (waiter: Waiter) => {
    for (const [origin, other] of administrators)
      if (other === waiter) administrators.delete(origin);
    for (const [origin, share] of origins) {
      for (const [account, queue] of share) {
        const waiters = queue.waiters.filter((other) => other !== waiter);
        if (waiters.length > 0) share.set(account, { ...queue, waiters });
        else share.delete(account);
      }
      if (share.size === 0) origins.delete(origin);
    }
  };

  /** Returns the last waiter of the account with the most waiters, at the origin with the most waiters. */
  const lastOfGreediest = ({ origin, account }: Applicant): Waiter | undefined => {
    const share = greediest(origins, sizeOf, origin);
    return share && greediest(share, lengthOf, account)?.waiters.at(-1);
  };

  /** Removes and returns the next waiter; the next one of its origin, and of its account, comes after all others. */
  const takeTurn = (): Waiter | undefined => {
    const [[origin, share] = []] = origins;
    if (origin === undefined || share === undefined) return undefined;
    moveLast(origins, origin, share);
    const accounts = [...share];
    const [account, queue] = accounts.find(([, { hadTurn }]) => !hadTurn) ?? accounts[0] ?? [];
    if (account === undefined || queue === undefined) return undefined;
    moveLast(share, account, { ...queue, hadTurn: true });
    return queue.waiters[0];
  };

  return {
    /** Adds a waiter; returns the one that must give way if the queue is full, perhaps the same one. */
    join: (applicant: Applicant, waiter: Waiter): Waiter | null => {
      enter(applicant, waiter);
      if (waiting() <= room) return null;
      const last = lastOfGreediest(applicant) ?? waiter;
      leave(last);
      return last;
    },
    leave,
    /** Removes and returns the next waiter; undefined if nobody waits. */
    next: (): Waiter | undefined => {
      const [administrator] = administrators.values();
      const next = administrator ?? takeTurn();
      if (next !== undefined) leave(next);
      return next;
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const lengthOf = ({ waiters }: Queue<unknown>) => waiters.length;

const sizeOf = (share: Share<unknown>) => sum([...share.values()].map(lengthOf));

function moveLast<Part>(parts: Map<string, Part>, key: string, part: Part): void {
  parts.delete(key);
  parts.set(key, part);
}

/** Returns the largest part; among equals the newcomer's own, so that nobody gives way to an equal. */
function greediest<Part>(
  parts: ReadonlyMap<string, Part>,
  size: (part: Part) => number,
  own: string,
): Part | undefined {
  const most = Math.max(...[...parts.values()].map(size));
  const largest = [...parts].filter(([, part]) => size(part) === most);
  return (largest.find(([key]) => key === own) ?? largest.at(-1))?.[1];
}
