/** Reads a one-time sign-in link and takes it out of the address bar and the history at once. */
export function takeLinkFromAddress(): { adminAuthToken: string; userId: string } | undefined {
  const address = new URL(location.href);
  const adminAuthToken = address.searchParams.get('adminAuthToken');
  const userId = address.searchParams.get('userId');
  if (!adminAuthToken || !userId) return undefined;
  address.searchParams.delete('adminAuthToken');
  address.searchParams.delete('userId');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return { adminAuthToken, userId };
}
