import { ADMIN_LINK } from '../../base/addresses.ts';

export interface AdminLink {
  adminAuthToken: string;
  userId: string;
}

let held: AdminLink | undefined;

/** For the page that sends it: it is kept nowhere else. */
export const heldLink = (): AdminLink | undefined => held;

/**
 * Reads a one-time sign-in link, takes it out of the address bar and the history at once, and leads to the page that sends it.
 * Before the router starts, which would not see the address change.
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
