const NAME = 'credentials';

/** The link of a credentials mail carries its token behind '#'. Reads it, and removes it from the address. */
export function takeCredentialsFromAddress(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get(NAME);
  if (!token) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
