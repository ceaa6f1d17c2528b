import type { Applicant } from "../../application/ports/password-hasher.ts";

/** Those who wait at one origin, by account. */
type Share<Waiter> = Map<string, readonly Waiter[]>;

/**
 * A line whose places are shared: addresses take turns, and accounts within an address. Administrators go first, one of
 * each address: knowing their names does not suffice to stand before everybody else.
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
    const share: Share<Waiter> = origins.get(origin) ?? new Map<string, readonly Waiter[]>();
    origins.set(origin, share.set(account, [...(share.get(account) ?? []), waiter]));
  };

  const leave = (waiter: Waiter) => {
    for (const [origin, other] of administrators)
      if (other === waiter) administrators.delete(origin);
    for (const [origin, share] of origins) {
      for (const [account, waiters] of share) {
        const others = waiters.filter((other) => other !== waiter);
        if (others.length > 0) share.set(account, others);
        else share.delete(account);
      }
      if (share.size === 0) origins.delete(origin);
    }
  };

  /** The last of the account that has most waiting, at the origin that has most waiting. */
  const lastOfGreediest = ({ origin, account }: Applicant): Waiter | undefined => {
    const share = greediest(origins, sizeOf, origin);
    return share && greediest(share, ({ length }) => length, account)?.at(-1);
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
      const next = administrator ?? takeTurn(takeTurn(origins))?.[0];
      if (next !== undefined) leave(next);
      return next;
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const sizeOf = (share: Share<unknown>) => sum([...share.values()].map(({ length }) => length));

/** Whose turn it is; their next one comes after everybody else's. */
function takeTurn<Part>(parts: Map<string, Part> | undefined): Part | undefined {
  for (const [key, part] of parts ?? []) {
    parts?.delete(key);
    parts?.set(key, part);
    return part;
  }
  return undefined;
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
