import type { TokenKind } from '@extranet/shared/http';
import { heldToken, readAdminToken, tokenInUse } from '@extranet/shared/session';

interface Waiting {
  promise: Promise<boolean>;
  resolve: (isRenewed: boolean) => void;
}

const waiting = new Map<TokenKind, Waiting>();

/** Calls whose token was refused wait here, all for one answer: whether there is another token. */
export function renewalOf(kind: TokenKind): Promise<boolean> {
  const known = waiting.get(kind) ?? Promise.withResolvers<boolean>();
  waiting.set(kind, known);
  return known.promise;
}

export function settleRenewal(kind: TokenKind, isRenewed: boolean): void {
  waiting.get(kind)?.resolve(isRenewed);
  waiting.delete(kind);
}

/** A call that was under way while the session was renewed here. Another tab may have put somebody else's token into storage. */
export function wasRenewedSince(kind: TokenKind, token: string): boolean {
  const current = kind === 'admin' ? readAdminToken() : tokenInUse();
  const isOurs = kind === 'admin' || current === heldToken();
  return isOurs && current !== null && current !== token;
}
