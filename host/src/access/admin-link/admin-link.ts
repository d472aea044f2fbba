import { ADMIN_LINK } from '../../base/addresses.ts';

export interface AdminLink {
  adminAuthToken: string;
  userId: string;
}

let held: AdminLink | undefined;

/** For the page that sends it. It is kept nowhere else. */
export const heldLink = (): AdminLink | undefined => held;

/**
 * Reads a one-time sign-in link, removes it from the address bar and the history, and changes the address to that of the page
 * that sends it. Must run before the router starts, which would not notice the change.
 */
export function takeLinkFromAddress(): AdminLink | undefined {
  const address = new URL(location.href);
  const adminAuthToken = address.searchParams.get('adminAuthToken');
  const userId = address.searchParams.get('userId');
  if (!adminAuthToken || !userId) return undefined;
  address.searchParams.delete('adminAuthToken');
  address.searchParams.delete('userId');
  history.replaceState(history.state, '', ADMIN_LINK + address.search + address.hash);
  held = { adminAuthToken, userId };
  return held;
}
