import type {
  OneTimeToken,
  OneTimeTokens,
  TokenKind,
} from "../../../server/application/login/one-time-tokens.ts";

/** One-time tokens in memory; `kept` are the existing ones, by digest. */
export function fakeOneTimeTokens(): OneTimeTokens & {
  readonly kept: ReadonlyMap<string, OneTimeToken>;
} {
  const kept = new Map<string, OneTimeToken>();
  const named = <Kind extends TokenKind>(kind: Kind, digest: string) => {
    const token = kept.get(digest);
    return token?.kind === kind ? (token as OneTimeToken<Kind>) : null;
  };
  const removeWhere = (isGone: (token: OneTimeToken) => boolean) => {
    for (const [digest, token] of kept) if (isGone(token)) kept.delete(digest);
  };
  return {
    kept,
    find: async (kind, digest) => named(kind, digest),
    add: async (digest, token) => void kept.set(digest, { ...token, tries: 0 }),
    spend: async (kind, digest) => {
      const token = named(kind, digest);
      if (token !== null) kept.delete(digest);
      return token;
    },
    countTry: async (digest) => {
      const token = kept.get(digest);
      if (token !== undefined) kept.set(digest, { ...token, tries: token.tries + 1 });
    },
    count: async (owner, kind, { now, latest }) =>
      [...kept.values()].filter(
        (token) =>
          token.owner === owner &&
          token.kind === kind &&
          token.expiresAt > now &&
          token.madeAt <= latest,
      ).length,
    removeOf: async (owner, kinds) =>
      removeWhere((token) => token.owner === owner && kinds.includes(token.kind)),
    prune: async ({ now, latest }) =>
      removeWhere(({ madeAt, expiresAt }) => expiresAt <= now || madeAt > latest),
  };
}
