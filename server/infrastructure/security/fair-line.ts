import type { Applicant } from "../../application/login/password-hasher.ts";

/** Those who wait for one account, and whether one of them had a turn while others waited. */
type Queue<Waiter> = { readonly waiters: readonly Waiter[]; readonly hadTurn: boolean };

/** Those who wait at one origin, by account. */
type Share<Waiter> = Map<string, Queue<Waiter>>;

/**
 * A line whose places are shared: addresses take turns, and accounts within an address, those first who had none yet.
 * Administrators go before all, one of each address: knowing their names does not suffice to stand before everybody.
 */
export function fairLine<Waiter>(room: number) {
  const administrators = new Map<string, Waiter>();
  /** In the order of their turns, the accounts of each as well. */
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

  /** The last of the account that has most waiting, at the origin that has most waiting. */
  const lastOfGreediest = ({ origin, account }: Applicant): Waiter | undefined => {
    const share = greediest(origins, sizeOf, origin);
    return share && greediest(share, lengthOf, account)?.waiters.at(-1);
  };

  /** Whose turn it is; the next one of their origin, and of their account, comes after all others. */
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
    /** Takes somebody in, and answers who has to leave if that is one too many: it may be the same. */
    join: (applicant: Applicant, waiter: Waiter): Waiter | null => {
      enter(applicant, waiter);
      if (waiting() <= room) return null;
      const last = lastOfGreediest(applicant) ?? waiter;
      leave(last);
      return last;
    },
    leave,
    /** Takes out whoever is next; undefined if nobody waits. */
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

/** The largest part; of several as large as that the newcomer's own, so that nobody makes way for an equal. */
function greediest<Part>(
  parts: ReadonlyMap<string, Part>,
  size: (part: Part) => number,
  own: string,
): Part | undefined {
  const most = Math.max(...[...parts.values()].map(size));
  const largest = [...parts].filter(([, part]) => size(part) === most);
  return (largest.find(([key]) => key === own) ?? largest.at(-1))?.[1];
}
