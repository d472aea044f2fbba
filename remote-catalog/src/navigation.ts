import type { HostApi } from '@extranet/shared/remote';

/** The open product stands in the address of whatever page it was opened on. */
export const PRODUCT_PARAM = 'produit';

let go: HostApi['navigate'] = () => {};

/** The host lends its router while the remote is alive. */
export function borrowRouter({ navigate }: HostApi): () => void {
  go = navigate;
  return () => {
    go = () => {};
  };
}

export function showInAddress(prodId: string): void {
  const { pathname, search } = window.location;
  go(withProduct(pathname, new URLSearchParams(search), prodId));
}

export function withProduct(pathname: string, address: URLSearchParams, prodId: string | null): string {
  const next = new URLSearchParams(address);
  if (prodId === null) next.delete(PRODUCT_PARAM);
  else next.set(PRODUCT_PARAM, prodId);
  const search = next.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
